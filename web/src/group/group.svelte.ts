/** Several units in hand at once: who they are, what they may be told together, and what would come of it. */

import type { Play } from "../app/play.svelte";
import { told } from "../net/told";
import type { Answer, Formation, GroupApi, Shared, SharedOrder, Wish } from "./api";
import { done, outcome } from "./giving";

export class Group {
  units = $state.raw<string[]>([]);
  /** whether a box is drawn around units instead of moving the map; for whoever has no Shift key */
  boxing = $state(false);
  shared = $state.raw<Shared | null>(null);
  /** orders that would be given now, and what was wished for */
  preview = $state.raw<{ wish: Wish; answer: Answer } | null>(null);
  thinking = $state(false);
  /** how the last list went, where not all of it was given */
  note = $state("");
  formations = $state.raw<Formation[]>([]);
  private asked = 0;
  private known = -1;

  constructor(
    private readonly play: Play,
    private readonly api: GroupApi,
  ) {}

  get active(): boolean {
    return this.units.length > 0;
  }

  /** Whether somebody was ordered something in this phase that others could do as well. */
  get repeatable(): boolean {
    const you = this.play.state?.you ?? [];
    for (const entry of this.play.log.toReversed()) {
      if (entry.events.some((event) => event["kind"] === "phase-began")) return false;
      if (you.includes(entry.by) && entry.kind === "order") return !/^(done|choose)\b|>/.test(entry.given);
    }
    return false;
  }

  get sequence(): number {
    return this.play.state?.sequence ?? 0;
  }

  /** Take some units up, instead of those in hand. */
  async take(units: string[]): Promise<void> {
    const own = units.filter((id) => this.isOurs(id) && this.play.unit(id)?.hex);
    this.play.drop();
    this.units = [...new Set(own)];
    this.note = "";
    await this.look();
  }

  /** Of whoever plays both sides, those of the side that decides. */
  private isOurs(unit: string): boolean {
    const side = this.play.myTurn ? this.play.state?.node.side : null;
    return side ? this.play.sideOf(unit) === side : this.play.isMine(unit);
  }

  async toggle(unit: string): Promise<void> {
    if (!this.isOurs(unit)) return;
    const without = this.units.filter((id) => id !== unit);
    await this.take(without.length < this.units.length ? without : [...this.units, unit]);
  }

  /** Everybody who belongs together with a unit; without one, everybody who may still act. */
  async takeFormation(unit: string | null): Promise<void> {
    if (unit === null) return this.take([...this.play.mayAct]);
    const found = await this.formationOf(unit);
    await this.take(found?.units ?? [unit]);
  }

  async formationOf(unit: string): Promise<Formation | undefined> {
    if (this.known !== this.sequence) {
      const at = this.sequence;
      this.formations = await this.api.formations().catch(() => []);
      this.known = at;
    }
    return this.formations.find(({ units }) => units.includes(unit));
  }

  drop(): void {
    this.units = [];
    this.shared = this.preview = null;
    this.note = "";
  }

  /** One step back: the orders that were looked at, then the units. */
  back(): boolean {
    if (this.preview) this.preview = null;
    else if (this.active) this.drop();
    else if (this.boxing) this.boxing = false;
    else return false;
    return true;
  }

  /** See anew what they may be told; nothing of an earlier moment is kept. */
  async look(): Promise<void> {
    this.preview = null;
    const [number, units] = [++this.asked, this.units];
    if (!units.length || !this.play.myTurn || this.play.state?.node.choice) return void (this.shared = null);
    const shared = await this.api.shared(units).catch(() => null);
    if (number === this.asked) this.shared = shared;
  }

  /** What is known and looked at, in another language. */
  async retell(): Promise<void> {
    const [shown, units] = [this.preview, this.units];
    this.note = "";
    this.known = -1;
    await this.look();
    if (shown) await this.wish(shown.wish, units);
  }

  /** Look at what would come of a wish; the same wish again has it done. */
  async wish(wish: Wish, units = this.units): Promise<void> {
    if (this.thinking || !this.play.myTurn) return;
    if (this.preview && JSON.stringify(this.preview.wish) === JSON.stringify(wish)) return this.give();
    this.thinking = true;
    this.note = "";
    try {
      this.preview = { wish, answer: await this.api.ask(units, wish) };
    } catch (problem) {
      this.note = told(problem);
    } finally {
      this.thinking = false;
    }
  }

  march(goal: string): Promise<void> {
    return this.wish({ want: "march", goal });
  }

  /** Tell all of them the same, at once: it is taken back in one step. */
  async tell({ text }: SharedOrder): Promise<void> {
    await this.wish({ want: "alike", like: text });
    await this.give();
  }

  /** Have those who have not acted do as the one before. */
  async repeat(units = this.units): Promise<void> {
    await this.wish({ want: "same" }, units);
  }

  async give(): Promise<void> {
    const shown = this.preview;
    if (!shown?.answer.orders.length) return;
    const given = shown.answer.orders.map(({ order }) => order.text);
    const dice = shown.wish.want !== "march";
    this.boxing = false;
    this.note = await done(this.play, async () => {
      const how = await this.api.give(given, shown.answer.sequence, { through_dice: dice });
      return outcome(how, given.length);
    });
    await this.look();
  }
}
