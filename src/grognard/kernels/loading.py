"""A kernel is named after its source: one built from another text, or for another Python, is not found.

What is built lies beside its source, in a folder `built`.
"""

from __future__ import annotations

from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any


def built_file(source: Path, folder: Path | None = None) -> Path:
    """Where the kernel of the present source lies once it is built."""
    digest = sha256(source.read_bytes()).hexdigest()[:16]
    return (folder or source.parent / "built") / f"{source.stem}-{digest}{EXTENSION_SUFFIXES[0]}"


def loaded(file: Path) -> Any | None:
    """A kernel, if it is there and fits this machine."""
    if not file.is_file():
        return None
    spec = spec_from_file_location(file.name.partition("-")[0], file)
    assert spec is not None
    assert spec.loader is not None
    try:
        module: Any = module_from_spec(spec)
        spec.loader.exec_module(module)
    except ImportError:
        return None
    return module


def found(source: Path) -> Any | None:
    """The kernel of a source; None where nobody has built it."""
    return loaded(built_file(source)) if (source.parent / "built").is_dir() else None
