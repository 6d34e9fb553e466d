/** A finger that stays where it is for a moment. */

const PATIENCE = 480;
const SLACK = 10;

export class LongPress {
  /** whether the press that is ending was a long one, so that it is no click as well */
  fired = false;
  private timer = 0;
  private at: [number, number] = [0, 0];

  constructor(private readonly act: (event: PointerEvent) => void) {}

  begin(event: PointerEvent): void {
    this.end();
    this.fired = false;
    if (event.pointerType !== "touch" || !event.isPrimary) return;
    this.at = [event.clientX, event.clientY];
    this.timer = window.setTimeout(() => {
      this.fired = true;
      this.act(event);
    }, PATIENCE);
  }

  moved(event: PointerEvent): void {
    const [x, y] = this.at;
    if (Math.hypot(event.clientX - x, event.clientY - y) > SLACK) this.end();
  }

  end(): void {
    clearTimeout(this.timer);
  }
}
