/** Friends of the unit in hand: a click on one of them means him, and not the hex under him. */

import type { Scene } from "./scene";

/** Whether a counter is of the side of the one in hand and stands elsewhere, where no question or blow is about its hex. */
export function isFriend(scene: Scene, id: string): boolean {
  const [one, other] = [scene.unit(id), scene.unit(scene.selected)];
  if (!one?.hex || !other || one.hex === other.hex || scene.choiceHexes.has(one.hex)) return false;
  return scene.sideOf(one.id) === scene.sideOf(other.id) && !scene.offers.targets.has(one.hex);
}
