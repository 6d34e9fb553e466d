/** How long ago something was, as people say it. */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["minute", 60],
  ["hour", 60],
  ["day", 24],
  ["month", 30],
  ["year", 12],
];

export function ago(when: number, language: string, now: number = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  let unit: Intl.RelativeTimeFormatUnit = "second";
  let passed = (now - when) / 1000;
  for (const [larger, many] of STEPS) {
    if (passed < many) break;
    [unit, passed] = [larger, passed / many];
  }
  return unit === "second" ? words.format(0, "second") : words.format(-Math.floor(passed), unit);
}
