/** A clock time as it is; a day as people write it. */
export function moment(told: string, language: string, month: "long" | "short" = "long"): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(told)) return told;
  const day = new Date(`${told}T12:00:00Z`);
  // The day stands before the month, as in the names of the battles.
  const spoken = language === "en" ? "en-GB" : language;
  return new Intl.DateTimeFormat(spoken, { day: "numeric", month, year: "numeric", timeZone: "UTC" }).format(day);
}
