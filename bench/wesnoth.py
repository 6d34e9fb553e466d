"""The Battle for Wesnoth without a screen: its computer against itself on a made-up field.

Debian: `apt install wesnoth-core`. The moves and attacks of units are counted by the scenario's own events,
which also tell the processor time at the beginning of each turn of a side, so that loading is left out.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import tempfile
from math import ceil, sqrt
from pathlib import Path

import msgspec

from bench.timing import shown

PROGRAMS = ("wesnoth", "wesnoth-1.18", "wesnoth-1.16", "/usr/games/wesnoth", "/usr/games/wesnoth-1.16")
ID, MARK, TURNS, PATIENCE = "made_up_field", "TOLD", 6, 600
TYPES = (
    "Spearman", "Bowman", "Cavalryman", "Heavy Infantryman", "Mage", "Spearman", "Fencer", "Horseman",
)  # fmt: skip
MISSING = "not installed: apt install wesnoth-core"


class Watched(msgspec.Struct):
    """What it did, and the processor time it took."""

    name: str
    orders: int = 0
    turns: int = 0
    seconds: float = 0.0

    def row(self) -> tuple[str, str]:
        return f"{self.orders / self.seconds:,.0f}", shown(self.seconds / self.turns)


def watch(units: int, rounds: int) -> Watched | str:
    """Some games with so many units a side; if there is no Wesnoth, or it fails, why."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        return MISSING
    version = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    seen = Watched(" ".join(version.split()[:4]) or "Wesnoth")
    for number in range(rounds):
        told = _told(program, units, number)
        if len(told) < 2:
            return "did not play: no turn was told"
        seen.orders += int(told[-1][1]) - int(told[0][1])
        seen.seconds += told[-1][0] - told[0][0]
        seen.turns += len(told) - 1
    return seen


def _told(program: str, units: int, seed: int) -> list[tuple[float, float]]:
    """At the beginning of each turn of a side, and at the end: processor time, moves and attacks so far."""
    with tempfile.TemporaryDirectory() as home:
        addon = Path(home) / "data" / "add-ons" / ID
        addon.mkdir(parents=True)
        (addon / "_main.cfg").write_text(scenario(units, seed), encoding="utf-8")
        command = [
            program, "--nogui", "--nosound", "--userdata-dir", home, "--multiplayer", f"--scenario={ID}",
            "--controller", "1:ai", "--controller", "2:ai", "--exit-at-end", "--turns", str(TURNS),
            "--ignore-map-settings",
        ]  # fmt: skip
        quiet = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            check=False,
            env=quiet,
            timeout=PATIENCE,
            errors="replace",
        )
    lines = (line.split() for line in done.stdout.splitlines() if line.startswith(MARK))
    return [(float(words[1]), float(words[2])) for words in lines]


def scenario(units: int, seed: int) -> str:
    """Two lines that face each other, as in our own battles; nobody can be recruited."""
    lot = random.Random(seed)
    rows = max(8, round(3 * sqrt(units)))
    depth = ceil(units / (rows - 2))
    columns = 2 * (depth + 2) + 5
    ground = [lot.choices(("Gg", "Gs^Fp", "Hh"), (84, 8, 8), k=columns + 2) for _ in range(rows + 2)]
    drawn = "\n".join(", ".join(row) for row in ground)
    posts = [divmod(number, rows - 2) for number in range(units)]
    tell = f'std_print("{MARK}", os.clock(), did)'
    return f"""[multiplayer]
id={ID}
name="{ID}"
turns={TURNS}
random_start_time=no
map_data="{drawn}
"
[time]
id=day
name="day"
image=misc/time-schedules/default/schedule-morning.png
[/time]
{_event("preload", "did = 0")}
{_event("moveto", "did = did + 1")}
{_event("attack", "did = did + 1")}
{_event("side turn", tell)}
{_event("victory,defeat,time over", tell)}
{_side(1, [(3 + depth - rank, row) for rank, row in posts])}
{_side(2, [(columns - 2 - depth + rank, row) for rank, row in posts])}
[/multiplayer]
"""


def _event(name: str, code: str) -> str:
    return f"[event]\nname={name}\nfirst_time_only=no\n[lua]\ncode=<< {code} >>\n[/lua]\n[/event]"


def _side(number: int, posts: list[tuple[int, int]]) -> str:
    """A side whose leader stands in the rear, with no gold and no income."""
    head = f"side={number}\ncontroller=ai\nallow_player=yes\nteam_name=t{number}\ngold=0\nincome=-100"
    made = []
    for place, (column, row) in enumerate(posts):
        leads = place == len(posts) - 1
        kind = "Lieutenant\ncanrecruit=yes" if leads else TYPES[place % len(TYPES)]
        made.append(f"[unit]\ntype={kind}\nside={number}\nx,y={column},{row + 2}\n[/unit]")
    return "\n".join(["[side]", head, *made, "[/side]"])
