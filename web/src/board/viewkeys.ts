/** Keys for the view, the same over hexes and over a table. */

import { onKey, onOtherKey, type Act } from "../keys/keyboard";
import type { KeyId } from "../keys/table";
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

/** The arrow keys as a step across and down. */
export const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Pixels that a key moves the map by. */
const STEP = 90;

/** Bind them; the answer lets them go. */
export function viewKeys({ camera, scene, overlays, near, toggle }: View): () => void {
  const acts: [KeyId, Act][] = [
    ["closer", () => camera.zoomBy(1.3)],
    ["farther", () => camera.zoomBy(1 / 1.3)],
    ["fit", () => camera.fit()],
    ["hand", () => camera.frameBox(near())],
    ["bare", () => toggle("bare")],
    ["mini", () => toggle("mini")],
    ["pan", ({ key }) => camera.panBy(ARROWS[key]![0] * STEP, ARROWS[key]![1] * STEP)],
  ];
  const layer: Act = ({ key }) => {
    const card = overlays?.cards.find((one) => one.key === key);
    return card && overlays ? overlays.cycle(card, sidesInTurn(scene)) : false;
  };
  const off = [...acts.map(([id, act]) => onKey(id, act)), onOtherKey(layer)];
  return () => off.forEach((one) => one());
}
