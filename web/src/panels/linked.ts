/** Lines of the log: which of them are told, and where they name something that can be shown. */

import type { LogEntry } from "../net/types";

export interface Part {
  text: string;
  link: boolean;
  /** a bracket right before and signs right after a link: no line is broken between them */
  before?: string;
  after?: string;
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

/** The same, a link together with the signs around it. */
export function glued(parts: Part[]): Part[] {
  const all = parts.map((part) => ({ ...part }));
  for (const [n, part] of all.entries()) {
    if (!part.link) continue;
    const [last, next] = [all[n - 1], all[n + 1]];
    if (last && !last.link) [last.text, part.before] = cut(last.text, /[(«"“]$/u);
    if (next && !next.link) [next.text, part.after] = cut(next.text, /^[^\s\p{L}\p{N}(]+/u);
  }
  return all.filter(({ text }) => text);
}

/** A text without what is sought, and that. */
function cut(text: string, sought: RegExp): [string, string] {
  const found = sought.exec(text)?.[0] ?? "";
  return [text.replace(sought, ""), found];
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
