/** What a player must not miss: headlines for a while, and marks where it happened. */

import type { LogEntry } from "../net/types";

type Line = LogEntry["lines"][number];

export interface Headline {
  id: string;
  text: string;
  rule: string;
  kind: NonNullable<Line["news"]>;
  place: string | null;
}

/** Milliseconds that a headline and a mark stay, and how many headlines are shown at once. */
export const STAY = { headline: 14000, mark: 7000, most: 4 };

/** The news in some entries, in their order. */
export function newsIn(entries: LogEntry[]): (Headline & { isHeadline: boolean })[] {
  return entries.flatMap((entry) =>
    entry.lines.flatMap(({ text, rule, news, place, headline }, n) =>
      news ? [{ id: `${entry.seq}.${n}`, text, rule, kind: news, place, isHeadline: headline }] : [],
    ),
  );
}

export class NewsDesk {
  headlines = $state.raw<Headline[]>([]);
  marks = $state.raw<Headline[]>([]);
  private readonly told = new Set<string>();

  /** Each piece of news once, however often its entry comes by. */
  announce(entries: LogEntry[]): void {
    const found = newsIn(entries).filter(({ id }) => !this.told.has(id));
    for (const { id } of found) this.told.add(id);
    const large = found.filter((one) => one.isHeadline);
    const placed = found.filter((one) => one.place);
    if (large.length) this.headlines = [...this.headlines, ...large].slice(-STAY.most);
    if (placed.length) this.marks = [...this.marks, ...placed];
    for (const one of large) setTimeout(() => this.dismiss(one.id), STAY.headline);
    for (const one of placed) setTimeout(() => (this.marks = this.marks.filter(({ id }) => id !== one.id)), STAY.mark);
  }

  dismiss(id: string): void {
    this.headlines = this.headlines.filter((one) => one.id !== id);
  }
}
