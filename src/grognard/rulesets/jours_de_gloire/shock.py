"""7A. Shock: from the refusal to who holds the hex, and what the victors do next."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.events import Advanced
from grognard.core.legality import refuse
from grognard.core.messages import message
from grognard.core.procedure import Call, Flow, Resolution, call, read, roll, seal
from grognard.core.remember import once_for_each_case
from grognard.core.rules import Rules
from grognard.dice import ZERO_D10
from grognard.rulesets.jours_de_gloire.attacks import fight_faults
from grognard.rulesets.jours_de_gloire.cases import Charge, Shock, Terrain
from grognard.rulesets.jours_de_gloire.cells import Cell, results
from grognard.rulesets.jours_de_gloire.cohesion import disorder, friends_tests, officers_fates
from grognard.rulesets.jours_de_gloire.counters import Rear
from grognard.rulesets.jours_de_gloire.decisions import first_wished, one_of, wishes
from grognard.rulesets.jours_de_gloire.fights import (
    Combatant,
    Dropped,
    Fight,
    Log,
    Party,
    fight_over,
    has_no_rear,
    parties_of,
)
from grognard.rulesets.jours_de_gloire.followup import (
    as_breakthrough,
    breakthrough,
    counter_shock_fight,
    may_break_through,
    strikers,
)
from grognard.rulesets.jours_de_gloire.ground import step
from grognard.rulesets.jours_de_gloire.modifiers import shock_tally
from grognard.rulesets.jours_de_gloire.pursuit import (
    Victor,
    as_pursuit,
    further_charge,
    may_charge_on,
    parted,
    pursuers,
    rode,
    tired,
)
from grognard.rulesets.jours_de_gloire.reactions import counter_charge, reaction_fire, refusal, squares
from grognard.rulesets.jours_de_gloire.settling import Repulsed, Settled, settle, tell_dropped, told


def shock(rules: Rules, case: Shock) -> Flow[Resolution]:
    """7A. A shock, end to end."""
    return (yield from resolve(rules, shocked(rules, case)))


@once_for_each_case
def shocked(rules: Rules, case: Shock) -> Fight:
    """The fight that a shock is, or the reason why it may not be."""
    refuse(fight_faults(rules, case.attackers, (case.defence, case.beyond), case.adjacent))
    return fight_over(case.defence, parties_of(case.attackers), case.beyond, case.open_ended)


def break_through(rules: Rules, case: Shock) -> Flow[Resolution]:
    """The further shock of those who moved in, as the map has it."""
    fight = fight_over(case.defence, parties_of(case.attackers))
    return (yield from resolve(rules, as_breakthrough(fight, "none")))


def charge_on(rules: Rules, case: Charge) -> Flow[Resolution]:
    """The further charge of those who pursue, as the map has it."""
    fight = fight_over(case.defence, parties_of(case.attackers))
    return (yield from resolve(rules, as_pursuit(fight)))


def resolve(rules: Rules, fight: Fight) -> Flow[Resolution]:
    """One shock, whatever brought it about, from the refusal to what follows it."""
    log = Log()
    # 7.4, 7.5  Refusal, before anything else.
    fight = yield from refusal(rules, fight, log)
    if not fight.defenders:
        yield from vacated(rules, fight, (), log)
        return log.resolution()
    # 7.6  Reaction fire.
    if fight.reaction_fire:
        fired = yield from call(reaction_fire, fight)
        fight = fired.fight
        log.then += fired.then
        log.dropped |= dict(fired.dropped)
    if not fight.parties:
        log.tell(*fight.defenders)
        if fight.stake == "target":
            log.holder = fight.passive
        return log.resolution()
    # 7.7  The answers to a charge, and the clash.
    fight = yield from squares(rules, fight)
    defending, attacking, riders = yield from call(clash, fight)
    # 7.18-7.21  One side takes the codes, the other may follow up.
    if is_won(defending):
        yield from won(rules, fight, results(defending), results(attacking), log)
    else:
        yield from lost(rules, fight, results(attacking), results(defending), riders, log)
    return log.resolution()


def clash(rules: Rules, fight: Fight) -> Flow[tuple[str, str, tuple[str, ...]]]:
    """7.17  All modifiers and one die, read for the defenders and for the attackers; if these are beaten,
    who counter-charged them."""
    riders = yield from counter_charge(rules, fight)
    chart = rules.chart("shock-charge")
    tally = shock_tally(rules, fight, riders)
    names = {"attacker": fight.parties[0].lead, "defender": fight.defenders[0].unit.id}
    cited = rules.cite("7.17")
    die = yield from roll(ZERO_D10, cited, message("ask-shock", **names), tally, "defender")
    attacking = yield from read(chart, "attacker", tally, die, cited, message("ask-shock-attacker", **names))
    defending = chart.read("defender", die + tally.total)
    return defending, attacking, () if is_won(defending) else riders


def is_won(defending: str) -> bool:
    """7.18, 7.19  The defenders recoil."""
    return "1" in results(defending)


def won(rules: Rules, fight: Fight, codes: tuple[str, ...], chances: tuple[str, ...], log: Log) -> Flow[None]:
    """The defenders go back; the attackers pursue, advance or break through."""
    pursuing: tuple[Victor, ...] = ()
    if "Pursuit" in chances and fight.may_exploit:
        pursuing = yield from pursuers(fight.chargers, fight.active)
    rule = "7.18" if "D" in codes else "7.19"
    left, units = yield from seal(settle, fight.defenders, Dropped(), fight.rear, codes, rule, bool(pursuing))
    log.then.append(Call(told, (units,)))
    log.then += friends_tests(fight.rear) if left else ()
    if not pursuing:
        yield from vacated(rules, fight, chances, log)
        return
    # Pursuers take the hex, and no other unit enters it.
    for party in fight.parties:
        yield from tell_dropped(party, log)
        log.tell(*(() if party.charging else party.fighters))
    log.holder = fight.active
    rear = next(party.rear for party in fight.parties if party.charging)
    yield from pursue(rules, fight, pursuing, fight.terrain, rear, log)


def vacated(rules: Rules, fight: Fight, chances: tuple[str, ...], log: Log) -> Flow[None]:
    """7.26  The hex is empty: attackers of one hex may move in, chargers too, and break through."""
    # A further charge is over: its riders are tired before they come in.
    if fight.advance == "pursuit":
        parties = [replace(p, fighters=tuple(tired(rules, f) for f in p.fighters)) for p in fight.parties]
        fight = replace(fight, parties=tuple(parties))
    coming = yield from advance(rules, fight)
    for party in fight.parties:
        yield from tell_dropped(party, log)
        log.tell(*(() if party is coming else party.fighters))
    if coming is None:
        if fight.stake != "none":
            log.holder = "nobody" if fight.stake == "target" else fight.active
        return
    entered = Advanced("", rules.cite("7.26"), how=fight.advance)
    fighters = tuple(f.after(replace(entered, unit=f.unit.id)) for f in coming.fighters)
    # Steep slopes disorder those who climb them.
    if any(cell.disorders for f in fighters for cell in step_in(rules, fight, coming, f)):
        fighters = tuple(disorder(rules, f, Rear(), "advance", "7.26") for f in fighters)
    if "Breakthrough" in chances and fight.may_exploit and fight.open_ended:
        fighters = tuple(may_break_through(rules, fighter) for fighter in fighters)
    elif "Breakthrough" in chances and fight.may_exploit:
        further = breakthrough(rules, fight, replace(coming, fighters=fighters))
        if further is not None and (yield from wishes(rules, f"{fight.active}.breakthrough", "7.27")):
            log.then.append(Call(resolve, (further,)))
            return
    log.tell(*fighters)
    if fight.stake != "none":
        log.holder = fight.active


def advance(rules: Rules, fight: Fight) -> Flow[Party | None]:
    """7.26  The attackers of one hex, where the terrain chart lets them."""
    able = [
        party
        for party in fight.parties
        if all(cell.allowed for fighter in party.fighters for cell in step_in(rules, fight, party, fighter))
    ]
    leads = [party.lead for party in able]
    picked = yield from first_wished(rules, f"{fight.active}.advance", "7.26", leads)
    return None if picked is None else able[picked]


def step_in(rules: Rules, fight: Fight, party: Party, fighter: Combatant) -> tuple[Cell, ...]:
    """What the terrain chart says to one who moves in."""
    return step(rules, fighter.unit, fight.terrain, party.hexside, party.climb)


def pursue(
    rules: Rules, fight: Fight, pursuing: tuple[Victor, ...], terrain: Terrain, rear: Rear, log: Log
) -> Flow[None]:
    """Pursuers may charge on; for the others the ride is over, unless the map has more to say."""
    onward: tuple[Combatant, ...] = ()
    if fight.open_ended:
        log.then += [Call(rode, (*victor, False)) for victor in pursuing]
        return
    if may_charge_on(rules, fight, terrain):
        onward, pursuing = yield from parted(rules, pursuing, fight.active)
    log.then += [Call(rode, (*victor, True)) for victor in pursuing]
    if onward:
        log.then.append(Call(resolve, (further_charge(fight, onward, terrain, rear),)))


def lost(
    rules: Rules,
    fight: Fight,
    codes: tuple[str, ...],
    chances: tuple[str, ...],
    riders: tuple[str, ...],
    log: Log,
) -> Flow[None]:
    """The attackers are disordered and may recoil; the defenders may pursue or counter-shock."""
    striking = strikers(rules, fight) if "Counter-shock" in chances else ()
    repulsed = Repulsed()
    for party in fight.parties:
        yield from repulsed.add(party, codes, log)
    if not fight.may_counter or not (riders or striking):
        repulsed.tell(log, fight.active if fight.stake == "foothold" else "")
        log.tell(*fight.defenders)
        if fight.stake == "target":
            log.holder = fight.passive
        return
    # Counter-chargers may pursue those that went back; else a counter-shock.
    pursued = yield from counter_pursuit(rules, fight, repulsed, riders, log)
    if not pursued and not (yield from counter_shock(rules, fight, repulsed, striking, log)):
        log.tell(*fight.defenders)
        log.holder = yield from held_by(fight, repulsed)
        repulsed.tell(log)


def held_by(fight: Fight, repulsed: Repulsed) -> Flow[str]:
    """7.26  Whose the first hex is when the attackers are beaten off and nothing follows."""
    if fight.stake != "foothold":
        return fight.passive if fight.stake == "target" else ""
    for place in range(len(repulsed.parties)):
        if (yield from repulsed.is_occupied(place)):
            return fight.active
    return "nobody"


def counter_pursuit(
    rules: Rules, fight: Fight, repulsed: Repulsed, riders: tuple[str, ...], log: Log
) -> Flow[bool]:
    """Counter-chargers pursue the attackers of one hex that was left."""
    riding = tuple(fighter for fighter in fight.defenders if fighter.unit.id in riders)
    empty: list[int] = []
    for place in range(len(repulsed.parties)) if riding else ():
        if not (yield from repulsed.is_occupied(place)):
            empty.append(place)
    pursuing = (yield from pursuers(riding, fight.passive)) if empty else ()
    if not pursuing:
        return False
    leads = [repulsed.parties[place].lead for place in empty]
    chosen = empty[(yield from one_of(rules, f"{fight.passive}.pursue-into", "7.36", leads))]
    yield from repulsed.run_down(chosen)
    terrain = repulsed.parties[chosen].terrain
    log.tell(*(fighter for fighter in fight.defenders if fighter not in riding))
    log.holder = yield from held_by(fight, repulsed)
    repulsed.tell(log)
    turned = replace(fight, active=fight.passive, passive=fight.active, beyond=fight.reserve)
    yield from pursue(rules, turned, pursuing, terrain, fight.rear, log)
    return True


def counter_shock(
    rules: Rules, fight: Fight, repulsed: Repulsed, striking: tuple[Combatant, ...], log: Log
) -> Flow[bool]:
    """7.21, 7.28  Defenders in good order shock one hex that attacked them and is still occupied."""
    chosen = None
    for place in range(len(repulsed.parties)) if striking else ():
        if (yield from repulsed.is_struck(place, fight.passive)):
            chosen = place
            break
    if chosen is None:
        return False
    target, units = repulsed.take(chosen)
    # 7.13, 7.28  Attackers left in the defenders' rear expose it.
    exposed = not has_no_rear(rules, fight) and (yield from any_in_rear(repulsed))
    repulsed.tell(log)
    others = tuple(fighter for fighter in fight.defenders if fighter not in striking)
    log.tell(*others)
    back = counter_shock_fight(fight, target, striking, exposed)
    # 7.26  Who stays behind holds the hex; else it hangs on the counter-shock.
    if others and fight.stake == "target":
        log.holder = fight.passive
        back = replace(back, stake="none")
    log.then.append(Call(strike_back, (back, units)))
    return True


def any_in_rear(repulsed: Repulsed) -> Flow[bool]:
    """Whether attackers are left in a rear hex of the defenders."""
    for place, party in enumerate(repulsed.parties):
        if party.arc == "rear" and (yield from repulsed.is_occupied(place)):
            return True
    return False


def strike_back(rules: Rules, fight: Fight, units: Settled) -> Flow[Resolution]:
    """7.28  A counter-shock upon those who still stand in the hex; the others are spoken of first."""
    gone = tuple(fighter for fighter in units.everyone if not fighter.stays)
    fought = yield from resolve(rules, replace(fight, defenders=units.standing))
    events = tuple(event for fighter in gone for event in fighter.events)
    return Resolution((*events, *fought.events), (*officers_fates(gone), *fought.then))
