/** What stands in a cell of a chart, said in full. */

/** The meaning of a code, or of each code that a cell is put together from ("2RP"); undefined where there is none. */
export function meaning(cell: string | number | null, codes: Record<string, string>): string | undefined {
  const written = String(cell ?? "");
  const whole = codes[written];
  if (whole) return whole;
  const parts = [...new Set(written.match(/\p{L}+|[^\p{L}\d\s]+/gu) ?? [])].filter((part) => codes[part]);
  return parts.length ? parts.map((part) => `${part}: ${codes[part]}`).join("; ") : undefined;
}
