/** What is about to happen at the table: who, against whom, what was answered, the odds, and the ruling. */

import type { CaseValue, Odds } from "../net/types";
import { t } from "../i18n/language.svelte";
import { told } from "../net/told";
import { type Given, type Ruled } from "./api";
import { groups, happening, suggested, toggled, unanswered, unfilled, type Answers, type Picks } from "./asking";
import type { Table } from "./table.svelte";

const WAIT = 200;
const DICE = "grognard.table.dice";

export class Act {
  action = $state("");
  side = $state("");
  picks = $state.raw<Picks>({});
  answers = $state.raw<Answers>({});
  odds = $state.raw<Odds | null>(null);
  ruling = $state.raw<Ruled | null>(null);
  taken = $state.raw<Record<string, string>>({});
  /** the player throws his own dice and types them in */
  own = $state(localStorage.getItem(DICE) === "own");
  trouble = $state("");
  /** the turn in which answers were given: what was true then need not be now */
  private turn = "";

  constructor(readonly table: Table) {}

  readonly chosen = $derived.by(() => this.table.sheet?.actions.find((one) => one.id === this.action) ?? null);
  readonly asked = $derived.by(() => {
    const roster = this.table.roster;
    return this.chosen && roster ? groups(this.chosen, roster, this.picks, this.answers) : [];
  });
  readonly unfilled = $derived(this.chosen ? unfilled(this.chosen, this.picks) : []);
  readonly unanswered = $derived(unanswered(this.asked));
  readonly ready = $derived(this.chosen !== null && !this.unfilled.length && !this.unanswered.length);
  readonly what = $derived(this.chosen && this.ready ? happening(this.chosen, this.side, this.picks, this.asked, this.answers) : null);

  /** What happens, in a line. */
  readonly title = $derived.by(() => {
    const parts = this.chosen?.parts.filter((part) => part.least) ?? [];
    const names = parts.map((part) => (this.picks[part.id] ?? []).join(", "));
    const action = this.chosen?.title ?? "";
    return parts.length ? t("table-happened", { action, who: names.join(" → ") }) : action;
  });

  /** Another action, or the same one anew. */
  begin(action: string): void {
    this.action = action;
    this.picks = {};
    this.forget();
  }

  lead(side: string): void {
    if (side === this.side) return;
    this.side = side;
    this.picks = {};
    this.forget();
  }

  /** Whoever's turn it is acts first; what was answered in another turn is asked again. */
  follow(turn: number, active: string): void {
    const now = `${turn} ${active}`;
    if (now === this.turn) return;
    if (this.turn) this.answers = {};
    this.turn = now;
    this.side = active;
    this.picks = {};
    this.forget();
  }

  pick(part: string, name: string): void {
    const roster = this.table.roster;
    const found = this.chosen?.parts.find((one) => one.id === part);
    if (!this.chosen || !roster || !found) return;
    let picks = toggled(found, this.picks, name);
    if (picks[part]?.includes(name)) {
      for (const other of this.chosen.parts) {
        const also = suggested(other, roster, this.side, picks).filter((one) => !this.table.shown?.looks[one]?.gone);
        if (also.length) picks = { ...picks, [other.id]: also };
      }
    }
    this.picks = picks;
    this.forget();
  }

  answer(key: string, value: CaseValue): void {
    this.answers = { ...this.answers, [key]: value };
    this.forget();
  }

  throwOwn(own: boolean): void {
    this.own = own;
    localStorage.setItem(DICE, own ? "own" : "ours");
  }

  /** The odds, a moment after the last answer. */
  weigh(): () => void {
    const { what, table } = this;
    const roster = table.roster;
    if (!what || !roster || this.ruling) return () => undefined;
    const timer = setTimeout(() => {
      void this.attempt(async () => {
        const odds = await table.api.odds(roster, what);
        if (this.what === what) this.odds = odds;
      });
    }, WAIT);
    return () => clearTimeout(timer);
  }

  rule(given: Given[] = [], taken: Record<string, string> = {}): Promise<void> {
    const { what, table } = this;
    const roster = table.roster;
    if (!what || !roster) return Promise.resolve();
    return this.attempt(async () => {
      this.ruling = await table.api.rule(roster, what, given, !this.own, taken);
      this.taken = taken;
    });
  }

  /** The next die, or the next decision. */
  give(answer: Given): Promise<void> {
    return this.rule([...(this.ruling?.given ?? []), answer]);
  }

  /** One of the ways that are open now; the same again is none. */
  take(unit: string, option: string): Promise<void> {
    const { [unit]: before, ...others } = this.taken;
    return this.rule(this.ruling?.given ?? [], before === option ? others : { ...others, [unit]: option });
  }

  apply(): void {
    const { ruling, chosen } = this;
    if (!ruling?.after || !chosen) return;
    // That nothing came of it is told, too.
    const lines = ruling.lines.length ? ruling.lines : [{ text: t("table-nothing"), rule: chosen.rule, unit: "" }];
    this.table.change(ruling.after, this.title, lines);
    // What was answered holds for the rest of the turn; what is on the roster now is asked there.
    const own = new Set(this.asked.flatMap((group) => group.first.filter((one) => one.question.own).map((one) => one.key)));
    this.answers = Object.fromEntries(Object.entries(this.answers).filter(([key]) => !own.has(key)));
    this.begin("");
  }

  /** A ruling that is not applied has not happened. */
  discard(): void {
    this.ruling = null;
    this.taken = {};
  }

  private forget(): void {
    this.ruling = this.odds = null;
    this.taken = {};
    this.trouble = "";
  }

  private async attempt(act: () => Promise<void>): Promise<void> {
    try {
      await act();
      this.trouble = "";
    } catch (problem) {
      this.odds = null;
      this.trouble = told(problem);
    }
  }
}
