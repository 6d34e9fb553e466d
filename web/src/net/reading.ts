/** From the odds as the server writes them to what a table shows. */

import type { Odds, OddsBranch, SaidOdds } from "./types";

type Figures = Pick<SaidOdds, "outcomes" | "success" | "expected"> & { policy?: Record<string, string> };

/** Nothing, where an order sets no ruling off. */
export function readOdds(said: SaidOdds): Odds | null {
  const figures: Figures[] = said.branches?.length ? said.branches : said.outcomes?.length ? [said] : [];
  if (!figures.length) return null;
  const choices = new Map(said.choices?.map((choice) => [choice.id, choice]));
  return {
    title: said.title ?? "",
    choices: said.choices ?? [],
    throws: said.throws ?? [],
    branches: figures.map((one) => readBranch(one, choices)),
  };
}

function readBranch(said: Figures, choices: Map<string, NonNullable<SaidOdds["choices"]>[number]>): OddsBranch {
  const settled = Object.entries(said.policy ?? {});
  const expected = Object.entries(said.expected ?? {}) as [string, { mean?: number }][];
  return {
    when: settled.map(([id, option]) => `${choices.get(id)?.prompt ?? id} ${choices.get(id)?.labels?.[option] ?? option}`),
    outcomes: said.outcomes ?? [],
    success: said.success ?? null,
    losses: expected.map(([unit, { mean }]) => ({ unit, mean: mean ?? 0 })),
  };
}
