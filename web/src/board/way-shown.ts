/** The way of the unit in hand to the hex that is pointed at. */

import type { Scene } from "./scene";

/** milliseconds that a hex is pointed at before a way by way-points is asked for: not at every hex passed */
const LINGER = 90;

/** Have the way shown; what is given back calls the asking off. */
export function lookAlong(scene: Scene, hex: string | null): (() => void) | undefined {
  const unit = scene.selected;
  if (!unit) return undefined;
  if (!scene.way.points.length) {
    void scene.way.look(unit, hex);
    return undefined;
  }
  const timer = setTimeout(() => void scene.way.look(unit, hex), LINGER);
  return () => clearTimeout(timer);
}
