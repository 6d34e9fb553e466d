/** The way to whoever answers the page: a server over the network, or the same Python beside the page. */

import type { Ears, Listener } from "./live";

export type Query = Record<string, string | number | undefined>;

/** A status as over the network, and what was said, letter by letter. */
export interface Answer {
  status: number;
  text: string;
}

/** How far somebody has heard of a game: its entries, and its lines of talk. */
export interface Heard {
  after: number;
  lines: number;
}

export interface Door {
  ask(method: "GET" | "POST", path: string, query: Query, body?: unknown, signal?: AbortSignal): Promise<Answer>;
  /** Hear of every new entry and every line of talk at a game, from where one was on. */
  listen(game: string, from: Heard, language: string, ears: Ears): Listener;
}
