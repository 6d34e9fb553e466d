/** The steps of a turn as they are shown: those of one side that follow one another stand together. */

import type { Stage } from "../net/types";

export interface Run {
  side: string | null;
  place: number;
  name: string;
  stages: Stage[];
}

type Told<T> = (side: string | null) => T;

export function runsOf(stages: Stage[], placeOf: Told<number>, nameOf: Told<string>): Run[] {
  const found: Run[] = [];
  for (const stage of stages) {
    const last = found.at(-1);
    if (last && last.side === stage.active) last.stages.push(stage);
    else found.push({ side: stage.active, place: placeOf(stage.active), name: nameOf(stage.active), stages: [stage] });
  }
  return found;
}
