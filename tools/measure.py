"""`make measure`: how large the house is, and how often it says the same thing, and how that is counted."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from grognard import RULESETS, ruleset
from tools.coverage_pages import add_holders, numbers_in, statements

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "grognard"
#: what the lowest layers keep is their business
LOWEST = ("dice", "hex", "plane")
KEPT = re.compile(
    r"^\s*@(?:\w+\.)?(?:cache|lru_cache|cached_property|once_for_each_case)\b"
    r"|\.known\("
    r"|^\s*(?:self\.)?_?\w*(?:kept|cached?|memo|remembered|known)\w*(?:: [^=]+)?"
    r" = (?:\{\}|dict\(\)|WeakKeyDictionary)",
    re.MULTILINE,
)
DRIVES = re.compile(r"\b(?:flow|script|_script|procedure)\.send\(")
IGNORED = "# type: " + "ignore"


class Row(NamedTuple):
    what: str
    figure: str
    counted: str


def sources(folder: Path) -> Iterator[tuple[Path, str]]:
    for file in sorted(folder.rglob("*.py")):
        yield file, file.read_text(encoding="utf-8")


def holders() -> list[int]:
    """How many functions, charts and data files hold each statement of the rulebooks."""
    found: list[int] = []
    for id in RULESETS:
        rules = ruleset(id)
        known = statements(rules)
        add_holders(rules, known)
        found += [sum(name.startswith("`") for name in one.holders) for one in known.values()]
    return found


def legality() -> Counter[str]:
    """By ruleset and paragraph: functions that refuse something with it."""
    found: Counter[str] = Counter()
    for id in RULESETS:
        rules = ruleset(id)
        known = list(statements(rules))
        for package in dict.fromkeys(filter(None, (rules.shared_package, rules.package))):
            folder = SOURCE.joinpath(*package.split(".")[1:])
            for _, text in sources(folder):
                for node in ast.walk(ast.parse(text)):
                    if isinstance(node, ast.FunctionDef):
                        for number in set(refused(node, known)):
                            found[f"{id} {number}"] += 1
    return found


def refused(function: ast.FunctionDef, known: list[str]) -> Iterator[str]:
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and re.search(
            "refus|Refus|illegal|Illegal|forbid", ast.unparse(node.func)
        ):
            for part in ast.walk(node):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield from numbers_in(part.value, known)


def size(folder: Path) -> str:
    return f"{sum(len(text.splitlines()) for _, text in sources(folder)):,}"


def rows() -> Iterator[Row]:
    ours = list(sources(SOURCE))
    yield Row("lines of Python in src", size(SOURCE), f"{len(ours)} files")
    yield Row("lines of rulesets", size(SOURCE / "rulesets"), "of these")
    held = holders()
    mean = f"{sum(held) / len(held):.2f}"
    yield Row("functions that hold a statement", mean, f"mean of {len(held)}; most {max(held)}")
    yield Row(
        "statements held by more than 8", str(sum(count > 8 for count in held)), "functions and classes"
    )
    texts = legality()
    worst, most = texts.most_common(1)[0]
    yield Row("texts of legality for one paragraph", str(most), f"functions that refuse by it: {worst}")
    several = sum(count > 1 for count in texts.values())
    yield Row("paragraphs with more than one", str(several), f"of {len(texts)} that forbid something")
    drivers = sorted({file.name for file, text in ours if DRIVES.search(text)})
    yield Row("loops that drive a procedure", str(len(drivers)), ", ".join(drivers))
    kernels = ["plain", *(file.stem for file in SOURCE.rglob("*.pyx"))]
    yield Row("movement kernels", str(len(kernels)), ", ".join(kernels))
    upper = [text for file, text in ours if file.relative_to(SOURCE).parts[0] not in LOWEST]
    kept = sum(len(KEPT.findall(text)) for text in upper)
    yield Row("places where values are remembered", str(kept), f"outside {', '.join(LOWEST)}")
    ignored = {
        name: sum(text.count(IGNORED) for _, text in sources(ROOT / name))
        for name in ("src", "tests", "bench", "tools")
    }
    where = ", ".join(f"{name} {count}" for name, count in ignored.items())
    yield Row("type checks switched off", str(sum(ignored.values())), where)


def main() -> None:
    found = list(rows())
    width = max(len(row.what) for row in found)
    for row in found:
        print(f"{row.what:{width}}  {row.figure:>8}  {row.counted}")


if __name__ == "__main__":
    main()
