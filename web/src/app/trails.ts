/** Where counters went, read from what happened. */

import type { LogEntry } from "../net/types";
import { readSpot } from "../tabletop/cloth";

export interface Trail {
  unit: string;
  /** where it came from, if that is known, and every hex entered */
  path: string[];
  /** it happened just now */
  fresh: boolean;
}

/**
 * The moves since one of `sides` last gave an order. Those after the entry `seen` are fresh; `at` says where
 * counters stood then.
 */
export function trailsIn(
  log: LogEntry[],
  sides: string[],
  seen: number,
  at: (unit: string) => string | null | undefined,
): Trail[] {
  const own = log.findLastIndex((entry) => entry.kind === "order" && sides.includes(entry.by));
  const stood = new Map<string, string>();
  const trails: Trail[] = [];
  log.forEach((entry, place) => {
    const fresh = entry.seq > seen;
    for (const { unit, path } of movesIn(entry)) {
      const from = stood.get(unit) ?? (fresh ? at(unit) : null);
      stood.set(unit, path.at(-1)!);
      if (place >= own) trails.push({ unit, path: from ? [from, ...path] : path, fresh });
    }
  });
  return trails;
}

/** Every hex entered; on a table, where there are none, the place it came to. */
function pathOf(event: LogEntry["events"][number]): string[] {
  const [path, to] = [(event["path"] ?? []) as string[], String(event["to"] ?? "")];
  return path.length || !readSpot(to) ? path : [to];
}

function movesIn(entry: LogEntry): { unit: string; path: string[] }[] {
  return entry.events
    .filter((event) => event["kind"] === "moved")
    .map((event) => ({ unit: String(event["unit"]), path: pathOf(event) }))
    .filter(({ path }) => path.length > 0);
}
