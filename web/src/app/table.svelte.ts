/** What lies on the table: the position as the server told it, and what can be read off it. */

import type { Sheet } from "../board/sheet";
import type { CounterDrawing, GameState, LogEntry, Order, Position, Unit, WordKind } from "../net/types";
import { inNames } from "./names";

export class Table {
  state = $state.raw<GameState | null>(null);
  sheet = $state.raw<Sheet | null>(null);
  /** the counters of the position now */
  drawn = $state.raw<Record<string, CounterDrawing>>({});
  /** an earlier position that is being looked at; nothing can be ordered meanwhile */
  past = $state.raw<Position | null>(null);
  /** a moment on the way to the present and whose it was, while what others did is shown */
  film = $state.raw<(Position & { by: string }) | null>(null);
  log = $state.raw<LogEntry[]>([]);

  get units(): Unit[] {
    return this.sides.flatMap((army) => army.units);
  }

  get sides(): GameState["sides"] {
    return (this.past ?? this.film ?? this.state)?.sides ?? [];
  }

  get counters(): Record<string, CounterDrawing> {
    return (this.past ?? this.film)?.counters ?? this.drawn;
  }

  /** What stands declared in the position shown. */
  get declared(): GameState["declarations"] {
    return (this.past ?? this.film ?? this.state)?.declarations ?? [];
  }

  /** Who holds what in the position shown. */
  get victory(): GameState["victory"] {
    return (this.past ?? this.film ?? this.state)?.victory ?? null;
  }

  /** the counters by id, as long as they lie like this; every word of the log is looked up in it */
  private index: { of: GameState["sides"]; units: Map<string, Unit> } | null = null;

  unit(id: string | null): Unit | undefined {
    const sides = this.sides;
    if (this.index?.of !== sides) this.index = { of: sides, units: new Map(this.units.map((unit) => [unit.id, unit])) };
    return id === null ? undefined : this.index.units.get(id);
  }

  /** A word of the rules as the server says it; the same letters may mean a facing and something on a chart. */
  word(value: string, kind: WordKind): string {
    return this.state?.words[kind][value] ?? value.replaceAll("-", " ");
  }

  /** What an order says besides who does what where: its kind and the formation, in words. */
  wordsOf({ option, formation }: Pick<Order, "option" | "formation">): string[] {
    const kind = option && (this.unit(option)?.name ?? this.word(option, "option"));
    return [kind, formation && this.word(formation, "formation")].flatMap((word) => (word ? [word] : []));
  }

  /** A text with the names of units in place of their numbers. */
  named(text: string): string {
    return inNames(text, (id) => this.unit(id)?.name);
  }

  isMine(id: string): boolean {
    return !!this.state?.you.includes(this.sideOf(id));
  }

  sideOf(id: string): string {
    return this.state?.sides.find((army) => army.units.some((unit) => unit.id === id))?.id ?? "";
  }

  /** Whether this browser has to decide now. */
  get myTurn(): boolean {
    const node = this.state?.node;
    return node?.kind === "decision" && node.yours && !this.past && !this.film;
  }

  /** Whether somebody at this browser has to throw real dice and type them in. */
  get myThrow(): boolean {
    const node = this.state?.node;
    return node?.kind === "chance" && node.yours && !this.past && !this.film;
  }

  get mayAct(): ReadonlySet<string> {
    return new Set(this.myTurn ? this.state?.node.subjects : []);
  }

  /** The hexes among the answers to a question, where it is about hexes. */
  get choiceHexes(): ReadonlySet<string> {
    const options = this.myTurn ? (this.state?.node.choice?.options ?? []) : [];
    return new Set(options.map((option) => option.value).filter((value) => this.sheet?.hexes.has(value)));
  }
}
