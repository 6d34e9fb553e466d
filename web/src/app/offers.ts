/** The orders a unit may be given, sorted by where on the map they are given. */

import type { Order } from "../net/types";

export class Offers {
  readonly goals = new Map<string, Order[]>();
  readonly targets = new Map<string, Order[]>();
  /** orders that name no hex */
  readonly plain: Order[] = [];

  constructor(readonly list: Order[]) {
    for (const order of list) {
      if (order.target) entry(this.targets, order.target).push(order);
      else if (order.to) entry(this.goals, order.to).push(order);
      else this.plain.push(order);
    }
  }

  at(hex: string): Order[] {
    return this.targets.get(hex) ?? this.goals.get(hex) ?? [];
  }

  /** Every hex in which something is offered, targets first. */
  get hexes(): string[] {
    return [...this.targets.keys(), ...this.goals.keys()];
  }

  get goalVerb(): string {
    return this.list.find((order) => order.to)?.verb ?? "";
  }

  get targetVerb(): string {
    return this.list.find((order) => order.target)?.verb ?? "";
  }
}

export const NOTHING = new Offers([]);

/** Orders that differ in facing only, under what they share. */
export interface Variant {
  key: string;
  units: string[];
  verb: string;
  label: string;
  formation: string | null;
  option: string | null;
  /** facing -> order; one without a facing stands under "" */
  facings: Map<string, Order>;
}

export function variants(orders: Order[]): Variant[] {
  const found = new Map<string, Variant>();
  for (const order of orders) {
    const { units, verb, label, formation, option } = order;
    const key = [verb, units.join("+"), formation, option, order.by].join(" ");
    const one = found.get(key) ?? { key, units, verb, label, formation, option, facings: new Map() };
    one.facings.set(order.facing ?? "", order);
    found.set(key, one);
  }
  return [...found.values()];
}

/** Whether orders are one act in one place, and differ in whom they name and what they choose alone. */
export function isOneAct(orders: Order[]): boolean {
  const acts = new Set(orders.map(({ verb, to, facing, formation, target, by }) => [verb, to, facing, formation, target, by].join(" ")));
  return acts.size === 1;
}

/** An order of the same kind at the same place, with others named in it; written as every order is. */
export function spell(order: Order, units: string[], option: string | null): Order {
  const { verb, to, facing, formation, target, by } = order;
  const place = facing ? `${to ?? ""}/${facing}` : to;
  const words = [verb, units.join("+"), place, formation && `=${formation}`, option && `:${option}`, target && `>${target}`, by && `by ${by}`];
  return { ...order, units, option, text: words.filter(Boolean).join(" ") };
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
