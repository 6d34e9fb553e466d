/** One game as a player has it before him: the position, whom he has picked up, and what that one may do. */

import { loadSheet } from "../board/sheet";
import type { LettersApi, Line } from "../correspondence/api";
import { Letters } from "../correspondence/letters.svelte";
import { language, t } from "../i18n/language.svelte";
import { listen, PAUSE, type Listener } from "../net/live";
import { visit } from "../net/known";
import { oneAtATime } from "../net/one-at-a-time";
import { untilAnswered } from "../net/until-answered";
import { Problem } from "../net/request";
import { told } from "../net/told";
import type { Odds, Order, Reason } from "../net/types";
import { Muster } from "../muster/muster.svelte";
import { Giving } from "./giving.svelte";
import { after, NOTHING, Offers, opening, ordersWith } from "./offers";
import { opened } from "./reword";
import { trailsIn } from "./trails";
import { Wayfinder } from "./wayfinder.svelte";
import { WhyNot } from "./why-not";

export class Play extends Giving {
  selected = $state<string | null>(null);
  offers = $state.raw<Offers>(NOTHING);
  /** why the unit in hand, if it is one's own, has no order */
  idle = $state.raw<Reason | null>(null);
  /** a hex picked as goal or target, with more than one order or an order that wants a second look */
  picked = $state.raw<{ hex: string; orders: Order[] } | null>(null);
  odds = $state.raw<{ order: Order; odds: Odds } | null>(null);
  connected = $state(true);

  readonly way = new Wayfinder(this.api, this.game);
  readonly muster = new Muster(this.api, this.game, (order) => this.weigh(order));
  private live: Listener | null = null;
  private again = 0;
  protected readonly refresh = oneAtATime(() => this.underway.fetch(() => this.fetch()));
  /** the orders that no unit is named in: they are open while nobody is in hand */
  standing = $state.raw<Offers>(NOTHING);
  private readonly reasons = new WhyNot(this.api, this.game);
  readonly letters = new Letters(this.game);
  /** the order whose odds are being worked out */
  private weighed: Order | null = null;
  /** what the unit in hand may do, while it is asked for */
  private listed: Promise<unknown> = Promise.resolve();
  /** one taking up of a unit, and one look at what stands open: answers to earlier ones are old */
  private hand = {};
  private look = {};

  async open(): Promise<void> {
    try {
      await this.refresh();
      const state = this.state;
      if (!state) return;
      this.sheet = await loadSheet(state.scenario, language());
      visit(this.game, state.title);
      await this.letters.open(state);
      this.listenOn();
    } catch (problem) {
      this.complain(problem);
      if (problem instanceof Problem) return;
      // A server that was away before anything could be heard is asked again.
      this.connected = false;
      this.again = window.setTimeout(() => void this.open(), PAUSE);
    }
  }

  close(): void {
    window.clearTimeout(this.again);
    this.live?.close();
    this.letters.close();
  }

  /** Everything anew in another language; what is open stays open. */
  readonly reword = oneAtATime(async () => {
    const again = opened(this);
    this.trouble = "";
    this.log = await this.api.log(this.game, 0);
    this.retell();
    await this.refresh();
    await this.stand();
    await again();
    this.listenOn();
  });

  async select(id: string | null): Promise<void> {
    await super.ready();
    await this.take(id);
  }

  /** A click on a place means the unit in hand: it waits until that one's orders are known. */
  override async ready(): Promise<void> {
    await super.ready();
    await this.listed;
  }

  private async take(id: string | null): Promise<void> {
    this.drop();
    this.selected = id;
    if (id === null || this.past || this.film || !(this.myTurn || this.isMine(id))) return;
    // The same unit may be taken up anew before the answer is there: then that one is of an earlier moment.
    const hand = (this.hand = {});
    const asked = untilAnswered(() => this.api.orders(this.game, id), () => this.hand === hand && this.selected === id, (problem) => this.complain(problem)).catch(() => null);
    this.listed = asked;
    const listed = await asked;
    if (!listed || this.hand !== hand || this.selected !== id) return;
    this.idle = listed.idle;
    this.trouble = "";
    if (!this.myTurn || this.state?.node.choice) return;
    const own = new Offers(ordersWith(id, listed.orders));
    this.offers = own.list.length ? own : this.standing;
    this.way.begin(listed.ways);
    this.reasons.learn(this.offers);
  }

