/** The table at which orders are given: one after another, none lost, none twice; a refusal stays until it is put away. */

import type { Refusal } from "../net/types";
import { Screening } from "./screening.svelte";
import { Underway } from "./underway.svelte";

const ANSWERS = new Set(["choose", "throw"]);

export abstract class Giving extends Screening {
  refusal = $state.raw<Refusal | null>(null);
  trouble = $state("");
  protected readonly underway = new Underway();
  /** the position is asked for anew */
  protected abstract readonly refresh: () => Promise<void>;
  /** An order was taken: empty hands, look what came of it. */
  protected abstract settle(): Promise<void>;

  get busy(): boolean {
    return this.underway.busy;
  }

  /** When a click means what is in view: nothing is under way any more, or what others did is being shown. */
  ready(): Promise<void> {
    return this.underway.quiet(() => this.film !== null && this.reel.wanted);
  }

  protected override projected(): void {
    this.underway.wake();
  }

  /** An answer or a throw is to one question, an end is of one phase; any other order waits for those before it. */
  async give(given: string): Promise<void> {
    const verb = given.split(" ")[0]!;
    const meant = (): unknown => (ANSWERS.has(verb) ? this.state?.sequence : verb === "done" ? this.moment : "");
    const asked = meant();
    this.reel.rewind();
    await this.busily(given, async () => {
      if (meant() !== asked || !this.state) return;
      const refused = await this.api.give(this.game, given, this.state.sequence);
      if (refused) this.refusal = refused;
      else await this.settle();
    });
  }

  private get moment(): string {
    const { turn, phase } = this.state ?? {};
    return `${turn} ${phase?.id} ${phase?.active}`;
  }

  async undo(consent = false): Promise<void> {
    await this.busily("undo", async () => {
      await this.api.undo(this.game, consent);
      await this.settle();
    });
  }

  /** One thing after another; after trouble the position is asked for again. */
  async busily(name: string, act: () => Promise<void>): Promise<void> {
    if (this.past) return;
    await this.underway.act(name, async () => {
      this.trouble = "";
      this.api.questions.hold();
      try {
        await act();
      } catch (problem) {
        this.complain(problem);
        await this.refresh().catch(() => undefined);
      } finally {
        this.api.questions.release();
      }
    });
  }
}
