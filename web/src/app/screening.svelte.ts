/** The table on which what others have done is shown order by order, before the game goes on. */

import type { Happened } from "../effects/effects";
import type { LogEntry } from "../net/types";
import { NewsDesk } from "../news/news.svelte";
import { Film, stepsIn, type Reeling, type Step } from "./film";
import { Lookback } from "./lookback.svelte";
import { facesOf, rollsIn, type Rolled } from "./rolls";
import { trailsIn } from "./trails";

export abstract class Screening extends Lookback {
  rolled = $state.raw<Rolled | null>(null);
  /** what has just happened, for whoever draws it */
  happened = $state.raw<Happened | null>(null);
  /** where the film stands that is being shown */
  reeling = $state.raw<Reeling | null>(null);
  readonly news = new NewsDesk();
  protected readonly reel = new Film((reeling) => (this.reeling = reeling));

  /** Show all but the last of what has happened, order by order; the entry up to which it was shown. */
  protected async watch(news: LogEntry[]): Promise<number> {
    const steps = stepsIn(news).slice(0, -1).filter((step) => this.isNews(step));
    if (!steps.length || this.past) return 0;
    let shown = 0;
    await this.reel.run(steps, async (step) => {
      await this.project(step);
      shown = Math.max(shown, step.last);
    });
    return shown;
  }

  /** Whoever gave many orders at once knows them; what the dice made of them he does not. */
  private isNews({ entries }: Step): boolean {
    return !this.state?.you.includes(entries[0]?.by ?? "") || entries.some((entry) => facesOf(entry).length > 0);
  }

  /** Show again what happened between two entries, for whoever wants to see it step by step. */
  async review(after: number, last: number): Promise<void> {
    const steps = stepsIn(this.log.filter(({ seq }) => seq > after && seq <= last));
    if (!steps.length || this.film || this.past) return;
    this.drop();
    this.reel.ask();
    try {
      await this.reel.run(steps, (step) => this.project(step));
    } catch (problem) {
      this.complain(problem);
    }
    this.film = null;
    await this.takeUp();
  }

  private async project({ entries, last }: Step): Promise<void> {
    const position = await this.api.position(this.game, last);
    const stood = this.standingAt();
    this.film = { ...position, by: entries[0]?.by ?? "" };
    this.followed = trailsIn(entries, [], 0, (id) => stood.get(id));
    this.rolled = rollsIn(entries) ?? this.rolled;
    this.happened = { entries, stood };
    this.news.announce(entries);
    this.projected();
  }

  /** Show the dice and the news in what has happened; what was shown up to an entry is not drawn again. */
  protected spread(news: LogEntry[], shown: number, stood: Happened["stood"]): void {
    this.rolled = rollsIn(news) ?? this.rolled;
    if (news.length) this.happened = { entries: news.filter((entry) => entry.seq > shown), stood };
    this.news.announce(news);
  }

  /** The dice and the news that are shown, in the words that the log has now. */
  protected retell(): void {
    const shown = new Set(this.rolled?.seqs);
    this.rolled = rollsIn(this.log.filter(({ seq }) => shown.has(seq))) ?? this.rolled;
    this.news.retell(this.log);
  }

  /** Something that others did has come into view. */
  protected projected(): void {}

  protected standingAt(): Map<string, string | null> {
    return new Map(this.units.map(({ id, hex }) => [id, hex]));
  }

  /** Whoever has seen enough goes on to the present. */
  skip(): void {
    this.reel.skip();
  }

  stepFilm(by: 1 | -1): void {
    this.reel.step(by);
  }

  pauseFilm(): void {
    this.reel.pause();
  }
}
