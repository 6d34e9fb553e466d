/** Light or dark: as the system has it, unless the reader chose. */

const PLACE = "grognard.appearance";
export type Appearance = "light" | "dark";

export function appearance(): Appearance {
  const kept = localStorage.getItem(PLACE);
  if (kept === "light" || kept === "dark") return kept;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function appear(chosen: Appearance): void {
  localStorage.setItem(PLACE, chosen);
  document.documentElement.dataset["appearance"] = chosen;
}

document.documentElement.dataset["appearance"] = appearance();
