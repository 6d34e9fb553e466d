"""6. Fire: one roll of all that fires at a target, and what follows from it."""

from __future__ import annotations

from fractions import Fraction

from grognard.core.events import Advanced, Event, Found, MarkerPlaced, Retreated
from grognard.core.legality import refuse
from grognard.core.messages import message
from grognard.core.procedure import Call, Flow, Resolution, choose, consult, roll
from grognard.core.rules import Rules
from grognard.core.tally import Tally
from grognard.dice import D10
from grognard.rulesets.liberators.cases import Firer, Shot, Target, TargetBattery
from grognard.rulesets.liberators.cells import half_up, shown
from grognard.rulesets.liberators.declaration import charger_faults
from grognard.rulesets.liberators.hits import is_destroyed, next_lower, strike
from grognard.rulesets.liberators.losses import leader_falls
from grognard.rulesets.liberators.pieces import Battery, Troops
from grognard.rulesets.liberators.volleys import Volley, cannonade, is_cannonade, musketry


def fire(rules: Rules, case: Shot) -> Flow[Resolution]:
    """6. All fire at one target in one step."""
    # 6.1, 6.2, 6.12  Who may not fire, and what is not fired at so.
    refuse_target(rules, case)
    volleys = (*(musketry(rules, f) for f in case.troops), *(cannonade(rules, g) for g in case.guns))
    target = the_target(case)
    # 6.9, 6.11  The modifiers.
    tally = modifiers(rules, volleys, target, wide=case.wide_ground)
    # 6.10  The target's skirmishers.
    if isinstance(target, Target) and target.rating:
        check = rules.tally("skirmisher-check")
        check.add("rating", times=target.rating)
        code = yield from consult(
            rules.chart("skirmisher-check"),
            "result",
            check,
            rules.cite("6.10"),
            message("ask-skirmishers", unit=target.id),
        )
        tally.add_if(code == "Skirmisher Check", "skirmisher-check")
    # 6.7  One roll for all, 6.13 read in the column of the target's quality.
    ask = message("ask-fire", unit=target.id, points=shown(sum(volley.points for volley in volleys)))
    die = yield from roll(D10, rules.cite("6.7"), ask, tally, target.quality, "effect")
    chart = rules.chart("fire-results")
    row = chart.row_for(target.quality, die + tally.total).id
    effect = chart.at(row, "effect")
    guns_fire = is_cannonade(rules, volleys)
    # 6.14-6.18  The effect on the target, 6.20 and on those behind it.
    events = [*strike(rules, target, effect, guns_fire, die + tally.total)]
    lower = next_lower(rules, effect)
    massed: tuple[Troops | Battery, ...] = (*case.behind, *case.behind_guns)
    for unit in massed:
        events += strike(rules, unit, lower, guns_fire)
    # 6.19  The target's charge.
    if isinstance(target, Target) and target.charging != "no" and not is_destroyed(target, events):
        events += yield from charge_under_fire(rules, case, target, chart.at(row, "charge"))
    # 6.21  Ammunition.
    events += yield from ammunition(rules, case, volleys, die)
    # 6.22  Leaders near the target.
    fallen = die >= rules.number("fire.fallen-leader-die") and case.leader is not None
    return Resolution(tuple(events), (Call(leader_falls, (case.leader,)),) if fallen else ())


def the_target(case: Shot) -> Target | TargetBattery:
    target = case.target or case.target_guns
    assert target is not None  # a case has exactly one
    return target


def refuse_target(rules: Rules, case: Shot) -> None:
    """What a target cannot be."""
    target = case.target
    if target is None:
        return
    # 6.12  Squares, garrisons and skirmishers are never enfiladed.
    if target.enfiladed and target.formation in rules.listed("fire.unenfiladed"):
        raise rules.forbid("refuse-enfilade", "6.12", "remedy-not-enfiladed", unit=target.id)
    # 7.1  Who may be charging at all.
    if target.charging != "no":
        refuse(charger_faults(rules, target, steel=target.charging == "cold-steel"))


