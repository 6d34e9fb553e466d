/** A text cut where it names something that can be shown. */

export interface Part {
  text: string;
  link: boolean;
}

export function linked(text: string, known: (word: string) => boolean): Part[] {
  const parts: Part[] = [];
  for (const piece of text.split(/([\p{L}\p{N}]+)/u)) {
    if (!piece) continue;
    const link = known(piece);
    const last = parts.at(-1);
    if (last && !link && !last.link) last.text += piece;
    else parts.push({ text: piece, link });
  }
  return parts;
}
