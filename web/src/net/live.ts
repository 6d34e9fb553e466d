/** Hear of every new entry and every line of talk at a game, and of seats and proposals that change; after a break the stream goes on from the last one heard. */

import type { Line } from "../correspondence/api";
import type { Heard } from "./door";
import { door } from "./request";

export interface Listener {
  close(): void;
}

/** What is done with what comes. */
export interface Ears {
  heard: (sequence: number) => void;
  said: (line: Line) => void;
  changed: () => void;
  connected: (is: boolean) => void;
}

/** Milliseconds until a stream that was refused is asked for again; one that was only cut off the browser resumes by itself. */
export const PAUSE = 2000;

export function listen(game: string, from: Heard, language: string, ears: Ears): Listener {
  return door().listen(game, from, language, ears);
}
