/** Talk and notes at one game, and how far its player has looked. */

import type { GameState } from "../net/types";
import { LettersApi, type Line } from "./api";
import { freshKey } from "../net/key";
import { told } from "../net/told";

/** A moment after which what is on the screen counts as looked at, and what was typed is saved. */
const MOMENT = 700;

export class Letters {
  lines = $state.raw<Line[]>([]);
  /** lines of others that were not on the screen yet */
  unread = $state(0);
  /** the last entry that was looked at before this visit */
  after = $state<number | null>(null);
  /** whether the chat is open */
  private reading = false;
  notes = $state("");
  /** whether everything typed has reached the server */
  saved = $state(true);
  trouble = $state("");

  readonly api: LettersApi;
  private state: GameState | null = null;
  private looking: ReturnType<typeof setTimeout> | undefined;
  private writing: ReturnType<typeof setTimeout> | undefined;
  private marked = { entries: 0, lines: 0 };

  constructor(game: string) {
    this.api = new LettersApi(game);
  }

  get isPlayer(): boolean {
    return !!this.state?.you.length;
  }

  /** The chat is turned to, or away from. */
  read(open: boolean): void {
    this.reading = open;
    if (this.isRead) this.unread = 0;
    this.look();
  }

  private get isRead(): boolean {
    return this.reading && document.visibilityState === "visible";
  }

  get last(): number {
    return this.lines.at(-1)?.number ?? 0;
  }

  /** Everything said so far, and one's own notes. */
  async open(state: GameState): Promise<void> {
    this.state = state;
    this.unread = state.unread?.lines ?? 0;
    this.after = state.unread?.after ?? null;
    let more: Line[];
    do {
      more = await this.api.lines(this.last);
      this.take(more);
    } while (more.length && this.last < state.lines);
    if (this.isPlayer) this.notes = await this.api.notes();
    this.look();
  }

  /** The position has changed: what is on the screen now has been looked at in a moment. */
  see(state: GameState): void {
    this.state = state;
    this.look();
  }

  hear(line: Line): void {
    if (line.number <= this.last) return;
    this.take([line]);
    if (!this.isRead && !this.state?.you.includes(line.by)) this.unread += 1;
    this.look();
  }

  async say(text: string): Promise<boolean> {
    this.trouble = "";
    try {
      this.hear(await this.api.say(text, freshKey()));
      return true;
    } catch (problem) {
      this.trouble = told(problem);
      return false;
    }
  }

  write(text: string): void {
    this.notes = text;
    this.saved = false;
    clearTimeout(this.writing);
    this.writing = setTimeout(() => void this.keep(), MOMENT);
  }

  /** Save what was typed without waiting any longer. */
  async keep(): Promise<void> {
    clearTimeout(this.writing);
    if (this.saved) return;
    const text = this.notes;
    try {
      await this.api.note(text);
      this.saved = this.notes === text;
      this.trouble = "";
    } catch (problem) {
      this.trouble = told(problem);
    }
  }

  close(): void {
    clearTimeout(this.looking);
    void this.keep();
  }

  /** Tell the server what has been on the screen for a moment, while somebody sits before it. */
  look(): void {
    clearTimeout(this.looking);
    this.looking = setTimeout(() => void this.mark(), MOMENT);
  }

  private async mark(): Promise<void> {
    if (!this.isPlayer || !this.state || document.visibilityState !== "visible") return;
    if (this.isRead) this.unread = 0;
    const entries = this.state.sequence;
    const lines = this.isRead ? this.last : this.marked.lines;
    if (entries === this.marked.entries && lines === this.marked.lines) return;
    this.marked = { entries, lines };
    // Nothing is lost if this does not arrive: the mark stays where it was.
    await this.api.looked(entries, lines).catch(() => undefined);
  }

  private take(lines: Line[]): void {
    if (lines.length) this.lines = [...this.lines, ...lines.filter((line) => line.number > this.last)];
  }
}
