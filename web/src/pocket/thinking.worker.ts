/** Whoever thinks for seconds: one job after the other, each from a text to a text. */

import type { Job } from "./messages";
import { startPython } from "./python";

let done: Promise<(text: string) => string>;

onmessage = async ({ data }: MessageEvent<string | Job>) => {
  if (typeof data === "string") {
    done = startPython(data).then((python) => python.pyimport("grognard.pocket.thinker").done);
    return;
  }
  const think = await done;
  postMessage({ id: data.id, text: think(data.text) } satisfies Job);
};
