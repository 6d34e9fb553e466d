/** What a board shows and whom it tells what was pointed at: a game being played, or any position at all. */

import type { Drawn, Overlays } from "../app/overlays.svelte";
import { Offers } from "../app/offers";
import type { Trail } from "../app/trails";
import type { Happened } from "../effects/effects";
import type { CounterDrawing, Declared, Order, Refusal, Stride, Unit, WordKind } from "../net/types";

export interface SideName {
  id: string;
  name: string;
}

/** What lies on the map. */
export interface Position {
  readonly units: Unit[];
  readonly counters: Record<string, CounterDrawing>;
  readonly trails: Trail[];
  /** sides in the order of the game, for their colours */
  readonly sides: readonly SideName[];
  /** what stands declared and is still to be carried out */
  readonly declared: Declared[];
  /** what has just happened, to be seen for a moment */
  readonly happened: Happened | null;
}

/** What can be done with it. */
export interface Scene extends Position {
  readonly selected: string | null;
  readonly mayAct: ReadonlySet<string>;
  readonly offers: Offers;
  readonly choiceHexes: ReadonlySet<string>;
  readonly picked: { hex: string; orders: Order[] } | null;
  readonly refusal: Refusal | null;
  readonly way: { readonly shown: Stride[]; readonly points: string[]; look(unit: string, hex: string | null): unknown };
  unit(id: string | null): Unit | undefined;
  sideOf(id: string): string;
  /** whether whoever looks commands a unit; nobody's where nobody plays */
  isMine?(id: string): boolean;
  word(value: string, kind: WordKind): string;
  /** when a click means what is in view */
  ready(): Promise<void>;
  point(hex: string): Promise<void>;
  pick(at: string, orders: Order[]): Promise<void>;
  addPoint(hex: string): Promise<void>;
  select(id: string | null): Promise<void>;
  consider(order: Order): Promise<void>;
  give(order: string): Promise<void>;
  back(): void;
  drop(): void;
}

const NOTHING = new Offers([]);

/** A position to look at: nobody can be told to do anything. */
export function still(position: Position): Scene {
  const nothing = async (): Promise<void> => undefined;
  const unit = (id: string | null): Unit | undefined => position.units.find((one) => one.id === id);
  return {
    ...position,
    selected: null,
    mayAct: new Set(),
    offers: NOTHING,
    choiceHexes: new Set(),
    picked: null,
    refusal: null,
    way: { shown: [], points: [], look: nothing },
    unit,
    sideOf: () => "",
    word: (value) => value,
    ready: nothing,
    point: nothing,
    pick: nothing,
    addPoint: nothing,
    select: nothing,
    consider: nothing,
    give: nothing,
    back: () => undefined,
    drop: () => undefined,
  };
}

export type { Drawn, Overlays };
