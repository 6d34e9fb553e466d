"""Make .venv from nothing but Python 3.11 or newer: hash-locked packages, then Grognard itself, editable.

Standard library only. Does nothing if the lock file and the project file have not changed since last time.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
STAMP = VENV / ".made-from"
SOURCES = (ROOT / "requirements.lock", ROOT / "pyproject.toml")


def main() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 - the line is for whoever runs an older one
        found = sys.version.split()[0]
        sys.exit(f"Grognard needs Python 3.11 or newer; this is {found} (try make PYTHON=python3.11)")
    wanted = hashlib.sha256(b"".join(file.read_bytes() for file in SOURCES)).hexdigest()
    if STAMP.is_file() and STAMP.read_text() == wanted and (BIN / "grognard").exists():
        return
    print("Setting up .venv (once, about a minute) ...", flush=True)
    make_venv()
    pip = [str(BIN / "python"), "-m", "pip", "--disable-pip-version-check", "install", "-q"]
    run([*pip, "--require-hashes", "-r", str(SOURCES[0])])
    run([*pip, "--no-deps", "--no-build-isolation", "-e", str(ROOT)])
    STAMP.write_text(wanted)


def make_venv() -> None:
    if (BIN / "python").exists() and (BIN / "pip").exists():
        return
    if VENV.exists():
        shutil.rmtree(VENV)
    if subprocess.run([sys.executable, "-m", "venv", str(VENV)], capture_output=True).returncode == 0:
        return
    # Debian ships Python without the module that puts pip into a new environment.
    shutil.rmtree(VENV, ignore_errors=True)
    package = f"python3.{sys.version_info.minor}-venv"
    if not install_debian(package):
        sys.exit(f"python3 -m venv does not work here; install {package} (or python3-venv) and try again")
    run([sys.executable, "-m", "venv", str(VENV)])


def install_debian(*packages: str) -> bool:
    """Debian packages, where this machine has apt and lets us; says whether that worked."""
    apt = shutil.which("apt-get")
    if apt is None:
        return False
    command = [apt] if os.geteuid() == 0 else ["sudo", "-n", apt]
    if command[0] == "sudo" and shutil.which("sudo") is None:
        return False
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    update = subprocess.run([*command, "update", "-q"], env=environment, capture_output=True)
    install = subprocess.run(
        [*command, "install", "-y", "-q", "--no-install-recommends", *packages],
        env=environment,
        capture_output=True,
    )
    return update.returncode == 0 and install.returncode == 0


def run(command: list[str]) -> None:
    done = subprocess.run(command, cwd=ROOT)
    if done.returncode:
        sys.exit(f"this step failed: {' '.join(command)}")


if __name__ == "__main__":
    main()
