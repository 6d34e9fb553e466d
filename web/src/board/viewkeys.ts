/** Keys for the view, the same over hexes and over a table. */

import type { Camera } from "./camera.svelte";
import type { Overlays, Scene } from "./scene";
import { sidesInTurn } from "./framing";
import type { Box } from "./sheet";

export interface View {
  camera: Camera;
  scene: Scene;
  overlays: Overlays | null;
  /** the part of the map that is worth a look now */
  near: () => Box;
  /** counters made faint, and the small map */
  toggle: (what: "bare" | "mini") => void;
}

/** Whether something is being typed or asked, or the key is meant for the browser. */
export function elsewhere(event: KeyboardEvent): boolean {
  const typing = event.target instanceof Element && event.target.closest("input, select, textarea, dialog");
  return !!typing || event.ctrlKey || event.metaKey || event.altKey;
}

/** What a key does to the view; false where it is none of these. */
export function viewKey(event: KeyboardEvent, { camera, scene, overlays, near, toggle }: View): boolean {
  const card = overlays?.cards.find((one) => one.key === event.key);
  if (event.key === "+" || event.key === "=") camera.zoomBy(1.3);
  else if (event.key === "-") camera.zoomBy(1 / 1.3);
  else if (event.key === "f" || event.key === "0") camera.fit();
  else if (event.key === "g") camera.frameBox(near());
  else if (event.key === "h") toggle("bare");
  else if (event.key === "m") toggle("mini");
  else if (card && overlays) overlays.cycle(card, sidesInTurn(scene));
  else return false;
  return true;
}
