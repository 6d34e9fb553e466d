/** What part of the map is on the screen, and how large: moved by wheel, fingers, pointer and keys. */

import { select, type Selection } from "d3-selection";
import "d3-transition";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from "d3-zoom";
import type { Box } from "./sheet";

const LARGEST = 5;
const CALM = 160;
/** the column of buttons over the right of the map, and what stays free around what is framed */
const [TOOLS, EDGE] = [52, 12];

/** What lies on the map may be taken hold of itself; the wheel is the camera's everywhere. */
function isForCamera(event: MouseEvent | TouchEvent): boolean {
  if (event.type === "wheel") return true;
  const held = event.target instanceof Element && event.target.closest("[data-held]");
  return !held && !event.ctrlKey && !("button" in event && event.button);
}

/** Where the map begins so that a point of it is in the middle; no further out than leaves nothing empty beside it. */
function laid(middle: number, k: number, low: number, high: number, room: number): number {
  const [first, last] = [EDGE - k * low, room - EDGE - k * high];
  return first < last ? (first + last) / 2 : Math.min(first, Math.max(last, room / 2 - k * middle));
}

export class Camera {
  k = $state(1);
  x = $state(0);
  y = $state(0);
  width = $state(0);
  height = $state(0);
  /** still for a moment: time to draw everything sharp */
  calm = $state(true);
  /** where it was when it was last calm; what was drawn then is only shifted and stretched meanwhile */
  rest = $state.raw({ k: 1, x: 0, y: 0 });

  private frame: Selection<HTMLElement, unknown, null, undefined> | null = null;
  private behaviour: ZoomBehavior<HTMLElement, unknown> | null = null;
  private box: Box = { left: 0, top: 0, right: 1, bottom: 1 };
  private timer = 0;
  /** the part that was last brought into view as a whole, until somebody moves the map by hand */
  private framed: Box | null = null;
  /** how large the window was */
  private window = "";

  attach(element: HTMLElement, box: Box): () => void {
    this.box = box;
    this.frame = select(element);
    this.behaviour = zoom<HTMLElement, unknown>()
      .clickDistance(6)
      .filter(isForCamera)
      .on("zoom", (event: D3ZoomEvent<HTMLElement, unknown>) => {
        const { k, x, y } = event.transform;
        [this.k, this.x, this.y] = [k, x, y];
        if (event.sourceEvent) this.framed = null;
        this.stir();
      });
    this.frame.call(this.behaviour).on("dblclick.zoom", null);
    const watch = new ResizeObserver(() => this.measure(element));
    watch.observe(element);
    this.measure(element);
    return () => {
      watch.disconnect();
      this.frame?.on(".zoom", null);
      clearTimeout(this.timer);
    };
  }

  /** The whole map. */
  fit(animated = true): void {
    this.frameBox(this.box, animated);
  }

  /** A part of the map, as large as it goes. */
  frameBox(box: Box, animated = true): void {
    const { left, top, right, bottom } = box;
    const [across, down] = this.room;
    const k = Math.min((across - 2 * EDGE) / (right - left), (down - 2 * EDGE) / (bottom - top));
    this.look((left + right) / 2, (top + bottom) / 2, k, animated);
    this.framed = box;
  }

  /** A point of the map in the middle of the screen. */
  centre(x: number, y: number): void {
    this.look(x, y, Math.max(this.k, this.least * 1.4), true);
  }

  /** A point of the map in the middle of the screen, as large as it is, at once. */
  moveTo(x: number, y: number): void {
    this.look(x, y, this.k, false);
  }

  /** A point in the middle of the screen and so large, unless the map is larger than `least` already. */
  near(x: number, y: number, k: number, least: number, animated = true): void {
    if (this.k < least) this.look(x, y, k, animated);
  }

  /** So that a point can be seen; the map stays where it is if it already can. */
  reveal(x: number, y: number): void {
    const [across, down] = this.onScreen(x, y);
    const edge = 60;
    if (across < edge || down < edge || across > this.width - edge || down > this.height - edge) this.centre(x, y);
  }

  zoomBy(factor: number): void {
    this.framed = null;
    if (this.frame && this.behaviour) this.frame.call(this.behaviour.scaleBy, factor);
  }

  panBy(dx: number, dy: number): void {
    this.framed = null;
    if (this.frame && this.behaviour) this.frame.call(this.behaviour.translateBy, -dx / this.k, -dy / this.k);
  }

  onScreen(x: number, y: number): [number, number] {
    return [this.x + this.k * x, this.y + this.k * y];
  }

  onMap(x: number, y: number): [number, number] {
    return [(x - this.x) / this.k, (y - this.y) / this.k];
  }

  /** What is free of buttons. */
  private get room(): [number, number] {
    return [this.width - TOOLS, this.height];
  }

  private get least(): number {
    const { left, top, right, bottom } = this.box;
    return Math.min(this.width / (right - left), this.height / (bottom - top));
  }

  private look(x: number, y: number, k: number, animated: boolean): void {
    if (!this.frame || !this.behaviour || !this.width) return;
    this.framed = null;
    const { left, top, right, bottom } = this.box;
    const [across, down] = this.room;
    const there = zoomIdentity.translate(laid(x, k, left, right, across), laid(y, k, top, bottom, down)).scale(k);
    const still = !animated || matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (still) this.frame.call(this.behaviour.transform, there);
    else this.frame.transition().duration(260).call(this.behaviour.transform, there);
  }

  /** A window of another size shows the same part of the map, as large as it goes; or the same middle. A panel
   * that comes or goes beside the map moves nothing: whoever is about to click finds everything where it was. */
  private measure(element: HTMLElement): void {
    const isFirst = !this.width || !this.height;
    const window = `${innerWidth} ${innerHeight}`;
    const isOther = this.window !== window;
    this.window = window;
    const middle = this.onMap(this.width / 2, this.height / 2);
    [this.width, this.height] = [element.clientWidth, element.clientHeight];
    if (!this.behaviour || !this.width || !this.height) return;
    const { left, top, right, bottom } = this.box;
    const margin = 0.5 * Math.max(right - left, bottom - top);
    this.behaviour
      .scaleExtent([this.least * 0.6, Math.max(LARGEST, this.least * 2)])
      .translateExtent([
        [left - margin, top - margin],
        [right + margin, bottom + margin],
      ]);
    if (isFirst) {
      this.fit(false);
      this.settle();
    } else if (isOther && this.framed) this.frameBox(this.framed, false);
    else if (isOther) this.moveTo(...middle);
    this.stir();
  }

  /** From what was drawn at rest to where it belongs now. */
  get shift(): string {
    const { k, x, y } = this.rest;
    const scale = this.k / k;
    return `translate(${this.x - scale * x}px, ${this.y - scale * y}px) scale(${scale})`;
  }

  private settle(): void {
    this.rest = { k: this.k, x: this.x, y: this.y };
    this.calm = true;
  }

  private stir(): void {
    this.calm = false;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.settle(), CALM);
  }
}
