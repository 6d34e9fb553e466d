"""Every reader of what comes from outside, and what is asked of it.

Whatever is given, it reads it or refuses it with an error of ours, in lines that a person can be shown. What
it has read it can write, and what it writes it reads as the same.
"""

from __future__ import annotations

import io
import json
import os
import tempfile
import tomllib
import warnings
import zipfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from typing import Any
from unittest import mock
from zlib import crc32

import msgspec
from pydantic import ValidationError
from tests.fuzz.folders import MadeFolder
from tests.fuzz.moments import moments
from tests.fuzz.patches import Files
from tests.fuzz.proofs import proofs, read_proof
from tests.fuzz.running import Target
from tests.post.seats import DICE, SECRETS, hide_orders, mail, play_to_dice, seats

from grognard import RULESETS, games, ruleset
from grognard.ai import protocol
from grognard.answers.errors import lines_of
from grognard.answers.roster_sheet import army_data, shipped
from grognard.cli.cases import read_situation
from grognard.cli.game_file import read_text
from grognard.cli.record import read_record
from grognard.core.errors import BadCase, Fault, GrognardError
from grognard.core.game import Game
from grognard.core.game.game import Table, opened
from grognard.core.game.journal import chain
from grognard.core.game.order import Order, parse
from grognard.core.game.position_text import from_text, to_text
from grognard.core.game.save import Saved, commitment_to, read_saved, seal, written
from grognard.core.game.settlement import read_settlement
from grognard.core.game.undo import read_undo
from grognard.core.roster import read_roster
from grognard.core.roster import written as written_roster
from grognard.core.scenario import Scenario
from grognard.core.scenario_card import read_card
from grognard.core.scenario_files import read_scenario
from grognard.core.scenario_notes import Notes
from grognard.core.template import template
from grognard.core.tutorial import read_tutorial
from grognard.dice import Dice
from grognard.hex import Numbering
from grognard.hex.hexside import Hexside
from grognard.lab.changes import pack, read_changes, unpack
from grognard.lab.store import read_games, read_study
from grognard.lab.variants import changed_scenario, changed_system
from grognard.packs import archive, installing
from grognard.packs.registry import HOME
from grognard.plane import heading_text, point_text, read_heading, read_point
from grognard.post.key import key_text, newer, read_key
from grognard.post.lines import checked, parsed, read_letter
from grognard.post.lines import written as written_letter
from grognard.post.making import everything
from grognard.scenarios import load as load_scenario
from grognard.scenarios import scenario_folder
from grognard.server import request_shapes
from grognard.server.problems import Problem
from grognard.server.shapes import Shape
from grognard.server.strict import Doubtful, read_strictly

#: a battle of each system, small ones
BATTLES = ("alea-training", "bailen-standard", "jdg-crossroads", "tikhvin-training", "chacabuco-farm")
LESSON = "tutorial.toml"


def targets() -> list[Target]:
    ours = partial(Target, refusals=(GrognardError,), lines=lines_told)
    from_wire = partial(Target, refusals=(GrognardError, Doubtful), lines=lines_told)
    return [
        ours(name="scenarios", read=read_folder, share=20, bases=battle_files()),
        ours(name="lessons", read=read_lesson, share=30, bases=lessons()),
        ours(name="saves", read=read_save, share=40, bases=saves()),
        ours(name="sealed", read=read_sealed, share=20, bases=sealed_games()),
        Target(name="proofs", read=read_proof, refusals=(Problem,), lines=answered, share=40, bases=proofs()),
        ours(name="positions", read=read_position, share=80, bases=positions()),
        ours(name="cases", read=read_case, share=100, bases=cases()),
        from_wire(name="rosters", read=read_army, share=60, bases=armies()),
        ours(name="changes", read=read_what_if, share=30, bases=what_ifs()),
        ours(name="packs", read=read_pack, share=30, bases=PACKS),
        ours(name="records", read=read_kept, share=70, texts=RECORDS),
        ours(name="orders", read=read_order, share=250, texts=[text for texts in legal() for text in texts]),
        ours(name="notation", read=read_notation, share=200, texts=NOTATION),
        from_wire(name="wire", read=read_wire, share=150, texts=WIRE),
    ]


