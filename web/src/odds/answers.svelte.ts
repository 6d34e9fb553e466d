/** What each answer to an open question brings at once, and what may come of it. */

import type { Api } from "../net/api";
import { Gone } from "../net/questions";
import type { AnswerLeads, Odds } from "../net/types";

/** More answers than this are a list to pick from, not a question to weigh. */
const MOST = 5;

export class Answers {
  leads = $state.raw<ReadonlyMap<string, AnswerLeads>>(new Map());
  told = $state.raw<ReadonlyMap<string, Odds>>(new Map());
  private asked = "";

  /** Ask about these answers, unless another question has come up meanwhile. */
  async weigh(api: Api, game: string, question: string, options: string[], hasOdds: boolean): Promise<void> {
    if (this.asked === question) return;
    this.asked = question;
    const { place } = api.questions;
    this.told = this.leads = new Map();
    const leads = await api.answers(game).catch((problem: unknown) => (problem instanceof Gone ? problem : []));
    if (leads instanceof Gone || this.asked !== question) return;
    this.leads = new Map(leads.map((one) => [one.value, one]));
    for (const option of hasOdds ? options.slice(0, MOST) : []) {
      if (api.questions.place !== place) return;
      const odds = await api.odds(game, `choose ${option}`).catch((problem: unknown) => (problem instanceof Gone ? problem : null));
      if (odds instanceof Gone || this.asked !== question) return;
      if (odds) this.told = new Map(this.told).set(option, odds);
    }
  }
}
