/** Light or dark: as the system has it, and turns with it, unless the reader chose. */

const PLACE = "grognard.appearance";
export type Appearance = "light" | "dark";
const DARK = matchMedia("(prefers-color-scheme: dark)");

export function appearance(): Appearance {
  const kept = localStorage.getItem(PLACE);
  if (kept === "light" || kept === "dark") return kept;
  return DARK.matches ? "dark" : "light";
}

export function appear(chosen: Appearance): void {
  localStorage.setItem(PLACE, chosen);
  show();
}

/** Hear of every change; the answer stops that. */
export function onAppearance(changed: () => void): () => void {
  DARK.addEventListener("change", changed);
  return () => DARK.removeEventListener("change", changed);
}

function show(): void {
  document.documentElement.dataset["appearance"] = appearance();
}

show();
onAppearance(show);
