/** What tells the answers to a question from one another. */

import type { Odds } from "../net/types";

type Card = Odds["card"];

/** Whether bars do, and where chances of success do not: whether the losses do that are to be expected. */
export function apart(cards: Card[]): { bars: boolean; losses: boolean } {
  const differ = (told: (way: Card["ways"][number]) => unknown): boolean => new Set(cards.map((card) => JSON.stringify(card.ways.map(told)))).size > 1;
  return {
    // A bar of one colour says nothing that the same bar beside it does not.
    bars: differ(({ classes }) => classes.map(({ id, p }) => [id, p])) || cards.some((card) => card.ways.some(({ classes }) => classes.filter(({ p }) => p > 0).length > 1)),
    losses: !differ(({ success }) => success.p) && differ(({ losses }) => losses),
  };
}
