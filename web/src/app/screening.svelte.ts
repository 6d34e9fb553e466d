/** The table on which what others have done is shown order by order, before the game goes on. */

import type { LogEntry } from "../net/types";
import { Film, stepsIn, type Step } from "./film";
import { Lookback } from "./lookback.svelte";
import { rollsIn, type Rolled } from "./rolls";
import { trailsIn } from "./trails";

export abstract class Screening extends Lookback {
  rolled = $state.raw<Rolled | null>(null);
  protected readonly reel = new Film();

  /** Show all but the last of what has happened, order by order; the entry up to which it was shown. */
  protected async watch(news: LogEntry[]): Promise<number> {
    const steps = stepsIn(news).slice(0, -1);
    if (!steps.length || this.past) return 0;
    let shown = 0;
    await this.reel.run(steps, async (step) => {
      await this.project(step);
      shown = step.last;
    });
    return shown;
  }

  private async project({ entries, last }: Step): Promise<void> {
    const position = await this.api.position(this.game, last);
    const stood = this.standingAt();
    this.film = { ...position, by: entries[0]?.by ?? "" };
    this.followed = trailsIn(entries, [], 0, (id) => stood.get(id));
    this.rolled = rollsIn(entries) ?? this.rolled;
  }

  protected standingAt(): Map<string, string | null> {
    return new Map(this.units.map(({ id, hex }) => [id, hex]));
  }

  /** Whoever has seen enough goes on to the present. */
  skip(): void {
    this.reel.skip();
  }
}
