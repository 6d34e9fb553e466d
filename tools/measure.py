"""`make measure`: how large the house is, and how often it says the same thing, and how that is counted."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from grognard import RULESETS, ruleset
from tools.coverage_pages import add_holders, numbers_in, statements

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "grognard"
#: what the lowest layers keep is their business
LOWEST = ("dice", "hex", "plane")
#: how values are remembered, by what says that they still hold
KEPT = {
    "through Battle.known": r"\.known\(",
    "by arguments that cannot change": r"^\s*@(?:\w+\.)?(?:cache|lru_cache|once_for_each_case)\b",
    "of an object that does not change": r"^\s*@(?:\w+\.)?cached_property\b",
    "by hand": r"^\s*(?:self\.)?_?\w*(?:kept|cached?|memo|remembered|known)\w*(?:: [^=]+)?"
    r" = (?:\{\}|dict\(\)|WeakKeyDictionary)",
}
DRIVES = re.compile(r"\b(?:flow|script|_script|procedure)\.send\(")
REFUSES = re.compile(r"forbid|illegal|refus(?!e$)", re.IGNORECASE)
IGNORED = "# type: " + "ignore"


class Row(NamedTuple):
    what: str
    figure: str
    counted: str


def sources(folder: Path) -> Iterator[tuple[Path, str]]:
    for file in sorted(folder.rglob("*.py")):
        yield file, file.read_text(encoding="utf-8")


def holders() -> dict[tuple[str, str], int]:
    """How many functions and classes hold each statement, by ruleset and paragraph."""
    found: dict[tuple[str, str], int] = {}
    for id in RULESETS:
        rules = ruleset(id)
        known = statements(rules)
        add_holders(rules, known)
        for number, one in known.items():
            found[id, number] = sum(name.startswith("`") for name in one.holders)
    return found


def of_one_code(told: Iterable[str]) -> set[str]:
    """Paragraphs as `ruleset number`, those of editions that share their code counted once."""
    codes = {id: ruleset(id).shared_package or id for id in RULESETS}
    return {f"{codes[id]} {number}" for id, number in (one.split(" ", 1) for one in told)}


class Legality(NamedTuple):
    """Who refuses what by which paragraph, each by ruleset."""

    #: functions that refuse something with a paragraph, whatever it is
    by_paragraph: Counter[str]
    #: functions that say the same of the same paragraph: more than one tell a rule twice
    by_refusal: Counter[str]


def legality() -> Legality:
    found = Legality(Counter(), Counter())
    for id in RULESETS:
        rules = ruleset(id)
        known = list(statements(rules))
        for package in dict.fromkeys(filter(None, (rules.shared_package, rules.package))):
            folder = SOURCE.joinpath(*package.split(".")[1:])
            for _, text in sources(folder):
                for node in ast.walk(ast.parse(text)):
                    if isinstance(node, ast.FunctionDef):
                        told = set(refused(node, known))
                        found.by_paragraph.update({f"{id} {number}" for number, _key in told})
                        found.by_refusal.update({f"{id} {number} {key}" for number, key in told if key})
    return found


def refused(function: ast.FunctionDef, known: list[str]) -> Iterator[tuple[str, str]]:
    """The paragraphs that a function refuses something by, each with the message where that is spelt out."""
    for node in ast.walk(function):
        # `refuse` raises what another function says.
        if isinstance(node, ast.Call) and REFUSES.search(ast.unparse(node.func)):
            texts = [
                part.value
                for part in ast.walk(node)
                if isinstance(part, ast.Constant) and isinstance(part.value, str)
            ]
            key = next((text for text in texts if text.startswith(("refuse-", "idle-"))), "")
            for text in texts:
                yield from ((number, key) for number in numbers_in(text, known))


def size(folder: Path) -> str:
    return f"{sum(len(text.splitlines()) for _, text in sources(folder)):,}"


def rows() -> Iterator[Row]:
    ours = list(sources(SOURCE))
    yield Row("lines of Python in src", size(SOURCE), f"{len(ours)} files")
    yield Row("lines of rulesets", size(SOURCE / "rulesets"), "of these")
    held = holders()
    mean = f"{sum(held.values()) / len(held):.2f}"
    yield Row("functions that hold a statement", mean, f"mean of {len(held)}; most {max(held.values())}")
    crowded = of_one_code(f"{id} {number}" for (id, number), count in held.items() if count > 8)
    yield Row("statements held by more than 8", str(len(crowded)), "functions and classes; editions once")
    paragraphs, refusals = legality()
    worst, most = refusals.most_common(1)[0]
    yield Row(
        "texts of one refusal", str(most), f"functions that say it, at most; of {len(refusals)} refusals"
    )
    several = sum(count > 1 for count in refusals.values())
    yield Row("refusals with more than one text", str(several), worst if several else "")
    worst, most = paragraphs.most_common(1)[0]
    yield Row("functions that refuse by one paragraph", str(most), f"at most: {worst}")
    several = len(of_one_code(one for one, count in paragraphs.items() if count > 1))
    whole = len(of_one_code(paragraphs))
    yield Row("paragraphs with more than one", str(several), f"of {whole} that forbid; editions once")
    drivers = sorted({file.name for file, text in ours if DRIVES.search(text)})
    yield Row("loops that drive a procedure", str(len(drivers)), ", ".join(drivers))
    kernels = ["plain", *(file.stem for file in (SOURCE / "hex").glob("*.pyx"))]
    yield Row("movement kernels", str(len(kernels)), f"on hexes: {', '.join(kernels)}")
    upper = [text for file, text in ours if file.relative_to(SOURCE).parts[0] not in LOWEST]
    kept = {
        how: sum(len(re.findall(what, text, re.MULTILINE)) for text in upper) for how, what in KEPT.items()
    }
    yield Row(
        "places where values are remembered",
        str(sum(kept.values())),
        f"outside {', '.join(LOWEST)}; of these",
    )
    for how, count in kept.items():
        yield Row(f"  {how}", str(count), "")
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
