/** Compile a folder of Python by the interpreter that will run it in the browser: foo.py becomes foo.pyc. */

import { pathToFileURL } from "node:url";

const [runtime, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${runtime}/` });
python.mountNodeFS("/compiled", folder);
python.runPython(`
import compileall, pathlib, py_compile

home = pathlib.Path("/compiled")
# Never compared with a source, of which there is none in the browser.
mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
for part in home.iterdir():
    if not compileall.compile_dir(part, maxlevels=99, ddir="", legacy=True, quiet=1, invalidation_mode=mode):
        raise SystemExit(f"{part.name} cannot be compiled")
for source in home.rglob("*.py"):
    source.unlink()
`);
