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

/** Milliseconds until a stream that was refused is asked for again; one that was only cut off the browser resumes by itself. */
export const PAUSE = 2000;

export function listen(game: string, from: { after: number; lines: number }, language: string, ears: Ears): Listener {
  let { after, lines } = from;
  let source: EventSource | null = null;
  let timer = 0;

  // The last line of talk stands behind a point.
  const note = ({ lastEventId }: MessageEvent): void => {
    const [entry, line] = lastEventId.split(".").map(Number);
    after = Math.max(after, entry ?? 0);
    lines = Math.max(lines, line ?? 0);
  };

  function open(): void {
    const stream = new EventSource(address(`/games/${game}/live`, { after, lines, lang: language }));
    stream.addEventListener("entry", (event) => (note(event), ears.heard(after)));
    stream.addEventListener("chat", (event) => (note(event), ears.said(JSON.parse(event.data) as Line)));
    stream.addEventListener("table", ears.changed);
    stream.onopen = () => {
      ears.connected(true);
      // Only entries and talk are sent after the event: who sat down or proposed something meanwhile has to be asked.
      ears.changed();
    };
    stream.onerror = () => {
      ears.connected(false);
      if (stream.readyState === EventSource.CLOSED) timer = window.setTimeout(open, PAUSE);
    };
    source = stream;
  }

  open();
  return {
    close() {
      window.clearTimeout(timer);
      source?.close();
    },
  };
}
