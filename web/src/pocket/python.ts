/** Python in a worker, with Grognard in it. */

import type { PyodideAPI } from "pyodide";
import { lay } from "./archive";
import { type Lock, start } from "./started";

/** What the site holds beside the page, as it was built. */
interface Made {
  /** the folder of the interpreter */
  runtime: string;
  lock: Lock;
  /** the archive of Python's own library */
  library: string;
  /** machine code beside the interpreter's, by where Python looks for it */
  linked: Record<string, string>;
  /** archives of Python that every page needs, each with the name of its content in it */
  archives: string[];
  /** those of the systems, fetched when one is asked for */
  systems: Record<string, string>;
}

const HOME = "/grognard";
/** What both workers need. */
const IMPORTS = `
import sys
sys.path.insert(0, "${HOME}")
import grognard.pocket.browser, grognard.pocket.systems, grognard.pocket.thinker
`;

export async function startPython(base: string): Promise<PyodideAPI> {
  const at = (path: string): string => new URL(path, base).href;
  const made = (await fetched(at(`python/made-${__PYTHON__}.json`)).then((found) => found.json())) as Made;
  const archives = made.archives.map((name) => unpacked(at(`python/${name}`)));
  const python = await start({
    name: __PYTHON__,
    runtime: at(`${made.runtime}/`),
    lock: made.lock,
    library: unpacked(at(`python/${made.library}`)),
    linked: Object.fromEntries(Object.entries(made.linked).map(([path, name]) => [`${HOME}/${path}`, at(`python/${name}`)])),
    lay: async (python) => {
      for (const archive of archives) lay(await archive, python.FS, HOME);
    },
    imports: IMPORTS,
  });
  const find = (system: string): ArrayBuffer | null => fetchedAtOnce(at(`python/${made.systems[system]}`));
  python.pyimport("grognard.pocket.systems").fetch_when_asked(Object.keys(made.systems), find, HOME);
  return python;
}

async function fetched(address: string): Promise<Response> {
  const found = await fetch(address);
  if (!found.ok) throw new Error(`${address}: ${found.status}`);
  return found;
}

/** An archive, which is compressed as one. */
async function unpacked(address: string): Promise<ArrayBuffer> {
  const { body } = await fetched(address);
  return body ? new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer() : new ArrayBuffer();
}

/** Python waits for what it imports, so this waits too: the page does not, it is another thread. */
function fetchedAtOnce(address: string): ArrayBuffer | null {
  const asked = new XMLHttpRequest();
  asked.open("GET", address, false);
  asked.responseType = "arraybuffer";
  try {
    asked.send();
  } catch {
    return null;
  }
  return asked.status === 200 ? (asked.response as ArrayBuffer) : null;
}
