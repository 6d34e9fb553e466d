/** A unit being put somewhere on a table: the ground it can reach, the place wanted, and what the rules make of it. */

import type { Api } from "../net/api";
import { untilAnswered } from "../net/until-answered";
import type { Odds, Placement, Region } from "../net/types";
import { headingText, spotText, type Cloth, type Spot } from "./cloth";

export interface Wish {
  at: Spot;
  heading: number;
  /** whether the heading may be what suits the place */
  free: boolean;
}

/** Whoever rests so long wants to know the odds. */
const LINGER = 350;

export class Placing {
  unit = $state<string | null>(null);
  regions = $state.raw<Region[]>([]);
  mode = $state(0);
  /** as the unit stands now, and as it is wanted */
  private home: Wish = { at: { x: 0, y: 0 }, heading: 0, free: true };
  wish = $state.raw<Wish | null>(null);
  found = $state.raw<Placement | null>(null);
  /** of a shot at somebody from the place that was found */
  odds = $state.raw<{ target: string; odds: Odds } | null>(null);

  private turn = 0;
  asking = $state(false);
  private again = false;
  private waiting: (() => void)[] = [];
  private timer = 0;
  private cloth: Cloth | null = null;

  constructor(
    private readonly api: Api,
    private readonly game: string,
  ) {}

  get region(): Region | undefined {
    return this.regions[this.mode];
  }

  /** A unit is in hand: learn where it can go. */
  async begin(unit: string, home: Wish, cloth: Cloth): Promise<void> {
    this.clear();
    this.unit = unit;
    this.home = home;
    this.cloth = cloth;
    const turn = this.turn;
    const regions = await untilAnswered(() => this.api.reach(this.game, unit), () => turn === this.turn).catch(() => []);
    if (turn !== this.turn) return;
    if (!regions?.length) return this.clear();
    this.regions = regions;
    if (this.wish) void this.ask();
  }

  /** Note what is being placed; the answer takes it up again, in another language. */
  opened(): () => Promise<void> {
    const { unit, mode, wish } = this;
    return async () => {
      const regions = unit && (await this.api.reach(this.game, unit).catch(() => null));
      if (!regions || this.unit !== unit) return;
      [this.regions, this.mode] = [regions, mode];
      if (wish) this.want(wish);
    };
  }

  clear(): void {
    this.turn += 1;
    this.unit = null;
    this.regions = [];
    this.mode = 0;
    this.reset();
  }

  /** Back to where the unit stands. */
  reset(): void {
    this.wish = this.found = this.odds = null;
    clearTimeout(this.timer);
  }

  /** One of the kinds of orders. */
  take(mode: number): void {
    this.mode = mode;
    if (this.wish) void this.ask();
  }

  get now(): Wish {
    return this.wish ?? this.home;
  }

  /** Where the unit would stand as the rules have it, or else where it is wanted. */
  get stand(): Spot {
    const at = this.found?.at;
    return at ? { x: at[0], y: at[1] } : this.now.at;
  }

  want(wish: Wish): void {
    this.wish = wish;
    void this.ask();
  }

  move(at: Spot): void {
    this.want({ ...this.now, at });
  }

  /** Face this way, where it stands. */
  face(heading: number): void {
    if (this.region?.turns) this.want({ at: this.now.free ? this.stand : this.now.at, heading, free: false });
  }

  turnBy(degrees: number): void {
    const facing = this.now.free ? this.found?.facing : null;
    this.face(((facing ? Number(facing) : this.now.heading) + degrees + 360) % 360);
  }

  nudge(dx: number, dy: number): void {
    const { x, y } = this.now.at;
    // Whoever is quicker than the server has his wish looked at when it answers.
    if (!this.regions.length || this.region?.goes) this.move({ x: x + dx, y: y + dy });
  }

  /** Order the place that is wanted now: whoever is quicker than the server waits for what it says to the last wish. */
  async commit(give: (order: string) => unknown): Promise<void> {
    while (this.asking) await new Promise<void>((go) => this.waiting.push(go));
    if (this.found?.order) await give(this.found.order);
  }

  /** One question at a time; of those that came up meanwhile the last is put. */
  private async ask(): Promise<void> {
    if (this.asking) {
      this.again = true;
      return;
    }
    const [turn, given] = [this.turn, this.given()];
    if (!given || !this.wish) return;
    this.asking = true;
    this.odds = null;
    const found = await this.api.placement(this.game, given, this.wish.free).catch(() => null);
    this.asking = false;
    const more = this.again;
    this.again = false;
    if (turn === this.turn && this.wish) {
      this.found = found;
      if (!more) this.linger(turn);
    }
    if (more) void this.ask();
    for (const go of this.waiting.splice(0)) go();
  }

  private given(): string {
    const { region, wish, unit, cloth } = this;
    if (!region || !wish || !unit || !cloth) return "";
    const to = region.goes ? spotText(cloth, wish.at) : "";
    const facing = region.turns ? `/${headingText(wish.heading)}` : "";
    const rest = [region.formation && `=${region.formation}`, region.option && `:${region.option}`];
    return [region.verb, unit, `${to}${facing}`, ...rest].filter(Boolean).join(" ");
  }

  private linger(turn: number): void {
    clearTimeout(this.timer);
    const [found, target] = [this.found, this.found?.sees.find((one) => one.fires)];
    if (!found?.order || !target) return;
    const order = found.order;
    this.timer = window.setTimeout(async () => {
      const odds = await this.api.oddsFrom(this.game, order, target.unit).catch(() => null);
      if (turn === this.turn && this.found === found && odds) this.odds = { target: target.unit, odds };
    }, LINGER);
  }
}
