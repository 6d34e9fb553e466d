/** A battle from a seed, played by computers before it is offered: the first even one of three, or the most even. */

import { attempt, make, together, type Battle, type Seed } from "./api";

/** as on the command line */
export const GAMES = 12;
export const ATTEMPTS = 3;

export interface Offered {
  battle: Battle;
  /** what the games came to; none where it has not been tried */
  outcomes: string[];
  /** what they say, in a sentence */
  said: string;
  off: number;
}

export class Offer {
  /** which battle of the seed is being played, from 1 on; 0 where none is */
  number = $state(0);
  done = $state(0);
  private enough = false;

  /** Whoever does not want to wait gets the most even one so far, or what has been begun. */
  stop(): void {
    this.enough = true;
  }

  async of(seed: Seed, language: string): Promise<Offered> {
    this.enough = false;
    try {
      let best = await this.tried(seed, language);
      while (best.off > 0 && this.number < ATTEMPTS && !this.enough) {
        const next = await this.tried(seed, language);
        // One that was broken off says too little.
        if (!this.enough && next.off < best.off) best = next;
      }
      return best;
    } finally {
      this.number = 0;
    }
  }

  private async tried(seed: Seed, language: string): Promise<Offered> {
    this.number += 1;
    this.done = 0;
    const found: Offered = { battle: await make({ ...seed, attempt: this.number - 1 }, language), outcomes: [], said: "", off: 0 };
    try {
      while (this.done < GAMES && !this.enough) {
        found.outcomes.push((await attempt(found.battle.files, this.done, language)).outcome);
        this.done += 1;
      }
      if (!found.outcomes.length) return found;
      const { verdict } = await together(found.battle.files, found.outcomes, [], language);
      return { ...found, said: verdict.said, off: verdict.even ? 0 : verdict.off };
    } catch {
      // The battle is whole though nobody could play it: it is offered as one that was not tried.
      this.enough = true;
      return { ...found, outcomes: [] };
    }
  }
}
