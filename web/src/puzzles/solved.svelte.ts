/** Which puzzles have been answered in this browser, and which of them at the first try. */

const PLACE = "grognard.puzzles";

let kept = $state.raw<Record<string, boolean>>(read());

function read(): Record<string, boolean> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return found !== null && typeof found === "object" ? (found as Record<string, boolean>) : {};
  } catch {
    return {};
  }
}

/** Whether a puzzle was right at the first try; undefined for one that nobody has answered. */
export function solved(id: string): boolean | undefined {
  return kept[id];
}

/** The first answer counts. */
export function note(id: string, right: boolean): void {
  if (id in kept) return;
  kept = { ...kept, [id]: right };
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing forgets this too.
  }
}
