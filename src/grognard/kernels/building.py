"""`python -m grognard.kernels.building`: have a C compiler make all kernels. Never required.

It takes the extra `fast` and a C compiler. What is built lies in the package, for whoever starts next.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from grognard.kernels.loading import built_file, loaded

HERE = Path(__file__).parent.parent
SOURCES = (HERE / "hex" / "compiled_kernel.pyx", HERE / "plane" / "quickplane.pyx")


class CannotBuild(Exception):
    """Why there is no kernel, in one line."""


def build(source: Path, folder: Path | None = None) -> Path:
    """Translate the source to C, compile it, and put it in place of whatever was built earlier."""
    if find_spec("Cython") is None:
        raise CannotBuild("Cython is missing: expected the extra `fast`, pip install 'grognard[fast]'")
    compiler = linking()
    target = built_file(source, folder)
    with TemporaryDirectory() as room:
        code, made = Path(room, f"{source.stem}.c"), Path(room, target.name)
        run([sys.executable, "-m", "cython", "-3", str(source), "-o", str(code)])
        headers = sysconfig.get_paths()["include"]
        run(
            [
                *compiler,
                "-fPIC",
                "-O2",
                "-ffp-contract=off",
                "-DNDEBUG",
                "-w",
                f"-I{headers}",
                str(code),
                "-o",
                str(made),
            ]
        )
        if loaded(made) is None:
            raise CannotBuild(f"{compiler[0]} made a kernel that this Python cannot load")
        put(made, target)
    return target


def linking() -> list[str]:
    """The compiler, as it links what Python can load."""
    command = shlex.split(sysconfig.get_config_var("LDSHARED") or "cc -shared")
    named = os.environ.get("CC")
    candidates = shlex.split(named)[:1] if named else [command[0], "cc", "gcc", "clang"]
    found = next((name for name in candidates if shutil.which(name)), None)
    if found is None:
        raise CannotBuild(f"no C compiler: expected {' or '.join(dict.fromkeys(candidates))} on the path")
    return [found, *command[1:]]


def run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines() or ["nothing was said"]
        raise CannotBuild(f"{Path(command[0]).name} failed: {said[-1]}")


def put(made: Path, target: Path) -> None:
    """Whole or not at all: it is copied beside its place first."""
    try:
        target.parent.mkdir(exist_ok=True)
        beside = target.with_suffix(".new")
        shutil.copyfile(made, beside)
        os.replace(beside, target)
        for old in target.parent.glob(f"{target.name.partition('-')[0]}-*"):
            if old != target:
                old.unlink()
    except OSError as wrong:
        raise CannotBuild(f"{target.parent} cannot be written to: {wrong.strerror}") from None


def main() -> int:
    try:
        for source in SOURCES:
            print(f"Built {build(source)}")
    except CannotBuild as wrong:
        print(f"Not built: {wrong}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
