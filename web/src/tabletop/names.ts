/** Names beside the bodies on a table, each only where it covers nobody and no other name. */

import type { Spot } from "./cloth";

/** What is to be named: the middle of its foot on the sheet, and the box it covers there. */
export interface Named {
  id: string;
  name: string;
  box: { left: number; top: number; right: number; bottom: number };
}

export interface Label extends Spot {
  id: string;
  name: string;
}

/** Of a name on the screen: its height, and the width of a letter. */
const [TALL, WIDE] = [12, 6];

/** Under each body, or over it; who is first in the list comes first. `k` is how large the sheet is drawn. */
export function labels(all: Named[], k: number): Label[] {
  const taken = all.map(({ box }) => box);
  const found: Label[] = [];
  for (const { id, name, box } of all) {
    const [tall, half] = [TALL / k, (WIDE * name.length) / 2 / k];
    const x = (box.left + box.right) / 2;
    for (const y of [box.bottom + tall, box.top - 0.35 * tall]) {
      const own = { left: x - half, right: x + half, top: y - 0.85 * tall, bottom: y + 0.15 * tall };
      if (taken.some((other) => other !== box && meets(own, other))) continue;
      taken.push(own);
      found.push({ id, name, x, y });
      break;
    }
  }
  return found;
}

function meets(a: Named["box"], b: Named["box"]): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
