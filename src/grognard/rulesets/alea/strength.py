"""7.3, 7.4. What a melee is rolled with: the strength of both sides, the column and the modifiers."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

import msgspec

from grognard.core.remember import once_for_each_case
from grognard.core.rules import Rules
from grognard.core.tally import Tally
from grognard.rulesets.alea.assault_cases import Assailant, AttackingHex, DefendingHex, Melee
from grognard.rulesets.alea.counters import Counter
from grognard.rulesets.alea.terrain import features, reduction, terrain_code

ALL_ROUND = ("square", "guerrilla")


#: whole unless a rule divides or multiplies it
Points = int | Fraction


class Assessment(msgspec.Struct, frozen=True, gc=False):
    """A melee before the die: everything that the result will look at."""

    attacker: Counter
    defender: Counter
    square: bool
    #: both strengths, and how the attacker's came about
    attack: Points
    sum: str
    defence: Points
    #: None where the ratio is below the first column
    column: str | None
    tally: Tally

    @property
    def ratio(self) -> Fraction:
        return Fraction(self.attack) / self.defence

    @property
    def shown(self) -> str:
        """The attacker's strength as the prompt shows it."""
        total = str(self.attack)
        return total if self.sum == total else f"{self.sum} = {total}"


@once_for_each_case
def assess(rules: Rules, melee: Melee) -> Assessment:
    """7.3, 7.4 for one assault. Guns alone have no top counter to attack with: ask `fighters` first."""
    # 7.1.3  The top counters: batteries passed over in the leading hex, which comes first.
    attacker, defender = fighters(melee.attackers[0])[0], melee.defender.counters[0]
    square = in_square(melee.defender)
    attack: Points = 0
    terms = []
    for hex in melee.attackers:
        points, shown = hex_strength(rules, hex, melee.defender, square)
        attack += points
        terms.append(shown)
    defence = defending_strength(rules, melee)
    column = ratio_column(rules, attack, defence)
    tally = modifiers(rules, melee, attacker, defender, square)
    return Assessment(attacker, defender, square, attack, " + ".join(terms), defence, column, tally)


def fighters(stack: Assailant) -> tuple[Counter, ...]:
    """7.2, 1.8  The counters of an attacking hex that add strength: all but guns."""
    return tuple([counter for counter in stack.counters if counter.arm != "artillery"])


def in_square(hex: DefendingHex) -> bool:
    return "square" in [counter.formation for counter in hex.counters]


def struck_arc(stack: Assailant, target: DefendingHex, square: bool) -> str:
    """7.4.1  Squares and guerrillas face all round."""
    return "front" if square or target.counters[0].formation in ALL_ROUND else stack.arc


@lru_cache(maxsize=1024)
def way_in(rules: Rules, ground: str, water: str, slope: str) -> tuple[bool, Points]:
    """By the melee letters of the ground and of the hexside: 7.1.2 is it closed; 2.5, 2.6 what they leave."""
    letters = [terrain_code(rules, kind, "melee") for kind in (ground, *features(water, slope))]
    left = reduction(rules, letters)
    return rules.fact("terrain.prohibited") in letters, 1 if left == 1 else left


def hex_strength(rules: Rules, hex: AttackingHex, target: DefendingHex, square: bool) -> tuple[Points, str]:
    """7.3.1  The strength of one attacking hex, and the sum that gives it."""
    # 7.29  From flank or rear, or against guerrillas, an edition may multiply.
    favoured = struck_arc(hex, target, square) != "front" or target.counters[0].formation == "guerrilla"
    total: Points = 0
    terms = []
    for counter in hex.counters:
        # 7.2, 1.8  Guns add nothing.
        if counter.arm == "artillery":
            continue
        factor: Points = rules.fraction(f"multiplier.{counter.arm}") if favoured else 1
        # 7.30  A charge counts half as much again, but never against a square nor on top of that.
        if hex.charging and factor == 1 and not square:
            factor = rules.fraction("charge.multiplier")
        total += counter.strength * factor
        terms.append(times(str(counter.strength), factor))
    # 7.3.1, 2.7  Then the terrain letters cut the hex as a whole, each hex by itself.
    _closed, left = way_in(rules, target.terrain, hex.water, hex.slope)
    shown = " + ".join(terms)
    if left == 1:
        return total, shown
    return total * left, times(f"({shown})" if len(terms) > 1 else shown, left)


