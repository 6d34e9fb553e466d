/** Ending a phase and taking back: asked once more where something would be lost, passed over where nothing is. */

import type { Play } from "../app/play.svelte";
import type { GivenUp, UndoPreview } from "../net/types";
import { likes } from "./wishes";

/** What the game passes a phase with in which nothing else can be ordered; it is refused where something can. */
const PASS = "done :idle";

type Question = { what: "end"; lost: GivenUp } | { what: "undo"; preview: UndoPreview };

export class Flow {
  /** what is asked once more, and at which moment of the game */
  private asked = $state.raw<{ question: Question; sequence: number } | null>(null);
  /** the last moment at which a phase was passed, so that it is tried once */
  private passed = -1;

  constructor(private readonly play: Play) {}

  /** The question that is open; whatever happens meanwhile closes it. */
  get question(): Question | null {
    return this.asked && this.asked.sequence === this.play.state?.sequence && !this.play.past ? this.asked.question : null;
  }

  close(): void {
    this.asked = null;
  }

  /** The open question in another language. */
  async retell(): Promise<void> {
    const question = this.question;
    if (question?.what === "end") {
      const lost = await this.givenUp();
      if (lost) this.ask({ what: "end", lost });
    } else if (question) {
      const preview = await this.foreseen();
      if (preview) this.ask({ what: "undo", preview });
    }
  }

  /** Whether the phase can be ended from here now. */
  get mayEnd(): boolean {
    const node = this.play.state?.node;
    return this.play.myTurn && !node?.choice && !!node?.may_end;
  }

  /** End the phase: at once where nothing is given up, else when it is asked for a second time. */
  async end(): Promise<void> {
    await this.play.ready();
    if (!this.mayEnd) return;
    const lost = this.question?.what !== "end" && likes("warn") && !this.inLesson ? await this.givenUp() : null;
    if (lost) this.ask({ what: "end", lost });
    else {
      this.close();
      await this.play.give("done");
    }
  }

  /** Take back: at once while it is one's own change of mind, beyond that when it is asked for a second time. */
  async undo(): Promise<void> {
    if (this.question?.what === "undo") {
      const barred = this.question.preview.barred;
      this.close();
      return barred ? undefined : this.play.undo(true);
    }
    const preview = this.needsNobody ? await this.foreseen() : null;
    if (preview?.given && preview.hindrance) this.ask({ what: "undo", preview });
    else await this.play.undo();
  }

  /** Pass a phase in which nothing can be done, once, where somebody likes that. */
  attend(): void {
    const { state, myTurn, busy } = this.play;
    if (!state?.node.idle || !myTurn || busy || this.inLesson || this.passed === state.sequence || !likes("pass")) return;
    this.passed = state.sequence;
    void this.play.give(PASS);
  }

  /** Whether nobody else has to agree: the other side is one's own, or a computer's. */
  private get needsNobody(): boolean {
    const seats = Object.values(this.play.state?.seats ?? {});
    return !seats.some((seat) => seat === "person" || seat === "open" || seat === "left");
  }

  /** A lesson says itself what comes next. */
  private get inLesson(): boolean {
    return !!this.play.state?.lesson && !this.play.state.lesson.over;
  }

  private foreseen(): Promise<UndoPreview | null> {
    return this.play.api.undoPreview(this.play.game).catch(() => null);
  }

  private async givenUp(): Promise<GivenUp | null> {
    return this.play.api.ending(this.play.game).catch(() => null);
  }

  private ask(question: Question): void {
    this.asked = { question, sequence: this.play.state?.sequence ?? 0 };
  }
}
