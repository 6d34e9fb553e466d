/** A table in inches on its sheet: what is where, by the names that orders have for it. */

import type { HexPlace, Places } from "../board/sheet";

/** Inches to the east and to the north of the south-western corner; on the sheet to the right and down. */
export interface Spot {
  x: number;
  y: number;
}

export interface Cloth {
  /** units of the sheet to an inch */
  inch: number;
  /** in inches */
  width: number;
  depth: number;
}

export function onSheet({ inch, depth }: Cloth, { x, y }: Spot): Spot {
  return { x: x * inch, y: (depth - y) * inch };
}

export function onTable({ inch, depth }: Cloth, { x, y }: Spot): Spot {
  return { x: x / inch, y: depth - y / inch };
}

/** "34,22.5" as a spot; nothing where it is none. */
export function readSpot(text: string): Spot | null {
  const read = /^(\d+(?:\.\d+)?),(\d+(?:\.\d+)?)$/.exec(text);
  return read ? { x: Number(read[1]), y: Number(read[2]) } : null;
}

/** A spot as orders name it, to the hundredth, on the table even where somebody points beside it. */
export function spotText({ width, depth }: Cloth, { x, y }: Spot): string {
  const within = (value: number, most: number): number => Math.round(100 * Math.min(Math.max(value, 0), most)) / 100;
  return `${within(x, width)},${within(y, depth)}`;
}

/** Degrees from north by east, to the tenth. */
export function headingText(heading: number): string {
  return String((Math.round(10 * heading) % 3600 + 3600) % 3600 / 10);
}

/** The heading that leads from one spot to another. */
export function bearing(from: Spot, to: Spot): number {
  return ((Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI + 360) % 360;
}

/** Corners to the right and ahead of the middle of a front, laid on the table there. */
export function laid(outline: [number, number][], at: Spot, heading: number): Spot[] {
  const angle = (heading * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return outline.map(([right, ahead]) => ({ x: at.x + right * cos + ahead * sin, y: at.y + ahead * cos - right * sin }));
}

export function middle(spots: Spot[]): Spot {
  const count = spots.length || 1;
  return { x: spots.reduce((sum, { x }) => sum + x, 0) / count, y: spots.reduce((sum, { y }) => sum + y, 0) / count };
}

/** The `d` of a path by spots of the table. */
export function pathOf(cloth: Cloth, spots: Spot[], closed: boolean): string {
  if (!spots.length) return "";
  const points = spots.map((spot) => onSheet(cloth, spot)).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${points.join("L")}${closed ? "Z" : ""}`;
}

export function spots(pairs: [number, number][]): Spot[] {
  return pairs.map(([x, y]) => ({ x, y }));
}

/** Every spot of a table by its name, as hexes are known by theirs. */
export class Spots implements Places {
  constructor(private readonly cloth: Cloth) {}

  get(name: string): HexPlace | undefined {
    const spot = readSpot(name);
    return spot ? { id: name, ...onSheet(this.cloth, spot), title: name } : undefined;
  }

  has(name: string): boolean {
    return readSpot(name) !== null;
  }

  /** There is no end of spots: none of them is listed. */
  keys(): MapIterator<string> {
    return new Map<string, HexPlace>().keys();
  }

  values(): MapIterator<HexPlace> {
    return new Map<string, HexPlace>().values();
  }
}
