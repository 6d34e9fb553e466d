/** Parts of the map worth a look, and what there is to say about a hex. */

import type { Drawn } from "../app/overlays.svelte";
import { t } from "../i18n/language.svelte";
import { toldOf } from "./marks";
import type { Scene } from "./scene";
import type { Box, Sheet } from "./sheet";

/** The part of the map that holds some hexes, with some hexsides of ground around them; all of it for none. */
export function boxAround(hexes: (string | null | undefined)[], sheet: Sheet, ground: number): Box {
  const places = hexes.flatMap((hex) => (hex ? (sheet.hexes.get(hex) ?? []) : []));
  if (!places.length) return sheet.map;
  const room = ground * sheet.size;
  const [across, down] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return {
    left: Math.min(...across) - room,
    top: Math.min(...down) - room,
    right: Math.max(...across) + room,
    bottom: Math.max(...down) + room,
  };
}

/** Where all counters are. */
export function counterBox(scene: Scene, sheet: Sheet): Box {
  return boxAround(scene.units.map(({ hex }) => hex), sheet, 1.5);
}

/** The unit in hand and where it can go, or else all counters. */
export function handBox(scene: Scene, sheet: Sheet): Box {
  if (!scene.selected) return counterBox(scene, sheet);
  const { goals, targets } = scene.offers;
  return boxAround([scene.unit(scene.selected)?.hex, ...goals.keys(), ...targets.keys()], sheet, 3);
}

/** Ground, counters, what may be ordered there, and what the layers say. */
export function described(scene: Scene, sheet: Sheet, drawn: Drawn[], hex: string | null): string {
  if (!hex) return "";
  const there = scene.units.filter((unit) => unit.hex === hex).map((unit) => scene.counters[unit.id]?.title ?? unit.name);
  const offered = scene.offers.at(hex);
  const costs = offered.map((order) => order.cost).filter((cost) => cost !== null);
  const cost = costs.length ? t("pick-cost", { cost: Math.min(...costs) }) : "";
  const may = offered.length ? [offered[0]!.label, cost].filter(Boolean).join(" ") : "";
  const layers = toldOf(drawn, hex, (id) => scene.unit(id)?.name ?? id);
  return [sheet.hexes.get(hex)?.title ?? hex, ...there, may, ...layers].filter(Boolean).join(" · ");
}

/** The enemy first: what he can do is asked more often than what one can do oneself. */
export function sidesInTurn(scene: Scene): string[] {
  const acting = [...scene.mayAct][0] ?? scene.selected;
  const own = acting ? scene.sideOf(acting) : "";
  const sides = scene.sides.map((side) => side.id);
  return [...sides.filter((side) => side !== own), ...sides.filter((side) => side === own)];
}
