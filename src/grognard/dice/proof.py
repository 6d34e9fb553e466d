"""Derive every roll of a finished game again, with nothing but the standard library.

grognard game verify GAME --dice DICE [--commitment COMMITMENT]
python tools/verify_dice.py GAME DICE [COMMITMENT]

GAME is the save file (`/api/games/.../export`), DICE the proof (`/api/games/.../dice`), both fetched when the
game was over. COMMITMENT is what the server showed when the game began: whoever noted it down cannot be shown
another secret with other dice in the end.

The server's secret is hashed into the commitment. Players' own texts, where they gave some, are stirred in:
key = HMAC-SHA256(secret, "side=text" joined by the character 0x1f, sides in alphabetical order). A die is
HMAC-SHA256(key, "scenario 0x1f spot 0x1f purpose 0x1f index 0x1f attempt"); its first four bytes are a
number, drawn again with the next attempt where it would favour a face. The spot is the number of inputs
before that were not taken back; where dice were taken back and another act throws there, ".1" is added, then
".2". An act that has thrown there before shows the same faces again. In files of format 1 the spot is the
number of all entries before. The seal is HMAC-SHA256(secret, what the players gave and all rolls): it tells
where words were left out that happened to change no die.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import sys
from pathlib import Path
from typing import Any

Data = dict[str, Any]

#: what the players agreed on, in the order in which it is hashed
AGREED = (
    *("grognard", "format", "scenario", "scenario_hash", "ruleset", "rules_hash"),
    *("options", "sides", "commitment"),
)

#: bytes of a file
LARGEST = 8_000_000

#: dice of one throw, faces of a die, texts that are stirred into dice, and their letters: what would keep the
#: checker busy for ever is no proof
DICE, FACES, TEXTS, LETTERS = 100, 10_000, 100, 1_000

#: what an act begins with; answers and throws go on with it
BEGINNINGS = ("opening", "order", "fix")


def main(arguments: list[str]) -> int:
    if len(arguments) not in (2, 3):
        print("expected two files: the save of the game, and the proof of its dice", file=sys.stderr)
        return 2
    try:
        game, proof = map(read, arguments[:2])
        wrong = faults(game, proof, *arguments[2:])
    except RecursionError:
        print("cannot be checked: nested too deeply", file=sys.stderr)
        return 2
    except (OSError, ValueError, ArithmeticError, LookupError, TypeError, AttributeError) as bad:
        print(f"cannot be checked: {type(bad).__name__}: {bad}", file=sys.stderr)
        return 2
    for line in wrong:
        print(line)
    if not wrong:
        print(f"{len(proof['rolls'])} rolls, all as the secret makes them; commitment {proof['commitment']}")
    return 1 if wrong else 0


def read(name: str) -> Any:
    with Path(name).open("rb") as file:
        held = file.read(LARGEST + 1)
    if len(held) > LARGEST:
        raise ValueError(f"{name}: expected at most {LARGEST} bytes")
    return json.loads(held)


def faults(game: Data, proof: Data, noted: str = "") -> list[str]:
    """Everything that is not as it should be, beside the commitment that was noted down, if any."""
    if proof["mode"] == "typed":
        return ["the players rolled their own dice: there is nothing to derive"]
    if proof["secret"] is None:
        return ["the secret is not shown yet: the game is not over"]
    if impossible := beyond_bounds(proof):
        return impossible
    found = []
    if sha(b"grognard seed\x1f" + proof["secret"].encode()) != proof["commitment"]:
        found.append("the secret is not the one that the server was bound to")
    if proof.get("seal") != seal(proof["secret"], proof["contributions"], proof["rolls"]):
        found.append("the proof does not fit its seal: words of a player or a roll were changed or left out")
    if proof["scenario"] != game["scenario"]:
        found.append("the proof is for another scenario")
    if noted and noted != proof["commitment"]:
        found.append("the commitment is not the one that was noted down")
    if game["entries"][-1]["hash"] != proof["hash"]:
        found.append("the proof is for a game with other entries")
    if proof["since"] == 1 and game["commitment"] != proof["commitment"]:
        found.append("the game was agreed on with another commitment")
    return found + chain_faults(game) + roll_faults(game, proof)


def beyond_bounds(proof: Data) -> list[str]:
    """What a proof holds more of than any game does; nothing of it is worked out then."""
    parts = proof["contributions"]
    texts = [proof["scenario"], proof["secret"], *(roll["purpose"] for roll in proof["rolls"])]
    texts += [text for one in parts for text in (one["side"], one["secret"])]
    if len(parts) > TEXTS or any(len(text) > LETTERS for text in texts):
        return ["a text is too long, or there are too many"]
    return [
        f"entry {roll['sequence']}: there are no such dice"
        for roll in proof["rolls"]
        if not (1 <= roll["count"] <= DICE and roll["low"] <= roll["high"] < roll["low"] + FACES)
    ]


def chain_faults(game: Data) -> list[str]:
    """Each hash covers its entry and the one before; the first covers what was agreed."""
    agreed = AGREED if game["format"] == 1 else (*AGREED, "practice")
    last = sha(compact({name: game[name] for name in agreed}))
    for place, line in enumerate(game["entries"], 1):
        entry = {name: line[name] for name in ("asked", "by", "given", "events")}
        last = sha(last.encode() + b"\x1f" + compact(entry))
        if line["seq"] != place or line["hash"] != last:
            return [f"entry {place} does not fit its hash: it, or something before it, was changed"]
    return []


def roll_faults(game: Data, proof: Data) -> list[str]:
    """Every throw since the secret counts is in the proof, and is what the secret makes of its place."""
    found = []
    rolls = {roll["sequence"]: roll for roll in proof["rolls"]}
    kinds: dict[str, str] = {}
    where = spots(game)
    for line in game["entries"]:
        signs = (line["by"] == "dice", line["given"].startswith("throw "))
        if not any(signs) or line["seq"] < proof["since"]:
            continue
        roll = rolls.pop(line["seq"], None)
        if roll is None or not all(signs):
            found.append(f"entry {line['seq']} is a throw that the proof leaves out")
            continue
        found += [f"entry {line['seq']}: {what}" for what in one_roll(line, roll, proof, *where[line["seq"]])]
        # One chart, one kind of dice: others would make other faces of the same secret.
        chart = " ".join(line["asked"].split(" ")[:2])
        kind = f"{roll['count']} of {roll['low']}-{roll['high']}"
        if chart.startswith("consult ") and kinds.setdefault(chart, kind) != kind:
            found.append(f"entry {line['seq']}: {chart} with {kind}, before with {kinds[chart]}")
    return found + [f"entry {sequence} is no throw of the game" for sequence in rolls]


def spots(game: Data) -> dict[int, tuple[str, str]]:
    """By throw its spot, and what the same act threw there before, if it did."""
    found = {}
    #: the entries that still stand: their numbers, and a mark of the act up to each
    standing: list[tuple[int, str]] = []
    #: by spot, and by the mark of an act, how many acts threw there before it, and what it threw
    thrown: dict[int, dict[str, tuple[int, str]]] = {}
    for line in game["entries"]:
        if line["asked"] == "undo" and game["format"] > 1:
            to = int(line["given"].split(" ")[1])
            while standing and standing[-1][0] > to:
                standing.pop()
            continue
        if line["asked"] == "rules" and game["format"] > 1:
            thrown.clear()
            continue
        act = standing[-1][1] if standing else ""
        if line["by"] == "dice":
            others = thrown.setdefault(len(standing), {})
            number, before = others.get(act, (len(others), ""))
            others.setdefault(act, (number, line["given"]))
            found[line["seq"]] = (f"{len(standing)}.{number}" if number else str(len(standing)), before)
        begins = line["asked"].split(" ")[0] in BEGINNINGS
        standing.append((line["seq"], sha(compact(["" if begins else act, line["given"]]))))
    return found


def roll_rows(game: Data, proof: Data) -> list[Data]:
    """Every throw that the proof tells of: what the game claims, and what comes out."""
    if beyond_bounds(proof):
        return []
    rows, where = [], spots(game)
    rolls = {roll["sequence"]: roll for roll in proof["rolls"]}
    for line in game["entries"]:
        roll = rolls.get(line["seq"])
        if roll is None or line["seq"] not in where:
            continue
        sides = roll["high"] - roll["low"] + 1
        reading = "" if roll["low"] == 1 else f" ({roll['low']}-{roll['high']})"
        row = {"entry": line["seq"], "dice": f"{roll['count']}d{sides}{reading}", "purpose": roll["purpose"]}
        claimed = [int(face) for face in line["given"].split()[1:]]
        rows.append({**row, "claimed": claimed, "derived": due(line, roll, proof, *where[line["seq"]])})
    return rows


def due(line: Data, roll: Data, proof: Data, spot: str, before: str) -> list[int]:
    """The faces that the secret makes of a throw, or that the same act threw before."""
    if before:
        return [int(face) for face in before.split()[1:]]
    key = key_of(proof, line["seq"])
    return [derive(key, proof["scenario"], spot, roll, index) for index in range(roll["count"])]


def one_roll(line: Data, roll: Data, proof: Data, spot: str, before: str) -> list[str]:
    derived = due(line, roll, proof, spot, before)
    found = []
    if line["given"] != "throw " + " ".join(map(str, roll["faces"])):
        found.append(f"the game has {line['given']}, the proof {roll['faces']}")
    if derived != roll["faces"]:
        source = "the same act threw" if before else "the secret gives"
        found.append(f"{source} {derived}, not {roll['faces']}")
    # The faces stand behind the dice where they do not begin with one: roll 1d10 (0-9) ask-initiative(...)
    faces = re.match(r"roll \S+ \((-?\d+)-(\d+)\) ", line["asked"])
    low = int(faces[1]) if faces else 1
    plain = line["asked"].replace(f" ({faces[1]}-{faces[2]})", "", 1) if faces else line["asked"]
    asked = plain.rsplit(" [", 1)[0].split("(")[0].split(" ")
    if roll["purpose"] not in asked:
        found.append(f"the dice were asked for by {asked[-1]!r}, not by {roll['purpose']!r}")
    if asked[0] == "roll" and asked[1] != f"{roll['count']}d{roll['high'] - roll['low'] + 1}":
        found.append(f"{asked[1]} was asked for")
    if asked[0] == "roll" and roll["low"] != low:
        found.append(f"faces from {low} on were asked for")
    return found


def seal(secret: str, contributions: list[Data], rolls: list[Data]) -> str:
    """Over everything in a proof that the faces alone might not give away."""
    text = compact({"contributions": contributions, "rolls": rolls})
    return hmac.new(secret.encode(), text, hashlib.sha256).hexdigest()


def key_of(proof: Data, sequence: int) -> bytes:
    secret: str = proof["secret"]
    parts = sorted((one["side"], one["secret"]) for one in proof["contributions"] if one["since"] <= sequence)
    if not parts:
        return secret.encode()
    text = "\x1f".join(f"{side}={part}" for side, part in parts)
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).hexdigest().encode()


def derive(key: bytes, scenario: str, spot: str, roll: Data, index: int) -> int:
    low, high = int(roll["low"]), int(roll["high"])
    sides = high - low + 1
    limit = 2**32 - 2**32 % sides
    attempt = 0
    while True:
        text = f"{scenario}\x1f{spot}\x1f{roll['purpose']}\x1f{index}\x1f{attempt}"
        number = int.from_bytes(hmac.new(key, text.encode(), hashlib.sha256).digest()[:4], "big")
        if number < limit:
            return low + number % sides
        attempt += 1


def compact(data: Any) -> bytes:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode()


def sha(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
