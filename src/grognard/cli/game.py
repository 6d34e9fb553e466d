"""`grognard game`: a whole game in a file, order by order."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from grognard.answers.errors import Stop
from grognard.cli.group import Command, Group
from grognard.cli.options import Json, Lang, Language

if TYPE_CHECKING:
    from rich.console import Console

    from grognard.core.game import Game
    from grognard.core.game.telling import Telling

app = typer.Typer(name="game", cls=Group, no_args_is_help=True, rich_markup_mode="markdown")

File = Annotated[Path, typer.Argument(metavar="FILE", help="The file of the game.")]
Side = Annotated[str | None, typer.Option("--side", metavar="SIDE", help="Only what this side may see.")]
Adopt = Annotated[
    bool, typer.Option("--adopt", help="Go on under today's rules with a game saved under others.")
]
Key = Annotated[
    Path | None,
    typer.Option("--key", metavar="FILE", help="Your key of a sealed game, if it is not FILE.key."),
]
#: more orders than this are counted by unit, not listed
_MOST_ORDERS = 60


@app.callback()
def about() -> None:
    """Play a whole game in a file: new, show, orders, apply, undo, replay, verify, report, play.

    By mail: new --sealed, join, resend.
    """


@app.command("new", cls=Command)
def new(
    scenario: Annotated[str, typer.Argument(metavar="SCENARIO", help="Its id or its folder.")],
    save: File,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", help="Repeatable dice.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", metavar="ID", help="An option of the scenario. Repeatable."),
    ] = None,
    practice: Annotated[
        bool, typer.Option("--practice", help="Dice may be taken back; log and report say so.")
    ] = False,
    sealed: Annotated[
        bool, typer.Option("--sealed", help="For play by mail: the file hides dice and secret orders.")
    ] = False,
    side: Annotated[
        str | None,
        typer.Option("--side", metavar="SIDE", help="Yours in a sealed game; the first if not given."),
    ] = None,
    key: Key = None,
    json: Json = False,
    lang: Lang = Language.en,
) -> None:
    """Begin a game in a new file.

    The file is open: whoever reads it sees the seed of the dice, and orders that are hidden from the enemy.
    With --sealed it can be sent to an opponent: secret orders lie in it so that only their owner can read
    them, and no die is known before both sides have given their share. Your key is written beside it.

    Examples:

    - `grognard game new alea-training first.game --seed 7`
    - `grognard game new maida-1806 maida.game --sealed --side french`
    """
    if sealed:
        if seed is not None or practice:
            raise Stop("--sealed: expected neither --seed nor --practice with it")
        from grognard.cli import game_post

        game_post.begin(scenario, save, side, key, option or ())
        game_post.show_new(save, key, lang.value, json=json)
        return
    if side is not None or key is not None:
        raise Stop("--side and --key: expected only with --sealed")
    import secrets

    from grognard.cli.game_file import create
    from grognard.games import new_game

    drawn: int | str = secrets.token_hex(16) if seed is None else seed
    game = new_game(scenario, seed=drawn, options=option or (), practice=practice)
    create(save, game.save())
    if json:
        show_json(game, lang)
        return
    from grognard.cli.screen import screen

    out, words = screen(), words_of(game, lang)
    out.print(words.say("game-new", scenario=game.scenario.title.say(lang.value), file=str(save)))
    out.print(words.say("game-started", file=str(save)), style="dim")
    warn_of_secrets(out, game, words)


@app.command("join", cls=Command)
def join(save: File, key: Key = None, json: Json = False, lang: Lang = Language.en) -> None:
    """Take the other side of a sealed game that came by mail. Your key is written beside it.

    Example: `grognard game join maida.game`
    """
    from grognard.cli import game_post

    game_post.join(save, key)
    game_post.show_new(save, key, lang.value, json=json)


@app.command("resend", cls=Command)
def resend(save: File, key: Key = None, json: Json = False, lang: Lang = Language.en) -> None:
    """Write a sealed game anew from what your key has seen, where a mail was lost or an older file came.

    Example: `grognard game resend maida.game`
    """
    from grognard.cli import game_post

    game_post.resend(save, key)
    game_post.show_sealed(game_post.PostFile(save, key), lang.value, json=json)


@app.command("show", cls=Command)
def show(
    save: File,
    side: Side = None,
    position: Annotated[bool, typer.Option("--position", help="Only the position, in notation.")] = False,
    adopt: Adopt = False,
    key: Key = None,
    json: Json = False,
    lang: Lang = Language.en,
) -> None:
    """Show where a game stands: turn, phase, who decides what, every counter, what happened last.

    --side leaves out what is hidden from a side; the file itself hides nothing.

    Example: `grognard game show first.game --lang fr`
    """
    if is_sealed(save):
        from grognard.cli import game_post

        game_post.show(save, key, lang.value, side=side, position=position, json=json)
        return
    game = opened(save, adopt=adopt)
    check_side(game, side)
    if position and not json:
        from grognard.core.game.position_text import to_text

        sys.stdout.write(to_text(game.table, game.state if side is None else game.view(side)))
    elif json:
        show_json(game, lang, side)
    else:
        show_people(game, lang, side)


@app.command("orders", cls=Command)
def orders(
    save: File,
    unit: Annotated[str, typer.Option("--unit", metavar="UNIT", help="Only those of this counter.")] = "",
    adopt: Adopt = False,
    key: Key = None,
    json: Json = False,
    lang: Lang = Language.en,
) -> None:
    """List the orders that are legal now, in notation.

    Example: `grognard game orders first.game --unit F03`
    """
    game = opened(save, adopt=adopt, key=key)
    words = words_of(game, lang)
    if unit and unit not in words.counters:
        raise Stop(f"--unit: there is no counter {unit!r} (one of: {', '.join(words.counters)})")
    legal = [str(order) for order in game.orders(unit)]
    if json:
        from grognard.cli.screen import print_json

        print_json({"unit": unit or None, "orders": legal})
        return
    from grognard.cli.game_list import show_orders
    from grognard.cli.screen import screen

    show_orders(screen(), legal, words, None if unit else _MOST_ORDERS)


@app.command("advise", cls=Command)
def advise(
    save: File,
    who: Annotated[
        str, typer.Option("--who", metavar="PLAYER", help="A level of the computer, such as colonel:bold.")
    ] = "sergeant",
    adopt: Adopt = False,
    key: Key = None,
    json: Json = False,
    lang: Lang = Language.en,
) -> None:
    """Say what a computer would order now: the reason, the odds it saw, and what it would rather not do.

    Example: `grognard game advise first.game --who colonel`
    """
    from grognard.cli.game_advise import show_advice

    show_advice(opened(save, adopt=adopt, key=key), who, json=json, language=lang.value)


@app.command("apply", cls=Command)
def apply(
    save: File,
    given: Annotated[
        list[str] | None,
        typer.Argument(metavar="ORDER...", help="Each in quotation marks; - reads them from standard input."),
    ] = None,
    dice: Annotated[
        str | None, typer.Option("--dice", metavar="5,3", help="Your own dice, in the order rolled.")
    ] = None,
    adopt: Adopt = False,
    key: Key = None,
    json: Json = False,
    lang: Lang = Language.en,
) -> None:
    """Give orders, answers and throws: all of them, or none if one is refused.

    Dice are rolled by the seed as they are wanted. With --dice, or a `throw` among the orders, all are rolled
    by hand: where they give out the game waits for the next throw.

    In a sealed game your share of the dice goes out by itself, with or without an order. Orders after one
    that waits for dice are sent ahead; they lapse where they cannot be given any more.

    Examples:

    - `grognard game apply first.game "move F03 0604/S =normal" done`
    - `grognard game apply first.game "fire A06 >0803" --dice 6,1`
    - `grognard game apply first.game "fix A03 0606 with allied"`
    - `grognard game apply first.game "resign french"`
    """
    if is_sealed(save):
        if dice is not None:
            raise Stop("--dice: expected no dice of yours in a sealed game: both sides make them")
        from grognard.cli import game_post

        game_post.apply(save, key, _lines(given or []), lang.value, json=json)
        return
    from grognard.cli.game_file import GameFile
    from grognard.cli.game_orders import Feed, read_inputs
    from grognard.cli.table import read_faces
    from grognard.core.game import Throw

    file = GameFile(save, adopt=adopt)
    game, words = file.game, words_of(file.game, lang)
    inputs = read_inputs(_lines(given or []))
    faces = None if dice is None else read_faces(dice)
    before = len(game.journal)
    feed = Feed(game, words, faces, by_hand=any(isinstance(one, Throw) for one in inputs))
    for one in inputs:
        feed.give(one)
    feed.finish()
    file.write()
    show_applied(game, before, words, json=json)


@app.command("undo", cls=Command)
def undo(
    save: File,
    side: Annotated[
        str | None,
        typer.Option("--side", metavar="SIDE", help="Who takes back; whoever acted last if not given."),
    ] = None,
    consent: Annotated[
        str,
        typer.Option("--consent", metavar="SIDE", help="The opponent who agrees, where he has to."),
    ] = "",
    adopt: Adopt = False,
    json: Json = False,
    lang: Lang = Language.en,
) -> None:
    """Take the last order or answer back. Once the opponent has acted, he has to consent.

    Once dice have fallen it takes a game that was begun with --practice; the same act rolls the same there.

    Example: `grognard game undo first.game --consent allied`
    """
    from grognard.cli.game_file import GameFile
    from grognard.cli.game_orders import refusal
    from grognard.core.errors import IllegalOrder
    from grognard.core.game.undo import last_to_act

    file = GameFile(save, adopt=adopt)
    game, words = file.game, words_of(file.game, lang)
    check_side(game, side)
    before = len(game.journal)
    try:
        game.undo(side or last_to_act(game, consent), consent)
    except IllegalOrder as refused:
        raise Stop(refusal(words, refused)) from None
    file.write()
    show_applied(game, before, words, json=json)


@app.command("replay", cls=Command)
def replay(save: File, key: Key = None, json: Json = False, lang: Lang = Language.en) -> None:
    """Play a saved game again from its inputs alone, and show where it comes out.

    Example: `grognard game replay first.game`
    """
    if is_sealed(save):
        from grognard.cli import game_post

        # Nothing but its inputs stands in it: it is played again whenever it is shown.
        game_post.show(save, key, lang.value, json=json)
        return
    from grognard.cli.game_list import replayed, show_replay

    steps, game = replayed(save, lang.value, quiet=json)
    if json:
        from grognard.answers.game_data import game_data
        from grognard.cli.screen import print_json

        print_json({"entries": steps, "end": game_data(game, words_of(game, lang))})
        return
    show_replay(game, words_of(game, lang))


@app.command("verify", cls=Command)
def verify(
    save: File,
    dice: Annotated[
        Path | None, typer.Option("--dice", metavar="FILE", help="The proof of the dice: derive each again.")
    ] = None,
    commitment: Annotated[
        str, typer.Option("--commitment", metavar="HASH", help="What the server showed when the game began.")
    ] = "",
    key: Key = None,
    json: Json = False,
    lang: Lang = Language.en,
) -> None:
    """Check a saved game against its inputs and the rules; exit 1 names the first entry that differs.

    A sealed game needs no proof of its dice beside it: they follow from its lines. With --key it must also go
    on from everything that the key has seen.

    Example: `grognard game verify first.game`
    """
    if dice is not None:
        from grognard.dice.proof import main as check_dice

        # Alone: whoever doubts the dice need not have the rules that the game was played under.
        raise typer.Exit(check_dice([str(save), str(dice), *filter(None, [commitment])]))
    from grognard.cli.game_file import read_text
    from grognard.cli.game_list import show_verdict
    from grognard.games import verify as check

    if is_sealed(save):
        from grognard.cli.game_post import verdict_of

        verdict = verdict_of(save, key)
    else:
        verdict = check(read_text(save, str(save)), str(save))
    show_verdict(verdict, str(save), lang.value, json=json)
    if verdict.difference is not None:
        raise typer.Exit(1)


@app.command("report", cls=Command)
def report(save: File, json: Json = False, lang: Lang = Language.en) -> None:
    """Look back on a game: result, losses, strength by turn, where it turned.

    Example: `grognard game report first.game`
    """
    from grognard.answers.report import report_data
    from grognard.cli.screen import print_json, screen
    from grognard.core.game.past import Past

    game = _looked_back_on(save)
    words = words_of(game, lang)
    data = report_data(game, Past(game.table, game.journal.entries()), words)
    if json:
        print_json(data)
        return
    from grognard.cli.game_report import show_report

    show_report(screen(), data, words)


@app.command("analyse", cls=Command)
def analyse(save: File, json: Json = False, lang: Lang = Language.en) -> None:
    """Estimate the chance to win turn by turn, and say what swung it: how much dice, and how much orders.

    Example: `grognard game analyse first.game`
    """
    from grognard.analysis.course import course_of
    from grognard.analysis.telling import course_data
    from grognard.cli.screen import print_json, screen
    from grognard.core.game.past import Past
    from grognard.core.game.story import Story

    game = _looked_back_on(save)
    past = Past(game.table, game.journal.entries())
    data = course_data(course_of(game, past), Story(past, words_of(game, lang)))
    if json:
        print_json(data)
        return
    from grognard.cli.game_analyse import show_course

    show_course(screen(), data, lang.value)


@app.command("play", cls=Command)
def play(
    save: File,
    dice: Annotated[bool, typer.Option("--own-dice", help="Always ask for the dice.")] = False,
    adopt: Adopt = False,
    lang: Lang = Language.en,
    json: Json = False,
) -> None:
    """Play at one terminal, both sides in turn, typing orders in notation. Every input is saved at once.

    Example: `grognard game play first.game`
    """
    from grognard.cli.game_file import GameFile
    from grognard.cli.game_play import Sitting

    file = GameFile(save, adopt=adopt)
    Sitting(file, lang.value, own_dice=dice, quiet=json).run()
    if json:
        show_json(file.game, lang)


# What several of them do


def is_sealed(save: Path) -> bool:
    from grognard.cli.game_file import read_text
    from grognard.post.lines import is_letter

    return save.is_file() and is_letter(read_text(save, str(save)))


def _looked_back_on(save: Path) -> Game:
    """A game to be looked back on; a sealed one only when it is over."""
    if is_sealed(save):
        from grognard.cli.game_post import finished

        return finished(save)
    return opened(save, adopt=True)


def opened(save: Path, *, adopt: bool = False, key: Path | None = None) -> Game:
    from grognard.cli.game_file import GameFile

    if is_sealed(save):
        from grognard.cli.game_post import PostFile

        return PostFile(save, key).player.game

    return GameFile(save, adopt=adopt).game


def words_of(game: Game, lang: Language) -> Telling:
    from grognard.core.game.telling import Telling

    return Telling(game, lang.value)


def check_side(game: Game, side: str | None) -> None:
    known = [player.id for player in game.scenario.sides]
    if side is not None and side not in known:
        raise Stop(f"--side: there is no side {side!r} (one of: {', '.join(known)})")


def show_json(game: Game, lang: Language, side: str | None = None) -> None:
    from grognard.answers.game_data import game_data
    from grognard.cli.screen import print_json

    print_json(game_data(game, words_of(game, lang), side))


def show_people(game: Game, lang: Language, side: str | None = None) -> None:
    from grognard.answers.game_data import game_data
    from grognard.cli.game_show import show_game
    from grognard.cli.screen import screen

    out, words = screen(), words_of(game, lang)
    show_game(out, game, game_data(game, words, side), words)
    warn_of_secrets(out, game, words)


def warn_of_secrets(out: Console, game: Game, words: Telling) -> None:
    """A plain file hides nothing: neither the seed of its dice, nor what a system keeps from a side."""
    from grognard.core.game.secrecy import Secrecy

    if isinstance(game.table.system, Secrecy):
        out.print(words.say("game-open-file"), style="yellow")
    elif game.table.seed is not None:
        out.print(words.say("game-open-seed"), style="yellow")


def show_applied(game: Game, before: int, words: Telling, *, json: bool) -> None:
    """What the new entries brought, and what the game waits for now."""
    from grognard.answers.game_data import entry_data, game_data, node_data
    from grognard.cli.screen import print_json, screen

    entries = list(enumerate(game.journal.entries(), 1))[before:]
    if json:
        applied = [entry_data(number, entry, words) for number, entry in entries]
        state: dict[str, Any] = {"applied": applied, "node": node_data(game, words)}
        print_json({**state, "hash": game_data(game, words)["hash"]})
        return
    from grognard.cli.game_show import show_last, show_node

    out = screen()
    show_last(out, game, entries, words, None)
    out.print()
    show_node(out, {"node": node_data(game, words)}, words)


def _lines(given: list[str]) -> list[str]:
    if given != ["-"]:
        return given
    text = sys.stdin.read() if sys.stdin is not None else ""
    return [line for line in text.splitlines() if line.strip()]