def answered(refused: Exception) -> Sequence[str]:
    assert isinstance(refused, Problem)
    return [f"{refused.body['title']}: {refused.body['detail']}"]


def lines_told(refused: Exception) -> Sequence[str]:
    return lines_of(refused) if isinstance(refused, GrognardError) else (str(refused),)


# Scenarios


def battle_files() -> dict[str, Files]:
    return {
        battle: {
            file.name: file.read_text(encoding="utf-8")
            for file in scenario_folder(battle).iterdir()
            if file.name.endswith((".toml", ".csv")) and file.name != LESSON
        }
        for battle in BATTLES
    }


def read_folder(files: Files) -> None:
    read_card(MadeFolder("battle", files))
    scenario, _notes = read_scenario(MadeFolder("battle", files), ruleset)
    again, _notes = read_scenario(MadeFolder("battle", files), ruleset)
    # Maps are told apart by which they are, not by what stands on them.
    assert msgspec.structs.replace(again, battlefield=None) == msgspec.structs.replace(
        scenario, battlefield=None
    )
    system = games.system_of(scenario.ruleset)
    table = Table(system, scenario, system.set_up(scenario), "1")
    game = opened(table)
    assert game.node is not None


def lessons() -> dict[str, Files]:
    """Lessons are as long as all the rest of their battle, so they are read beside a sound one."""
    files = {battle: scenario_folder(battle) / LESSON for battle in BATTLES}
    return {
        battle: {"battle": battle, LESSON: file.read_text(encoding="utf-8")}
        for battle, file in files.items()
        if file.is_file()
    }


def read_lesson(files: Files) -> None:
    battle = files.get("battle", "")
    scenario = sound_battle(battle if battle in BATTLES else BATTLES[0])
    notes = Notes("")
    lesson = read_tutorial(MadeFolder("battle", files), scenario, notes)
    notes.stop()
    assert lesson is not None or LESSON not in files


@cache
def sound_battle(battle: str) -> Scenario[Any]:
    return load_scenario(battle)


# Packs


PACKS: dict[str, Files] = {
    "changes": {
        "names": "pack.toml\nchanges/strict.toml\nREADME.md",
        "pack.toml": 'id = "strict"\ntitle = {en = "a", fr = "b", es = "c"}\nversion = "1.0"\n'
        'grognard = "0.2"\n',
        "spoilt": "",
    },
    "ruleset": {
        "names": "pack.toml\nhills/__init__.py\nhills/rulebook.md\nscenarios/hill/scenario.toml",
        "pack.toml": 'id = "hills"\ntitle = "Hills"\nversion = "1"\ngrognard = "0.2"\n'
        'ruleset = "hills"\nmodule = "hills"\n',
        "spoilt": "",
    },
    "battle": {
        "names": "scenario.toml\nmap.csv",
        "scenario.toml": 'id = "a-hill"\ntitle = "A hill"\nturns = 4\n',
        "spoilt": "0 80",
    },
}


def read_pack(files: Files) -> None:
    """Names and contents are changed before they are packed, then bytes of the file that came of it."""
    data = packed(files)
    with tempfile.TemporaryDirectory(prefix="grognard-fuzz-") as home:
        with mock.patch.dict(os.environ, {HOME: home}), installing.opened(data) as (_manifest, folder):
            again = archive.contents(archive.written(folder))
            found = archive.contents(data)
        # What tools leave behind is not packed again.
        assert again.items() <= found.items()


