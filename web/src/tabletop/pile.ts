/** Units that stand in one spot of a table: a click takes the uppermost, another the one beneath it. */

import type { Scene } from "../board/scene";

/** Leaders lie on top. */
export function level(scene: Scene, id: string): number {
  return (scene.counters[id]?.outline.length ?? 0) < 3 ? 1 : 0;
}

/** Some units as they lie while none of them is in hand, which would bring it to the top; the uppermost first. */
export function piled(scene: Scene, ids: string[]): string[] {
  const lying = scene.units.map(({ id }) => id).filter((id) => ids.includes(id));
  return lying.sort((a, b) => level(scene, a) - level(scene, b)).reverse();
}

/** Whoever lies under the pointer, in the order in which they are drawn, the uppermost first. */
export function pileAt({ clientX, clientY }: MouseEvent): string[] {
  const units = document.elementsFromPoint(clientX, clientY).flatMap((one) => one.closest<SVGElement>("[data-unit]")?.dataset["unit"] ?? []);
  return [...new Set(units)];
}

/** Who is taken up by a click on a pile: the one after the one in hand, and nobody after the last. */
export function beneath(pile: string[], inHand: string | null): string | null {
  return pile[inHand === null ? 0 : pile.indexOf(inHand) + 1] ?? null;
}
