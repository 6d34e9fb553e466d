/** What can be seen of what happened: smoke, shocks, losses and dust, each at its place and in its turn. */

import type { LogEntry } from "../net/types";

export type Kind = "shot" | "clash" | "loss" | "gone" | "rout";

/** Entries of the log that have just come in, and where everybody stood before. */
export interface Happened {
  entries: LogEntry[];
  stood: ReadonlyMap<string, string | null>;
}

export interface Sight {
  key: string;
  kind: Kind;
  x: number;
  y: number;
  /** milliseconds after the first */
  delay: number;
  /** how much was lost */
  text: string;
}

/** One thing leads to the other: the shot, what it cost, and who runs from it. */
const DELAYS: Record<Kind, number> = { shot: 0, clash: 120, loss: 380, gone: 420, rout: 620 };
/** Milliseconds that the last of them takes. */
export const LASTS = 2600;
/** More than this nobody can follow. */
const MOST = 24;

type Place = (unit: string) => { x: number; y: number } | null;

export function sightsIn(entries: LogEntry[], placeOf: Place): Sight[] {
  const found: Sight[] = [];
  for (const { seq, events } of entries) {
    events.forEach((event, n) => {
      const kind = event["effect"] as Kind | null | undefined;
      const place = kind ? placeOf(String(event["unit"])) : null;
      if (!kind || !place) return;
      const text = kind === "loss" ? `−${Number(event["points"])}` : kind === "gone" ? "✕" : "";
      found.push({ key: `${seq}-${n}`, kind, ...place, delay: DELAYS[kind], text });
    });
  }
  return found.slice(-MOST);
}
