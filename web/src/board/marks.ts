/** The hexes of layers as paths, and what they say about one hex. */

import type { Drawn } from "../app/overlays.svelte";
import type { Look, ShadedHex } from "../net/types";
import { pathOf as outlined, spots } from "../tabletop/cloth";
import type { Sheet } from "./sheet";

export interface Mark {
  key: string;
  look: Look;
  /** place of the side in the game, or -1 */
  side: number;
  /** 1 to 3: the more do it, the stronger it is drawn */
  weight: number;
  path: string;
}

/** One path for each tone and weight, so that a thousand hexes are a few shapes. */
export function marksOf(drawn: Drawn[], sheet: Sheet, sides: string[]): Mark[] {
  const found: Mark[] = [];
  for (const { card, side, drawing } of drawn) {
    for (const { id, look } of card.tones) {
      const hexes = drawing.hexes.filter((one) => one.tone === id);
      for (const weight of [1, 2, 3]) {
        const path = pathOf(hexes.filter((one) => weightOf(one) === weight), sheet, look);
        if (path) found.push({ key: [card.id, side, id, weight].join(" "), look, side: sides.indexOf(side), weight, path });
      }
    }
  }
  return found;
}

function weightOf({ units }: ShadedHex): number {
  return units.length > 3 ? 3 : units.length > 1 ? 2 : 1;
}

/** Rings lie a little inside their hex, so that those of neighbours show side by side; on a table ground has outlines. */
function pathOf(hexes: ShadedHex[], sheet: Sheet, look: Look): string {
  const { cloth } = sheet;
  if (cloth) return hexes.flatMap((one) => one.outlines.map((ring) => outlined(cloth, spots(ring), true))).join("");
  const share = look === "ring" ? 0.92 : 0.97;
  const places = hexes.map((one) => sheet.hexes.get(one.hex ?? "")).filter((place) => place !== undefined);
  return places.map(({ x, y }) => ring(sheet, x, y, share)).join("");
}

export function ring({ corners }: Sheet, x: number, y: number, share = 1): string {
  const points = corners.map(([dx, dy]) => `${(x + share * dx).toFixed(1)} ${(y + share * dy).toFixed(1)}`);
  return `M${points.join("L")}Z`;
}

/** What the layers say of a hex: the tone, its reason and rule, and who does it. */
export function toldOf(drawn: Drawn[], hex: string | null, named: (unit: string) => string): string[] {
  return shadesAt(drawn, hex).map(({ card, shade }) => {
    const title = card.tones.find((tone) => tone.id === shade.tone)?.title ?? "";
    const who = shade.units.map(named).join(", ");
    return `${shade.reason ?? [title, who].filter(Boolean).join(": ")} (${shade.rule})`;
  });
}

/** Lines to draw from a hex: to whoever does something to it, and along a line that may be barred. */
export interface Thread {
  from: string;
  to: string;
  /** the hex that bars it */
  by: string | null;
}

export function threadsAt(drawn: Drawn[], hex: string | null, hexOf: (unit: string) => string | null): Thread[] {
  const found = new Map<string, Thread>();
  for (const { drawing, shade } of shadesAt(drawn, hex)) {
    const lines = drawing.origin && !shade.units.length ? [drawing.origin] : shade.units.map(hexOf);
    for (const from of lines) {
      if (from && from !== hex) found.set(from, { from, to: hex!, by: shade.by });
    }
  }
  return [...found.values()];
}

function shadesAt(drawn: Drawn[], hex: string | null): (Drawn & { shade: ShadedHex })[] {
  if (hex === null) return [];
  return drawn.flatMap((one) =>
    one.drawing.hexes.filter((shade) => shade.hex === hex).map((shade) => ({ ...one, shade })),
  );
}
