/** What units have declared, in words: its sign on the map lies over counters and is no target of the pointer. */

import type { Scene } from "./scene";

export function declaredBy(scene: Scene, units: { id: string }[]): string[] {
  const meant = scene.declared.filter((one) => units.some(({ id }) => one.units.includes(id)));
  return meant.map(({ label, rule }) => `${label} (${rule})`);
}
