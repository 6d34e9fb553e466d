"""One game of a study, and what is kept of it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from grognard.ai import Player, player
from grognard.ai.luck import LuckCount
from grognard.core.game import Chance, Decision, Game, Order, Over
from grognard.core.game.offers import Scores
from grognard.core.game.state import OFF, Piece
from grognard.lab.ground import GroundBook
from grognard.lab.study import Job
from grognard.lab.variants import new_variant

#: A game that has not ended by then never will; no battle comes near it.
LONGEST = 200_000


class Death(msgspec.Struct, frozen=True):
    """A counter that left the battle."""

    unit: str
    side: str
    hex: str
    turn: int
    #: eliminated, or what else became of it
    how: str


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What one game came to. Nothing in it depends on the machine that played it."""

    number: int
    seed: str
    players: dict[str, str]
    winner: str
    how: str
    turns: int
    orders: int
    #: side -> points of victory, where the battle counts them
    score: dict[str, int]
    #: side -> strength on the map at the start and at the end of each turn
    strength: dict[str, list[int]]
    #: side -> strength lost in each turn, by formation
    losses: dict[str, dict[str, list[int]]]
    deaths: tuple[Death, ...]
    #: side -> points by which its dice were better than the odds
    luck: dict[str, float]
    #: side -> at the start and the end of each turn, the hexes it had any strength in
    stood: dict[str, list[list[str]]] = {}
    #: hex worth points -> the side that had it, at the same times; "" for nobody
    held: dict[str, list[str]] = {}

    def points(self, name: str) -> float:
        """1 for a won game of this player, 0 for a lost one; shared where nobody won."""
        if not self.winner:
            return 0.5
        return float(self.players[self.winner] == name)


def play(job: Job) -> Outcome:
    """Play a game of a study from its seed to its end."""
    game = new_variant(job.study, job.seed)
    players = {
        side: player(name, f"{job.seed}/{name}/{side}", job.study.nodes) for side, name in job.players.items()
    }
    watcher = Watcher(game)
    for _ in range(LONGEST):
        if not take(game, players, watcher):
            return watcher.outcome(job)
    raise RuntimeError(f"game {job.number} of {job.study.scenario} does not end")


def take(game: Game, players: dict[str, Player], watcher: Watcher) -> bool:
    """One input; False if the game is over."""
    node = game.node
    match node:
        case Over():
            return False
        case Chance():
            game.apply(game.roll())
        case Decision():
            order = players[node.side].choose(game)
            watcher.before(order)
            game.apply(order)
    watcher.see()
    return True


class Watcher:
    """Looks over the players' shoulders and keeps the book."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.sides = tuple(side.id for side in game.scenario.sides)
        self.formation = dict(formations(game))
        self.strength: dict[str, list[int]] = {side: [self._on_map(side)] for side in self.sides}
        self.losses: dict[str, dict[str, list[int]]] = {side: {} for side in self.sides}
        self.deaths: list[Death] = []
        self.orders = 0
        self.luck = LuckCount(game)
        self.ground = GroundBook(game)
        self._was = game.state

    def before(self, order: Order) -> None:
        """An order, or an answer within one, is about to be given."""
        if order.verb != "choose":
            self.orders += 1
            self.luck.begin()

    def see(self) -> None:
        """Something has happened."""
        self.luck.see()
        was, now = self._was, self.game.state
        if was is now:
            return
        for then, piece in zip(was.pieces, now.pieces, strict=True):
            if then is not piece and then.id in self.formation:
                self._change(then, piece, max(1, was.turn))
        if now.turn != was.turn:
            self._close_turn()
        self._was = now

    def _change(self, then: Piece, now: Piece, turn: int) -> None:
        """What a counter has lost; whoever is eliminated loses all he had left."""
        side, group = self.formation[then.id]
        left = 0 if now.fate == "eliminated" else now.strength
        had = 0 if then.fate == "eliminated" else then.strength
        if left < had:
            by_turn = self.losses[side].setdefault(group, [])
            by_turn.extend([0] * (turn - len(by_turn)))
            by_turn[turn - 1] += had - left
        if now.at == OFF and then.at >= 0:
            label = self.game.scenario.places.label(then.at)
            self.deaths.append(Death(then.id, side, label, turn, now.fate))

    def _close_turn(self) -> None:
        self.ground.write()
        for side in self.sides:
            self.strength[side].append(self._on_map(side))

    def _on_map(self, side: str) -> int:
        game = self.game
        return sum(p.strength for p in game.state.pieces if p.at >= 0 and game.side_of(p.id) == side)

    def outcome(self, job: Job) -> Outcome:
        game, node = self.game, self.game.node
        assert isinstance(node, Over)
        system = game.table.system
        score = system.score(game.battle) if isinstance(system, Scores) else {}
        self._close_turn()
        return Outcome(
            number=job.number,
            seed=job.seed,
            players=job.players,
            winner=node.result.winner,
            how=node.result.how,
            turns=game.state.turn,
            orders=self.orders,
            score={side: sum(points for _name, points in lines) for side, lines in score.items()},
            strength=self.strength,
            losses=self.losses,
            deaths=tuple(self.deaths),
            luck={side: round(points, 6) for side, points in self.luck.points.items()},
            stood=self.ground.stood,
            held=self.ground.held,
        )


def formations(game: Game) -> Iterator[tuple[str, tuple[str, str]]]:
    """Each piece with strength: its side, and the name of its formation."""
    from grognard.rulesets import ruleset

    shape = ruleset(game.scenario.ruleset).scenario_shape
    named: dict[str, str] = {}
    if shape is not None and shape.counters is not None:
        counters = shape.counters(game.scenario, None)
        named = {face.id: counters.key.divisions.get(face.division, "") for face in counters.faces}
    for piece in game.table.start.pieces:
        if piece.strength:
            side = game.side_of(piece.id)
            group = named.get(piece.id) or side
            yield piece.id, (side, group if isinstance(group, str) else group.say("en"))
