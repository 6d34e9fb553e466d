/** A lesson as the learner follows it: which step is before him, what is done, what comes next. */

import type { Play } from "../app/play.svelte";
import { language } from "../i18n/language.svelte";
import { Api } from "../net/api";
import type { LessonPlan, LessonTask } from "../net/types";

const PLACE = "grognard.lesson";

/** Which tasks are done: orders by how many the server has accepted, the rest by what was seen. */
export function ticked(plan: LessonPlan, accepted: number, seen: ReadonlySet<string>): boolean[][] {
  let orders = 0;
  const done = plan.steps.map((step, place) =>
    step.tasks.map((task, n) => (task.do ? orders++ < accepted : seen.has(key(place, n)))),
  );
  // Whoever has given a later order has been past everything before it.
  const last = done.findLastIndex((tasks, place) => tasks.some((is, n) => is && plan.steps[place]!.tasks[n]!.do));
  return done.map((tasks, place) => {
    const given = tasks.findLastIndex((is, n) => is && plan.steps[place]!.tasks[n]!.do);
    return place < last ? tasks.map(() => true) : place === last ? tasks.map((is, n) => is || n < given) : tasks;
  });
}

export function key(step: number, task: number): string {
  return `${step}.${task}`;
}

export class Lesson {
  plan = $state.raw<LessonPlan | null>(null);
  /** the step that is shown, if it is not the one to be done */
  turned = $state<number | null>(null);
  private seen = $state.raw<ReadonlySet<string>>(new Set());
  private readonly api = new Api(language);

  constructor(private readonly play: Play) {
    this.seen = kept(play.game);
  }

  async open(): Promise<void> {
    if (this.play.state?.lesson) this.plan = await this.api.lesson(this.play.state.scenario);
  }

  get done(): boolean[][] {
    return this.plan ? ticked(this.plan, this.play.state?.lesson?.done ?? 0, this.seen) : [];
  }

  /** The step that has something left to do; after the last one the number of steps. */
  get current(): number {
    const open = this.done.findIndex((tasks) => tasks.some((is) => !is));
    return open < 0 ? this.done.length : open;
  }

  get at(): number {
    return this.turned ?? Math.min(this.current, Math.max(0, this.done.length - 1));
  }

  get isOver(): boolean {
    return this.plan !== null && this.current >= this.plan.steps.length;
  }

  /** What is to be done now, where the lesson waits for anything. */
  get task(): { task: LessonTask; id: string } | null {
    const step = this.plan?.steps[this.current];
    const place = this.done[this.current]?.findIndex((is) => !is) ?? -1;
    return step && place >= 0 ? { task: step.tasks[place]!, id: key(this.current, place) } : null;
  }

  /** Whether the lesson has something to do itself before the learner goes on. */
  get waits(): boolean {
    return !!this.task?.task.do && this.play.state?.lesson?.wanted !== this.task.task.do;
  }

  turn(to: number): void {
    this.turned = to === this.current ? null : Math.max(0, Math.min(to, this.current, this.done.length - 1));
  }

  /** Look whether what is to be seen has come into sight. */
  look(): void {
    const now = this.task;
    if (!now?.task.see || !this.inSight(now.task.see)) return;
    this.see(now.id);
  }

  /** Have the lesson do it. */
  async skip(): Promise<void> {
    const now = this.task;
    if (!now || this.waits) return;
    await this.play.ready();
    if (this.task?.id !== now.id) return;
    if (now.task.do === "undo") await this.play.undo();
    else if (now.task.do) await this.play.give(now.task.do);
    else if (now.task.see?.startsWith("unit:")) await this.play.select(now.task.see.slice("unit:".length));
    else this.see(now.id);
  }

  private see(id: string): void {
    this.seen = new Set([...this.seen, id]);
    localStorage.setItem(`${PLACE}.${this.play.game}`, JSON.stringify([...this.seen]));
  }

  private inSight(target: string): boolean {
    const [kind, name] = target.split(":");
    if (kind === "unit") return this.play.selected === name;
    return document.querySelector(`[data-spot="${target}"]`) !== null;
  }
}

function kept(game: string): ReadonlySet<string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(`${PLACE}.${game}`) ?? "[]");
    return new Set(Array.isArray(found) ? found.map(String) : []);
  } catch {
    return new Set();
  }
}
