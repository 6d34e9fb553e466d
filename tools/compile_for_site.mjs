/** Compile folders of Python by the interpreter that will run them in the browser; what nobody imports goes. */

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [runtime, folder, tool, roots] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${runtime}/` });
python.mountNodeFS("/compiled", folder);
python.FS.writeFile("/home/pyodide/site_modules.py", readFileSync(tool));
const { compile_reached } = python.pyimport("site_modules");
try {
  compile_reached(python.pyimport("pathlib").Path("/compiled"), roots.split(","));
} catch (wrong) {
  console.error(wrong.message);
  process.exit(1);
}