def packed(files: Files) -> bytes:
    buffer = io.BytesIO()
    with warnings.catch_warnings(), zipfile.ZipFile(buffer, "w") as made:
        warnings.simplefilter("ignore")
        for name in files.get("names", "").split("\n"):
            text = files.get(name.rpartition("/")[2], "")
            with suppress(UnicodeEncodeError):
                made.writestr(zipfile.ZipInfo(name), text.encode("utf-8", "surrogatepass"))
    data = bytearray(buffer.getvalue())
    for line in files.get("spoilt", "").split("\n"):
        place, _space, put = line.partition(" ")
        if place.isdecimal() and put.isdecimal() and len(line) < 12:
            data[int(place) % len(data)] = int(put) % 256
    return bytes(data)


# Saved games and positions


@cache
def moment_games() -> dict[str, Game]:
    return {name: game for battle in BATTLES for name, game in moments(battle)}


def saves() -> dict[str, Files]:
    # Reading the same scenario again and again is another reader's affair.
    setattr(games, "load_scenario", cache(load_scenario))  # noqa: B010
    return {name: {"game": game.save()} for name, game in moment_games().items()}


def sealed_games() -> dict[str, Files]:
    """Sealed games with a key: an order has its dice, another lies hidden, and one game is over."""
    waiting, other = play_to_dice(*seats(DICE))
    mail(waiting, other)
    hidden, _other = hide_orders(*seats(SECRETS))
    ended, rival = seats(DICE)
    ended.give(f"resign {ended.side}")
    ended.take_up()
    mail(ended, rival)
    found = {"waiting": other, "hidden": hidden, "over": rival}
    return {
        name: {"game": written_letter(one.letter), "key": key_text(one.key)} for name, one in found.items()
    }


def read_sealed(files: Files) -> None:
    letter = parsed(files.get("game", ""), "game")
    try:
        checked(letter, "game")
    except GrognardError:
        # What was changed by hand is refused for that. With its hashes put right, the rest is read too.
        lines, letter = letter.lines, msgspec.structs.replace(letter, lines=())
        for line in lines:
            letter = letter.with_line(line)
    assert read_letter(written_letter(letter), "game") == letter
    key = read_key(files.get("key", ""), "key")
    assert read_key(key_text(key), "key") == key
    everything(letter, "game")
    newer(key.game, letter, "game")


def read_save(files: Files) -> None:
    text = files.get("game", "")
    try:
        game = games.load(text)
    except GrognardError:
        # What was changed by hand is refused for that. With its sums put right, the rest is read too.
        text = written(summed(read_saved(text)))
        game = games.load(text)
    again = games.load(game.save())
    assert again.state == game.state
    assert again.save() == game.save()
    if len(game.journal) < 20:
        games.verify(text)


def summed(saved: Saved) -> Saved:
    """A saved game whose sums are right, whatever stands in it."""
    hashes = chain(saved.terms.genesis, [line.entry for line in saved.entries])
    lines = tuple(
        msgspec.structs.replace(line, seq=place, hash=hash)
        for place, (line, hash) in enumerate(zip(saved.entries, hashes, strict=True), 1)
    )
    bound = saved.commitment if saved.seed is None else commitment_to(saved.seed)
    if bound != saved.commitment:
        return summed(msgspec.structs.replace(saved, commitment=bound))
    sealed = seal(hashes[-1], saved.position, saved.pending)
    return msgspec.structs.replace(saved, entries=lines, seal=sealed)


def positions() -> dict[str, Files]:
    return {name: {"position": to_text(game.table, game.state)} for name, game in moment_games().items()}


def read_position(files: Files) -> None:
    text = files.get("position", "")
    battle = text.split(maxsplit=1)[0] if text.strip() else ""
    game = next((game for game in moment_games().values() if game.scenario.id == battle), None)
    game = game or next(iter(moment_games().values()))
    state = from_text(game.table, text)
    assert from_text(game.table, to_text(game.table, state)) == state


# Cases, rosters, changes


def cases() -> dict[str, Files]:
    return {
        f"{id}/{procedure}": {"ruleset": id, "procedure": procedure, "case": template(ruleset(id), procedure)}
        for id in RULESETS
        for procedure in ruleset(id).procedures
    }


