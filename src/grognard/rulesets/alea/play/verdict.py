"""11.2, 11.3. The end of a battle: a win on the spot, or the lead in points after the last turn."""

from __future__ import annotations

from grognard.core.game.battle import Battle
from grognard.core.game.victory import DRAW, Condition, Judgement, by_lead, totals
from grognard.rulesets.alea import victory_items as vi
from grognard.rulesets.alea.play.aims import condition, margins, sources
from grognard.rulesets.alea.play.victory import has_won, owned, scorers

#: from the least to the most
_LEVELS = (DRAW, "marginal", "decisive")


def end_on_the_spot(battle: Battle) -> None:
    """11.2, 11.3  End the game if a side has won before its time."""
    found = on_the_spot(battle)
    if found is not None:
        battle.emit(found.event())


def end_by_points(battle: Battle) -> None:
    """11.3  End the game after the last turn."""
    battle.emit(by_points(battle).event())


def judge(battle: Battle) -> Judgement:
    """What the battle comes to as it stands."""
    return on_the_spot(battle) or by_points(battle)


def on_the_spot(battle: Battle) -> Judgement | None:
    """11.2, 11.3  A side that has won before its time; if both have, neither has."""
    won: dict[str, str] = {}
    because: list[Condition] = []
    for win in battle.scenario.own.wins:
        for side in scorers(battle, win):
            if has_won(battle, win, side):
                won[side] = max(won.get(side, DRAW), win.margin, key=_LEVELS.index)
                because.append(condition(battle, win, side))
    if not won:
        return None
    winner, how = next(iter(won.items())) if len(won) == 1 else ("", DRAW)
    return _judged(battle, winner, how, *because)


def by_points(battle: Battle) -> Judgement:
    """11.3  After the last turn the lead in points decides, or a hold on hexes that is worth a win."""
    side, how = by_lead(margins(battle), totals(battle, sources(battle)))
    because: tuple[Condition, ...] = ()
    for win in battle.scenario.own.wins:
        if isinstance(win, vi.AtLeast):
            for holder in scorers(battle, win):
                if owned(battle, win.hexes, holder) >= win.need:
                    better = max(how, win.margin, key=_LEVELS.index)
                    if side != holder or better != how:
                        because = (condition(battle, win, holder),)
                    side, how = (side, better) if side == holder else (holder, win.margin)
    return _judged(battle, side, how, *because)


def _judged(battle: Battle, winner: str, how: str, *because: Condition) -> Judgement:
    return Judgement(winner=winner, how=how, rule=battle.rules.cite("11.3"), because=because)
