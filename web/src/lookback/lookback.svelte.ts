/** Looking back over a game: which entry is shown, and how one goes from there. */

import type { Play } from "../app/play.svelte";
import type { LogEntry } from "../net/types";

export type Step = "entry" | "phase" | "turn";

/** Entries at which a phase or a turn begins; the first entry begins everything. */
export function beginnings(log: LogEntry[], step: Step): number[] {
  const found: number[] = [];
  let last: unknown = null;
  for (const entry of log) {
    const began = entry.events.filter((event) => event["kind"] === "phase-began").at(-1);
    const now = began ? began[step === "turn" ? "turn" : "step"] : last;
    const begins = step === "entry" || (began !== undefined && (step === "phase" || now !== last));
    if (begins || !found.length) found.push(entry.seq);
    last = now;
  }
  return found;
}

/** The stop after (or before) this entry; the ends of the game are stops too. */
export function stop(stops: number[], from: number, direction: 1 | -1, last: number): number {
  if (direction > 0) return stops.find((seq) => seq > from) ?? last;
  return stops.findLast((seq) => seq < from) ?? 1;
}

export class LookBack {
  playing = $state(false);
  step = $state<Step>("entry");
  private timer = 0;

  constructor(
    private readonly play: Play,
    private readonly pace = 900,
  ) {}

  get last(): number {
    return this.play.state?.sequence ?? 1;
  }

  get entry(): number {
    return this.play.past?.entry ?? this.last;
  }

  async go(direction: 1 | -1): Promise<void> {
    const to = stop(beginnings(this.play.log, this.step), this.entry, direction, this.last);
    await this.play.lookAt(to);
  }

  /** Let it run from here to now; from the beginning if it is there already. */
  async run(): Promise<void> {
    this.playing = !this.playing;
    if (!this.playing) return this.pause();
    if (this.entry >= this.last) await this.play.lookAt(1);
    this.tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  leave(): void {
    this.pause();
    this.play.leavePast();
  }

  private tick(): void {
    this.timer = window.setTimeout(async () => {
      if (!this.playing) return;
      await this.go(1);
      if (this.entry >= this.last) this.pause();
      else this.tick();
    }, this.pace);
  }
}
