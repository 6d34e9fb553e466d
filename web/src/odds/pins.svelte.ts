/** Odds that were laid aside, to be compared with those of another attack. */

import type { Odds } from "../net/types";

export interface Pinned {
  /** what it is the odds of */
  name: string;
  odds: Odds;
}

class Pins {
  pinned = $state.raw<Pinned | null>(null);

  toggle(name: string, odds: Odds): void {
    this.pinned = this.pinned?.odds === odds ? null : { name, odds };
  }

  clear(): void {
    this.pinned = null;
  }
}

export const pins = new Pins();
