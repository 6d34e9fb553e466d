/** The position of a puzzle as a board shows it, and which answers lie where. */

import { still, type Scene } from "../board/scene";
import type { WordKind } from "../net/types";
import type { Offered, Puzzle } from "./api";

/** Where an order strikes or leads; a unit that is struck stands somewhere. */
export function placeOf(puzzle: Puzzle, { order }: Offered): string | null {
  const struck = order.target ?? order.to ?? order.option;
  return struck ? (unitIn(puzzle, struck)?.hex ?? struck) : null;
}

/** The answers that are about a place: those that go there first, then those of whoever stands there. */
export function answersAt(puzzle: Puzzle, place: string): Offered[] {
  const there = puzzle.orders.filter((one) => placeOf(puzzle, one) === place);
  const from = puzzle.orders.filter((one) => one.order.units.some((id) => unitIn(puzzle, id)?.hex === place));
  return [...new Set([...there, ...from])];
}

export function unitIn(puzzle: Puzzle, id: string): Puzzle["position"]["sides"][number]["units"][number] | undefined {
  for (const side of puzzle.position.sides) for (const unit of side.units) if (unit.id === id) return unit;
  return undefined;
}

export function sceneOf(puzzle: Puzzle, pick: (place: string) => void): Scene {
  const { sides, counters, declarations } = puzzle.position;
  const asked = new Set(puzzle.node.choice?.options.map((option) => option.value));
  return {
    ...still({ units: sides.flatMap((side) => side.units), counters, trails: [], sides, declared: declarations, happened: null }),
    choiceHexes: new Set(puzzle.orders.flatMap((one) => placeOf(puzzle, one) ?? []).filter((place) => !asked.has(place) || /\d/.test(place))),
    unit: (id) => (id === null ? undefined : unitIn(puzzle, id)),
    sideOf: (id) => sides.find((side) => side.units.some((unit) => unit.id === id))?.id ?? "",
    isMine: (id) => sides.find((side) => side.id === puzzle.side)?.units.some((unit) => unit.id === id) ?? false,
    word: (value: string, kind: WordKind) => puzzle.words[kind][value] ?? value.replaceAll("-", " "),
    point: async (place) => pick(place),
    select: async (id) => pick((id && unitIn(puzzle, id)?.hex) || ""),
  };
}
