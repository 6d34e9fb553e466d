/** Where counters lie: stacks a little apart, small ones on a corner, one stack at a time spread out. */

import type { Trail } from "../app/trails";
import type { Unit } from "../net/types";
import type { Sheet } from "./sheet";

export interface Placed {
  unit: Unit;
  x: number;
  y: number;
  scale: number;
  /** nothing lies on it */
  top: boolean;
  spread: boolean;
}

/** half the side of a counter, in hexsides */
const HALF = 0.59;
const STEP = 0.09;
const SMALL = 0.55;
const SPREAD = 1.36;

export function placed(units: Unit[], sheet: Sheet, spread: string | null, selected: string | null): Placed[] {
  const stacks = new Map<string, Unit[]>();
  for (const unit of units) {
    if (unit.hex && sheet.hexes.has(unit.hex)) stacks.set(unit.hex, [...(stacks.get(unit.hex) ?? []), unit]);
  }
  // Whatever is spread out, or in hand, lies over its neighbours.
  const order = [...stacks].sort(([a, first], [b, second]) => rank(a, first) - rank(b, second));
  return order.flatMap(([hex, pile]) => (hex === spread ? fan(hex, pile, sheet) : stack(hex, pile, sheet, selected)));

  function rank(hex: string, pile: Unit[]): number {
    if (hex === spread) return 2;
    return pile.some((unit) => unit.id === selected) ? 1 : 0;
  }
}

function stack(hex: string, pile: Unit[], sheet: Sheet, selected: string | null): Placed[] {
  const { x, y } = sheet.hexes.get(hex)!;
  const { size } = sheet;
  const scale = (2 * HALF * size) / 100;
  const large = pile.filter((unit) => unit.strength > 0).sort(lowest(selected));
  const small = pile.filter((unit) => unit.strength <= 0);
  const shown: Placed[] = large.map((unit, n) => {
    const under = large.length - 1 - n;
    const off = under * STEP * size;
    return { unit, x: x + off, y: y - off, scale, top: under === 0, spread: false };
  });
  small.forEach((unit, n) => {
    const alone = !large.length && n === 0;
    const [across, down] = alone ? [0, 0] : [0.62 + 0.2 * n, -0.6 + 0.66 * n];
    const at = { x: x + across * size, y: y + down * size };
    shown.push({ unit, ...at, scale: alone ? scale : scale * SMALL, top: true, spread: false });
  });
  return shown;
}

function fan(hex: string, pile: Unit[], sheet: Sheet): Placed[] {
  const { x, y } = sheet.hexes.get(hex)!;
  const scale = (2 * HALF * sheet.size) / 100;
  const row = [...pile].sort((a, b) => a.depth - b.depth);
  const step = SPREAD * sheet.size;
  return row.map((unit, n) => ({
    unit,
    x: x + (n - (row.length - 1) / 2) * step,
    y,
    scale,
    top: true,
    spread: true,
  }));
}

/** The lowest first; the one in hand on top. */
function lowest(selected: string | null): (a: Unit, b: Unit) => number {
  const height = (unit: Unit): number => (unit.id === selected ? -1 : unit.depth);
  return (a, b) => height(b) - height(a);
}

/** What lies in one hex: how many counters, and how strong they are together. */
export interface Heap {
  hex: string;
  x: number;
  y: number;
  count: number;
  total: number;
}

/** Every hex with several combat counters; one that is spread out needs no telling. */
export function heaps(units: Unit[], sheet: Sheet, spread: string | null): Heap[] {
  const found = new Map<string, Heap>();
  for (const { hex, strength } of units) {
    const place = hex && hex !== spread && strength > 0 ? sheet.hexes.get(hex) : undefined;
    if (!place) continue;
    const heap = found.get(place.id) ?? { hex: place.id, x: place.x, y: place.y, count: 0, total: 0 };
    found.set(place.id, { ...heap, count: heap.count + 1, total: heap.total + strength });
  }
  return [...found.values()].filter(({ count }) => count > 1);
}

/** By counter the points of the map by which it has just come. */
export function routesOf(trails: Trail[], sheet: Sheet): Map<string, [number, number][]> {
  const found = new Map<string, [number, number][]>();
  for (const { unit, path, fresh } of trails) {
    const places = path.map((hex) => sheet.hexes.get(hex)).filter((place) => place !== undefined);
    if (fresh) found.set(unit, [...(found.get(unit) ?? []), ...places.map(({ x, y }): [number, number] => [x, y])]);
  }
  return found;
}

const FLAT = ["N", "NE", "SE", "S", "SW", "NW"];
const POINTY = ["NE", "E", "SE", "SW", "W", "NW"];

/** The facings of a map, clockwise. */
export function compassOf(flat: boolean): readonly string[] {
  return flat ? FLAT : POINTY;
}

/** The angle of a facing on the screen, in degrees clockwise from the right; on a table it is a heading, from the top. */
export function angleOf(facing: string, flat: boolean): number {
  if (/^\d/.test(facing)) return Number(facing) - 90;
  const place = compassOf(flat).indexOf(facing);
  return (flat ? -90 : -60) + 60 * Math.max(place, 0);
}
