/** An act of several while it is put together: who may take part, who is named, and what the rules say to that. */

import { isListed, musteredFirst, spell, type Offers } from "../app/offers";
import type { Api } from "../net/api";
import { untilAnswered } from "../net/until-answered";
import type { MusterAnswer, Order } from "../net/types";

export class Muster {
  /** the kind of order and its place; nothing while nothing is put together */
  order = $state.raw<Order | null>(null);
  told = $state.raw<MusterAnswer | null>(null);
  named = $state.raw<string[]>([]);
  option = $state<string | null>(null);
  /** who was named from the first */
  private begun: string[] = [];

  constructor(
    private readonly api: Api,
    private readonly game: string,
    /** shows the odds of a legal order, or none */
    private readonly weigh: (order: Order | null) => Promise<void>,
  ) {}

  /** The order as it would be given now. */
  get given(): Order | null {
    return this.order && spell(this.order, this.named, this.option);
  }

  get isBlank(): boolean {
    return !this.named.length && !this.option && !!this.told?.recruits.length;
  }

  get isListed(): boolean {
    return !!this.told && isListed(this.told.recruits, this.told.options, this.begun);
  }

  get mayCommit(): boolean {
    return !!this.order && !!this.told && !this.isBlank && !this.told.refusal;
  }

  async open(order: Order, named: string[] = order.units): Promise<void> {
    this.close();
    this.order = order;
    this.named = this.begun = named;
    this.option = order.option;
    await this.ask();
  }

  async offer(offers: Offers): Promise<void> {
    const first = musteredFirst(offers);
    if (first) await this.open(first, []);
  }

  async toggle(id: string): Promise<void> {
    const wanted = this.named.includes(id) ? this.named.filter((one) => one !== id) : [...this.named, id];
    // In the order in which the rules name them.
    const known = this.told?.recruits.map((one) => one.id) ?? [];
    this.named = known.filter((one) => wanted.includes(one));
    await this.ask();
  }

  async choose(option: string | null): Promise<void> {
    this.option = option;
    await this.ask();
  }

  close(): void {
    this.order = this.told = this.option = null;
    this.named = [];
  }

  private async ask(): Promise<void> {
    const order = this.given;
    if (!order) return;
    const told = await untilAnswered(() => this.api.muster(this.game, order.text), () => this.given?.text === order.text).catch(() => null);
    // Meanwhile somebody else may have been named.
    if (this.given?.text !== order.text) return;
    this.told = told;
    await this.weigh(this.mayCommit ? order : null);
  }
}
