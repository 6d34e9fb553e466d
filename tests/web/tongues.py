"""What the page was told in each language: after a change of it nothing may be left of another."""

from __future__ import annotations

import contextlib
import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Error, Page, Response
from tests.web.seat import PATIENCE

#: what is read and what is heard, piece by piece; texts of one's own are in fields
_PIECES = """() => {
    const isShown = (one) => one.checkVisibility?.({ visibilityProperty: true }) ?? true;
    const pieces = [], names = ["aria-label", "title", "alt"];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const holder = walk.currentNode.parentElement;
        if (!holder || !isShown(holder) || holder.closest("script, style")) continue;
        pieces.push(walk.currentNode.textContent);
    }
    for (const one of document.querySelectorAll("[aria-label], [title], [alt]"))
        if (isShown(one)) for (const name of names) pieces.push(one.getAttribute(name) ?? "");
    return pieces.map((piece) => piece.replace(/\\s+/g, " ").trim()).filter(Boolean);
}"""
#: changes the language as a reader does; what is open stays open
_SPEAK = """language => {
    const choice = [...document.querySelectorAll("select")].find((one) => one.querySelector("[value=fr]"));
    if (!choice || choice.value === language) return;
    choice.value = language;
    choice.dispatchEvent(new Event("change", { bubbles: true }));
}"""
_BETWEEN = re.compile(r"\s[·→]\s|: ")
_LETTERS = re.compile(r"[^\W\d_]{3,}")


class Tongues:
    """Keeps all that the server has said, by the language in which it was asked."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.answers: list[Response] = []
        self.told: dict[str, set[str]] = defaultdict(set)
        page.on("response", lambda answer: self.answers.append(answer))

    def speak(self, language: str) -> None:
        self.page.evaluate(_SPEAK, language)

    def foreign(self, language: str) -> set[str]:
        """Pieces of the page that the server has said in other languages alone."""
        self._hear()
        own = "\n".join(self.told[language])
        others = {text for other, said in self.told.items() if other != language for text in said}
        pieces = {part.strip() for piece in self.page.evaluate(_PIECES) for part in _BETWEEN.split(piece)}
        return {piece for piece in pieces if _LETTERS.search(piece) and piece in others and piece not in own}

    def expect_only(self, language: str) -> None:
        """Wait until everything on the page is in this language."""
        found: set[str] = set()
        for _try in range(PATIENCE // 200):
            found = self.foreign(language)
            if not found:
                return
            self.page.wait_for_timeout(200)
        raise AssertionError(f"not in {language}: {sorted(found)}")

    def _hear(self) -> None:
        while self.answers:
            answer = self.answers.pop()
            spoken = parse_qs(urlsplit(answer.url).query).get("lang")
            if not spoken or "json" not in (answer.headers.get("content-type") or ""):
                continue
            with contextlib.suppress(Error):
                self.told[spoken[0]] |= set(_texts(answer.json()))


def _texts(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        if _LETTERS.search(data):
            yield re.sub(r"\s+", " ", data).strip()
    elif isinstance(data, dict):
        for value in data.values():
            yield from _texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from _texts(value)
