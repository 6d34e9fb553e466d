"""Which blocks of the program a run came through.

Modules are compiled with a mark at the beginning of every block: of a function, a branch taken or not taken,
a loop, a handler. A mark is one byte set in an array, so that every run can be watched and none is slowed
down much. It works on modules that are imported after `watch`.
"""

from __future__ import annotations

import ast
import builtins
import sys
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType

#: more blocks than the readers have
MOST = 1 << 16
#: one byte for each block: 1 once a run has come through it
HITS = bytearray(MOST)
_NAME = "__blocks__"


class Marker(ast.NodeTransformer):
    """Puts a mark at the beginning of every block."""

    #: the number of the next block, over all modules
    number = 0

    def mark(self) -> ast.stmt:
        if Marker.number == MOST:
            raise OverflowError("more blocks than there is room for")
        Marker.number += 1
        return ast.parse(f"{_NAME}[{Marker.number - 1}] = 1").body[0]

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            # A docstring stays in front.
            node.body.insert(ast.get_docstring(node, clean=False) is not None, self.mark())
        elif isinstance(node, (ast.If, ast.For, ast.While)):
            node.body.insert(0, self.mark())
            node.orelse.insert(0, self.mark())
        elif isinstance(node, (ast.ExceptHandler, ast.match_case)):
            node.body.insert(0, self.mark())
        return node


class MarkedLoader(SourceFileLoader):
    """Compiles a module from its source each time, with marks in it."""

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        tree = Marker().visit(ast.parse(self.get_data(path), path))
        return compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)


class MarkedFinder(MetaPathFinder):
    def __init__(self, wanted: Callable[[str], bool]) -> None:
        self.wanted = wanted

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not self.wanted(fullname):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or not isinstance(spec.loader, SourceFileLoader):
            return None
        spec.loader = MarkedLoader(spec.loader.name, spec.loader.path)
        return spec


def watch(wanted: Callable[[str], bool]) -> None:
    """Mark the blocks of the modules that are wanted by name, from now on."""
    setattr(builtins, _NAME, HITS)
    sys.meta_path.insert(0, MarkedFinder(wanted))


def forget() -> None:
    """Begin a run."""
    HITS[: Marker.number] = bytes(Marker.number)


def passed() -> int:
    """The blocks of the run as one number, a byte of it for each."""
    return int.from_bytes(HITS[: Marker.number], "little")
