/** From the odds as the server writes them to what a table shows. */

import type { Odds, OddsBranch, SaidOdds } from "./types";

type Figures = Pick<SaidOdds, "outcomes" | "success"> & { policy?: Record<string, string> };

/** Nothing, where an order sets no ruling off. */
export function readOdds(said: SaidOdds): Odds | null {
  const figures: Figures[] = said.branches?.length ? said.branches : said.outcomes?.length ? [said] : [];
  if (!figures.length) return null;
  const prompts = new Map(said.choices?.map((choice) => [choice.id, choice.prompt]));
  return {
    title: said.title ?? "",
    choices: said.choices ?? [],
    throws: said.throws ?? [],
    branches: figures.map((one) => readBranch(one, prompts)),
  };
}

function readBranch(said: Figures, prompts: Map<string, string>): OddsBranch {
  const settled = Object.entries(said.policy ?? {});
  return {
    when: settled.map(([id, option]) => `${prompts.get(id) ?? id} ${option}`),
    outcomes: said.outcomes ?? [],
    success: said.success ?? null,
  };
}
