/**
 * The interpreter, started once with Grognard imported, and kept as it then lay in memory: the next start takes
 * it up from there.
 *
 * Where nothing can be kept, or what is kept cannot be taken up, it starts from the beginning.
 */

import type { PyodideAPI } from "pyodide";

/** What is to be started. */
export interface Beginning {
  /** under which what it leaves in memory is kept: another one for other sources */
  name: string;
  /** where the interpreter lies */
  runtime: string;
  /** what it is, and that nothing is ever installed into it */
  lock: Lock;
  /** Python's own library */
  library: Promise<ArrayBuffer>;
  /** machine code beside the interpreter's: addresses, by where Python looks for it */
  linked: Record<string, string>;
  /** lays the files that are imported from */
  lay: (python: PyodideAPI) => Promise<void>;
  /** what is imported, as a line of Python */
  imports: string;
}

/** Not among the names that a version of the site clears away. */
const KEPT = "started-";
/** Under which it is kept how many functions the interpreter knew. */
const FUNCTIONS = "x-functions";

type Load = typeof import("pyodide").loadPyodide;
type Told = NonNullable<Parameters<Load>[0]>;
export type Lock = Extract<Told["lockFileContents"], { info: unknown }>;
type Create = NonNullable<Told["createPyodideModule"]>;

/** What the interpreter's own description leaves out. */
interface Locating {
  locateFile: (path: string) => string;
}

interface Inside {
  HEAP8: Int8Array;
  growMemory: (bytes: number) => void;
  wasmTable: WebAssembly.Table;
}

interface Kept {
  memory: ArrayBuffer;
  functions: number;
}

export async function start(what: Beginning): Promise<PyodideAPI> {
  const before = await kept(what.name);
  if (before) {
    try {
      const { python } = await started(what, before);
      await what.lay(python);
      // Chance begins anew, not where it was kept.
      python.runPython("import random; random.seed()");
      return python;
    } catch {
      await caches.delete(KEPT + what.name);
    }
  }
  const { python, functions } = await started(what, null);
  await what.lay(python);
  python.runPython(what.imports);
  void keep(what.name, python, functions);
  return python;
}

async function started({ runtime, lock, library, linked }: Beginning, before: Kept | null): Promise<{ python: PyodideAPI; functions: number }> {
  const [{ loadPyodide }, { default: create }] = (await Promise.all([
    import(/* @vite-ignore */ `${runtime}pyodide.mjs`),
    import(/* @vite-ignore */ `${runtime}pyodide.asm.mjs`),
  ])) as [{ loadPyodide: Load }, { default: Create }];
  let functions = 0;
  // Machine code is linked before anything else lies in memory: so its places in there, and in the table of functions,
  // are the same every time, and what is kept of it can be taken up.
  const createPyodideModule: Create = async (settings) => {
    const { locateFile } = settings as unknown as Locating;
    const found = { dynamicLibraries: Object.keys(linked), locateFile: (path: string) => linked[path] ?? locateFile(path) };
    const made = await create(Object.assign(settings, found));
    const { HEAP8, growMemory, wasmTable } = made as unknown as Inside;
    functions = wasmTable.length;
    if (before && before.functions !== functions) throw new Error("another interpreter was kept");
    if (before && before.memory.byteLength > HEAP8.length) growMemory(before.memory.byteLength);
    return made;
  };
  const stdLibURL = URL.createObjectURL(new Blob([await library]));
  const usual = { indexURL: runtime, stdLibURL, lockFileContents: lock, createPyodideModule };
  try {
    return { python: await loadPyodide({ ...usual, ...(before ? { _loadSnapshot: before.memory } : { _makeSnapshot: true }) }), functions };
  } finally {
    URL.revokeObjectURL(stdLibURL);
  }
}

async function kept(name: string): Promise<Kept | null> {
  try {
    const found = await (await caches.open(KEPT + name)).match(name);
    return found ? { memory: await found.arrayBuffer(), functions: Number(found.headers.get(FUNCTIONS)) } : null;
  } catch {
    return null;
  }
}

async function keep(name: string, python: PyodideAPI, functions: number): Promise<void> {
  try {
    const memory = python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>;
    const others = (await caches.keys()).filter((one) => one.startsWith(KEPT) && one !== KEPT + name);
    await Promise.all(others.map((one) => caches.delete(one)));
    await (await caches.open(KEPT + name)).put(name, new Response(memory, { headers: { [FUNCTIONS]: String(functions) } }));
  } catch {
    // It only saves time.
  }
}
