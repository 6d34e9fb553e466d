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

/** Milliseconds that a mark and a headline stay, a headline the longer the more there is to read, and how many are shown at once. */
export const STAY = { mark: 7000, least: 4000, letter: 50, longest: 8000, most: 3 };

export function lifeOf(text: string): number {
  return Math.min(STAY.least + Math.max(0, text.length - 40) * STAY.letter, STAY.longest);
}

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
  private readonly leaving = new Map<string, ReturnType<typeof setTimeout>>();
  /** whether somebody reads them: then none goes */
  private held = false;

  /** Each piece of news once, however often its entry comes by. */
  announce(entries: LogEntry[]): void {
    const found = newsIn(entries).filter(({ id }) => !this.told.has(id));
    for (const { id } of found) this.told.add(id);
    const large = found.filter((one) => one.isHeadline);
    const placed = found.filter((one) => one.place);
    if (large.length) this.headlines = [...this.headlines, ...large].slice(-STAY.most);
    if (placed.length) this.marks = [...this.marks, ...placed];
    if (!this.held) for (const one of large) this.age(one);
    for (const one of placed) setTimeout(() => (this.marks = this.marks.filter(({ id }) => id !== one.id)), STAY.mark);
  }

  /** What is shown, in the words that its entries have now. */
  retell(entries: LogEntry[]): void {
    const now = new Map(newsIn(entries).map((one) => [one.id, one]));
    const told = (one: Headline): Headline => now.get(one.id) ?? one;
    [this.headlines, this.marks] = [this.headlines.map(told), this.marks.map(told)];
  }

  hold(held: boolean): void {
    if (held === this.held) return;
    this.held = held;
    for (const timer of this.leaving.values()) clearTimeout(timer);
    this.leaving.clear();
    if (!held) for (const one of this.headlines) this.age(one);
  }

  private age({ id, text }: Headline): void {
    this.leaving.set(id, setTimeout(() => this.dismiss(id), lifeOf(text)));
  }

  dismiss(id: string): void {
    clearTimeout(this.leaving.get(id));
    this.leaving.delete(id);
    this.headlines = this.headlines.filter((one) => one.id !== id);
  }
}
