/** Hear of every new entry and every line of talk at a game, and of seats and proposals that change; after a break the stream goes on from the last one heard. */

import type { Line } from "../correspondence/api";
import { address } from "./request";

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

export function listen(game: string, from: { after: number; lines: number }, language: string, ears: Ears): Listener {
  const source = new EventSource(address(`/games/${game}/live`, { ...from, lang: language }));
  // The last line of talk stands behind a point.
  source.addEventListener("entry", (event) => ears.heard(Number.parseInt(event.lastEventId, 10)));
  source.addEventListener("chat", (event) => ears.said(JSON.parse(event.data) as Line));
  source.addEventListener("table", ears.changed);
  source.onopen = () => ears.connected(true);
  source.onerror = () => ears.connected(false);
  return source;
}
