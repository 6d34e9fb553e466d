/** Those who come in the same turn, under the same condition, on one line. */

import type { BriefingData } from "../net/types";

type Arrival = BriefingData["arrivals"][number];

export interface Group {
  key: string;
  side: string;
  turn: number;
  time: string;
  note: string | null;
  parts: { names: string[]; place: string | null }[];
}

export function byTurn(arrivals: readonly Arrival[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { side, turn, time, note, names, place } of arrivals) {
    const key = JSON.stringify([turn, side, note]);
    const group = groups.get(key) ?? { key, side, turn, time, note, parts: [] };
    group.parts.push({ names, place });
    groups.set(key, group);
  }
  return [...groups.values()];
}
