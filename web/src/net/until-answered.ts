/** A server that is away or has too much to do is asked again, as long as somebody wants to know. */

import { PAUSE } from "./live";
import { Gone } from "./questions";
import { Problem } from "./request";

/** What it answers in the end, or null when nobody wants to know any more or there is nothing to know; what it refuses is thrown. */
export async function untilAnswered<T>(ask: () => Promise<T>, isWanted: () => boolean, tell: (problem: unknown) => void = () => undefined): Promise<T | null> {
  while (isWanted()) {
    try {
      return await ask();
    } catch (problem) {
      if (problem instanceof Gone) return null;
      if (!isPassing(problem)) throw problem;
      tell(problem);
      await new Promise((go) => setTimeout(go, PAUSE));
    }
  }
  return null;
}

/** Whether the same question may be answered a little later. */
export function isPassing(problem: unknown): boolean {
  return !(problem instanceof Problem) || problem.status === 429 || problem.status >= 500;
}
