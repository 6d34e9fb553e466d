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

const wantsNoMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where a film stands. */
export interface Reeling {
  at: number;
  count: number;
  paused: boolean;
}

export class Film {
  /** skipped until it is somebody's own turn again */
  private skipped = false;
  /** somebody asked for it: it is shown whatever he likes otherwise */
  private asked = false;
  private paused = false;
  private wake: (by: number) => void = () => undefined;

  /** `tell` hears where the film stands, and null at its end */
  constructor(private readonly tell: (reeling: Reeling | null) => void = () => undefined) {}

  get wanted(): boolean {
    return !this.skipped && !document.hidden && (this.asked || (likesFilms() && !wantsNoMotion()));
  }

  /** Show one after the other, each for its time; whoever steps or pauses takes his own. */
  async run(steps: Step[], show: (step: Step) => Promise<void>): Promise<void> {
    const shown = times(steps);
    try {
      for (let place = 0; place < steps.length; ) {
        if (!this.wanted) return;
        const tell = (): void => this.tell({ at: place, count: steps.length, paused: this.paused });
        tell();
        await show(steps[place]!);
        place = Math.max(0, place + (await this.rest(shown[place] ?? PACE.least, tell)));
      }
    } finally {
      this.paused = this.asked = false;
      this.tell(null);
    }
  }

  /** The next run is shown even to whoever wants no motion: it then waits at every step. */
  ask(): void {
    this.asked = true;
    this.skipped = false;
    this.paused = wantsNoMotion();
  }

  /** One step on or back, and wait there. */
  step(by: 1 | -1): void {
    this.paused = true;
    this.wake(by);
  }

  pause(): void {
    this.paused = !this.paused;
    this.wake(this.paused ? 0 : 1);
  }

  skip(): void {
    this.skipped = true;
    this.wake(1);
  }

  /** The next film is shown again. */
  rewind(): void {
    this.skipped = false;
  }

  /** Wait out the time of a step, or for somebody who pauses; the steps to go on by. */
  private rest(time: number, tell: () => void): Promise<number> {
    return new Promise((done) => {
      let timer = 0;
      const run = (): void => {
        if (!this.paused) timer = setTimeout(() => done(1), time) as unknown as number;
      };
      this.wake = (by) => {
        clearTimeout(timer);
        tell();
        if (by) done(by);
        else run();
      };
      run();
    });
  }
}
