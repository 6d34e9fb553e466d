/** What a strong computer would do in one's place: asked for, thought over elsewhere, gone when the game goes on. */

import type { Play } from "../app/play.svelte";
import { language } from "../i18n/language.svelte";
import { told } from "../net/told";
import type { Advice } from "../net/types";

export class Hint {
  thinking = $state(false);
  trouble = $state("");
  private said = $state.raw<Advice | null>(null);

  constructor(private readonly play: Play) {}

  /** Whoever plays against a person is told nothing; a lesson says itself what to do. */
  get offered(): boolean {
    const table = this.play.state;
    if (!table || table.lesson || !this.play.myTurn) return false;
    return table.sides.every(({ id }) => ["me", "computer"].includes(table.seats[id] ?? ""));
  }

  get advice(): Advice | null {
    return this.play.myTurn && this.said?.sequence === this.play.state?.sequence ? this.said : null;
  }

  async ask(): Promise<void> {
    this.thinking = true;
    this.trouble = "";
    try {
      this.said = await this.play.api.advice(this.play.game, language());
    } catch (problem) {
      this.trouble = told(problem);
    } finally {
      this.thinking = false;
    }
  }

  /** The same in another language. */
  async retell(): Promise<void> {
    this.trouble = "";
    if (this.advice) await this.ask();
  }

  close(): void {
    this.said = null;
    this.trouble = "";
  }
}
