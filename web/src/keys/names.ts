/** Keys as they are printed on a keyboard. */

import type { Key } from "./table";

const PRINTED: Record<string, string> = { ArrowUp: "↑", ArrowDown: "↓", ArrowLeft: "←", ArrowRight: "→", Escape: "Esc", "-": "−" };

export function printed({ keys, shift }: Key): string {
  const [first = "", last = ""] = [keys[0], keys.at(-1)];
  // A row of digits is told by its ends.
  const row = keys.length > 4 ? [`${first} – ${last}`] : keys.map((one) => PRINTED[one] ?? (one.length === 1 ? one.toUpperCase() : one));
  const named = row.join(" ");
  return shift === true ? `Shift + ${named}` : named;
}
