/** Units by their names, in sentences that know them by number. */

const WORD = /(?: \(([\p{L}\p{N}]+)\))|[\p{L}\p{N}]+/gu;

/** A text with names in place of numbers; a number that stands behind its name already falls away. */
export function inNames(text: string, nameOf: (id: string) => string | undefined): string {
  return text.replace(WORD, (word: string, aside: string | undefined, at: number) => {
    const name = nameOf(aside ?? word);
    if (name === undefined || aside === undefined) return name ?? word;
    return text.slice(0, at).endsWith(name) ? "" : ` (${name})`;
  });
}
