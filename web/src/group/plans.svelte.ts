/** Ways that units shall go over several turns: kept by the server for this seat alone. */

import type { Play } from "../app/play.svelte";
import { told } from "../net/told";
import type { GroupApi, Plan, PlanList } from "./api";
import { done, outcome } from "./giving";

const PLACE = "grognard.plans.by-themselves";

export class Plans {
  list = $state.raw<Plan[]>([]);
  ready = $state(0);
  note = $state("");
  /** the unit whose way is being planned, and its points so far */
  planning = $state.raw<{ unit: string; points: string[] } | null>(null);
  /** whether plans are carried out as soon as they can be */
  byThemselves = $state(localStorage.getItem(PLACE) === "yes");
  private tried = -1;

  constructor(
    private readonly play: Play,
    private readonly api: GroupApi,
  ) {}

  of(unit: string | null): Plan | undefined {
    return this.list.find((plan) => plan.unit === unit);
  }

  /** Ask anew when the game has gone on; where the player wants it so, carry them out. */
  async look(): Promise<void> {
    if (!this.play.state?.you.length) return;
    this.hear(await this.api.plans().catch(() => ({ sequence: 0, plans: [], ready: 0 })));
    const now = this.play.state.sequence;
    if (!this.byThemselves || !this.ready || this.tried === now || !this.play.myTurn) return;
    this.tried = now;
    await this.carryOut();
  }

  begin(unit: string): void {
    this.planning = { unit, points: [] };
    this.note = "";
    this.play.drop();
  }

  async add(point: string): Promise<void> {
    const planning = this.planning;
    if (!planning || planning.points.at(-1) === point) return;
    this.planning = { ...planning, points: [...planning.points, point] };
    await this.keep();
  }

  /** Take the last point back. */
  async shorten(): Promise<void> {
    const planning = this.planning;
    if (!planning) return;
    this.planning = { ...planning, points: planning.points.slice(0, -1) };
    await this.keep();
  }

  end(): void {
    this.planning = null;
  }

  async forget(unit: string): Promise<void> {
    if (this.planning?.unit === unit) this.planning = null;
    await this.settle(() => this.api.plan(unit, []));
  }

  leave(byThemselves: boolean): void {
    this.byThemselves = byThemselves;
    localStorage.setItem(PLACE, byThemselves ? "yes" : "no");
    if (byThemselves) void this.look();
  }

  async carryOut(): Promise<void> {
    const wanted = this.ready;
    const sequence = this.play.state?.sequence ?? 0;
    this.note = await done(this.play, async () => outcome(await this.api.carryOut(sequence), wanted));
  }

  private async keep(): Promise<void> {
    const { unit, points } = this.planning!;
    await this.settle(() => this.api.plan(unit, points));
  }

  private async settle(act: () => Promise<PlanList>): Promise<void> {
    try {
      this.hear(await act());
    } catch (problem) {
      this.note = told(problem);
    }
  }

  private hear({ plans, ready }: PlanList): void {
    [this.list, this.ready] = [plans, ready];
  }
}
