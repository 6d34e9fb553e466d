/** The table with its past: the position as it was after any entry, and where the last moves went. */

import { language } from "../i18n/language.svelte";
import { Api } from "../net/api";
import type { Position } from "../net/types";
import { Table } from "./table.svelte";
import type { Trail } from "./trails";

export abstract class Lookback extends Table {
  readonly api = new Api(language);
  /** where counters went since this browser last decided */
  protected followed = $state.raw<Trail[]>([]);
  /** the entry that is wanted, and positions that have been fetched */
  private wanted = 0;
  private readonly seenBefore = new Map<number, Position>();

  constructor(readonly game: string) {
    super();
  }

  /** Put everything down, take the present up again, say what went wrong. */
  abstract drop(): void;
  protected abstract takeUp(): Promise<void>;
  protected abstract complain(problem: unknown): void;

  /** Show the map as it was after an entry; at the last one look at the game itself again. */
  async lookAt(entry: number): Promise<void> {
    const last = this.state?.sequence ?? 0;
    this.wanted = entry;
    if (entry >= last) return this.leavePast();
    try {
      const found = this.seenBefore.get(entry) ?? (await this.api.position(this.game, entry));
      this.seenBefore.set(entry, found);
      // Whoever drags on is interested in the latest place only.
      if (this.wanted !== entry) return;
      if (!this.past) this.drop();
      this.past = found;
    } catch (problem) {
      this.complain(problem);
    }
  }

  /** The ways of the last moves; nobody has moved in a position of the past. */
  get trails(): Trail[] {
    return this.past ? [] : this.followed;
  }

  leavePast(): void {
    this.wanted = 0;
    if (!this.past) return;
    this.past = null;
    void this.takeUp();
  }

  /** What is looked at is told anew. */
  async recallPast(): Promise<void> {
    this.seenBefore.clear();
    if (this.past) await this.lookAt(this.past.entry);
  }
}
