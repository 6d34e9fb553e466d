"""`grognard puzzles`: positions in which one order is clearly best, to be solved at the terminal."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING, Annotated, Any

import typer

from grognard.answers.errors import Stop
from grognard.cli.options import Json, Lang, Language

if TYPE_CHECKING:
    from grognard.puzzles.puzzle import Puzzle
    from grognard.puzzles.telling import Told

_INDENT = 2

PuzzleId = Annotated[str | None, typer.Argument(metavar="[ID]", help="A puzzle; without one all are listed.")]
Daily = Annotated[bool, typer.Option("--daily", help="The puzzle of the day.")]
Date = Annotated[str | None, typer.Option("--date", metavar="YYYY-MM-DD", help="Of another day.")]
Answer = Annotated[str | None, typer.Option("--answer", metavar="ORDER", help="Answer it, and be told why.")]
Solution = Annotated[bool, typer.Option("--solution", help="Show what is right, and why.")]
Theme = Annotated[str | None, typer.Option("--theme", help="List those of one theme, such as square.")]


def puzzles(
    id: PuzzleId = None,
    daily: Daily = False,
    date: Date = None,
    answer: Answer = None,
    solution: Solution = False,
    theme: Theme = None,
    json: Json = False,
    lang: Lang = Language.en,
) -> None:
    """List the puzzles, show one, or answer it.

    In each one order is clearly best by exact odds, whatever else is done.

    Example: `grognard puzzles --daily`
    """
    from grognard.puzzles.puzzle import puzzle

    if daily or date:
        if id is not None:
            raise Stop("--daily picks the puzzle itself: leave the id out")
        found = _of_day(date)
    elif id is None:
        _list(theme, json=json, language=lang.value)
        return
    else:
        found = puzzle(id)
    _show(found, answer, solution=solution, json=json, language=lang.value)


def _of_day(date: str | None) -> Puzzle:
    from grognard.puzzles.puzzle import daily as puzzle_of

    try:
        day = datetime.date.today() if date is None else datetime.date.fromisoformat(date)
    except ValueError:
        raise Stop(f"--date: expected a day such as 2026-05-02, got {date!r}") from None
    return puzzle_of(day)


def _list(theme: str | None, *, json: bool, language: str) -> None:
    from grognard.puzzles.puzzle import THEMES, puzzles
    from grognard.puzzles.telling import card

    if theme is not None and theme not in THEMES:
        raise Stop(f"--theme: there is no theme {theme!r}; there are {', '.join(THEMES)}")
    wanted = [one for one in puzzles().values() if theme in (None, one.theme)]
    cards = [card(one, language) for one in wanted]
    if json:
        from grognard.cli.screen import print_json

        print_json(cards)
        return
    _print_list(cards, language, themed=theme is not None)


def _print_list(cards: list[dict[str, Any]], language: str, *, themed: bool) -> None:
    from rich.padding import Padding
    from rich.text import Text

    from grognard.cli.screen import screen
    from grognard.puzzles.telling import say

    out = screen()
    out.print(Text(say("puzzle-list-head", language), "bold"))
    system = ""
    for card in cards:
        if card["system"] != system:
            system = card["system"]
            out.print()
            out.print(Text(system, "bold"))
        line = Text.assemble((card["id"], "cyan"), f"  {card['side_name']}, {card['grade_title']}  ")
        # What it is about gives away what to look for.
        line.append(f"{card['title']}" + (f", {card['about']}" if themed else ""), "dim")
        out.print(Padding(line, (0, 0, 0, _INDENT)))


def _show(puzzle: Puzzle, answer: str | None, *, solution: bool, json: bool, language: str) -> None:
    from grognard.core.game.position_text import to_text
    from grognard.puzzles import telling

    told = telling.Told(puzzle, language)
    if answer is not None:
        told.known(answer)
    solved = telling.solution(told, answer or "") if answer is not None or solution else None
    if json:
        from grognard.cli.screen import print_json

        orders = [{"order": text, "told": told.order(text)} for text in told.listed()]
        position = to_text(told.game.table, told.game.state)
        asked = {
            **telling.card(puzzle, language),
            "question": told.question(),
            "orders": orders,
            "position": position,
        }
        print_json({**asked, "solution": solved})
    else:
        if solved is None:
            _print_question(told)
        else:
            _print_solution(told, solved)
    if solved is not None and solved["right"] is False:
        raise typer.Exit(1)


def _print_question(told: Told) -> None:
    from rich.padding import Padding
    from rich.text import Text

    from grognard.answers.game_data import game_data
    from grognard.cli.game_map import map_around
    from grognard.cli.game_show import show_head, units_table
    from grognard.cli.screen import screen
    from grognard.puzzles.telling import card, say

    out, game = screen(), told.game
    shown = card(told.puzzle, told.language)
    data = game_data(game, told.words)
    out.print(Text(f"{shown['id']}  {shown['grade_title']}", "bold cyan"))
    show_head(out, data, told.words)
    focus = _focus(told)
    if focus is not None:
        out.print()
        out.print(map_around(game, told.words, focus))
    for side in data["sides"]:
        out.print()
        out.print(Text(side["name"], "bold"))
        on_map = [unit for unit in side["units"] if unit["hex"]]
        out.print(units_table(out, on_map, told.words))
    out.print()
    out.print(Text(told.question(), "bold yellow"))
    for text in told.listed():
        line = Text.assemble((text, "cyan"), f"  {told.order(text)}")
        out.print(Padding(line, (0, 0, 0, _INDENT)))
    out.print(Text(say("puzzle-how", told.language, id=told.puzzle.id), "dim"))


def _focus(told: Told) -> int | None:
    """Where to look: who stands where the orders are about."""
    from grognard.answers.asked import subjects_of
    from grognard.core.game.order import Order, parse
    from grognard.core.game.state import OFF

    orders = [one for text in told.listed() if isinstance(one := parse(text), Order)]
    units = [unit for order in orders for unit in order.units] or list(subjects_of(told.game).units)
    roll = told.game.table.reducer.roll
    places = [told.game.battle.piece(unit).at for unit in units if unit in roll]
    return next((at for at in places if at != OFF), None)


def _print_solution(told: Told, solved: dict[str, Any]) -> None:
    from rich.padding import Padding
    from rich.text import Text

    from grognard.cli.screen import screen
    from grognard.puzzles.telling import points, say
    from grognard.render.prose import Prose

    out, language = screen(), told.language
    if solved["right"] is not None:
        word = "puzzle-right" if solved["right"] else "puzzle-wrong"
        out.print(Text(say(word, language), "bold green" if solved["right"] else "bold red"))
    about = say(f"puzzle-theme-{told.puzzle.theme}", language)
    out.print(Text(say("puzzle-best", language, order=solved["answer_told"], about=about), "bold"))
    out.print(Prose(solved["why"]))
    out.print()
    for line in solved["orders"]:
        behind = say("puzzle-behind", language, points=points(line["behind"], language))
        text = Text.assemble((line["order"], "green" if line["right"] else "cyan"), f"  {line['told']}")
        text.append("" if line["right"] else f"  {behind}", "dim")
        out.print(Padding(text, (0, 0, 0, _INDENT)))