def modifiers(
    rules: Rules, volleys: tuple[Volley, ...], target: Target | TargetBattery, *, wide: bool
) -> Tally:
    """6.9, 6.11  Everything that moves the die but the target's skirmishers."""
    tally = rules.tally("fire-results")
    for halving in dict.fromkeys(name for volley in volleys for name in volley.halved):
        tally.add(halving)
    total = sum(volley.points for volley in volleys)
    tally.add(
        "points", times=int(rules.chart("fire-points-to-die").read("modifier", half_up(Fraction(total))))
    )
    # 14.14  The same men on twice the ground.
    tally.add_if(wide, "wide-ground")
    # 6.11, 10.3  Whoever brings more than half of the points.
    larger = total * rules.fraction("fire.majority")
    poor = rules.listed("fire.poor-shots")
    tally.add_if(sum(v.points for v in volleys if v.firer.british) > larger, "british")
    tally.add_if(sum(v.points for v in volleys if v.firer.quality in poor) > larger, "poor-shots")
    # 6.11  How the target stands: +2 takes the place of +1.
    if isinstance(target, TargetBattery):
        tally.add_if(target.limbered or target.enfiladed, "target.plus-one")
        cover: str = target.cover
    else:
        if target.enfiladed or target.formation in rules.listed("fire.plus-two-formations"):
            tally.add("target.plus-two")
        else:
            tally.add_if(is_exposed(rules, target), "target.plus-one")
        cover = covered(rules, target)
    if cover != "none":
        tally.add(f"cover.{cover}")
    return tally


def is_exposed(rules: Rules, target: Target) -> bool:
    """6.11  The cases of the +1."""
    moved = target.about_faced or target.passage_of_lines or target.flank_march
    column = target.formation in rules.listed("fire.plus-one-formations")
    return column or target.mounted or moved or target.order == "broken"


def covered(rules: Rules, target: Target) -> str:
    """6.11  One line of cover; skirmishers count one better, up to full cover."""
    if target.formation in rules.listed("formations.skirmishing"):
        return {"none": "partial", "partial": "full"}.get(target.cover, target.cover)
    return target.cover


def charge_under_fire(rules: Rules, case: Shot, target: Target, clause: str) -> Flow[list[Event]]:
    """6.19  Whether a charge goes home, and what a checked one leads to."""
    home = clause == "home" or (clause == "home cold steel only" and target.charging == "cold-steel")
    rule = rules.cite("6.19")
    told = "home" if home else "checked"
    events: list[Event] = [Found(target.id, rule, "fire", what="charge", value=told)]
    if home:
        return events
    # 6.19  Cavalry may recall instead of going back two inches.
    if (
        target.mounted
        and (yield from choose("charger.recall", "target", ("yes", "no"), rule, target.id)) == "yes"
    ):
        return [*events, Retreated(target.id, rule, told, how="recall")]
    events.append(Retreated(target.id, rule, told, how="2 inches"))
    # 10.3  British infantry may countercharge whoever has not recalled.
    for unit in case.troops:
        if (
            may_countercharge(rules, unit)
            and (yield from choose("firer.countercharge", "firer", ("yes", "no"), rule, unit.id)) == "yes"
        ):
            events.append(Advanced(unit.id, rule, told, how="countercharge"))
    return events


def may_countercharge(rules: Rules, unit: Firer) -> bool:
    """6.19, 7.1  British infantry in good order, formed as for a charge."""
    formed = unit.formation in rules.listed("charge.formations")
    skirmishing = unit.formation in rules.listed("formations.skirmishing")
    return (
        unit.british and unit.arm == "infantry" and unit.order == "good-order" and formed and not skirmishing
    )


def ammunition(rules: Rules, case: Shot, volleys: tuple[Volley, ...], die: int) -> Flow[list[Event]]:
    """6.21  A high natural die leaves one firer low; the enemy picks which."""
    # 10.5  In a badly supplied army it happens sooner.
    least = "fire.low-ammo-die-poor" if case.poor_commissariat else "fire.low-ammo-die"
    able = [volley.firer for volley in volleys if volley.has_ammunition]
    if die < rules.number(least) or not able:
        return []
    picked = able[-1]
    for firer in able[:-1]:
        if (
            yield from choose("target.low-ammo", "target", ("yes", "no"), rules.cite("6.21"), firer.id)
        ) == "yes":
            picked = firer
            break
    return [MarkerPlaced(picked.id, rules.cite("6.21"), "fire", marker="low on ammo")]
