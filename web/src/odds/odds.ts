/** The odds of a ruling as the server tells them: a card at once, what it opens to when it is wanted. */

import type { Odds, SaidOdds } from "../net/types";

/** How much is asked for. */
export type Detail = "card" | "tree" | "worth";

/** The card of some odds; nothing, where an order sets no ruling off. */
export async function weighed(ask: (detail: Detail) => Promise<SaidOdds>): Promise<Odds | null> {
  const said = await ask("card");
  if (!said.card) return null;
  const { title = "", told = "", throws = [], choices = [], card } = said;
  return { title, told, throws, choices, card, more: ask };
}
