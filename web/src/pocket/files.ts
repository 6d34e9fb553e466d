/** Links to files of the door: without a server they have no address, so they are handed out here. */

import { text } from "../net/request";

const DOOR = "/api/";

export function handOutFiles(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[download]") : null;
    const path = link?.getAttribute("href");
    if (!link || !path?.startsWith(DOOR)) return;
    event.preventDefault();
    void handOut(path.slice(DOOR.length - 1), link.download);
  });
}

async function handOut(path: string, name: string): Promise<void> {
  const content = await text(path);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  link.download = name || `${path.split("/").at(-2)}.game`;
  link.click();
  URL.revokeObjectURL(link.href);
}
