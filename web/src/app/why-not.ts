/** Why a hex is not offered: the order that a click there would have meant, put to the server. */

import type { Api } from "../net/api";
import type { Refusal } from "../net/types";
import { Offers } from "./offers";

export class WhyNot {
  /** verbs seen with a goal and with a target in this phase */
  private goal = "";
  private target = "";

  constructor(
    private readonly api: Api,
    private readonly game: string,
  ) {}

  learn(offers: Offers): void {
    this.goal = offers.goalVerb || this.goal;
    this.target = offers.targetVerb || this.target;
  }

  forget(): void {
    this.goal = this.target = "";
  }

  /** Nothing where it is allowed, or where this phase knows no order to a place; `able` is anybody who can act. */
  async ask(unit: string, hex: string, occupied: boolean, able: string): Promise<Refusal | null> {
    // What others are told to do tells what a unit with nothing to do would have been told.
    if (!this.goal && !this.target) this.learn(new Offers((await this.api.orders(this.game, able)).orders));
    const given = this.meant(unit, hex, occupied);
    return given ? this.api.check(this.game, given) : null;
  }

  private meant(unit: string, hex: string, occupied: boolean): string {
    if (this.target && (occupied || !this.goal)) return `${this.target} ${unit} >${hex}`;
    return this.goal ? `${this.goal} ${unit} ${hex}` : "";
  }
}
