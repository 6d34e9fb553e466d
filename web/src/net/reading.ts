/** From what the server writes to what the client works with. */

import type { Army, Choice, GameNode, GameState, Keeper, Modifier, Odds, OddsBranch, Order } from "./types";

type SaidNode = Omit<GameNode, "choice"> & {
  choice?: { id: string; unit: string | null; options: { option?: string; value?: string; label: string }[] } | null;
};

export type SaidState = Omit<GameState, "armies" | "mine" | "keepers" | "node" | "words" | "over" | "proposals"> & {
  over?: GameState["over"];
  proposals?: GameState["proposals"];
  words?: Record<string, string>;
  node: SaidNode;
  sides: Army[];
  you: string[];
  seats: Record<string, string>;
};

export type SaidOrder = Partial<Order> & { text: string; verb: string };

interface SaidFigures {
  policy?: Record<string, string>;
  outcomes: { label: string; p: number }[];
  success?: { label: string; p: number } | null;
}

export interface SaidOdds extends SaidFigures {
  odds?: null;
  title?: string;
  modifiers?: Modifier[];
  choices?: { id: string; prompt: string }[];
  branches?: SaidFigures[];
}

export function readState(said: SaidState): GameState {
  const { sides, you, seats, node, ...rest } = said;
  return {
    ...rest,
    node: readNode(node),
    words: said.words ?? {},
    over: said.over ?? null,
    proposals: said.proposals ?? [],
    armies: sides,
    mine: you,
    keepers: Object.fromEntries(Object.entries(seats).map(([side, kept]) => [side, keeper(kept)])),
  };
}

function readNode(said: SaidNode): GameNode {
  const { choice, ...rest } = said;
  return { ...rest, choice: choice ? readChoice(choice) : null };
}

function readChoice(said: NonNullable<SaidNode["choice"]>): Choice {
  const options = said.options.map(({ option, value, label }) => ({ value: value ?? option ?? label, label }));
  return { id: said.id, unit: said.unit, options };
}

function keeper(kept: string): Keeper {
  return kept === "open" || kept === "computer" ? kept : "person";
}

export function readOrder(said: SaidOrder): Order {
  return {
    text: said.text,
    verb: said.verb,
    label: said.label ?? said.verb,
    units: said.units ?? [],
    to: said.to || null,
    facing: said.facing || null,
    formation: said.formation || null,
    target: said.target || null,
    option: said.option || null,
    by: said.by || null,
    cost: said.cost ?? null,
  };
}

export function readOdds(said: SaidOdds): Odds | null {
  const figures = said.branches?.length ? said.branches : said.outcomes?.length ? [said] : [];
  if (!figures.length) return null;
  const prompts = new Map(said.choices?.map((choice) => [choice.id, choice.prompt]));
  return {
    title: said.title ?? "",
    modifiers: said.modifiers ?? [],
    branches: figures.map((one) => readBranch(one, prompts)),
  };
}

function readBranch(said: SaidFigures, prompts: Map<string, string>): OddsBranch {
  const settled = Object.entries(said.policy ?? {});
  return {
    when: settled.map(([id, option]) => `${prompts.get(id) ?? id} ${option}`),
    outcomes: said.outcomes.map(({ label, p }) => ({ label, p })),
    success: said.success ?? null,
  };
}
