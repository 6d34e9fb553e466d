"""6. Artillery fire: the fire segment, reaction fire and counter-battery."""

from __future__ import annotations

from grognard.core.legality import Refusals, is_allowed, refuse
from grognard.core.messages import message
from grognard.core.procedure import Flow, Resolution, call, choose, consult
from grognard.core.rules import Rules
from grognard.core.tally import Tally
from grognard.rulesets.jours_de_gloire.cases import Answer, Fire, FiringHex, Hexside, Terrain
from grognard.rulesets.jours_de_gloire.cohesion import Plight, aftermath, suffer
from grognard.rulesets.jours_de_gloire.counters import Counter, Unit, strength
from grognard.rulesets.jours_de_gloire.decisions import first_wished
from grognard.rulesets.jours_de_gloire.ground import fire_ground, has_six_fronts, may_fire_over
from grognard.rulesets.jours_de_gloire.stacking import mixed_faults
from grognard.rulesets.jours_de_gloire.weather import dark_faults, sky_faults


def artillery_fire(rules: Rules, case: Fire) -> Flow[Resolution]:
    """6. One fire and the answer to it; 6.17 no unit advances upon it."""
    refuse(fire_faults(rules, case))
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


def fire_faults(rules: Rules, case: Fire) -> Refusals:
    """What may not fire, or not at this target."""
    firers, adjacent = case.firing.units, case.distance <= rules.number("fire.adjacent")
    yield from mixed_faults(rules, case.target.units)
    for other in case.others:
        yield from gun_faults(rules, other.unit)
    for unit in firers:
        yield from battery_faults(rules, unit)
        # 6.4  Within twice the effective range.
        farthest = reach(rules, unit.range)
        if case.distance > farthest:
            yield rules.forbid("refuse-out-of-range", "6.4", "remedy-closer", unit=unit.id, most=farthest)
    yield from volley_faults(rules, len(firers), same_formation=case.firing.same_formation)
    # 5.3  Six fronts make all round.
    fronts = case.in_arc or case.firing.square or has_six_fronts(rules, case.firing.terrain)
    yield from aim_faults(rules, fronts=fronts, sees=case.in_sight or adjacent)
    if not may_fire_over(rules, case.hexside, case.distance):
        yield rules.forbid("refuse-fire-over-crest", "6.5", "remedy-farther")
    # 7.6  Reaction fire is at an adjacent hex.
    if case.kind == "reaction" and not adjacent:
        yield rules.forbid("refuse-far-reaction", "7.6", "remedy-closer", most=rules.number("fire.adjacent"))
    # 6.16  Counter-battery is fire at a battery.
    if not open_to(case):
        yield rules.forbid("refuse-no-battery", "6.16", "remedy-no-battery")
    yield from view_faults(rules, case, case.distance)


def aim_faults(rules: Rules, *, targets: int = 1, fronts: bool = True, sees: bool = True) -> Refusals:
    """6.3  A target is before the battery, and in sight."""
    if not targets:
        yield rules.forbid("idle-no-target", "6.3")
    if not fronts:
        yield rules.forbid("refuse-out-of-arc", "6.3", "remedy-turn")
    if not sees:
        yield rules.forbid("refuse-out-of-sight", "6.3", "remedy-sight")


def gun_faults(rules: Rules, unit: Counter) -> Refusals:
    """6.1  Only artillery fires, in reaction too."""
    if not unit.is_artillery:
        yield rules.forbid("refuse-not-artillery", "6.1", "remedy-leave-out", unit=unit.id)


def battery_faults(rules: Rules, unit: Counter, *, fired: bool = False) -> Refusals:
    """6.1, 6.2  Who does not fire: in good order only, and on the map once in its segment."""
    yield from gun_faults(rules, unit)
    if unit.state != "good-order":
        yield rules.forbid("refuse-fire-in-disorder", "6.2", "remedy-rally-first", unit=unit.id)
    if fired:
        yield rules.forbid("idle-fired", "6.2")


def volley_faults(
    rules: Rules, batteries: int, *, same_formation: bool = True, same_hex: bool = True
) -> Refusals:
    """6.10  Which batteries do not fire as one."""
    if not same_hex or not 0 < batteries <= rules.number("stacking.units"):
        yield rules.forbid("refuse-fire-together", "6.10")
    if batteries > 1 and not same_formation:
        yield rules.forbid("refuse-two-formations", "6.10", "remedy-fire-apart")


def view_faults(rules: Rules, case: Fire, distance: int) -> Refusals:
    """10.2, 10.3  How far one can fire by night and in fog."""
    yield from dark_faults(rules, night=case.night, distance=distance)
    yield from sky_faults(rules, fog=case.fog, distance=distance)


def reach(rules: Rules, effective: int) -> int:
    """6.4  How far a battery of some effective range can fire."""
    return effective * rules.number("fire.farthest")


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
    """6.16  The firer is in reach, and neither a crest, night nor fog hides it."""
    near = answer.distance <= reach(rules, answer.unit.range)
    seen = is_allowed(view_faults(rules, case, answer.distance))
    return near and seen and may_fire_over(rules, answer.hexside, answer.distance)


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
