/** Where over the map headlines and dice lie: on opposite sides, and neither on what they are about nor on what is asked. */

export type Spot = readonly [x: number, y: number];

/** The most room that dice with their lines take, in pixels. */
const DICE = { width: 340, height: 240 };

export function sides(headlines: Spot[], asked: Spot[], width: number, height: number): { bannersLow: boolean; diceHigh: boolean } {
  const bannersLow = headlines.some(([, y]) => y > 0 && y < height * 0.4);
  if (headlines.length) return { bannersLow, diceHigh: bannersLow };
  const left = asked.filter(([x]) => x < Math.min(DICE.width, width));
  const below = left.some(([, y]) => y > height - DICE.height && y < height);
  const above = left.some(([, y]) => y > 0 && y < DICE.height);
  return { bannersLow: false, diceHigh: below && !above };
}
