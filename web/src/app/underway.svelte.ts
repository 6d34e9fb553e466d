/** What is under way, and whoever waits for it: acts one after another, so that no click is lost and none counts twice. */

export class Underway {
  busy = $state(false);
  private readonly acts = new Map<string, Promise<void>>();
  private fetching = 0;
  private waiting: (() => void)[] = [];

  /** Do something after everything that was asked for before; the same thing asked for again meanwhile is one. */
  async act(name: string, what: () => Promise<void>): Promise<void> {
    const [same, last] = [this.acts.get(name), [...this.acts.values()].at(-1)];
    if (same) return same;
    const run = last ? last.catch(() => undefined).then(what) : what();
    this.acts.set(name, run);
    this.busy = true;
    try {
      await run;
    } finally {
      this.acts.delete(name);
      this.busy = this.acts.size > 0;
      this.wake();
    }
  }

  /** The position is being asked for: what is in view may be old. */
  async fetch(what: () => Promise<void>): Promise<void> {
    this.fetching += 1;
    try {
      await what();
    } finally {
      this.fetching -= 1;
      this.wake();
    }
  }

  /** Until nothing is under way, or there is something else to be seen. */
  async quiet(isEnough: () => boolean): Promise<void> {
    while ((this.acts.size || this.fetching) && !isEnough()) await new Promise<void>((go) => this.waiting.push(go));
  }

  /** Whoever waits looks again. */
  wake(): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const go of waiting) go();
  }
}