  /** Take up the next unit that can still do something, or the next combat to choose; the hex it stands in, at once: a map that moves later would move under a click. */
  async next(step: 1 | -1 = 1): Promise<string | null> {
    if (this.film) this.skip();
    await super.ready();
    if (!this.mayAct.size) return this.nextStanding(step);
    const next = after([...this.mayAct], this.selected, step);
    void this.take(next);
    return this.unit(next)?.hex ?? null;
  }

  private nextStanding(step: 1 | -1): string | null {
    const next = after(this.standing.hexes, this.picked?.hex ?? null, step);
    if (next) void this.pick(next, this.standing.at(next));
    return next;
  }

  /** A click on a hex, or Enter on it: act there if the unit in hand can, else say why it cannot. */
  async point(hex: string): Promise<void> {
    // Whoever sends somebody somewhere has seen enough of what others did.
    if (this.film && !this.units.some((unit) => unit.hex === hex)) this.skip();
    await this.ready();
    if (this.choiceHexes.has(hex)) return this.give(`choose ${hex}`);
    if (this.selected && this.way.points.length) return this.pickByWay(this.selected, hex);
    const orders = this.offers.at(hex);
    if (orders.length) return this.pick(hex, orders);
    const here = this.units.filter((unit) => unit.hex === hex);
    const own = here.filter((unit) => this.isMine(unit.id));
    if (this.selected && this.myTurn && this.isMine(this.selected) && !own.length) return this.whyNot(this.selected, hex, here.length > 0);
    const top = own.find((unit) => this.mayAct.has(unit.id)) ?? own[0] ?? here[0];
    await this.take(top && top.id !== this.selected ? top.id : null);
  }

  /** Lead the unit in hand by this hex. */
  async addPoint(hex: string): Promise<void> {
    if (!this.selected || !this.myTurn) return;
    this.picked = this.odds = null;
    this.refusal = await this.way.add(this.selected, hex).catch((problem) => (this.complain(problem), null));
  }

  private async pickByWay(unit: string, hex: string): Promise<void> {
    const found = await this.way.to(unit, hex).catch((problem) => (this.complain(problem), null));
    if (found && "reason" in found) this.refusal = found;
    else if (found) await this.pick(hex, found.orders);
  }

  async pick(hex: string, orders: Order[]): Promise<void> {
    const opened = opening(orders);
    if (opened.kind === "give") return this.give(opened.order.text);
    this.picked = { hex, orders: opened.kind === "muster" ? [opened.order] : opened.orders };
    this.refusal = null;
    if (opened.kind === "muster") await this.consider(opened.order);
  }

  /** Put an order together before it is given: who takes part, and what may come of it. */
  readonly consider = (order: Order): Promise<void> => this.muster.open(order);

  async weigh(order: Order | null): Promise<void> {
    this.weighed = order;
    const odds = order && (await this.api.odds(this.game, order.text).catch(() => null));
    // Meanwhile it may have been put down, or another taken up.
    if (this.weighed !== order) return;
    this.odds = order && odds ? { order, odds } : null;
  }

  unpick(): void {
    this.picked = this.odds = this.weighed = null;
    this.muster.close();
  }

  protected async takeUp(): Promise<void> {
    await this.stand().catch(() => undefined);
  }

  /** One step back: the menu first, then the way-points, then the unit. */
  back(): void {
    if (this.film) this.skip();
    else if (this.picked) this.unpick();
    else if (this.way.points.length) this.way.clear();
    else this.drop();
  }

  /** Something about time, seats, a rematch or an agreement; the page shows what came of it. */
  async settled(act: (api: LettersApi) => Promise<unknown>): Promise<void> {
    this.trouble = "";
    try {
      await act(this.letters.api);
      await this.refresh();
    } catch (problem) {
      this.complain(problem);
    }
  }

