"""What players are called by those who sit down with them."""

from __future__ import annotations

from grognard.ai.levels import STYLES, levels
from grognard.core.messages import Catalogue, message, words_of


def words() -> Catalogue:
    return words_of("grognard.ai")


def offered() -> tuple[str, ...]:
    """The levels that people choose from, the weakest first."""
    return ("random", *levels())


def level_title(level: str, language: str) -> str:
    return words().say(message(f"ai-level-{level}"), language)


def level_about(level: str, language: str) -> str:
    """In a sentence how a level plays."""
    return words().say(message(f"ai-about-{level}"), language)


def style_title(style: str, language: str) -> str:
    return words().say(message(f"ai-style-{style}"), language)


def title_of(name: str, language: str) -> str:
    """`marshal:bold` in words; a player without a title by his name."""
    level, _colon, style = name.partition(":")
    title = level_title(level, language) if level in offered() else level
    return f"{title}, {style_title(style, language)}" if style in STYLES else title
