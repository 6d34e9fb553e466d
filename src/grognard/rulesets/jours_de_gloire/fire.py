"""6. Artillery fire: the fire segment, reaction fire and counter-battery."""

from __future__ import annotations

from grognard.core.messages import message
from grognard.core.procedure import Flow, Resolution, call, choose, consult
from grognard.core.rules import Rules
from grognard.core.tally import Tally
from grognard.rulesets.jours_de_gloire.cases import Answer, Fire, FiringHex, Hexside, Terrain
from grognard.rulesets.jours_de_gloire.cohesion import Plight, aftermath, suffer
from grognard.rulesets.jours_de_gloire.counters import Unit, refuse_bad_stack, strength
from grognard.rulesets.jours_de_gloire.decisions import first_wished
from grognard.rulesets.jours_de_gloire.ground import fire_ground, has_six_fronts, may_fire_over


def artillery_fire(rules: Rules, case: Fire) -> Flow[Resolution]:
    """6. One fire and the answer to it; 6.17 nobody advances upon it."""
    refuse_forbidden(rules, case)
    target, firing = case.target, case.firing
    # 6.9-6.13  The modifiers, then 6.14 the fire table.
    tally = rules.tally("fire")
    add_firers(rules, tally, firing.units, has_six_fronts(rules, firing.terrain) or firing.square)
    tally.add_if(case.kind != "segment", "firer.reaction")
    add_ground(rules, tally, target.terrain, case.hexside, case.outward, case.climb, case.distance)
    # 6.12  A massed target, though not in reaction or counter-battery.
    troops = [unit for unit in target.units if not unit.is_artillery]
    tally.add_if(case.kind == "segment" and len(troops) >= rules.number("fire.massed"), "target.massed")
    tally.add_if(any(unit.square for unit in target.units), "target.square")
    add_range(rules, tally, case.distance, min(unit.range for unit in firing.units))
    code = yield from consult(
        rules.chart("fire"), "effect", tally, rules.cite("6.14"), message("ask-fire", unit=firing.units[0].id)
    )
    # 6.15  One unit takes the result; against counter-battery it is the battery that fired.
    plights = {unit.id: Plight(unit) for unit in target.units}
    hit = yield from unit_hit(rules, case, code)
    if hit is not None:
        plights[hit.id] = yield from call(suffer, plights[hit.id], target.rear, (code,), "6.14")
    events = [event for plight in plights.values() for event in plight.events]
    # 6.16  Counter-battery, once the first result is applied.
    answered = yield from counter_battery(rules, case, plights)
    events += [event for plight in answered for event in plight.events]
    return Resolution(
        tuple(events), aftermath(plights.values(), target.rear) + aftermath(answered, firing.rear)
    )


def refuse_forbidden(rules: Rules, case: Fire) -> None:
    """What may not fire, or not at this target."""
    firers = case.firing.units
    refuse_bad_stack(rules, case.target.units)
    for unit in (*firers, *(other.unit for other in case.others)):
        # 6.1  Only artillery fires.
        if not unit.is_artillery:
            raise rules.forbid("refuse-not-artillery", "6.1", "remedy-leave-out", unit=unit.id)
    for unit in firers:
        # 6.2, 8.3  In good order only.
        if unit.state != "good-order":
            raise rules.forbid("refuse-fire-in-disorder", "6.2", "remedy-rally-first", unit=unit.id)
        # 6.4  Within twice the effective range.
        farthest = unit.range * rules.number("fire.farthest")
        if case.distance > farthest:
            raise rules.forbid("refuse-out-of-range", "6.4", "remedy-closer", unit=unit.id, most=farthest)
    # 6.10  Only batteries of one formation fire together.
    if len(firers) > 1 and not case.firing.same_formation:
        raise rules.forbid("refuse-two-formations", "6.10", "remedy-fire-apart")
    # 6.3  In the front, which six fronts make all round; in sight, 6.5 as an adjacent hex always is.
    if not case.in_arc and not has_six_fronts(rules, case.firing.terrain) and not case.firing.square:
        raise rules.forbid("refuse-out-of-arc", "6.3", "remedy-turn")
    if not may_fire_over(rules, case.hexside, case.distance):
        raise rules.forbid("refuse-fire-over-crest", "6.5", "remedy-farther")
    adjacent = case.distance <= rules.number("fire.adjacent")
    # 7.6  Reaction fire is at an adjacent hex.
    if case.kind == "reaction" and not adjacent:
        raise rules.forbid("refuse-far-reaction", "7.6", "remedy-closer", most=rules.number("fire.adjacent"))
    if not case.in_sight and not adjacent:
        raise rules.forbid("refuse-out-of-sight", "6.3", "remedy-sight")
    # 6.16  Counter-battery is fire at a battery.
    if not open_to(case):
        raise rules.forbid("refuse-no-battery", "6.16", "remedy-no-battery")
    # 10.2, 10.3  Night and fog.
    if case.night and case.distance > rules.number("night.farthest-fire"):
        raise rules.forbid(
            "refuse-fire-by-night", "10.2", "remedy-closer", most=rules.number("night.farthest-fire")
        )
    if case.fog and case.distance > rules.number("fog.sight"):
        raise rules.forbid("refuse-fire-in-fog", "10.3", "remedy-closer", most=rules.number("fog.sight"))


