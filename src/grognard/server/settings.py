"""How a server is set up."""

from __future__ import annotations

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Limits are there so that no visitor can keep the others waiting, or fill the disk."""

    db: str = "sqlite+aiosqlite:///grognard.db"
    #: names under which the server may be called; any, where it is empty
    hosts: tuple[str, ...] = ()
    #: whether browsers may send cookies over https only
    secure: bool = False
    #: bytes of a request; a game that is brought along may be larger
    body: int = 64_000
    import_body: int = 4_000_000
    #: writes of one visitor: so many at once, so many a second in the long run
    burst: int = 120
    rate: float = 10.0
    #: requests of one visitor that are answered at the same time, live connections among them
    at_once: int = 100
    #: new games of one visitor an hour, and games in all
    games_an_hour: int = 120
    games: int = 100_000
    #: attempts to sign in, of one visitor and on one account, in ten minutes
    attempts: int = 20
    #: new accounts of one visitor an hour, and accounts in all
    accounts_an_hour: int = 20
    accounts: int = 100_000
    #: letters that one visitor can have sent an hour; a third of that to one address
    letters_an_hour: int = 12
    #: long computations at once: odds, layers, reports, games that are played again
    benches: int = 2
    #: seconds that odds may take in a process of their own; None computes them in this one, however long
    reckoning: float | None = None
    #: seconds that a hint, or what luck did in a game, may take in the process that thinks about such things
    study: float = 120.0
    #: live connections to one game
    streams: int = 64
    #: games that one process keeps in memory
    open_games: int = 500
    #: seconds between two looks at what other processes wrote
    watch: float = 1.0
    #: seconds between two signs of life in the database
    pulse: float = 20.0
    #: seconds between two full sweeps of memory
    sweep: float = 600.0
    #: whether those who play sit in one house: whoever opened a game may invite anew into any seat
    house: bool = False
    #: who sits in a computer's seat
    computer: str = "sergeant"
    #: computers that think at the same time; None leaves one core to everything else
    thinkers: int | None = None
    #: seconds between two orders of a computer
    pause: float = 0.0
    #: lines of chat of one seat: so many at once, so many a second in the long run
    lines: int = 20
    lines_rate: float = 0.5
    #: seconds that a notice waits for whoever is there anyway, and between two looks at what waits
    notice_after: float = 60.0
    notice_every: float = 5.0
    #: whether webhooks may go to this machine and its network, and without encryption
    neighbours: bool = False
    #: where mail is handed in, smtp://user:password@host:587; there is none where it is empty
    smtp: str = ""
    #: whom letters come from
    sender: str = ""
    #: how people reach the server, for links in letters: https://games.example.org
    address: str = ""
