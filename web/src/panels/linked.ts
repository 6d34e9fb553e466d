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

/** An order in notation with its verb in the reader's language, and signs that people know. */
export function spoken(given: string, said: (word: string) => string): string {
  const [verb = "", ...rest] = given.split(" ");
  const named = verb === "choose" ? rest.map(said) : rest;
  return [said(verb), ...named].join(" ").replaceAll("+", " + ").replaceAll(" >", " → ");
}

export interface Told {
  text: string;
  rule: string;
  /** it begins a phase */
  phase: boolean;
}

/** The lines of an entry. A phase in which nothing happened is passed over. */
export function told(entry: LogEntry): Told[] {
  const begun = new Set(entry.events.filter((event) => event["kind"] === "phase-began").map((event) => event["text"]));
  const lines = entry.lines.map(({ text, rule }) => ({ text, rule, phase: begun.has(text) }));
  return lines.filter((line, place) => !(line.phase && lines[place + 1]?.phase));
}
