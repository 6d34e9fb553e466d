/** The map as the server drew it: the picture, and where each hex lies on it. */

import { text as fetched } from "../net/request";
import { Spots, type Cloth } from "../tabletop/cloth";

export interface HexPlace {
  id: string;
  x: number;
  y: number;
  /** number, ground and name in words */
  title: string;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Places by name: the hexes of a map, or every spot of a table. */
export type Places = Pick<ReadonlyMap<string, HexPlace>, "get" | "has" | "keys" | "values">;

export interface Sheet {
  picture: HTMLImageElement;
  /** the whole drawing, its legend included */
  whole: Box;
  /** the map alone */
  map: Box;
  hexes: Places;
  /** what a table measures; nothing for a map of hexes */
  cloth: Cloth | null;
  /** outline of one hex around its middle */
  outline: string;
  /** its corners */
  corners: [number, number][];
  /** the length of a hexside */
  size: number;
  flat: boolean;
  /** how counters are lettered */
  style: string;
  /** in which language its places are named, where that is known */
  language: string;
}

export async function loadSheet(scenario: string, language: string): Promise<Sheet> {
  return sheetOf(await fetched(`/scenarios/${encodeURIComponent(scenario)}/map.svg`, { lang: language }), language);
}

/** A map by its drawing. */
export async function sheetOf(text: string, language = ""): Promise<Sheet> {
  // The sheet's own style is taken out first: a parsed document falls under the page's content policy.
  const [bare, style] = withoutStyle(text);
  const drawing = new DOMParser().parseFromString(bare, "image/svg+xml");
  const picture = new Image();
  picture.src = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  await picture.decode();
  return { picture, style, language, ...measured(drawing) };
}

export function withoutStyle(text: string): [string, string] {
  const style = /<style>(.*?)<\/style>/s.exec(text);
  return style ? [text.replace(style[0], ""), style[1] ?? ""] : [text, ""];
}

export function measured(drawing: Document): Omit<Sheet, "picture" | "style" | "language"> {
  const cloth = clothOf(drawing);
  const [x = 0, y = 0, width = 0, height = 0] = numbers(drawing.documentElement.getAttribute("viewBox"));
  const outline = drawing.querySelector("#hex")?.getAttribute("d") ?? "";
  const corners = pairs(numbers(outline));
  return {
    whole: { left: x, top: y, right: x + width, bottom: y + height },
    map: around(pairs(numbers(drawing.querySelector("#map-edge path")?.getAttribute("d") ?? null))),
    hexes: cloth ? new Spots(cloth) : new Map([...drawing.querySelectorAll("g.hex")].map(place)),
    cloth,
    outline,
    corners,
    size: cloth ? cloth.inch : Math.max(...corners.map(([across, down]) => Math.hypot(across, down))),
    flat: corners.some(([, down]) => Math.abs(down) < 1),
  };
}

function clothOf(drawing: Document): Cloth | null {
  const table = drawing.querySelector("#table");
  const measure = (name: string): number => Number(table?.getAttribute(`data-${name}`));
  return table ? { inch: measure("inch"), width: measure("width"), depth: measure("depth") } : null;
}

/** The hex at a point of the map, if there is one. */
export function hexAt(sheet: Sheet, x: number, y: number): HexPlace | null {
  let nearest: HexPlace | null = null;
  let least = sheet.size * sheet.size;
  for (const hex of sheet.hexes.values()) {
    const far = (hex.x - x) ** 2 + (hex.y - y) ** 2;
    if (far < least) [nearest, least] = [hex, far];
  }
  return nearest;
}

/** The next hex in a direction on the screen, for whoever has no pointer. */
export function hexTowards(sheet: Sheet, from: HexPlace, dx: number, dy: number): HexPlace | null {
  let best: HexPlace | null = null;
  let least = Infinity;
  for (const hex of sheet.hexes.values()) {
    const [across, down] = [hex.x - from.x, hex.y - from.y];
    const along = across * dx + down * dy;
    const off = Math.abs(across * dy) + Math.abs(down * dx);
    if (along <= 1 || off > along * 1.8) continue;
    const cost = along + 1.5 * off;
    if (cost < least) [best, least] = [hex, cost];
  }
  return best;
}

function place(group: Element): [string, HexPlace] {
  const id = group.id.replace("hex-", "");
  const [x = 0, y = 0] = numbers(group.getAttribute("transform"));
  return [id, { id, x, y, title: group.querySelector("title")?.textContent ?? id }];
}

function numbers(text: string | null): number[] {
  return (text?.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
}

function pairs(list: number[]): [number, number][] {
  return Array.from({ length: Math.floor(list.length / 2) }, (_, n) => [list[2 * n] ?? 0, list[2 * n + 1] ?? 0]);
}

function around(points: [number, number][]): Box {
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...across),
    top: Math.min(...down),
    right: Math.max(...across),
    bottom: Math.max(...down),
  };
}
