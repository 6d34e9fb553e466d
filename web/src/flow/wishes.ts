/** How somebody likes a turn to flow, remembered in the browser: passing by itself, being warned, explained. */

export type Wish = "pass" | "warn" | "explain";

const PLACE = "grognard.flow";
const KNOWN = "grognard.phases";

/** Everything is on until somebody turns it off. */
export function likes(wish: Wish): boolean {
  return localStorage.getItem(`${PLACE}.${wish}`) !== "no";
}

export function like(wish: Wish, is: boolean): void {
  if (is) localStorage.removeItem(`${PLACE}.${wish}`);
  else localStorage.setItem(`${PLACE}.${wish}`, "no");
}

/** The phases of a system that have been explained here. */
export function explained(ruleset: string): Set<string> {
  const kept = localStorage.getItem(`${KNOWN}.${ruleset}`) ?? "";
  return new Set(kept.split(" ").filter(Boolean));
}

export function explain(ruleset: string, phase: string): void {
  localStorage.setItem(`${KNOWN}.${ruleset}`, [...explained(ruleset).add(phase)].join(" "));
}

/** Explain every phase of every system once more. */
export function explainAgain(): void {
  const kept = Object.keys(localStorage).filter((key) => key.startsWith(`${KNOWN}.`));
  kept.forEach((key) => localStorage.removeItem(key));
}