def times(shown: str, factor: Points) -> str:
    return shown if factor == 1 else f"{shown} × {factor}"


def defending_strength(rules: Rules, melee: Melee) -> Points:
    """7.3.2  Every counter of the hex defends."""
    total: Points = 0
    for counter in melee.defender.counters:
        strength: Points = counter.strength
        # 1.8  A battery counts one, whatever its factor.
        if counter.arm == "artillery":
            strength = rules.number("melee.battery-strength")
        elif melee.counter_charge and counter.arm == "cavalry" and counter.formation == "normal":
            strength *= rules.fraction("charge.multiplier")
        if counter.state in ("defeated", "fleeing"):
            strength *= rules.fraction(f"melee.{counter.state}-share")
        total += strength
    return total


@lru_cache(maxsize=4096)
def ratio_column(rules: Rules, attack: Points, defence: Points) -> str | None:
    """7.3.3  The column of a ratio, rounded in the defender's favour; None where no attack is allowed."""
    ratio = Fraction(attack) / defence
    if ratio > rules.fraction("melee.beyond"):
        last: str = rules.fact("melee.beyond-column")
        return last
    for column in reversed(rules.listed("melee.columns")):
        if ratio >= rules.fraction(f"melee.ratio.{column}"):
            return column
    return None


def modifiers(rules: Rules, melee: Melee, attacker: Counter, defender: Counter, square: bool) -> Tally:
    """7.4  The modifiers of the melee die."""
    tally = rules.tally("melee")
    target = melee.defender
    # 7.4  One commander a side: the best.
    leading = [hex.commander.melee for hex in melee.attackers if hex.commander is not None]
    tally.add("commander", times=max(leading, default=0))
    tally.add("commander", times=-target.commander.melee if target.commander is not None else 0)
    # 7.4  Combat willingness of the two top counters; an edition may take a letter off the difference.
    tally.add("willingness", times=willingness_gap(rules, attacker, defender))
    # 7.4  The order of the attacker's top counter.
    tally.add_if(attacker.order == "attack", "attack-order")
    # 7.4  Arm against formation.
    if attacker.arm == "cavalry":
        heavies = defender.arm == "cavalry" and defender.cls == "heavy"
        tally.add_if(square, "cavalry-against-square")
        tally.add_if(attacker.cls == "heavy" and not square and not heavies, "heavy-cavalry")
    elif attacker.formation != "guerrilla":
        tally.add_if(is_skirmishing_infantry(rules, defender, target), "infantry-against-guerrilla")
        tally.add_if(square, "infantry-against-square")
    # 7.4  The best arc that any hex attacks from.
    arcs = [struck_arc(hex, target, square) for hex in melee.attackers]
    if "rear" in arcs:
        tally.add(rules.fact("melee.rear-modifier"))
    else:
        tally.add_if("flank" in arcs, "flank")
    # 7.31  Crops, where the edition has them.
    tally.add_printed("target.crops", times=target.terrain == "crop-area")
    # 7.32  Swiss against Swiss.
    if "swiss" in [counter.nation for counter in target.counters]:
        assaulting = any(c.nation == "swiss" for hex in melee.attackers for c in hex.counters)
        tally.add_printed("swiss", times=assaulting)
    return tally


def willingness_gap(rules: Rules, attacker: Counter, defender: Counter) -> int:
    """Letters by which the attacker is the better, less the edition's discount, never past zero."""
    gap = ord(defender.willingness) - ord(attacker.willingness)
    left = max(0, abs(gap) - rules.number("melee.willingness-discount"))
    return left if gap > 0 else -left


def is_skirmishing_infantry(rules: Rules, counter: Counter, hex: DefendingHex) -> bool:
    """7.4.1  Infantry in guerrilla, or cavalry in guerrilla that fights dismounted."""
    dismounted = counter.arm == "cavalry" and hex.terrain in rules.listed("dismounted.terrain")
    return counter.formation == "guerrilla" and (counter.arm == "infantry" or dismounted)
