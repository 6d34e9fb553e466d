/** Whoever answers the page: the functions that a server calls, on the games that this browser keeps. */

import type { Said, Told } from "./messages";
import { TABS } from "./messages";
import { startPython } from "./python";
import { Newer, Shelf } from "./shelf";
import { Thinker } from "./thinker";

type Ask = (method: string, path: string, query: string, body: string) => Promise<string>;

interface Answering {
  ask: Ask;
  heard: (game: string) => Promise<void>;
  hold: () => void;
  go_on: () => void;
}

const tell = (what: Told): void => postMessage(what);
const tabs = new BroadcastChannel(TABS);
let answering: Promise<Answering>;

onmessage = async ({ data }: MessageEvent<Said>) => {
  if (data.say === "start") {
    answering = start(data.base);
    answering.catch((wrong: unknown) => tell({ say: "failed", what: String(wrong) }));
    return;
  }
  if (data.say !== "ask") {
    const waiting = await answering;
    if (data.say === "hold") waiting.hold();
    else waiting.go_on();
    return;
  }
  const { id, method, path, query, body } = data;
  const said = await (await answering).ask(method, path, query, body);
  // The status stands before the text, on a line of its own.
  const end = said.indexOf("\n");
  tell({ say: "answer", id, status: Number(said.slice(0, end)), text: said.slice(end + 1) });
};

tabs.onmessage = async ({ data }: MessageEvent<string>) => (await answering).heard(data);

async function start(base: string): Promise<Answering> {
  const [python, shelf] = await Promise.all([startPython(base), opened()]);
  const news = (game: string, sequence: number, own: boolean): void => {
    tell({ say: "news", game, sequence });
    if (own) tabs.postMessage(game);
  };
  const begin = python.pyimport("grognard.pocket.browser").begin as (...ends: unknown[]) => Answering;
  const answering = begin(shelf, new Thinker(base, (on) => tell({ say: "thinking", on })), news);
  tell({ say: "ready" });
  return answering;
}

/** Where games are kept; nothing where the browser keeps nothing, and the page is told. */
async function opened(): Promise<Shelf | undefined> {
  try {
    return await Shelf.open(() => tell({ say: "outdated" }));
  } catch (wrong) {
    tell({ say: wrong instanceof Newer ? "outdated" : "unkept" });
    return undefined;
  }
}
