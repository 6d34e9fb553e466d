"""Puzzles made from games that computers play against each other: every decision is looked at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

import msgspec

from grognard import games
from grognard.ai import player
from grognard.ai.phases import Phases
from grognard.core.game.game import Game
from grognard.core.game.node import Chance, Decision, Over
from grognard.core.game.order import Order
from grognard.core.game.system import DONE
from grognard.puzzles.judge import NoProof
from grognard.puzzles.proof import Proof, proof_of
from grognard.puzzles.puzzle import Puzzle, position_of, staged
from grognard.puzzles.themes import about, theme_of

#: the battles that puzzles of a system come from
BATTLES: Mapping[str, tuple[str, ...]] = {
    "barrosa": ("alea-training", "barrosa-standard"),
    "bailen": ("bailen-standard",),
    "jours-de-gloire": ("jdg-crossroads", "maida-1806"),
    "liberators": ("chacabuco-farm", "maipu-1818"),
    "tikhvin": ("tikhvin-training", "tikhvin-standard"),
}
#: who plays the games: they have to make mistakes
_PLAYERS = ("sergeant", "colonel")
#: by whom a puzzle that is solved is so hard
_SOLVERS = (("greedy", 1), ("marshal", 2))
_HARDEST = 3
#: orders that a phase has to offer, and answers a question
_CHOICES = 3
#: verbs of orders that only say in which order things come about
_FORMAL = ("resolve", "melee", "choose-combat")

#: a turn, and the place in its sequence
Moment = tuple[int, int]


def made(system: str, wanted: int, seeds: Iterable[int]) -> list[Puzzle]:
    """Puzzles of a system from the games of some seeds: so many, of as many themes as come up."""
    found: list[Puzzle] = []
    for seed in seeds:
        for battle in BATTLES[system]:
            found += of_game(battle, seed)
        if len(picked(found, wanted)) >= wanted and len(found) >= 3 * wanted:
            break
    chosen = sorted(picked(found, wanted), key=lambda one: (one.grade, one.theme, one.played))
    return [msgspec.structs.replace(one, id=f"{system}-{number:02}") for number, one in enumerate(chosen, 1)]


def picked(found: Iterable[Puzzle], wanted: int) -> list[Puzzle]:
    """Some of many puzzles: the rarest themes first, then the hardest and clearest of each."""
    waiting = sorted(found, key=lambda one: (-one.grade, -len(one.worth), -one.margin, one.played))
    themes: Counter[str] = Counter()
    battles: Counter[str] = Counter()
    chosen: list[Puzzle] = []
    while waiting and len(chosen) < wanted:
        best = min(waiting, key=lambda one: (themes[one.theme], battles[one.played.rpartition(",")[0]]))
        waiting.remove(best)
        chosen.append(best)
        themes[best.theme] += 1
        battles[best.played.rpartition(",")[0]] += 1
    return chosen


def of_game(battle: str, seed: int) -> Iterator[Puzzle]:
    """The puzzles of one game: of each phase the clearest."""
    game = games.new_game(battle, seed=seed)
    who = [player(name, seed) for name in (_PLAYERS if seed % 2 else _PLAYERS[::-1])]
    seats = dict(zip((side.id for side in game.scenario.sides), who, strict=True))
    called = " v ".join(one.name for one in who)
    phases = Phases(game.table)
    best: tuple[Moment, Game, Proof] | None = None
    while not isinstance(node := game.node, Over):
        if isinstance(node, Chance):
            game.apply(game.roll())
            continue
        fights = phases.kind(node.phase) in ("combat", "other") or node.phase in phases.stormy
        if node.choice is not None or fights:
            moment = (game.state.turn, game.state.step)
            if best is not None and best[0] != moment:
                yield from _puzzles(best[1], best[2], f"{battle}, {called}, seed {seed}")
                best = None
            proof = asked(game)
            if proof is not None and (best is None or proof.margins[0] > best[2].margins[0]):
                best = moment, game.clone(), proof
        game.apply(seats[node.side].choose(game))
    if best is not None:
        yield from _puzzles(best[1], best[2], f"{battle}, {called}, seed {seed}")


def asked(game: Game) -> Proof | None:
    """What makes a decision a puzzle; None where its answer is not clear, or there is hardly a choice."""
    try:
        proof = proof_of(game)
    except NoProof:
        return None
    return proof if proof.is_clear and _is_worth_asking(game, proof) else None


def _puzzles(game: Game, proof: Proof, played: str) -> Iterator[Puzzle]:
    """The puzzle of a decision, if its position, read from its text, comes to the same."""
    _base, pending = game.standing
    under_way = pending.order if pending is not None else None
    puzzle = Puzzle(
        id="",
        scenario=game.scenario.id,
        options=tuple(game.scenario.chosen),
        turn=game.state.turn,
        side=game.node.side if isinstance(game.node, Decision) else "",
        theme=theme_of(game, proof),
        grade=_grade(game, proof),
        played=f"{played}, entry {len(game.journal)}",
        position=position_of(game),
        order=str(under_way) if isinstance(under_way, Order) else "",
        answers=pending.answers if pending is not None else (),
        right=tuple(str(one.order) for one in proof.right),
        worth={str(one.order): one.worth[0] for one in (*proof.right, *proof.wrong)},
        margin=round(proof.margins[0], 4),
    )
    if _stands(puzzle):
        yield puzzle


def _is_worth_asking(game: Game, proof: Proof) -> bool:
    """Whether there is a choice to make, and one answer: parts of one attack are one."""
    node = game.node
    assert isinstance(node, Decision)
    orders = [one.order for one in (*proof.right, *proof.wrong)]
    if node.choice is None and len(orders) < _CHOICES and proof.answer != DONE:
        return False
    if any(order.verb in _FORMAL for order in orders):
        return False
    if node.phase in Phases(game.table).stormy and node.choice is None and proof.answer != DONE:
        # What is fired at whoever charges is not in the odds: a charge is only worse for it.
        return False
    return len({about(one.order) for one in proof.right}) == 1


def _grade(game: Game, proof: Proof) -> int:
    right = [one.order for one in proof.right]
    for name, grade in _SOLVERS:
        if player(name, 1).choose(game) in right:
            return grade
    return _HARDEST


def _stands(puzzle: Puzzle) -> bool:
    """Whether the position, read from its text, comes to the same."""
    game = staged(puzzle)
    try:
        again = proof_of(game)
    except NoProof:
        return False
    return {str(one.order): one.worth[0] for one in (*again.right, *again.wrong)} == puzzle.worth


def written(puzzles: Iterable[Puzzle], made: str) -> str:
    """The file of some puzzles."""
    return "\n".join([f"made = {_quoted(made)}", *map(_entry, puzzles)])


def _entry(puzzle: Puzzle) -> str:
    lines = ["", "[[puzzle]]"]
    for name in puzzle.__struct_fields__:
        value = getattr(puzzle, name)
        if name in ("options", "order", "answers") and not value:
            continue
        lines.append(f"{name} = {_written(value)}")
    return "\n".join(lines) + "\n"


def _written(value: object) -> str:
    if isinstance(value, str):
        return f'"""\n{value}"""' if "\n" in value else _quoted(value)
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_quoted(key)} = {float(one)}" for key, one in value.items()) + " }"
    if isinstance(value, tuple):
        return "[" + ", ".join(map(_written, value)) + "]"
    return str(value)


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