def read_case(files: Files) -> None:
    id, procedure = files.get("ruleset", ""), files.get("procedure", "")
    with in_file(files.get("case", "")) as file:
        found = read_situation(id, procedure, str(file), None, "en")
    again = tomllib.loads(template(found.ruleset, procedure, "en", given_fields(found.case)))
    assert found.ruleset.build_case(procedure, again) == found.case


def given_fields(held: Any) -> Any:
    """What a case holds as plain data; what is not given is left out, since TOML has no word for nothing."""
    match held:
        case msgspec.Struct():
            fields = msgspec.structs.asdict(held)
            return {name: given_fields(value) for name, value in fields.items() if value is not None}
        case tuple():
            return [given_fields(value) for value in held]
    return held


def armies() -> dict[str, Files]:
    kept = [id for id in RULESETS if ruleset(id).roster is not None]
    return {
        f"{id}/{army}": {"ruleset": id, "roster": laid_out(army_data(ruleset(id), army, "en"))}
        for id in kept
        for army in shipped(ruleset(id))
    }


def laid_out(data: Any) -> str:
    """One field a line, so that a change is of one field."""
    return json.dumps(data, indent=0, ensure_ascii=False)


def read_army(files: Files) -> None:
    rules = ruleset(files.get("ruleset", ""))
    if rules.roster is None:
        return
    data = read_strictly(files.get("roster", "").encode("utf-8", "surrogatepass"))
    roster = read_roster(rules.roster, rules.sides, data)
    assert read_roster(rules.roster, rules.sides, written_roster(rules.roster, roster)) == roster


def what_ifs() -> dict[str, Files]:
    return {"alea-training": {"changes": CHANGES}}


def read_what_if(files: Files) -> None:
    with in_file(files.get("changes", "")) as file:
        changes = read_changes(read_text(file, "changes"), "changes")
    assert unpack(pack(changes)) == changes
    changed_system("barrosa", changes)
    changed_scenario("alea-training", (), changes)


CHANGES = """
[[cell]]
chart = "melee"
row = "4"
column = "1/1"
code = "DR2"

[[modifier]]
chart = "fire"
modifier = "target.guerrilla"
value = -3

[[fact]]
path = "melee.cavalry-retreat"
value = 5

[[entry]]
path = "turns"
value = 5

[[row]]
id = "A01"
column = "name"
value = "Guards"
table = "units"
"""


# Orders and notation


