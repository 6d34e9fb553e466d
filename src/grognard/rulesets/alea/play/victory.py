"""11. Victory: what each item of a scenario counts, and whether a win on the spot is there."""

from __future__ import annotations

from fractions import Fraction
from math import floor

from grognard.core.game.battle import Battle
from grognard.core.game.state import OFF, Piece
from grognard.rulesets.alea import victory_items as vi
from grognard.rulesets.alea.play.divisions import divisions_of, in_play, is_fleeing, strength_lost
from grognard.rulesets.alea.play.homeward import column_of
from grognard.rulesets.alea.play.position import position
from grognard.rulesets.alea.play.specials import specials
from grognard.rulesets.alea.special_rules import HeldDivisions


def scorers(battle: Battle, item: vi.Item | vi.Win) -> list[str]:
    return [player.id for player in battle.scenario.sides if item.side in (vi.BOTH, player.id)]


def points_of(battle: Battle, item: vi.VictoryItem, side: str) -> int:
    """The points that one item brings a side now."""
    enemy = position(battle).roster.enemy[side]
    match item:
        case vi.Eliminated():
            return eliminated_points(battle, item, enemy)
        case vi.Casualties():
            present = [piece for piece in counters(battle, enemy) if piece.at != OFF]
            return item.points * sum(losses(battle, piece) for piece in present)
        case vi.Battery():
            return item.points * battle.state.number(f"captured.{enemy}")
        case vi.CommanderRemoved():
            return commander_points(battle, item, enemy)
        case vi.FleeingDivision():
            return item.points * fleeing_divisions(battle, enemy)
        case vi.RiddenDown():
            return item.points * ridden_down(battle, item, enemy)
    return item.points if is_met(battle, item, side, enemy) else 0


def is_met(battle: Battle, item: vi.VictoryItem, side: str, enemy: str) -> bool:
    """Whether a side has earned the points of an item that counts once."""
    match item:
        case vi.Objective():
            return owned(battle, item.hexes, side) >= item.need
        case vi.OnceEliminated():
            return any(
                piece.fate == "eliminated" and is_of(battle, piece, item.arm, item.classes)
                for piece in counters(battle, enemy)
            )
        case vi.DivisionsHalved():
            return all(is_broken(battle, division, Fraction(item.share)) for division in item.divisions)
        case vi.NoneReleased():
            return none_released(battle)
        case vi.Presence():
            cells = [battle.board.grid.cell_of(hex) for hex in item.hexes]
            return any(piece.at in cells and piece.state == "normal" for piece in counters(battle, side))
        case vi.HeldBack():
            piece = battle.piece(item.unit)
            here = piece.at != OFF and column_of(position(battle).ground, piece.at) < item.column
            return here or piece.fate == "eliminated"
    raise TypeError(f"no points are known for {type(item).__name__}")


# What the items count


def counters(battle: Battle, side: str) -> list[Piece]:
    """The combat counters of a side, wherever they are."""
    cards = position(battle).roster.cards
    return [battle.piece(unit) for unit, card in cards.items() if card.side == side]


def losses(battle: Battle, piece: Piece) -> int:
    return position(battle).card(piece.id).strength - piece.strength


def eliminated_points(battle: Battle, item: vi.Eliminated, enemy: str) -> int:
    """11.1, 9.2  Starting strength; of counters that fled a share, rounded for each by itself."""
    worth = {"eliminated": Fraction(1), "fled": Fraction(item.fled_share)}
    return sum(
        floor(position(battle).card(piece.id).strength * worth[piece.fate] + Fraction(1, 2))
        for piece in counters(battle, enemy)
        if piece.fate in worth
    )


def commander_points(battle: Battle, item: vi.CommanderRemoved, enemy: str) -> int:
    """11.1, 9.5  Every commander removed, his successors included."""
    points = 0
    for leader in position(battle).roster.leaders.values():
        if leader.side == enemy:
            fallen = battle.piece(leader.id).fate == "eliminated"
            times = battle.state.number(f"replaced.{leader.id}") + fallen
            points += times * (item.chief if leader.rank == "commander-in-chief" else item.other)
    return points


def is_of(battle: Battle, piece: Piece, arm: str, classes: tuple[str, ...] = ()) -> bool:
    card = position(battle).card(piece.id)
    return card.arm == arm and (not classes or card.cls in classes)


def ridden_down(battle: Battle, item: vi.RiddenDown, enemy: str) -> int:
    """The counters of an arm that attacking cavalry has wiped out."""
    return sum(
        bool(battle.state.number(f"ridden-down.{piece.id}")) and is_of(battle, piece, item.arm)
        for piece in counters(battle, enemy)
    )


def owned(battle: Battle, hexes: tuple[str, ...], side: str) -> int:
    """11.2  How many of some hexes a side owns."""
    return sum(battle.state.track(f"owner.{hex}") == side for hex in hexes)


def is_broken(battle: Battle, division: str, share: Fraction) -> bool:
    start = position(battle).roster.divisions[division].start_sp
    return strength_lost(battle, division) >= start * share


def none_released(battle: Battle) -> bool:
    """10.9  Whether no die has set a held division free."""
    held = [release.division for rule in specials(battle.scenario, HeldDivisions) for release in rule.release]
    return not any(battle.state.number(f"division.{division}.released") for division in held)


# Wins on the spot


def has_won(battle: Battle, win: vi.AnyWin, side: str) -> bool:
    """Whether the condition of a win on the spot holds for a side."""
    enemy = position(battle).roster.enemy[side]
    match win:
        case vi.FleeingMajority():
            fleeing = fleeing_divisions(battle, enemy)
            # Mostly no side does; then it need not be known how many are left.
            return fleeing > 0 and fleeing >= majority(battle, enemy)
        case vi.DivisionsFleeing():
            return fleeing_divisions(battle, enemy) >= win.count
        case vi.ExitedStrength():
            return has_exited(battle, win, side)
        case vi.HexesAtTurnEnd():
            at_end = battle.step.phase.id == "end" and battle.state.turn >= win.from_turn
            return at_end and owned(battle, win.hexes, side) == len(win.hexes)
    # AtLeast waits for the last turn.
    return False


def fleeing_divisions(battle: Battle, side: str) -> int:
    return sum(is_fleeing(battle, one) for one in divisions_of(battle, side))


def majority(battle: Battle, side: str) -> int:
    """11.2  The fewest divisions that are more than half of a side's."""
    return sum(in_play(battle, one) for one in divisions_of(battle, side)) // 2 + 1


def has_exited(battle: Battle, win: vi.ExitedStrength, side: str) -> bool:
    """5.18  Enough strength has left by the exits, and with it the units that must have."""
    gone = {piece.id for piece in counters(battle, side) if piece.fate == "exited"}
    return exited_strength(battle, side) >= win.strength and set(win.units) <= gone


def exited_strength(battle: Battle, side: str) -> int:
    """5.18  The SP of a side that have left in good order."""
    gone = [piece for piece in counters(battle, side) if piece.fate == "exited"]
    return sum(piece.strength for piece in gone if counts_by_leaving(battle, piece))


def counts_by_leaving(battle: Battle, piece: Piece) -> bool:
    """5.18  A train has to be brought along, and has no strength that counts."""
    return position(battle).card(piece.id).arm != "train"
