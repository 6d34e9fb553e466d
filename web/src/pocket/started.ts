/**
 * The interpreter, started once and kept as it then lay in memory: the next start takes it up from there.
 *
 * Where nothing can be kept, or what is kept cannot be taken up, it starts from the beginning.
 */

import type { PyodideAPI } from "pyodide";

/** Not among the names that a version of the site clears away. */
const KEPT = "started-";
/** What is imported before: parts of Python's own library that every start needs, and none that holds chance. */
const USUAL = "asyncio, csv, dataclasses, decimal, fractions, hashlib, importlib.resources, inspect, json, logging, tomllib, typing, zipfile";

type Load = typeof import("pyodide").loadPyodide;

export async function start(runtime: string, name: string): Promise<PyodideAPI> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${runtime}pyodide.mjs`)) as { loadPyodide: Load };
  const memory = await kept(name);
  if (memory) {
    try {
      return await loadPyodide({ indexURL: runtime, _loadSnapshot: memory });
    } catch {
      await caches.delete(KEPT + name);
    }
  }
  const python = await loadPyodide({ indexURL: runtime, _makeSnapshot: true });
  python.runPython(`import ${USUAL}`);
  void keep(name, python);
  return python;
}

async function kept(name: string): Promise<ArrayBuffer | null> {
  try {
    const found = await (await caches.open(KEPT + name)).match(name);
    return (await found?.arrayBuffer()) ?? null;
  } catch {
    return null;
  }
}

async function keep(name: string, python: PyodideAPI): Promise<void> {
  try {
    const memory = python.makeMemorySnapshot();
    const others = (await caches.keys()).filter((one) => one.startsWith(KEPT) && one !== KEPT + name);
    await Promise.all(others.map((one) => caches.delete(one)));
    await (await caches.open(KEPT + name)).put(name, new Response(memory as Uint8Array<ArrayBuffer>));
  } catch {
    // It only saves time.
  }
}
