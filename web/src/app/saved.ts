/** What can be told of a saved game before the server has looked at it. */

export interface SavedGame {
  name: string;
  text: string;
  scenario: string;
  entries: number;
}

/** The largest file that the server takes. */
const LARGEST = 3_500_000;

/** The game in a file, or what is the matter with it. */
export async function readSave(file: Blob & { name: string }): Promise<SavedGame | "no-save" | "large"> {
  if (file.size > LARGEST) return "large";
  const text = await file.text();
  try {
    const said: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    const { grognard, scenario, entries } = said as Record<string, unknown>;
    if (grognard !== "game" || typeof scenario !== "string" || !Array.isArray(entries)) return "no-save";
    return { name: file.name, text, scenario, entries: entries.length };
  } catch {
    return "no-save";
  }
}
