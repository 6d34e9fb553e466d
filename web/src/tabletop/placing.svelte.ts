/** A unit being put somewhere on a table: the ground it can reach, the place wanted, and what the rules make of it. */

import type { Api } from "../net/api";
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
  wish = $state.raw<Wish | null>(null);
  found = $state.raw<Placement | null>(null);
  /** of a shot at somebody from the place that was found */
  odds = $state.raw<{ target: string; odds: Odds } | null>(null);

  private turn = 0;
  private asking = false;
  private again = false;
  private timer = 0;

  constructor(
    private readonly api: Api,
    private readonly game: string,
  ) {}

  get region(): Region | undefined {
    return this.regions[this.mode];
  }

  /** A unit is in hand: learn where it can go. */
  async begin(unit: string, cloth: Cloth): Promise<void> {
    this.clear();
    this.unit = unit;
    const turn = this.turn;
    const regions = await this.api.reach(this.game, unit).catch(() => []);
    if (turn !== this.turn) return;
    this.regions = regions;
    if (this.wish) void this.ask(cloth);
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

  take(mode: number, cloth: Cloth): void {
    this.mode = mode;
    if (this.wish) void this.ask(cloth);
  }

  want(wish: Wish, cloth: Cloth): void {
    this.wish = wish;
    void this.ask(cloth);
  }

  /** One question at a time; of those that came up meanwhile the last is put. */
  private async ask(cloth: Cloth): Promise<void> {
    if (this.asking) {
      this.again = true;
      return;
    }
    const [turn, given] = [this.turn, this.given(cloth)];
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
    if (more) void this.ask(cloth);
  }

  private given(cloth: Cloth): string {
    const { region, wish, unit } = this;
    if (!region || !wish || !unit) return "";
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
