"""`grognard serve` and `grognard play`: games over the network, and in the browser."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from grognard.answers.errors import Stop
from grognard.cli.parameters import shortened

if TYPE_CHECKING:
    from grognard.server.settings import Settings

#: seconds that odds may take
_ODDS = 10.0
#: names of this machine for itself
_LOCAL = ("localhost", "127.0.0.1", "::1")
#: the variables of the environment that set mail up
_MAIL = {"smtp": "GROGNARD_SMTP_URL", "sender": "GROGNARD_MAIL_SENDER", "address": "GROGNARD_PUBLIC_URL"}

SERGEANT = "sergeant"
Opponent = Annotated[
    str,
    typer.Option(
        "--computer",
        metavar="PLAYER",
        help="Who sits in a computer's seat: recruit, sergeant, colonel or marshal, also as marshal:bold.",
    ),
]
Db = Annotated[
    str | None,
    typer.Option(
        "--db",
        metavar="URL",
        help="Where games are kept: a file for SQLite, or postgresql://user@host/name. "
        "Without it: grognard.db in the user's data folder.",
    ),
]


def serve(
    db: Db = None,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="Where to listen.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", help="0 takes a free one.")] = 8811,
    name: Annotated[
        list[str] | None,
        typer.Option("--name", metavar="NAME", help="A name that the server answers to. Repeatable."),
    ] = None,
    secure: Annotated[bool, typer.Option("--secure", help="Behind a proxy that speaks https.")] = False,
    neighbours: Annotated[
        bool,
        typer.Option("--local-webhooks", help="Let notices go to this machine and its network too."),
    ] = False,
    games_an_hour: Annotated[
        int, typer.Option("--games-an-hour", metavar="N", help="New games that one visitor may open.")
    ] = 120,
    computer: Opponent = SERGEANT,
    scenario: Annotated[
        list[Path] | None,
        typer.Option("--scenario", metavar="FOLDER", help="A battle of your own, offered too. Repeatable."),
    ] = None,
) -> None:
    """Host games for the browser and for programs.

    Example: `grognard serve --db postgresql://grognard@localhost/grognard --port 8811`
    """
    from grognard.scenarios import offer

    for folder in scenario or ():
        offer(folder)
    names = tuple(name or (_LOCAL if host in _LOCAL else ()))
    mail = mail_settings(os.environ)
    settings = _settings(db, names, computer, secure=secure, neighbours=neighbours, mail=mail)
    settings = msgspec.structs.replace(settings, games_an_hour=games_an_hour)
    _run(settings, host, port, page=None)


def play(
    scenario: Annotated[
        str | None,
        typer.Argument(metavar="SCENARIO", help="The battle to begin with: its id, or a folder of your own."),
    ] = None,
    db: Db = None,
    port: Annotated[int, typer.Option("--port", metavar="N", help="0 takes a free one.")] = 0,
    quiet: Annotated[bool, typer.Option("--no-browser", help="Only print the address.")] = False,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let machines on the local network in: a seat needs its link.")
    ] = False,
    computer: Opponent = SERGEANT,
) -> None:
    """Start Grognard on this machine and open it in the browser.

    Example: `grognard play alea-training`
    """
    from grognard.scenarios import is_folder, offer, scenarios

    if scenario is not None and scenario not in scenarios() and is_folder(scenario):
        scenario = offer(scenario)
    if scenario is not None and scenario not in scenarios():
        raise Stop(
            f"SCENARIO: there is no scenario {shortened(scenario)!r} (one of: {', '.join(scenarios())})"
        )
    page = "/" if scenario is None else f"/?scenario={scenario}"
    host = own_address() if lan else "127.0.0.1"
    names = (host,) if lan else _LOCAL
    settings = msgspec.structs.replace(_settings(db, names, computer, pause=0.3), house=True)
    _run(settings, host, port, page=page, opens=not quiet, shows=lan)


def own_address() -> str:
    """The address by which other machines on the local network reach this one."""
    import socket

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            # Nothing is sent: the system only says from where it would be.
            asked.connect(("192.0.2.1", 9))
        except OSError as wrong:
            raise Stop(f"--lan: this machine is on no network: {wrong}") from None
        found = str(asked.getsockname()[0])
    if found.startswith("127."):
        raise Stop("--lan: this machine is on no network")
    return found


def show_to_phones(address: str) -> None:
    """The address as a square for a camera, where the terminal can draw one."""
    from grognard.render.quick_response import in_letters

    square = in_letters(address)
    try:
        square.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return
    typer.echo(f"{square}\nAnybody on this network can open it; a seat at a game needs its own link: Invite.")


def _settings(
    db: str | None,
    names: tuple[str, ...],
    computer: str,
    *,
    secure: bool = False,
    neighbours: bool = False,
    pause: float = 0.0,
    mail: Mapping[str, str] | None = None,
) -> Settings:
    from grognard.ai import player
    from grognard.server.settings import Settings

    player(computer)
    settings = Settings(
        db=database_url(db),
        hosts=names,
        secure=secure,
        computer=computer,
        neighbours=neighbours,
        pause=pause,
        reckoning=_ODDS,
    )
    return msgspec.structs.replace(settings, **(mail or {}))


def mail_settings(environment: Mapping[str, str]) -> dict[str, str]:
    """How mail goes out. Not on the command line, where every user of the machine could read the password."""
    from grognard.server.mail import BadRelay, is_address, relay_of

    given = {name: environment.get(variable, "") for name, variable in _MAIL.items()}
    if not given["smtp"]:
        return {}
    try:
        relay_of(given["smtp"])
    except BadRelay as wrong:
        raise Stop(f"{_MAIL['smtp']}: {wrong}") from None
    if not is_address(given["sender"]):
        raise Stop(f"{_MAIL['sender']}: expected the address that letters come from")
    if not re.fullmatch(r"https?://[^\s/?#@]+/?", given["address"]):
        raise Stop(f"{_MAIL['address']}: expected how people reach the server, https://games.example.org")
    return {**given, "address": given["address"].rstrip("/")}


def database_url(given: str | None) -> str:
    """What a person calls a database, as the server wants it."""
    if given is None:
        folder = Path(typer.get_app_dir("grognard"))
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{folder / 'grognard.db'}"
    for plain in ("postgresql", "postgres"):
        if given.startswith(f"{plain}://"):
            return f"postgresql+asyncpg://{given.removeprefix(f'{plain}://')}"
    if given.startswith(("postgresql+asyncpg://", "sqlite+aiosqlite://")):
        return given
    if "://" in given:
        raise Stop(f"--db: expected a file or postgresql://..., got {given.split('://')[0]}://")
    return f"sqlite+aiosqlite:///{Path(given).resolve()}"


def _run(
    settings: Settings,
    host: str,
    port: int,
    *,
    page: str | None,
    opens: bool = False,
    shows: bool = False,
) -> None:
    import socket

    from grognard.server.app import create_app
    from grognard.server.database import Unusable
    from grognard.server.serving import serve as serve_until_ended

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(1024)
    except (OSError, OverflowError) as wrong:
        listening.close()
        raise Stop(f"{host}:{port}: cannot listen there: {wrong}") from None
    address = f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}{page or '/'}"
    typer.echo(f"Grognard is at {address} (Ctrl-C ends it)")
    if shows:
        show_to_phones(address)
    if opens:
        import threading
        import webbrowser

        threading.Timer(1.0, webbrowser.open, (address,)).start()
    try:
        serve_until_ended(create_app(settings), listening)
    except Unusable as wrong:
        raise Stop(f"--db: the database cannot be used: {wrong}") from None
    finally:
        listening.close()