  /** Put everything down. */
  drop(): void {
    this.way.begin({});
    this.unpick();
    this.selected = this.refusal = this.idle = null;
    this.offers = this.standing;
    void this.muster.offer(this.standing);
  }

  protected async settle(): Promise<void> {
    const moved = this.selected;
    const turn = this.state?.phase.id;
    const arrived = moved !== null && !this.unit(moved)?.hex;
    this.drop();
    await this.refresh();
    const next = arrived ? [...this.mayAct].find((id) => !this.unit(id)?.hex) : undefined;
    if (next && !this.selected) return this.take(next);
    // A unit with more to do in the same phase stays in hand.
    if (moved && !this.selected && turn === this.state?.phase.id && this.mayAct.has(moved)) await this.take(moved);
  }

  private async whyNot(unit: string, hex: string, occupied: boolean): Promise<void> {
    this.picked = this.odds = null;
    this.refusal = await this.reasons.ask(unit, hex, occupied, [...this.mayAct][0] ?? "").catch(() => null);
    if (!this.refusal) await this.take(null);
  }

  private listenOn(): void {
    this.live?.close();
    const { questions } = this.api;
    const changed = (): void => void this.refresh().catch((problem) => this.complain(problem)).finally(() => this.busy || questions.release());
    const heard = (sequence: number): void => void (sequence > (this.state?.sequence ?? 0) && (questions.hold(), changed()));
    const ears = { heard, changed, said: (line: Line) => this.letters.hear(line), connected: (is: boolean) => this.hearing(is) };
    const from = { after: this.state?.sequence ?? 0, lines: this.letters.last };
    this.live = listen(this.game, from, language(), ears);
  }

  private hearing(connected: boolean): void {
    this.connected = connected;
    // What could not be sent meanwhile is no trouble any more.
    if (connected && this.trouble === t("trouble-connection")) this.trouble = "";
  }

  private async fetch(): Promise<void> {
    const seen = this.log.at(-1)?.seq ?? 0;
    const [state, counters, news] = await Promise.all([
      this.api.state(this.game),
      this.api.counters(this.game),
      this.api.log(this.game, seen),
    ]);
    const before = this.state;
    const seenTo = before ? await this.watch(news) : 0;
    const stood = this.standingAt();
    this.film = null;
    this.state = state;
    this.api.questions.release(before?.sequence !== state.sequence);
    if (this.myTurn) this.reel.rewind();
    this.letters.see(state);
    this.drawn = counters;
    if (news.length) this.log = [...this.log, ...news.filter((entry) => entry.seq > seen)];
    if (before) this.spread(news.filter((entry) => entry.seq > seen), seenTo, stood);
    if (before?.sequence === state.sequence) return;
    if (before?.phase.id !== state.phase.id) this.reasons.forget();
    const known = Math.max(before?.sequence ?? state.sequence, seenTo);
    this.followed = trailsIn(this.log, state.you, known, (id) => stood.get(id));
    await this.stand();
  }

  /** See anew what the unit in hand may do, or empty hands; whatever is taken up meanwhile stays in hand. */
  private async stand(): Promise<void> {
    const look = (this.look = {});
    this.standing = NOTHING;
    if (this.selected && this.mayAct.has(this.selected)) await this.take(this.selected);
    else this.drop();
    const standing = await this.listStanding();
    if (this.look !== look) return;
    // A unit without orders of its own is offered what stands open.
    if (this.offers === this.standing) this.offers = standing;
    this.standing = standing;
    if (!this.selected) await this.muster.offer(standing);
  }

  /** What is ordered without picking anybody up: all there is where nobody can be, as in the choice of the next combat. */
  private async listStanding(): Promise<Offers> {
    if (!this.myTurn || this.state?.node.choice) return NOTHING;
    return new Offers((await this.api.orders(this.game, "", this.mayAct.size ? "nobody" : undefined)).orders);
  }

  protected complain(problem: unknown): void {
    this.trouble = told(problem);
  }
}
