/** Hear of every new entry of a game, and of seats and proposals that change; after a break the stream goes on from the last one heard. */

import { address } from "./request";

export interface Listener {
  close(): void;
}

export function listen(
  game: string,
  after: number,
  language: string,
  heard: (sequence: number) => void,
  changed: () => void,
  connected: (is: boolean) => void,
): Listener {
  const source = new EventSource(address(`/games/${game}/live`, { after, lang: language }));
  const tell = (event: MessageEvent): void => heard(Number(event.lastEventId));
  source.addEventListener("entry", tell);
  source.addEventListener("table", changed);
  source.onopen = () => connected(true);
  source.onerror = () => connected(false);
  return source;
}
