/** Whatever goes wrong in the page itself is shown, so that nobody waits for something that will not come. */

class Faults {
  /** what went wrong last, outside of a part of the page that shows it itself */
  latest = $state("");
  private readonly shown = new WeakSet<object>();

  /** A part of the page has failed and says so in its place; whoever watches the page is told too. */
  inPart(problem: unknown): void {
    if (problem instanceof Error) this.shown.add(problem);
    reportError(problem);
  }

  hear(problem: unknown): void {
    if (problem instanceof Error && this.shown.has(problem)) return;
    this.latest = problem instanceof Error ? problem.message : String(problem);
  }

  dismiss(): void {
    this.latest = "";
  }
}

export const faults = new Faults();
