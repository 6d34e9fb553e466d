/** Parts of the map worth a look, and what there is to say about a hex. */

import type { Drawn } from "../app/overlays.svelte";
import { t } from "../i18n/language.svelte";
import type { Camera } from "./camera.svelte";
import type { Objective } from "../net/types";
import { declaredBy } from "./declarations";
import { toldOf } from "./marks";
import { toldAt } from "./objectives";
import type { Scene } from "./scene";
import type { Box, Sheet } from "./sheet";
import { heaps } from "./stacks";

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

/** Smaller than this on the screen, in pixels of a hexside, a hex cannot be hit. */
export const SMALLEST = 22;
/** And smaller than this a counter cannot be read; on a table it is the pixels of an inch. */
const [LEGIBLE, LEGIBLE_INCH] = [17, 12];

/** What is looked at first: the whole map, or all counters, or so many of them as can be read. */
export function open(camera: Camera, scene: Scene, sheet: Sheet): void {
  if (sheet.size * camera.k < (sheet.cloth ? LEGIBLE_INCH : SMALLEST)) camera.frameBox(counterBox(scene, sheet), false);
  const { x, y } = midst(scene, sheet);
  const k = (sheet.cloth ? LEGIBLE_INCH : LEGIBLE) / sheet.size;
  camera.near(x, y, k, k, false);
}

/** The unit in the midst of those who may act, else of those of one's own side, else of all: what to look at where not everybody fits on the screen. */
function midst(scene: Scene, sheet: Sheet): { x: number; y: number } {
  const able = scene.units.filter(({ id }) => scene.mayAct.has(id));
  const own = able.length ? able : scene.units.filter(({ id, hex }) => hex && scene.isMine?.(id));
  const places = (own.length ? own : scene.units).flatMap(({ hex }) => (hex ? (sheet.hexes.get(hex) ?? []) : []));
  const mean = (of: "x" | "y"): number => places.reduce((sum, place) => sum + place[of], 0) / (places.length || 1);
  const [x, y] = [mean("x"), mean("y")];
  const far = (place: { x: number; y: number }): number => Math.hypot(place.x - x, place.y - y);
  return places.reduce((best, place) => (far(place) < far(best) ? place : best), places[0] ?? { x, y });
}

/** The unit in hand and where it can go, or else all counters. */
export function handBox(scene: Scene, sheet: Sheet): Box {
  if (!scene.selected) return counterBox(scene, sheet);
  const { goals, targets } = scene.offers;
  return boxAround([scene.unit(scene.selected)?.hex, ...goals.keys(), ...targets.keys()], sheet, 3);
}

/** Ground, counters, what may be ordered there, and what the layers say. */
export function described(scene: Scene, sheet: Sheet, drawn: Drawn[], hex: string | null, objectives: readonly Objective[] = []): string {
  if (!hex) return "";
  const here = scene.units.filter((unit) => unit.hex === hex);
  const there = here.map((unit) => scene.counters[unit.id]?.title ?? unit.name);
  const heap = heaps(here, sheet, null)[0];
  const told = heap ? t("stack-told", { count: heap.count, total: heap.total }) : "";
  const offered = scene.offers.at(hex);
  const costs = offered.map((order) => order.cost).filter((cost) => cost !== null);
  const cost = costs.length ? t("pick-cost", { cost: Math.min(...costs) }) : "";
  const may = offered.length ? [offered[0]!.label, cost].filter(Boolean).join(" ") : "";
  const layers = toldOf(drawn, hex, (id) => scene.unit(id)?.name ?? id);
  return [sheet.hexes.get(hex)?.title ?? hex, ...toldAt(objectives, hex), told, ...there, ...declaredBy(scene, here), may, ...layers].filter(Boolean).join(" · ");
}

/** The enemy first: what he can do is asked more often than what one can do oneself. */
export function sidesInTurn(scene: Scene): string[] {
  const acting = [...scene.mayAct][0] ?? scene.selected;
  const own = acting ? scene.sideOf(acting) : "";
  const sides = scene.sides.map((side) => side.id);
  return [...sides.filter((side) => side !== own), ...sides.filter((side) => side === own)];
}
