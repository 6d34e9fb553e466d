/** What may come of orders that name no place and for which dice fall: each has it on its button. */

import type { Api } from "../net/api";
import { Gone } from "../net/questions";
import type { Odds, Order } from "../net/types";

/** More orders than this are a list to pick from. */
const MOST = 8;

/** what had odds before: room is kept for them, so that no button moves under the pointer when they come */
const thrown = new Set<string>();

export class OrderOdds {
  told = $state.raw<ReadonlyMap<string, Odds>>(new Map());
  /** whether odds are still to come */
  waiting = $state(false);
  private asked = "";

  /** Ask about these orders, unless others are offered meanwhile; all are told at once. */
  async weigh(api: Api, game: string, moment: string, orders: Order[]): Promise<void> {
    const wanted = `${moment} ${orders.map(({ text }) => text).join("|")}`;
    if (this.asked === wanted) return;
    this.asked = wanted;
    const { place } = api.questions;
    this.told = new Map();
    this.waiting = orders.length > 0 && orders.length <= MOST;
    if (!this.waiting) return;
    const found = new Map<string, Odds>();
    /** what is done without dice is so whoever does it */
    const sure = new Set<string>();
    for (const { text, verb } of orders) {
      if (api.questions.place !== place) return;
      const odds = sure.has(verb) ? null : await api.odds(game, text).catch((problem: unknown) => (problem instanceof Gone ? problem : null));
      if (odds instanceof Gone || this.asked !== wanted) return;
      if (odds) found.set(text, odds);
      else sure.add(verb);
    }
    for (const { text, verb } of orders) if (found.has(text)) thrown.add(verb);
    this.told = found;
    this.waiting = false;
  }

  keepsRoom({ verb }: Order): boolean {
    return this.waiting && thrown.has(verb);
  }
}
