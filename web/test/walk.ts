/** Walks every control that the page would show in a position, and says which orders no control gives. */

import { waitingOff } from "../src/arrivals/arrivals.ts";
import { answered, isListed, musteredFirst, Offers, opening, ordersWith, spell, taken, telling, variants, type Answer } from "../src/app/offers.ts";
import type { Order, Unit } from "../src/net/types";

type Written = [string, string, string[], string, string, string, string[], string, string, string];

export interface Position {
  where: string;
  /** every order there is */
  all: string[];
  /** by counter what the server lists for it; without one what names nobody, or everything where nobody can be taken */
  listed: Record<string, Written[]>;
  subjects: string[];
  places: Record<string, string | null>;
  may_end: boolean;
  compass: string[];
  options: Answer[];
  /** by act who may be named in it and what may be chosen besides */
  musters: Record<string, { recruits: string[]; options: string[] }>;
  /** on a table: by unit how it can be put somewhere */
  regions: Record<string, string[]> | null;
}

function read([text, verb, units, to, facing, formation, path, target, option, by]: Written): Order {
  const or = (word: string): string | null => word || null;
  return { text, verb, label: verb, units, to: or(to), facing: or(facing), formation: or(formation), path, target: or(target), option: or(option), by: or(by), cost: null };
}

const act = ({ verb, to, facing, target, by }: Order): string => [verb, to ?? "", facing ?? "", target ?? "", by ?? ""].join(" ");

/** What can be given, and menus in which two things look alike. */
function walk(position: Position): { given: Set<string>; alike: string[] } {
  const given = new Set<string>();
  const alike: string[] = [];
  if (position.may_end) given.add("done");
  const { facings, buttons } = answered(position.options, position.compass);
  for (const value of [...facings, ...buttons.map(({ option }) => option.value)]) given.add(`choose ${value}`);

  const units = Object.entries(position.places).map(([id, hex]) => ({ id, hex }) as Unit);
  const inTray = new Set(waitingOff(units, new Set(position.subjects), () => true).map(({ id }) => id));
  for (const [id, written] of Object.entries(position.listed)) {
    const orders = written.map(read);
    if (!id) standing(new Offers(orders));
    else if (position.places[id] || inTray.has(id)) inHand(id, new Offers(ordersWith(id, orders)));
  }
  return { given, alike };

  function inHand(id: string, offers: Offers): void {
    const regions = position.regions?.[id] ?? [];
    onMap(offers, (order) => position.regions !== null && !order.target && regions.includes(kind(order)));
    for (const { facings } of variants(ordersWith(id, offers.plain))) for (const order of facings.values()) given.add(order.text);
  }

  function standing(offers: Offers): void {
    onMap(offers, () => false);
    const first = musteredFirst(offers);
    if (first) muster(first, []);
    const nobodys = offers.plain.filter((order) => !order.units.length);
    for (const { facings } of variants(nobodys)) for (const order of facings.values()) given.add(order.text);
  }

  function onMap(offers: Offers, isPlaced: (order: Order) => boolean): void {
    for (const hex of offers.hexes) {
      const orders = offers.at(hex);
      // On a table a unit is put down by hand: whatever kinds of order there are, any place of theirs can be pointed at.
      if (position.regions) orders.filter(isPlaced).forEach((order) => given.add(order.text));
      const rest = position.regions ? orders.filter((order) => order.target) : orders;
      if (rest.length) open(rest);
    }
  }

  function open(orders: Order[]): void {
    const opened = opening(orders);
    if (opened.kind === "give") given.add(opened.order.text);
    else if (opened.kind === "muster") muster(opened.order);
    else menu(opened.orders);
  }

  function menu(orders: Order[]): void {
    const kinds = variants(orders);
    const told = telling(kinds).map((one) => JSON.stringify(one));
    if (kinds.length > 1 && new Set(told).size < told.length) alike.push(orders.map(({ text }) => text).join(", "));
    for (const one of kinds) {
      const done = taken(one);
      const ends = done.kind === "face" ? [...one.facings.values()] : [done.order];
      for (const order of ends) {
        if (order.target) muster(order);
        else given.add(order.text);
      }
    }
  }

  /** Whoever may be named can be ticked, in the order in which the rules name them. */
  function muster(order: Order, begun: string[] = order.units): void {
    const told = position.musters[act(order)];
    // Whatever names nobody is given as it is; where somebody has to be named, nobody is named yet.
    if (begun === order.units && (begun.length || !told?.recruits.length)) given.add(order.text);
    for (const one of told && isListed(told.recruits, told.options, begun) ? wanted : []) {
      if (act(one) !== act(order) || one.formation !== order.formation) continue;
      const named = told!.recruits.filter((unit) => one.units.includes(unit));
      if (one.option === null || told!.options.includes(one.option)) given.add(spell(order, named, one.option).text);
    }
  }
}

const kind = ({ verb, formation, option }: Order): string => [verb, formation ?? "", option ?? ""].join(" ");

/** the orders of the position at hand that several may share */
let wanted: Order[] = [];

/** Orders that no control gives, and menus in which two things look alike. */
export function faultsOf(position: Position): string[] {
  wanted = Object.values(position.listed).flatMap((list) => list.filter(([, , units, to, , , , target]) => target || (units.length && !to)).map(read));
  const { given, alike } = walk(position);
  const missing = position.all.filter((text) => !given.has(text));
  const lost = missing.length ? [`${position.where}: ${missing.length} lost, such as ${missing.slice(0, 3).join(" | ")}`] : [];
  return [...lost, ...alike.map((one) => `${position.where}: look alike: ${one}`)];
}