def add_firers(rules: Rules, tally: Tally, batteries: tuple[Unit, ...], six_fronts: bool) -> None:
    """6.9-6.11, 1.6  The larger SP, two together, and a firer that fronts six hexes."""
    tally.add("firer.strength", times=max(strength(rules, unit) for unit in batteries))
    tally.add_if(len(batteries) > 1, "firer.combined")
    tally.add_if(six_fronts, "firer.six-fronts")


def add_ground(
    rules: Rules, tally: Tally, terrain: Terrain, hexside: Hexside, outward: bool, climb: int, distance: int
) -> None:
    """6.12  Terrain, hexside and level of the target."""
    ground = fire_ground(rules, terrain, hexside, outward, climb, distance)
    tally.add("target.terrain", times=ground.terrain)
    tally.add("target.hexside", times=ground.hexside)
    tally.add("target.level", times=ground.level)


def add_range(rules: Rules, tally: Tally, distance: int, effective: int) -> None:
    """6.13  Adjacent, effective, or so many hexes beyond."""
    if distance <= rules.number("fire.adjacent"):
        tally.add("range.point-blank")
    elif distance <= effective:
        tally.add("range.effective")
    else:
        tally.add("range.long", times=distance - effective)


def unit_hit(rules: Rules, case: Fire, code: str) -> Flow[Unit | None]:
    """6.15  The owner picks who takes a result."""
    units = open_to(case)
    if code == "PE":
        return None
    if len(units) == 1:
        return units[0]
    picked = yield from choose("target.unit", "target", tuple(unit.id for unit in units), rules.cite("6.15"))
    return next(unit for unit in units if unit.id == picked)


def open_to(case: Fire) -> tuple[Unit, ...]:
    """6.15  What is not guns, or the guns if there is nothing else; guns alone in counter-battery."""
    guns = tuple(unit for unit in case.target.units if unit.is_artillery)
    troops = tuple(unit for unit in case.target.units if not unit.is_artillery)
    return guns if case.kind == "counter-battery" else troops or guns


def counter_battery(
    rules: Rules, case: Fire, plights: dict[str, Plight[Unit]]
) -> Flow[tuple[Plight[Unit], ...]]:
    """6.16  For each battery that fired one passive battery may fire back; what becomes of the firers."""
    if case.kind != "segment":
        return ()
    waiting = [answer for answer in answers(rules, case, plights) if may_answer(rules, case, answer)]
    ended: list[Plight[Unit]] = []
    for firer in case.firing.units:
        # 6.16  Whether to answer it, and with which battery.
        ids = [answer.unit.id for answer in waiting]
        picked = yield from first_wished(rules, "target.counter-battery", "6.16", ids)
        if picked is not None:
            answer = waiting.pop(picked)
            ended.append((yield from call(fire_back, firer, case.firing, answer)))
    return tuple(ended)


def answers(rules: Rules, case: Fire, plights: dict[str, Plight[Unit]]) -> tuple[Answer, ...]:
    """6.16  Batteries in the target hex that are still fit, and those elsewhere."""
    facing = case.target.faces_firer or has_six_fronts(rules, case.target.terrain)
    fit = [u for u in case.target.units if u.is_artillery and plights[u.id].unit.state == "good-order"]
    hexside, outward = way_back(rules, case)
    within = tuple(
        Answer(
            unit=unit,
            distance=case.distance,
            terrain=case.target.terrain,
            square=any(other.square for other in case.target.units),
            hexside=hexside,
            outward=outward,
            climb=-case.climb,
        )
        for unit in fit
        if facing and plights[unit.id].stays and unit.id not in case.target.answered
    )
    return within + tuple(other for other in case.others if other.unit.state == "good-order")


def way_back(rules: Rules, case: Fire) -> tuple[Hexside, bool]:
    """6.12  What an answer crosses: the hexside between the two, or from afar that of the firing hex."""
    if case.distance <= rules.number("fire.adjacent"):
        return case.hexside, not case.outward
    return case.firing.hexside, case.firing.outward


def may_answer(rules: Rules, case: Fire, answer: Answer) -> bool:
    """6.4, 6.5  The firer is in reach and no crest hides it; 10.2, 10.3 nor night or fog."""
    reach = [answer.unit.range * rules.number("fire.farthest")]
    reach += [rules.number("night.farthest-fire")] if case.night else []
    reach += [rules.number("fog.sight")] if case.fog else []
    return answer.distance <= min(reach) and may_fire_over(rules, answer.hexside, answer.distance)


def fire_back(rules: Rules, firer: Unit, hex: FiringHex, answer: Answer) -> Flow[Plight[Unit]]:
    """6.15, 6.16  Counter-battery upon the battery that fired."""
    tally = rules.tally("fire")
    add_firers(rules, tally, (answer.unit,), has_six_fronts(rules, answer.terrain) or answer.square)
    tally.add("firer.reaction")
    add_ground(rules, tally, hex.terrain, answer.hexside, answer.outward, answer.climb, answer.distance)
    # 6.12  The square about the guns is a target too.
    tally.add_if(hex.square, "target.square")
    add_range(rules, tally, answer.distance, answer.unit.range)
    code = yield from consult(
        rules.chart("fire"), "effect", tally, rules.cite("6.16"), message("ask-fire", unit=answer.unit.id)
    )
    if code == "PE":
        return Plight(firer)
    return (yield from call(suffer, Plight(firer), hex.rear, (code,), "6.14"))
