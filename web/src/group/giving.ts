/** Giving a list of orders, and telling how far it went. */

import type { Play } from "../app/play.svelte";
import { t } from "../i18n/language.svelte";
import { told } from "../net/told";
import type { Answer, GivenAll } from "./api";

const STOPPED = {
  refused: "group-stopped-refused",
  dice: "group-stopped-dice",
  question: "group-stopped-question",
  turn: "group-stopped-turn",
  over: "group-stopped-over",
} as const;
const LISTED = { dice: "group-stops-dice", question: "group-stops-question", over: "group-stops-over" } as const;
const PROPOSED = { dice: "staff-stops-dice", question: "staff-stops-question", over: "staff-stops-over" } as const;

/** Why a list that was looked at ends early; empty where it just ends with the phase. */
export function ending({ stops }: Answer, staff = false): string {
  return stops && stops !== "turn" ? t((staff ? PROPOSED : LISTED)[stops]) : "";
}

/** How far a list went, in one sentence; empty where all of it was given. */
export function outcome(done: GivenAll, wanted: number): string {
  if (!done.stopped) return "";
  const counts = { given: done.given, left: wanted - done.given };
  if (done.refused) return t(STOPPED.refused, { ...counts, reason: done.refused.reason });
  return counts.left ? t(STOPPED[done.stopped], counts) : "";
}

/** Have something done to the game; what there is to say about it, or why it failed. */
export async function done(play: Play, act: () => Promise<string>): Promise<string> {
  let said = "";
  await play.busily("list", () =>
    play.settled(async () => {
      said = await act().catch((problem: unknown) => told(problem));
    }),
  );
  return said;
}
