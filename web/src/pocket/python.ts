/** Python in a worker, with Grognard in it. */

import type { PyodideAPI } from "pyodide";
import { start } from "./started";

/** What the site holds beside the page, as it was built. */
interface Made {
  /** the folder of the interpreter */
  runtime: string;
  /** archives of Python that every page needs, each with the name of its content in it */
  archives: string[];
  /** those of the systems, fetched when one is asked for */
  systems: Record<string, string>;
}

const HOME = "/grognard";

export async function startPython(base: string): Promise<PyodideAPI> {
  const at = (path: string): string => new URL(path, base).href;
  const made = (await fetched(at(`python/made-${__PYTHON__}.json`)).then((found) => found.json())) as Made;
  const coming = made.archives.map(async (name) => unpacked(name, await fetched(at(`python/${name}`))));
  const python = await start(at(`${made.runtime}/`), made.runtime);
  for (const archive of coming) python.unpackArchive(await archive, "zip", { extractDir: HOME });
  python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  const find = (system: string): ArrayBuffer | null => fetchedAtOnce(at(`python/${made.systems[system]}`));
  python.pyimport("grognard.pocket.systems").fetch_when_asked(Object.keys(made.systems), find, HOME);
  return python;
}

async function fetched(address: string): Promise<Response> {
  const found = await fetch(address);
  if (!found.ok) throw new Error(`${address}: ${found.status}`);
  return found;
}

/** An archive; ours is compressed as one. */
async function unpacked(name: string, found: Response): Promise<ArrayBuffer> {
  if (!name.endsWith(".packed") || !found.body) return found.arrayBuffer();
  return new Response(found.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
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
