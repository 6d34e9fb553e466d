/** What others have done, shown order by order; whoever is in a hurry skips to the present. */

import type { LogEntry } from "../net/types";
import { facesOf } from "./rolls";

/** An order with all answers and dice that it took. */
export interface Step {
  entries: LogEntry[];
  last: number;
}

/** Milliseconds for an order, for one with dice, for a whole film, and the least for an order in a long one. */
export const PACE = { order: 750, dice: 1700, whole: 15000, least: 120 };

/** Orders with something to be seen: counters that moved, dice that fell. */
export function stepsIn(entries: LogEntry[]): Step[] {
  const steps: LogEntry[][] = [];
  for (const entry of entries) {
    const begins = entry.kind !== "throw" && !entry.given.startsWith("choose ");
    if (begins || !steps.length) steps.push([]);
    steps.at(-1)!.push(entry);
  }
  return steps.filter((step) => step.some(isSeen)).map((step) => ({ entries: step, last: step.at(-1)!.seq }));
}

function isSeen(entry: LogEntry): boolean {
  return facesOf(entry).length > 0 || entry.events.some((event) => event["kind"] === "moved");
}

/** How long each of some orders is shown: long films run faster. */
export function times(steps: Step[]): number[] {
  const wanted = steps.map(({ entries }) => (entries.some((entry) => facesOf(entry).length) ? PACE.dice : PACE.order));
  const total = wanted.reduce((sum, time) => sum + time, 0);
  const share = Math.min(1, PACE.whole / Math.max(1, total));
  return wanted.map((time) => Math.max(PACE.least, Math.round(time * share)));
}

const PLACE = "grognard.film";

/** Whether this reader wants to see orders one by one at all. */
export function likesFilms(): boolean {
  return localStorage.getItem(PLACE) !== "off";
}

export function likeFilms(likes: boolean): void {
  localStorage.setItem(PLACE, likes ? "on" : "off");
}

export class Film {
  /** skipped until it is somebody's own turn again */
  private skipped = false;
  private wake: () => void = () => undefined;

  get wanted(): boolean {
    return !this.skipped && likesFilms() && !document.hidden && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Show one after the other, each for its time. */
  async run(steps: Step[], show: (step: Step) => Promise<void>): Promise<void> {
    const shown = times(steps);
    for (const [place, step] of steps.entries()) {
      if (!this.wanted) return;
      await show(step);
      await this.rest(shown[place] ?? PACE.least);
    }
  }

  skip(): void {
    this.skipped = true;
    this.wake();
  }

  /** The next film is shown again. */
  rewind(): void {
    this.skipped = false;
  }

  private rest(time: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.wake = () => (clearTimeout(timer), done());
    });
  }
}
