/** A staff that proposes how to go on: its list, which of it the player takes, and what came of that. */

import type { Hint } from "../hint/hint.svelte";
import type { Play } from "../app/play.svelte";
import { told } from "../net/told";
import type { GroupApi, Listed, Scope, StaffAnswer } from "./api";
import { done, outcome } from "./giving";

export class Staff {
  thinking = $state(false);
  note = $state("");
  /** places in the list of orders that are not taken */
  refused = $state.raw<ReadonlySet<number>>(new Set());
  private said = $state.raw<StaffAnswer | null>(null);
  private scope: Scope = "phase";
  private units: string[] = [];

  constructor(
    private readonly play: Play,
    private readonly api: GroupApi,
    private readonly hint: Hint,
  ) {}

  /** There is a staff wherever there are hints; it answers questions too. */
  get offered(): boolean {
    return this.hint.offered;
  }

  get answer(): StaffAnswer | null {
    return this.play.myTurn && this.said?.sequence === this.play.state?.sequence ? this.said : null;
  }

  get taken(): Listed[] {
    return this.answer?.orders.filter((_, place) => !this.refused.has(place)) ?? [];
  }

  async ask(units: string[], scope: Scope): Promise<void> {
    if (this.thinking || !this.offered) return;
    this.thinking = true;
    this.note = "";
    // A question is about nobody else.
    [this.scope, this.units] = [scope, this.play.state?.node.choice ? [] : units];
    try {
      this.said = await this.api.staff(this.units, scope);
      this.refused = new Set();
    } catch (problem) {
      this.note = told(problem);
    } finally {
      this.thinking = false;
    }
  }

  /** The same in another language, ticked as it is. */
  async retell(): Promise<void> {
    this.note = "";
    if (!this.answer) return;
    const refused = this.refused;
    await this.ask(this.units, this.scope);
    this.refused = refused;
  }

  tick(place: number): void {
    const refused = new Set(this.refused);
    if (!refused.delete(place)) refused.add(place);
    this.refused = refused;
  }

  /** Give what is ticked. */
  async take(): Promise<void> {
    const [answer, given] = [this.answer, this.taken.map(({ order }) => order.text)];
    if (!answer || !given.length) return;
    this.note = await done(this.play, async () => {
      const how = await this.api.give(given, answer.sequence, { through_dice: true, onward: this.scope === "turn" });
      return outcome(how, given.length);
    });
  }

  close(): void {
    this.said = null;
    this.note = "";
  }
}
