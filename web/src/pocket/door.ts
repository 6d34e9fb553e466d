/** The door of a page without a server: a worker beside it answers. */

import type { Answer, Door, Query } from "../net/door";
import type { Ears } from "../net/live";
import type { Said, Told } from "./messages";
import { prepared } from "./prepared";
import { site, thinks } from "./site.svelte";

/** The status of an answer that could not be kept. */
const FULL = 507;
/** Where the site lies, whatever stands behind the #. */
const BASE = new URL(".", location.href).href;

/** The door, and whether computers may think. */
interface Pocket {
  door: Door;
  hold: (on: boolean) => void;
}

/** Opens the door; calls `ready` once whoever answers there has started. */
export function openPocket(ready: () => void): Pocket {
  const worker = new Worker(new URL("./answering.worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, (answer: Answer) => void>();
  const listeners = new Set<{ game: string; heard: number; ears: Ears }>();
  let count = 0;
  let broken: string | null = null;

  const say = (what: Said): void => worker.postMessage(what);

  worker.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.say === "answer") {
      if (data.status === FULL) site.full = true;
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    } else if (data.say === "news") {
      for (const one of listeners) if (one.game === data.game) hear(one, data.sequence);
    } else if (data.say === "ready") {
      ready();
    } else if (data.say === "thinking") {
      thinks(data.on);
    } else if (data.say === "unkept") {
      site.unkept = true;
    } else if (data.say === "outdated") {
      site.outdated = true;
    } else {
      fail(data.what);
    }
  };
  worker.onerror = (wrong) => fail(wrong.message);
  say({ say: "start", base: BASE });

  function fail(what: string): void {
    broken = site.failed = what;
    for (const settle of waiting.values()) settle(failed(what));
    waiting.clear();
  }

  const door: Door = {
    async ask(method, path, query: Query, body) {
      const known = await prepared(method, path, query);
      if (known !== null) return { status: 200, text: known };
      if (broken !== null) return failed(broken);
      const id = ++count;
      return new Promise((settle) => {
        waiting.set(id, settle);
        say({ say: "ask", id, method, path, query: JSON.stringify(given(query)), body: JSON.stringify(body ?? {}) });
      });
    },
    listen(game, from, _language, ears) {
      const listener = { game, heard: from.after, ears };
      listeners.add(listener);
      ears.connected(true);
      queueMicrotask(ears.changed);
      return { close: () => void listeners.delete(listener) };
    },
  };
  return { door, hold: (on) => say({ say: on ? "hold" : "go on" }) };
}

function hear(listener: { heard: number; ears: Ears }, sequence: number): void {
  const isNew = sequence > listener.heard;
  listener.heard = Math.max(listener.heard, sequence);
  if (isNew) listener.ears.heard(sequence);
  else listener.ears.changed();
}

function given(query: Query): Query {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ""));
}

function failed(what: string): Answer {
  return { status: 500, text: JSON.stringify({ title: what, status: 500 }) };
}
