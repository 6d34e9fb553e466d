/** Which entries and lines of the log a reader wants to see. */

import { told, type Told } from "../panels/linked";
import type { LogEntry } from "../net/types";

export const KINDS = ["orders", "dice", "losses", "phases"] as const;
export type Kind = (typeof KINDS)[number];

export interface Wanted {
  /** one side alone; empty for all */
  side: string;
  kinds: ReadonlySet<Kind>;
}

export const ALL: Wanted = { side: "", kinds: new Set(KINDS) };

/** An entry as it is shown. */
export interface Shown {
  entry: LogEntry;
  /** whether who did what is told, or only what came of it */
  head: boolean;
  lines: Told[];
}

/** The numbers of entries that were taken back later. */
export function undone(log: LogEntry[]): Set<number> {
  const gone = new Set<number>();
  for (const { seq, takes_back: to } of log) {
    if (to === null || to === undefined) continue;
    for (const earlier of log) if (earlier.seq > to && earlier.seq < seq) gone.add(earlier.seq);
  }
  return gone;
}

/** Whose an entry is: dice belong to whoever gave the order before them. */
export function owners(log: LogEntry[]): Map<number, string> {
  let side = "";
  return new Map(log.map(({ seq, by, kind }) => [seq, kind === "throw" ? side : (side = by)]));
}

export function pick(log: LogEntry[], { side, kinds }: Wanted): Shown[] {
  const everything = !side && kinds.size === KINDS.length;
  const whose = owners(log);
  return log.flatMap((entry) => {
    const foreign = !!side && whose.get(entry.seq) !== side;
    // Of the other side only the phases that it began are told: they are the time of what this side does.
    const lines = told(entry).filter((line) => (everything || has(kinds, line.kind)) && (!foreign || line.kind === "phase"));
    const head = !foreign && (everything || kinds.has(entry.kind === "throw" ? "dice" : "orders"));
    const empty = !lines.length && !(head && entry.told);
    return empty ? [] : [{ entry, head, lines }];
  });
}

function has(kinds: ReadonlySet<Kind>, line: Told["kind"]): boolean {
  if (line === "phase") return kinds.has("phases");
  return line === "loss" ? kinds.has("losses") : kinds.has("orders") || kinds.has("dice");
}
