/** The dice in what has just happened. */

import type { LogEntry } from "../net/types";
import { told } from "../panels/linked";

export interface Thrown {
  faces: number[];
  /** how many sides each die has, where that is known */
  die: number | null;
  /** what they were thrown for */
  purpose: string;
  /** how they were read: the sum, the column, what it says */
  readings: string[];
  /** what came of it, line by line */
  lines: { text: string; rule: string }[];
}

export interface Rolled {
  seq: number;
  /** the entries in which they were thrown */
  seqs: number[];
  throws: Thrown[];
}

export function facesOf(entry: LogEntry): number[] {
  const [verb, ...faces] = entry.given.split(" ");
  return verb === "throw" ? faces.map(Number) : [];
}

export function rollsIn(entries: LogEntry[]): Rolled | null {
  const thrown = entries.filter((entry) => facesOf(entry).length);
  const last = thrown.at(-1);
  if (!last) return null;
  return {
    seq: last.seq,
    seqs: thrown.map(({ seq }) => seq),
    throws: thrown.map((entry) => ({ faces: facesOf(entry), die: entry.die, purpose: entry.told, readings: entry.readings, lines: told(entry).filter((line) => !line.phase) })),
  };
}
