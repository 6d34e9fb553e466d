/** Which of some files is the saved game, and which the proof of its dice. */

export interface Named {
  name: string;
  text: string;
}

export interface Brought {
  save: Named | null;
  proof: Named | null;
}

export async function sorted(files: (Blob & { name: string })[]): Promise<Brought> {
  const found: Brought = { save: null, proof: null };
  for (const file of files) {
    const text = (await file.text()).replace(/^\uFEFF/, "");
    const kind = kindOf(text);
    if (kind === "game") found.save = { name: file.name, text };
    else if (kind === "dice") found.proof = { name: file.name, text };
  }
  return found;
}

function kindOf(text: string): unknown {
  try {
    const said: unknown = JSON.parse(text);
    return said && typeof said === "object" ? (said as Record<string, unknown>)["grognard"] : null;
  } catch {
    return null;
  }
}
