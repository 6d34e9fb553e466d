/** The way of the unit in hand, shown before it is ordered; by way-points, if any were set. */

import type { Api } from "../net/api";
import type { Refusal, Stride, WayOrders } from "../net/types";

export class Wayfinder {
  points = $state.raw<string[]>([]);
  /** the way that is shown */
  shown = $state.raw<Stride[]>([]);

  private ways: Record<string, Stride[]> = {};
  /** ways by the points, to hexes that were asked about already */
  private known = new Map<string, Promise<WayOrders | Refusal>>();
  private led: Stride[] = [];
  private latest = "";

  constructor(
    private readonly api: Api,
    private readonly game: string,
  ) {}

  /** Another unit is in hand, or none. */
  begin(ways: Record<string, Stride[]>): void {
    this.ways = ways;
    this.clear();
  }

  clear(): void {
    this.points = [];
    this.led = this.shown = [];
    this.known.clear();
  }

  /** Show the way to a hex; with none, as far as the way-points lead. */
  async look(unit: string, hex: string | null): Promise<void> {
    this.latest = hex ?? "";
    if (!hex || hex === this.points.at(-1)) this.shown = this.led;
    else if (!this.points.length) this.shown = this.ways[hex] ?? [];
    else {
      const found = await this.to(unit, hex).catch(() => null);
      if (this.latest === hex) this.shown = found && "way" in found ? found.way : this.led;
    }
  }

  /** The orders by all way-points to a hex, or why there are none. */
  to(unit: string, hex: string): Promise<WayOrders | Refusal> {
    const by = hex === this.points.at(-1) ? this.points : [...this.points, hex];
    const key = [unit, ...by].join(" ");
    const known = this.known.get(key) ?? this.api.way(this.game, unit, by);
    this.known.set(key, known);
    return known;
  }

  /** Add a way-point; a refusal if no way leads by it. */
  async add(unit: string, hex: string): Promise<Refusal | null> {
    if (hex === this.points.at(-1)) return null;
    const found = await this.to(unit, hex);
    if ("reason" in found) return found;
    this.points = [...this.points, hex];
    this.led = this.shown = found.way;
    return null;
  }
}
