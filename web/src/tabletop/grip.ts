/** What the pointer has hold of on a table: a unit by a point of it, or the handle that turns it. */

import { bearing, type Spot } from "./cloth";
import type { Placing } from "./placing.svelte";

interface Table {
  /** the spot of the table beneath a pointer */
  under: (event: MouseEvent) => Spot;
  /** where a unit stands */
  home: (id: string) => Spot;
  inHand: () => string | null;
  take: (id: string) => void;
}

interface Held {
  kind: "unit" | "handle";
  from: [number, number];
  off: Spot;
  moved: boolean;
}

/** pixels that a pointer may tremble before it drags */
const SLACK = 6;

export class Grip {
  private held: Held | null = null;
  /** who is taken up as soon as the pointer drags him */
  private pending: string | null = null;
  private dragged = false;

  constructor(
    private readonly placing: Placing,
    private readonly table: Table,
  ) {}

  hold(id: string, event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const at = this.table.under(event);
    const from = this.placing.unit === id ? this.placing.now.at : this.table.home(id);
    this.begin("unit", event, { x: from.x - at.x, y: from.y - at.y });
    if (this.table.inHand() !== id) this.pending = id;
  }

  holdHandle(event: PointerEvent): void {
    this.begin("handle", event, { x: 0, y: 0 });
  }

  drag(event: PointerEvent): void {
    const held = this.held;
    if (!held) return;
    const [x, y] = held.from;
    if (!held.moved && Math.hypot(event.clientX - x, event.clientY - y) < SLACK) return;
    held.moved = this.dragged = true;
    if (this.pending) this.table.take(this.pending);
    this.pending = null;
    const at = this.table.under(event);
    if (held.kind === "unit") this.placing.move({ x: at.x + held.off.x, y: at.y + held.off.y });
    else this.placing.face(bearing(this.placing.stand, at));
  }

  letGo(): void {
    this.held = this.pending = null;
  }

  /** Whether a click only ends a drag; the next one counts. */
  ended(): boolean {
    const was = this.dragged;
    this.dragged = false;
    return was;
  }

  private begin(kind: Held["kind"], event: PointerEvent, off: Spot): void {
    this.held = { kind, from: [event.clientX, event.clientY], off, moved: false };
    this.dragged = false;
  }
}
