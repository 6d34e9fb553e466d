/** Which control gives which order: the one account of it, which the page draws and the tests walk. Nothing is left out, nothing is merged. */

import type { Order } from "../net/types";

/** Orders sorted by where they are given: in a hex, at a target, or by a button. */
export class Offers {
  readonly goals = new Map<string, Order[]>();
  readonly targets = new Map<string, Order[]>();
  /** orders that name no hex */
  readonly plain: Order[] = [];
  readonly list: Order[];

  constructor(list: Order[]) {
    this.list = list;
    for (const order of list) {
      // The phase is ended by a button of its own.
      if (order.verb === "done") continue;
      if (order.target) entry(this.targets, order.target).push(order);
      else if (order.to) entry(this.goals, order.to).push(order);
      else this.plain.push(order);
    }
  }

  /** What is given in a hex: whatever is done to it, and whoever goes there. */
  at(hex: string): Order[] {
    return [...(this.targets.get(hex) ?? []), ...(this.goals.get(hex) ?? [])];
  }

  /** Every hex in which something is offered, targets first. */
  get hexes(): string[] {
    return [...new Set([...this.targets.keys(), ...this.goals.keys()])];
  }

  get goalVerb(): string {
    return this.list.find((order) => order.to)?.verb ?? "";
  }

  get targetVerb(): string {
    return this.list.find((order) => order.target)?.verb ?? "";
  }
}

export const NOTHING = new Offers([]);

/** The orders that are given with a unit in hand. */
export function ordersWith(unit: string, listed: Order[]): Order[] {
  return listed.filter((order) => order.units.includes(unit));
}

/** What a click on a place does: give the only order, put an act of several together, or open a menu. */
export type Opening = { kind: "give"; order: Order } | { kind: "muster"; order: Order } | { kind: "menu"; orders: Order[] };

export function opening(orders: Order[]): Opening {
  const [first, second] = orders;
  if (first && !second && !first.target) return { kind: "give", order: first };
  if (first?.target && isOneAct(orders)) return { kind: "muster", order: first };
  return { kind: "menu", orders };
}

/** Orders that differ in facing only, under what they share: a button of a menu. */
export interface Variant {
  key: string;
  /** one of them, for what they share */
  like: Order;
  /** facing -> order; one without a facing stands under "" */
  facings: Map<string, Order>;
}

export function variants(orders: Order[]): Variant[] {
  const found = new Map<string, Variant>();
  for (const order of orders) {
    const key = shared(order);
    const one = found.get(key) ?? { key, like: order, facings: new Map() };
    one.facings.set(order.facing ?? "", order);
    found.set(key, one);
  }
  return [...found.values()];
}

/** The variant to begin with: the one that costs least, where costs are counted. */
export function cheapest(kinds: Variant[]): number {
  const costs = kinds.map(({ facings }) => Math.min(...[...facings.values()].map(({ cost }) => cost ?? Infinity)));
  return Math.max(0, costs.indexOf(Math.min(...costs)));
}

/** Everything in which two orders can differ, but for the facing. */
function shared({ verb, units, to, formation, option, target, by, path }: Order): string {
  return JSON.stringify([verb, units, to, formation, option, target, by, path]);
}

/** A variant as orders are written, without what the place and the facing say. */
export function kindOf({ like: { verb, units, to, target, formation, option, by } }: Variant): string {
  return [verb, units.join("+"), target && to, formation, option, by].filter(Boolean).join(" ");
}

/** What a click on a variant does: give its order, weigh it first, or show which way it may face. */
export function taken({ facings }: Variant): { kind: "give" | "weigh"; order: Order } | { kind: "face" } {
  const [only, second] = facings.values();
  if (!only || second || (only.facing && !only.target)) return { kind: "face" };
  return { kind: only.target ? "weigh" : "give", order: only };
}

/** What tells the variants of one menu apart; one says it of them all where it is the same. */
export interface Told {
  label: string | null;
  formation: string | null;
  option: string | null;
  units: string[];
  by: string | null;
  /** the hex it is done from, where there are several: "" for the one that the rules choose */
  from: string | null;
  path: string[];
}

export function telling(kinds: Variant[]): Told[] {
  const likes = kinds.map(({ like }) => like);
  const differ = (of: (order: Order) => unknown): boolean => new Set(likes.map((order) => JSON.stringify(of(order)))).size > 1;
  const [verbs, names, from, by, paths] = [
    differ((order) => order.verb),
    differ((order) => order.units),
    differ((order) => order.target && order.to),
    differ((order) => order.by),
    differ((order) => order.path),
  ];
  return likes.map((order) => ({
    label: verbs || !order.formation ? order.label : null,
    formation: order.formation,
    option: order.option,
    units: names || order.units.length > 1 ? order.units : [],
    by: by ? order.by : null,
    from: from ? (order.to ?? "") : null,
    path: paths ? order.path : [],
  }));
}

/** Whether orders are one act in one place, and differ in whom they name and what they choose alone. */
export function isOneAct(orders: Order[]): boolean {
  const acts = new Set(orders.map(({ verb, to, facing, formation, target, by }) => JSON.stringify([verb, to, facing, formation, target, by])));
  return acts.size === 1;
}

/** Orders that name no place and differ in whom they name alone have to be put together before anything else. */
export function musteredFirst({ goals, targets, plain }: Offers): Order | null {
  const acts = plain.filter((order) => order.units.length);
  return acts[0] && !goals.size && !targets.size && isOneAct(acts) ? { ...acts[0], option: null } : null;
}

/** Whether those who may be named get a box each: the only one does where he is not named from the first. */
export function isListed(recruits: readonly unknown[], options: readonly unknown[], begun: readonly string[]): boolean {
  return recruits.length > 1 || options.length > 0 || !begun.length;
}

/** An order of the same kind at the same place, with others named in it; written as every order is. */
export function spell(order: Order, units: string[], option: string | null): Order {
  const { verb, to, facing, formation, target, by } = order;
  const place = facing ? `${to ?? ""}/${facing}` : to;
  const words = [verb, units.join("+"), place, formation && `=${formation}`, option && `:${option}`, target && `>${target}`, by && `by ${by}`];
  return { ...order, units, option, text: words.filter(Boolean).join(" ") };
}

export interface Answer {
  value: string;
  label: string;
}

/** The answers to a question: which way to face is picked from a wheel, everything else by a button with its place in the list. */
export function answered<One extends Answer>(options: One[], compass: readonly string[]): { facings: string[]; buttons: { option: One; place: number }[] } {
  const turns = options.filter(({ value }) => compass.includes(value));
  const facings = turns.length > 1 ? turns.map(({ value }) => value) : [];
  const buttons = options.map((option, place) => ({ option, place })).filter(({ option }) => !facings.includes(option.value));
  return { facings, buttons };
}

function entry(map: Map<string, Order[]>, key: string): Order[] {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
}

/** The one after (or before) this one, round and round. */
export function after(list: string[], one: string | null, step: 1 | -1): string | null {
  const place = one ? list.indexOf(one) : step > 0 ? -1 : 0;
  return list[(place + step + list.length) % list.length] ?? null;
}
