/** Several units of a table carried at once: each keeps its place to the others, and faces as it did. */

import { laid, middle, readSpot, spotText, type Cloth, type Spot } from "./cloth";

/** A unit as it stands: where, facing how, and its corners to the right and ahead of the middle of its front. */
export interface Stood {
  hex: string | null;
  facing: string | null;
  outline: [number, number][];
}

export function moved({ x, y }: Spot, by: Spot): Spot {
  return { x: x + by.x, y: y + by.y };
}

/** What they would cover, carried so far; a single spot for whoever is alone. */
export function carriedTo(units: Stood[], by: Spot): Spot[][] {
  return units.flatMap(({ hex, facing, outline }) => {
    const at = readSpot(hex ?? "");
    return at ? [laid(outline.length > 2 ? outline : [[0, 0]], moved(at, by), Number(facing ?? 0))] : [];
  });
}

/** The goal of a march that carries all of them so far: the middle of their fronts, carried. */
export function goalOf(cloth: Cloth, units: Stood[], by: Spot): string {
  return spotText(cloth, moved(middle(units.flatMap(({ hex }) => readSpot(hex ?? "") ?? [])), by));
}
