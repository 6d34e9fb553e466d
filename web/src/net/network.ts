/** The door of a server: its answers and its news come over the network. */

import type { Answer, Door, Heard, Query } from "./door";
import { PAUSE, type Ears, type Listener } from "./live";

export const network: Door = { ask, listen };

export function address(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length ? `/api${path}?${search}` : `/api${path}`;
}

async function ask(method: "GET" | "POST", path: string, query: Query, body?: unknown, signal?: AbortSignal): Promise<Answer> {
  const sent: RequestInit = { credentials: "same-origin", headers: spoken(), signal: signal ?? null };
  if (method === "POST") {
    sent.method = "POST";
    sent.headers = { "Content-Type": "application/json", ...spoken() };
    sent.body = JSON.stringify(body);
  }
  const response = await fetch(address(path, query), sent);
  return { status: response.status, text: await response.text() };
}

/** Problems are told in the language of the page, whatever the browser's is. */
function spoken(): Record<string, string> {
  return { "Accept-Language": document.documentElement.lang };
}

function listen(game: string, from: Heard, language: string, ears: Ears): Listener {
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
    stream.addEventListener("chat", (event) => (note(event), ears.said(JSON.parse(event.data))));
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
