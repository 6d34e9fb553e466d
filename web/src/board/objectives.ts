/** Where objectives lie on a map of hexes, and what there is to say of them at a hex. */

import type { Objective } from "../net/types";
import type { Box, HexPlace, Sheet } from "./sheet";

export function placesOf(sheet: Pick<Sheet, "hexes">, { spots }: Pick<Objective, "spots">): HexPlace[] {
  return spots.flatMap(({ hex }) => sheet.hexes.get(hex) ?? []);
}

/** The one nearest to the middle of them all. */
export function middlePlace(places: HexPlace[]): HexPlace | null {
  const [x, y] = [mean(places.map((one) => one.x)), mean(places.map((one) => one.y))];
  const far = (one: HexPlace): number => (one.x - x) ** 2 + (one.y - y) ** 2;
  return places.reduce<HexPlace | null>((best, one) => (best && far(best) <= far(one) ? best : one), null);
}

function mean(figures: number[]): number {
  return figures.reduce((sum, one) => sum + one, 0) / (figures.length || 1);
}

/** The `d` of a path around some hexes: every hexside that only one of them has. */
export function border({ corners }: Pick<Sheet, "corners">, places: HexPlace[]): string {
  const sides = new Map<string, { d: string; count: number }>();
  for (const { x, y } of places) {
    corners.forEach(([ax, ay], n) => {
      const [bx, by] = corners[(n + 1) % corners.length]!;
      const key = `${Math.round((2 * x + ax + bx) / 4)} ${Math.round((2 * y + ay + by) / 4)}`;
      const known = sides.get(key);
      const d = `M${(x + ax).toFixed(1)} ${(y + ay).toFixed(1)}L${(x + bx).toFixed(1)} ${(y + by).toFixed(1)}`;
      sides.set(key, { d, count: (known?.count ?? 0) + 1 });
    });
  }
  return [...sides.values()].flatMap(({ d, count }) => (count === 1 ? [d] : [])).join("");
}

/** Degrees from the right in which the nearest edge of the map lies. */
export function outward({ left, top, right, bottom }: Box, { x, y }: { x: number; y: number }): number {
  const far: [number, number][] = [
    [right - x, 0],
    [bottom - y, 90],
    [x - left, 180],
    [y - top, 270],
  ];
  return far.sort(([a], [b]) => a - b)[0]![1];
}

/** What is to be had at a hex, in words. */
export function toldAt(objectives: readonly Objective[], hex: string): string[] {
  return objectives.filter(({ spots }) => spots.some((spot) => spot.hex === hex)).map(({ text }) => text);
}
