/** What the server says, as its schema has it; and what the schema leaves open. */

import type { components } from "../../generated/schema";

type Schema = components["schemas"];

export type ScenarioCard = Schema["ScenarioCard"];
export type NewGame = Schema["NewGame"];
export type Opened = Schema["Opened"];
export type GameState = Schema["GameState"];
export type Unit = Schema["Unit"];
export type Order = Schema["OrderShape"];
export type Stride = Schema["Stride"];
export type WayOrders = Schema["WayOrders"];
export type MusterAnswer = Schema["MusterShape"];
export type ForeseenThrow = Schema["Throw"];
export type LayerCard = Schema["LayerCard"];
export type LayerDrawing = Schema["LayerDrawing"];
export type ShadedHex = Schema["ShadedHex"];
export type Look = Schema["LayerTone"]["look"];
export type CounterDrawing = Schema["Counter"];
export type Region = Schema["Region"];
export type Placement = Schema["Placement"];
export type LogEntry = Schema["LogEntry"];
export type SaidOdds = Schema["OddsAnswer"];
export type Modifier = Schema["Modifier"];
export type RulesetCard = Schema["RulesetCard"];
export type Position = Schema["Position"];
export type Advice = Schema["Advice"];
export type Computers = Schema["Computers"];
export type Report = Schema["Report"];
export type Rulebook = Schema["Rulebook"];
export type LessonPlan = Schema["Lesson"];
export type LessonTask = Schema["LessonTask"];

/** Why an order is refused, and what would be allowed. */
export interface Refusal {
  given: string;
  reason: string;
  rule: string;
  suggestion: string | null;
}

export interface Likely {
  label: string;
  p: number;
}

export interface OddsBranch {
  /** which way each open decision went */
  when: string[];
  outcomes: Likely[];
  success: Likely | null;
  /** stands or points lost on average, of whoever can lose some */
  losses: { unit: string; mean: number }[];
}

export interface OpenChoice {
  id: string;
  prompt: string;
  options: string[];
}

export interface Odds {
  title: string;
  /** decisions that nobody has taken yet */
  choices: OpenChoice[];
  throws: ForeseenThrow[];
  branches: OddsBranch[];
}

export interface Chart {
  chart: string;
  title: string;
  dice: string | null;
  row_heading: string;
  column_heading: string;
  rows: { label: string; cells: (string | number | null)[] }[];
  names: { columns: string[]; column_ids: string[]; rows: string[] };
  modifiers: Modifier[];
  codes: Record<string, string>;
  /** cells that are read otherwise than they are printed */
  rulings: { row: string; column: string; printed: string; read_as: string }[];
  notes: string[];
}

export type CaseValue = string | number | boolean | null | CaseValue[] | { [name: string]: CaseValue };
export type Case = { [name: string]: CaseValue };
export type CaseField = Omit<Schema["CaseField"], "default" | "fields"> & {
  default: CaseValue;
  fields: CaseField[];
};

export type ProcedureForm = Omit<Schema["ProcedureForm"], "fields" | "example"> & { fields: CaseField[]; example: Case };

export interface RulingStep {
  ask: string;
  rule: string;
  chart?: string | null;
  column?: string | null;
  row?: string | null;
  tally?: Modifier[];
  die?: number | null;
  answer: string | number;
}

export interface Ruling {
  trace: RulingStep[];
}
