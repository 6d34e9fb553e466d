/** Lines of the log: which of them are told, and where they name something that can be shown. */

import type { LogEntry } from "../net/types";

export interface Part {
  text: string;
  link: boolean;
}

export function linked(text: string, known: (word: string) => boolean): Part[] {
  const parts: Part[] = [];
  for (const piece of text.split(/([\p{L}\p{N}]+)/u)) {
    if (!piece) continue;
    const link = known(piece);
    const last = parts.at(-1);
    if (last && !link && !last.link) last.text += piece;
    else parts.push({ text: piece, link });
  }
  return parts;
}

export type Told = LogEntry["lines"][number] & {
  /** it begins a phase */
  phase: boolean;
};

/** The lines of an entry. A phase in which nothing happened is passed over. */
export function told(entry: LogEntry): Told[] {
  const lines = entry.lines.map((line) => ({ ...line, phase: line.kind === "phase" }));
  return lines.filter((line, place) => !(line.phase && lines[place + 1]?.phase));
}