@cache
def legal() -> list[list[str]]:
    """Some orders of every moment, spread over all there are."""
    listed = [list(map(str, game.orders())) for game in moment_games().values()]
    return [orders[:: 1 + len(orders) // 8] for orders in listed]


def read_order(text: str) -> None:
    order = parse(text)
    assert parse(str(order)) == order
    waiting = list(moment_games().values())
    game = waiting[crc32(text.encode("utf-8", "surrogatepass")) % len(waiting)]
    if game.refusal(order) is None and isinstance(order, Order):
        game.clone().apply(order)


def read_notation(text: str) -> None:
    """The first word says what is read: a settlement or an undo as they stand, others after their name."""
    kind, _space, rest = text.partition(" ")
    if kind in PARTS:
        read, write = PARTS[kind]
        try:
            found = read(rest)
        except ValueError as wrong:
            # As everybody says it who reads a part of something larger.
            raise BadCase([Fault(kind, str(wrong))]) from None
        assert read(write(found)) == found
    elif kind == "undo":
        assert read_undo(str(read_undo(text))) == read_undo(text)
    else:
        found = read_settlement(text)
        assert read_settlement(str(found)) == found


_NUMBERS = Numbering()
PARTS: dict[str, tuple[Callable[[str], Any], Callable[[Any], str]]] = {
    "point": (read_point, point_text),
    "heading": (read_heading, heading_text),
    "dice": (Dice.parse, str),
    "hex": (_NUMBERS.parse, _NUMBERS.label),
    "side": (lambda text: Hexside.parse(text, _NUMBERS), lambda side: side.label(_NUMBERS)),
}
NOTATION = (
    *("resign french", "draw with allied", "draw", "end forfeit for french", "end agreed"),
    "fix A03 0606/N =square 3 !disorganized order=attack fatigue=- with allied",
    *('fix "A 3" 06060/- ~fled "a b"="c d" with "al lied"', "fix A1 12,34.5/270 moved=-1"),
    *("undo 12", "undo 3 with allied", "point 34,22.5", "point 0,0", "heading 180", "heading 22.5"),
    *("dice 2d6", "dice d10", "dice 1d6", "hex 0617", "side 0617-SE"),
)


# The wire, and files that programs keep


def read_wire(text: str) -> None:
    body = text.encode("utf-8", "surrogatepass")
    heard: Sequence[Callable[[str], Any]] = (protocol.heard_from_host, protocol.heard_from_engine)
    for hear in heard:
        with suppress(GrognardError):
            said = hear(text)
            assert hear(protocol.line(said)) == said
    data = read_strictly(body)
    assert read_strictly(json.dumps(data).encode()) == data
    for shape in vars(request_shapes).values():
        if isinstance(shape, type) and issubclass(shape, Shape):
            try:
                asked = shape.model_validate(data)
            except ValidationError:
                continue
            assert shape.model_validate(asked.model_dump(exclude_unset=True)) == asked


WIRE = (
    '{"say":"hello","protocol":1,"name":"an engine"}',
    '{"say":"order","id":1,"order":"done","why":["because"]}',
    '{"say":"decide","id":1,"scenario":"s","ruleset":"r","side":"a","turn":1,"phase":"p","orders":["done"],'
    '"position":""}',
    '{"say":"stop","id":1}',
    '{"say":"bye"}',
    '{"scenario":"alea-training","options":[],"seats":{"french":"me","allied":"computer:sergeant"}}',
    '{"given":"move A05 0616/NE","sequence":12,"key":"abcdefgh-1234"}',
    '{"token":"abcdefghijklmnopqrstuvwx","secret":"x","key":"abcdefghijklmnopqrstuvwx"}',
    '{"case":{"a":[1,2.5,null,true]},"policy":{"attacker.advance":"yes"},"dice":[5,3],"sensitivity":false}',
    '{"consent":true,"key":"abcdefgh-1234"}',
    '{"save":"{}","seats":{"french":"open"},"days":3}',
)
RECORDS = (
    '{"log":[{"asked":"roll 7.3","given":[5]},{"asked":"choose","given":"yes"}],"seed":7}',
    '{"scenario":"alea-training","players":["random","greedy"],"sides":["french","allied"],"options":["a"],'
    '"seed":"0","nodes":5,"rules_hash":"","scenario_hash":"","changes":[]}',
    '{"number":1,"seed":"1","players":{"french":"random"},"winner":"french","how":"points","turns":4,'
    '"orders":90,"score":{"french":3},"strength":{"french":[3,2]},"losses":{"french":{"d":[1]}},'
    '"deaths":[],"luck":{"french":0.5},"stood":{"french":[["0101"]]},"held":{"0101":["french"]}}\n',
)


def read_kept(text: str) -> None:
    """What programs keep for themselves, told apart by what stands in it."""
    with in_file(text) as file:
        if '"log"' in text:
            read_record(file)
        elif '"number"' in text:
            list(read_games(file))
        else:
            read_study(file)


class in_file:  # noqa: N801 - reads as a preposition
    """A text in a file, for readers that open it themselves."""

    _folder = tempfile.TemporaryDirectory(prefix="grognard-fuzz-")
    _file = Path(_folder.name) / "input"

    def __init__(self, text: str) -> None:
        self._file.write_bytes(text.encode("utf-8", "surrogatepass"))

    def __enter__(self) -> Path:
        return self._file

    def __exit__(self, *wrong: object) -> None:
        self._file.unlink()
