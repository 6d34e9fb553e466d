/** Layers over the map: which are on, for whom, and what the server draws in them. */

import type { Api } from "../net/api";
import type { LayerCard, LayerDrawing } from "../net/types";

/** Milliseconds: whoever only passes by with the pointer asks nothing. */
export const LINGER = 250;

/** A layer as it is drawn now. */
export interface Drawn {
  card: LayerCard;
  /** the side whose colours it wears; empty for nobody's */
  side: string;
  /** the unit it is about, if it is about one */
  unit: string;
  drawing: LayerDrawing;
}

/** What there is to ask about at a moment. */
export interface Moment {
  sequence: number;
  language: string;
  unit: string | null;
  sideOf: (unit: string) => string;
}

export class Overlays {
  cards = $state.raw<LayerCard[]>([]);
  /** by layer the sides it is shown for; a layer that needs no side is shown for "" */
  on = $state.raw<ReadonlyMap<string, readonly string[]>>(new Map());
  /** the hex that was last pointed at, for layers about a hex */
  focus = $state<string | null>(null);
  drawn = $state.raw<Drawn[]>([]);
  /** what shows for a moment around the unit under the pointer */
  passing = $state.raw<Drawn[]>([]);
  /** layers that are on and have nothing to be about yet */
  idle = $state.raw<LayerCard[]>([]);

  private kept = new Map<string, Promise<LayerDrawing>>();
  private keptFor = "";
  private turn = 0;
  private glances = 0;

  constructor(
    private readonly api: Api,
    private readonly game: string,
  ) {}

  async list(): Promise<void> {
    this.cards = await this.api.layers(this.game).catch(() => []);
  }

  isOn(card: LayerCard, side = ""): boolean {
    return this.on.get(card.id)?.includes(side) ?? false;
  }

  toggle(card: LayerCard, side = ""): void {
    const now = this.on.get(card.id) ?? [];
    this.show(card, now.includes(side) ? now.filter((one) => one !== side) : [...now, side]);
  }

  /** Off, the first side, the next one, all of them, and off again. */
  cycle(card: LayerCard, sides: string[]): void {
    const steps = card.about.includes("side") ? [...sides.map((side) => [side]), sides] : [[""]];
    const now = (this.on.get(card.id) ?? []).join(" ");
    const place = now ? steps.findIndex((step) => step.join(" ") === now) : -1;
    this.show(card, steps[place + 1] ?? []);
  }

  clear(): void {
    this.on = new Map();
  }

  /** Glance at a unit once the pointer has rested on it; the answer stops that. */
  linger(unit: string | null, moment: Moment): () => void {
    const timer = setTimeout(() => void this.glance(unit, moment), unit ? LINGER : 0);
    return () => clearTimeout(timer);
  }

  /** Draw everything that is on, as it is at this moment. */
  async draw(on: Overlays["on"], focus: string | null, moment: Moment): Promise<void> {
    const turn = ++this.turn;
    this.forgetUnless(`${moment.sequence} ${moment.language}`);
    const shown = this.cards.filter((card) => on.has(card.id));
    const wanted = shown.map((card) => [card, this.questions(card, focus, moment)] as const);
    const drawn = await Promise.all(wanted.flatMap(([card, asked]) => asked.map((one) => this.ask(card, one, moment))));
    if (turn !== this.turn) return;
    this.drawn = drawn.filter((one) => one !== null);
    this.idle = wanted.flatMap(([card, asked]) => (asked.length ? [] : [card]));
  }

  /** What some layers say of the unit under the pointer, until it moves on. */
  async glance(unit: string | null, moment: Moment): Promise<void> {
    this.passing = [];
    const turn = ++this.glances;
    const cards = unit ? this.cards.filter((card) => card.hovers && !this.on.has(card.id)) : [];
    this.forgetUnless(`${moment.sequence} ${moment.language}`);
    const drawn = await Promise.all(cards.map((card) => this.ask(card, { unit: unit ?? "" }, moment)));
    if (turn === this.glances) this.passing = drawn.filter((one) => one !== null);
  }

  /** A unit in hand comes first, then the sides chosen, then the hex pointed at. */
  private questions(card: LayerCard, focus: string | null, { unit }: Moment): Record<string, string>[] {
    const sides = (this.on.get(card.id) ?? []).filter(Boolean);
    if (unit && card.about.includes("unit")) return [{ unit }];
    if (card.about.includes("side")) return sides.map((side) => ({ side }));
    return focus && card.about.includes("hex") ? [{ hex: focus }] : [];
  }

  private async ask(card: LayerCard, about: Record<string, string>, moment: Moment): Promise<Drawn | null> {
    const key = JSON.stringify([card.id, about]);
    const asked = this.kept.get(key) ?? this.api.layer(this.game, card.id, about);
    this.kept.set(key, asked);
    const drawing = await asked.catch(() => null);
    const side = about["side"] ?? (about["unit"] ? moment.sideOf(about["unit"]) : "");
    return drawing && { card, side, unit: about["unit"] ?? "", drawing };
  }

  private forgetUnless(moment: string): void {
    if (this.keptFor !== moment) this.kept.clear();
    this.keptFor = moment;
  }

  private show(card: LayerCard, sides: readonly string[]): void {
    const on = new Map(this.on);
    if (sides.length) on.set(card.id, sides);
    else on.delete(card.id);
    this.on = on;
  }
}
