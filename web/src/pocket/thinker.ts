/** The way to whoever thinks: a worker of its own, which is sent home when nobody waits for it any more. */

import type { Job } from "./messages";

export class Thinker {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, (text: string) => void>();
  private count = 0;

  constructor(
    private readonly base: string,
    private readonly thinking: (on: boolean) => void,
  ) {}

  /** What came of a job; an empty text where nobody waited for it, or it failed. */
  ask(text: string): Promise<string> {
    const worker = (this.worker ??= this.hired());
    const id = ++this.count;
    return new Promise((settle) => {
      this.waiting.set(id, settle);
      this.thinking(true);
      worker.postMessage({ id, text } satisfies Job);
    });
  }

  /** A thought cannot be broken off within Python: whoever thinks goes, and another one comes. */
  stop(): void {
    if (!this.waiting.size) return;
    this.worker?.terminate();
    this.worker = null;
    this.dismiss();
    this.worker = this.hired();
  }

  private hired(): Worker {
    const worker = new Worker(new URL("./thinking.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Job>) => {
      this.waiting.get(data.id)?.(data.text);
      this.waiting.delete(data.id);
      if (!this.waiting.size) this.thinking(false);
    };
    worker.onerror = () => {
      this.worker = null;
      this.dismiss();
    };
    worker.postMessage(this.base);
    return worker;
  }

  private dismiss(): void {
    for (const settle of this.waiting.values()) settle("");
    this.waiting.clear();
    this.thinking(false);
  }
}
