/** Questions about the position in view: none goes out while an order is under way, and none is asked about a position that has gone. */

/** What was asked about is not there any more; nobody needs to be told. */
export class Gone extends Error {}

export class Questions {
  private under = new AbortController();
  private held: Promise<void> | null = null;
  private letGo: () => void = () => undefined;
  /** how many positions there were before this one */
  private position = 0;

  /** Which position is in view: who asks several things about it asks no more once there is another. */
  get place(): number {
    return this.position;
  }

  /** Put a question; one that an order overtakes is put again if the order was refused. */
  async ask<T>(put: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const about = this.position;
    for (;;) {
      while (this.held) await this.held;
      if (this.position !== about) throw new Gone();
      const { signal } = this.under;
      try {
        return await put(signal);
      } catch (problem) {
        if (!signal.aborted) throw problem;
      }
    }
  }

  /** Something is about to happen to the position. */
  hold(): void {
    this.giveUp();
    this.held ??= new Promise((go) => (this.letGo = go));
  }

  /** What came of it is in view: another position or, where it was refused, the same. */
  release(isAnother = false): void {
    if (isAnother) {
      this.position += 1;
      this.giveUp();
    }
    this.held = null;
    this.letGo();
  }

  private giveUp(): void {
    this.under.abort();
    this.under = new AbortController();
  }
}
