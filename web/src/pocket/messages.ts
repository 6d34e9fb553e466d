/** What the page and the workers beside it say to each other. */

/** Said to whoever answers. */
export type Said =
  | { say: "start"; base: string }
  | { say: "ask"; id: number; method: string; path: string; query: string; body: string }
  /** computers are to stop thinking, and to go on */
  | { say: "hold" }
  | { say: "go on" };

/** Said by whoever answers. */
export type Told =
  | { say: "answer"; id: number; status: number; text: string }
  | { say: "news"; game: string; sequence: number }
  | { say: "ready" }
  | { say: "thinking"; on: boolean }
  | { say: "unkept" }
  /** another tab has a newer version, which keeps games in another way */
  | { say: "outdated" }
  | { say: "failed"; what: string };

/** Said to whoever thinks, after where the site lies: a job as text; he says what came of it. */
export interface Job {
  id: number;
  text: string;
}

/** The name under which tabs tell each other of their games. */
export const TABS = "grognard";
