/** A game looked into: its course, the moment that is looked at, what a computer would have done there, what if. */

import type { Play } from "../app/play.svelte";
import { language } from "../i18n/language.svelte";
import { told } from "../net/told";
import type { Advice } from "../net/types";
import { better, course, whatIf, type Better, type Change, type Course, type Moment, type WhatIf } from "./api";

export class Analysis {
  course = $state.raw<Course | null>(null);
  moment = $state.raw<Moment | null>(null);
  better = $state.raw<Better | null>(null);
  supposed = $state.raw<WhatIf | null>(null);
  /** what is supposed: the changes so far, and the counter whose fields are shown */
  changes = $state.raw<Change[]>([]);
  busy = $state(false);
  trouble = $state("");

  constructor(readonly play: Play) {}

  /** After the end, or where nobody else plays. */
  get offered(): boolean {
    const table = this.play.state;
    if (!table || table.lesson || table.sequence < 2) return false;
    return !!table.over || table.sides.every(({ id }) => ["me", "computer"].includes(table.seats[id] ?? ""));
  }

  get entry(): number {
    return this.play.past?.entry ?? this.play.state?.sequence ?? 1;
  }

  /** What a computer would have done, for a map to draw; only where the game stands before it. */
  get advice(): Advice | null {
    const { better, play } = this;
    const [first, ...after] = better?.line ?? [];
    if (!better || !first || play.past?.entry !== better.entry) return null;
    const drawn = ({ order, told, way }: Better["line"][number]): Advice["chosen"] => ({ order, told, way, reason: "", odds: null });
    return { sequence: better.entry, player: better.player, chosen: drawn(first), rejected: null, gap: null, after: after.map(drawn) };
  }

  async open(): Promise<void> {
    await this.ask(async () => {
      this.course = await course(this.play.game, language());
      const kept = this.moment?.first;
      this.moment = this.course.moments.find((one) => one.first === kept) ?? null;
    });
  }

  close(): void {
    this.course = this.moment = null;
    this.forget();
  }

  async look(moment: Moment): Promise<void> {
    this.forget();
    this.moment = moment;
    await this.play.lookAt(moment.entry);
  }

  async lookAt(entry: number): Promise<void> {
    this.forget();
    this.moment = null;
    await this.play.lookAt(Math.max(1, entry));
  }

  /** The moment before or after the one that is looked at. */
  async step(direction: 1 | -1): Promise<void> {
    const all = this.course?.moments ?? [];
    const at = this.entry;
    const next = direction > 0 ? all.find((one) => one.entry > at) : all.findLast((one) => one.entry < at);
    if (next) await this.look(next);
  }

  async askBetter(): Promise<void> {
    const entry = this.moment?.first ?? this.entry;
    await this.ask(async () => {
      this.better = await better(this.play.game, entry, language());
      await this.play.lookAt(this.better.entry);
    });
  }

  /** Suppose something about a counter, beside what is supposed already. */
  async suppose(changes: Change[], unit: string): Promise<void> {
    const entry = this.supposed?.entry ?? this.entry;
    await this.ask(async () => {
      this.supposed = await whatIf(this.play.game, entry, changes, unit, language());
      this.changes = changes;
      this.play.past = this.supposed.position;
    });
  }

  /** Nothing is supposed any more; the map shows what was. */
  forget(): void {
    this.better = null;
    this.trouble = "";
    const { supposed } = this;
    this.supposed = null;
    this.changes = [];
    if (supposed) void this.play.lookAt(supposed.entry);
  }

  private async ask(act: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.trouble = "";
    try {
      await act();
    } catch (problem) {
      this.trouble = told(problem);
    } finally {
      this.busy = false;
    }
  }
}
