/** Everything that the site has instead of a server. */

import { mount } from "svelte";
import { goThrough } from "../net/request";
import { openPocket } from "./door";
import { handOutFiles } from "./files";
import SiteLine from "./SiteLine.svelte";
import { keepSite } from "./site.svelte";

export function begin(): void {
  // What is kept for later waits until somebody can play.
  const { door, hold } = openPocket(() => void keepSite());
  goThrough(door);
  handOutFiles();
  mount(SiteLine, { target: document.body, props: { hold } });
}
