/** A clock time as it is; a day as people write it. */
export function moment(told: string, language: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(told)) return told;
  const day = new Date(`${told}T12:00:00Z`);
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(day);
}
