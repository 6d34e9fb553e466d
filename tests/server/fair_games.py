"""Games as the server plays and exports them, made without a server; and every way to cheat with them."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from types import ModuleType
from typing import Any

import msgspec
from tests.contract.random_play import pick

from grognard.core.game import Over
from grognard.core.game.game import Game
from grognard.core.game.journal import DICE, UNDO
from grognard.core.game.order import parse
from grognard.core.game.save import commitment_to, terms_of, written
from grognard.core.game.undo import last_input, last_to_act
from grognard.server.fair import proof_of, save_of
from grognard.server.match import Match, first_entries, set_up
from grognard.server.records import Kept, Record, Sitting

Data = dict[str, Any]
Pair = tuple[Data, Data]

#: a large battle now and then; in the small one dice fall early
SCENARIOS = (
    *("alea-training",) * 8,
    *("jdg-crossroads", "tikhvin-training", "chacabuco-farm"),
    *("alea-training",) * 8,
    *("barrosa-standard", "jdg-crossroads", "bailen-standard"),
)


def honest(seed: int) -> Pair:
    """The save and the proof of a game: with parts of none, one or both players, some given late."""
    chance = random.Random(seed)
    secret = f"{chance.getrandbits(256):064x}"
    practice = chance.random() < 0.4
    table, game = set_up(SCENARIOS[seed % len(SCENARIOS)], (), secret, practice=practice)
    terms = terms_of(table)
    seats = tuple(Sitting(side=side, token="t" * 64) for side in terms.sides)
    record = Record(id=f"game-{seed}", terms=terms, dice="server", secret=secret, seats=seats)
    kept = first_entries(game)
    match = Match(record, game, kept[-1].line.hash, 0)
    late = sorted(chance.sample(range(4, 20), chance.randrange(3)))
    while len(kept) < 20 or not enough(kept):
        if late and match.sequence >= late[0]:
            match.record = with_part(match.record, len(late), late.pop(0), match.sequence + 1)
        grown, new = match.grown(any_act(chance))
        match.take_over(grown, new)
        kept += new
        if isinstance(match.game.clone().node, Over):
            break
    save = json.loads(written(save_of(match.record, match.game.clone(), over=True)))
    return save, msgspec.to_builtins(proof_of(match.record, kept, match.hash, over=True))


def enough(kept: list[Kept]) -> bool:
    return sum(one.thrown is not None for one in kept) >= 3


def with_part(record: Record, which: int, words: int, since: int) -> Record:
    seat = msgspec.structs.replace(record.seats[which - 1], secret=f"words-{words}", since=since)
    return msgspec.structs.replace(
        record, seats=tuple(seat if one.side == seat.side else one for one in record.seats)
    )


def any_act(chance: random.Random) -> Callable[[Game], None]:
    """Mostly an order; now and then something is taken back, where it is practice dice and all."""

    def act(game: Game) -> None:
        last = game.journal.entry
        sides = [player.id for player in game.scenario.sides]
        by = last_to_act(game)
        is_dice = last is not None and last.by == DICE
        share = 0.3 if is_dice else 0.1
        if may_take_back(game, by) and chance.random() < share:
            taken = game.journal.entries()[last_input(game, by) - 1]
            game.undo(by, next(side for side in sides if side != by))
            if is_dice and chance.random() < 0.5:
                # The same once more, in the hope of other dice.
                game.apply(parse(taken.given))
        else:
            game.apply(pick(game, chance))

    return act


def may_take_back(game: Game, by: str) -> bool:
    """Whether what came last is taken back: not an undo, nor dice without practice."""
    last = game.journal.entry
    if last is None or last.asked == UNDO or not last_input(game, by):
        return False
    return last.by == by or (last.by == DICE and game.table.practice)


class Cheat:
    """One thing changed in the game or in the proof, by somebody who covers his tracks or does not."""

    def __init__(self, pair: Pair, seed: int, verify: ModuleType) -> None:
        self.chance, self.verify = random.Random(seed), verify
        self.game, self.proof = copy.deepcopy(pair)
        self.take(self.chance.choice(self.proof["rolls"]))

    def take(self, roll: Data) -> None:
        self.roll = roll
        self.line: Data = self.game["entries"][roll["sequence"] - 1]

    def derived(self) -> list[list[int]]:
        """The faces of every throw as the secret and the words make them."""
        return [row["derived"] for row in self.verify.roll_rows(self.game, self.proof)]

    def chart(self, roll: Data) -> str:
        """What the dice were read on, or that they were not read on a chart."""
        return " ".join(self.game["entries"][roll["sequence"] - 1]["asked"].split(" ")[:2])

    def other_faces(self) -> list[int]:
        low, high, faces = self.roll["low"], self.roll["high"], list(self.roll["faces"])
        place = self.chance.randrange(len(faces))
        faces[place] = low + (faces[place] - low + self.chance.randrange(1, high - low + 1)) % (
            high - low + 1
        )
        return faces

    def chained(self) -> None:
        """All hashes anew, in the game and in the proof."""
        agreed = {name: self.game[name] for name in (*self.verify.AGREED, "practice")}
        last = self.verify.sha(self.verify.compact(agreed))
        for place, line in enumerate(self.game["entries"], 1):
            entry = {name: line[name] for name in ("asked", "by", "given", "events")}
            last = self.verify.sha(last.encode() + b"\x1f" + self.verify.compact(entry))
            line["seq"], line["hash"] = place, last
        self.proof["hash"] = last

    # What a cheat may do

    def a_throw_in_the_game(self) -> None:
        self.line["given"] = "throw " + " ".join(map(str, self.other_faces()))

    def a_throw_in_the_proof(self) -> None:
        self.roll["faces"] = self.other_faces()

    def a_throw_in_both_with_all_hashes(self) -> None:
        self.roll["faces"] = self.other_faces()
        self.line["given"] = "throw " + " ".join(map(str, self.roll["faces"]))
        self.chained()

    def a_throw_in_the_game_with_its_hashes(self) -> None:
        self.a_throw_in_the_game()
        self.chained()

    def another_secret(self) -> None:
        self.proof["secret"] = f"{self.chance.getrandbits(256):064x}"

    def another_secret_and_its_commitment(self) -> None:
        self.another_secret()
        self.proof["commitment"] = commitment_to(self.proof["secret"])

    def another_secret_and_its_commitment_in_both(self) -> None:
        self.another_secret_and_its_commitment()
        self.game["commitment"] = self.proof["commitment"]
        self.chained()

    def another_commitment_in_the_game(self) -> None:
        self.game["commitment"] = f"{self.chance.getrandbits(256):064x}"

    def everything_rolled_again_with_another_secret(self) -> None:
        self.another_secret_and_its_commitment()
        self.game["commitment"] = self.proof["commitment"]
        for roll in self.proof["rolls"]:
            key = self.verify.key_of(self.proof, roll["sequence"])
            scenario = self.proof["scenario"]
            spot, _before = self.verify.spots(self.game)[roll["sequence"]]
            roll["faces"] = [self.verify.derive(key, scenario, spot, roll, i) for i in range(roll["count"])]
            faces = " ".join(map(str, roll["faces"]))
            self.game["entries"][roll["sequence"] - 1]["given"] = f"throw {faces}"
        self.chained()

    def a_throw_left_out_of_the_proof(self) -> None:
        self.proof["rolls"].remove(self.roll)

    def a_throw_told_twice(self) -> None:
        self.proof["rolls"].append({**self.roll, "sequence": len(self.game["entries"]) + 1})

    def a_throw_left_out_of_both(self) -> None:
        self.take(self.proof["rolls"][0])  # those after it come to stand elsewhere
        self.proof["rolls"].remove(self.roll)
        self.game["entries"].remove(self.line)
        self.chained()

    def a_throw_that_nobody_rolled(self) -> None:
        self.line["by"] = self.game["sides"][0]
        self.proof["rolls"].remove(self.roll)
        self.chained()

    def another_purpose(self) -> None:
        self.roll["purpose"] = "ask-nothing"

    def other_dice(self) -> None:
        charts = [self.chart(roll) for roll in self.proof["rolls"]]
        # A chart that was read once could have had any dice; those are named in the chart itself.
        again = [chart.startswith("roll") or charts.count(chart) > 1 for chart in charts]
        rolls = [roll for roll, known in zip(self.proof["rolls"], again, strict=True) if known]
        self.take(self.chance.choice(rolls or self.proof["rolls"]))
        self.roll["high"] += 1 if rolls else 100

    def fewer_dice(self) -> None:
        self.roll["count"] -= 1

    def another_place(self) -> None:
        self.roll["sequence"] += 1

    def a_later_beginning(self) -> None:
        self.proof["since"] = self.roll["sequence"] + 1

    def words_of_a_player_left_out(self) -> None:
        if self.proof["contributions"]:
            self.proof["contributions"].pop()
        else:
            self.roll["purpose"] = "ask-nothing"

    def words_of_a_player_given_later(self) -> None:
        if self.proof["contributions"]:
            self.proof["contributions"][-1]["since"] += 1
        else:
            self.roll["purpose"] = "ask-nothing"

    def words_that_no_player_gave(self) -> None:
        """Words under which some die falls otherwise: others change nothing, and nothing gives them away."""
        side, before = self.game["sides"][0], self.derived()
        while self.derived() == before:
            given = {"side": side, "secret": f"w-{self.chance.random()}", "since": 1}
            self.proof["contributions"] = [given]

    def somebody_elses_order(self) -> None:
        line = self.chance.choice(self.game["entries"][1:])
        line["by"] = "nobody"

    def another_order(self) -> None:
        self.game["entries"][self.roll["sequence"] - 2]["given"] += " "

    def another_order_with_its_hashes_in_the_game(self) -> None:
        known = self.proof["hash"]
        self.another_order()
        self.chained()
        self.proof["hash"] = known

    def the_end_cut_off(self) -> None:
        del self.game["entries"][self.roll["sequence"] - 1 :]

    def two_entries_the_other_way_round(self) -> None:
        known = self.proof["hash"]
        place = self.roll["sequence"] - 1
        entries = self.game["entries"]
        entries[place - 1], entries[place] = entries[place], entries[place - 1]
        self.chained()
        self.proof["hash"] = known

    def another_scenario(self) -> None:
        self.proof["scenario"] = "waterloo-1815"

    def other_rules(self) -> None:
        self.game["rules_hash"] = f"{self.chance.getrandbits(256):064x}"


#: what a cheat works with
TOOLS = ("take", "derived", "chart", "other_faces", "chained")
#: every way to cheat
CHEATS = [
    act
    for name, act in vars(Cheat).items()
    if callable(act) and not name.startswith("_") and name not in TOOLS
]
