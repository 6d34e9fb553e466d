/** What each answer to an open question may come to, asked for one after the other. */

import type { Api } from "../net/api";
import type { Odds } from "../net/types";

/** More answers than this are a list to pick from, not a question to weigh. */
const MOST = 5;

export class Answers {
  told = $state.raw<ReadonlyMap<string, Odds>>(new Map());
  private asked = "";

  /** Ask for the odds of these answers, unless another question has come up meanwhile. */
  async weigh(api: Api, game: string, question: string, options: string[]): Promise<void> {
    if (this.asked === question) return;
    this.asked = question;
    this.told = new Map();
    for (const option of options.slice(0, MOST)) {
      const odds = await api.odds(game, `choose ${option}`).catch(() => null);
      if (this.asked !== question) return;
      if (odds) this.told = new Map(this.told).set(option, odds);
    }
  }
}

/** How likely success is, from the least to the most that open decisions make of it. */
export function range(odds: Odds): { label: string; least: number; most: number } | null {
  const chances = odds.branches.flatMap(({ success }) => (success ? [success.p] : []));
  const label = odds.branches[0]?.success?.label;
  return label && chances.length ? { label, least: Math.min(...chances), most: Math.max(...chances) } : null;
}
