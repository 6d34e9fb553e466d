/** How much time is left, in the two largest units that say something. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Left = { key: "clock-days" | "clock-hours" | "clock-over"; days: number; hours: number; minutes: number };

export function left(deadline: number, now: number): Left {
  const span = Math.max(0, deadline - now);
  const days = Math.floor(span / DAY);
  const hours = Math.floor((span % DAY) / HOUR);
  const minutes = Math.floor((span % HOUR) / MINUTE);
  return { key: span ? (days ? "clock-days" : "clock-hours") : "clock-over", days, hours, minutes };
}

/** Less than this is worth a warning. */
export function isShort(deadline: number, now: number): boolean {
  return deadline - now < DAY;
}

export const EVERY = MINUTE / 2;
