/** What the server says, as its schema has it; and what the schema leaves open. */

import type { components } from "../../generated/schema";

type Schema = components["schemas"];

export type ScenarioCard = Schema["ScenarioCard"];
export type NewGame = Schema["NewGame"];
export type Opened = Schema["Opened"];
export type GameState = Schema["GameState"];
/** What a word of the rules is: the same letters may mean a facing and something on a chart. */
export type WordKind = keyof GameState["words"];
export type Stage = Schema["Stage"];
export type GivenUp = Schema["GivenUp"];
export type UndoPreview = Schema["UndoPreview"];
export type Verified = Schema["Verified"];
export type Unit = Schema["Unit"];
export type Meaning = Schema["MeaningShape"];
export type Reason = Schema["Reason"];
export type Order = Schema["OrderShape"];
export type Stride = Schema["Stride"];
export type WayOrders = Schema["WayOrders"];
export type MusterAnswer = Schema["MusterShape"];
export type ForeseenThrow = Schema["Throw"];
export type Declared = Schema["DeclaredShape"];
export type LayerCard = Schema["LayerCard"];
export type LayerDrawing = Schema["LayerDrawing"];
export type ShadedHex = Schema["ShadedHex"];
export type Look = Schema["LayerTone"]["look"];
export type CounterDrawing = Schema["Counter"];
export type Region = Schema["Region"];
export type Placement = Schema["Placement"];
export type LogEntry = Schema["LogEntry"];
export type SaidOdds = Schema["OddsAnswer"];
export type OddsWay = Schema["OddsWay"];
export type OddsClass = Schema["OddsClass"];
export type OddsTree = Schema["OddsTree"];
export type OddsWorth = Schema["OddsWorth"];
export type OpenChoice = Schema["OpenDecision"];
export type ThreatsTold = Schema["Threats"];
export type AnswerLeads = Schema["AnswerLeads"];
export type Modifier = Schema["Modifier"];
export type RulesetCard = Schema["RulesetCard"];
export type Position = Schema["Position"];
/** `after` are the orders that were to follow. */
export type Advice = Schema["Advice"] & { after?: Schema["WeighedOrder"][] };
export type Computers = Schema["Computers"];
export type Report = Schema["Report"];
export type Rulebook = Schema["Rulebook"];
export type LessonPlan = Schema["Lesson"];
export type Victory = Schema["VictoryShape"];
export type SideStanding = Schema["SideStanding"];
export type Objective = Schema["ObjectiveShape"];
export type BriefingData = Schema["Briefing"];
export type LessonTask = Schema["LessonTask"];

/** Why an order is refused, and what would be allowed. */
export interface Refusal {
  given: string;
  reason: string;
  rule: string;
  suggestion: string | null;
  /** in words */
  suggestion_told: string | null;
}

/** The card of some odds, and how to ask for what it opens to. */
export interface Odds {
  title: string;
  /** in a game: the order or the answer as a sentence */
  told: string;
  throws: ForeseenThrow[];
  /** decisions that nobody has taken yet */
  choices: OpenChoice[];
  card: Schema["OddsCard"];
  more: (detail: "tree" | "worth") => Promise<SaidOdds>;
}

export interface Chart {
  chart: string;
  title: string;
  dice: string | null;
  row_heading: string;
  column_heading: string;
  rows: { label: string; cells: (string | number | null)[] }[];
  names: { columns: string[]; column_ids: string[]; rows: string[]; cells: string[][] };
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
  /** what came of it, in one sentence; nothing where an entry of a game is looked into */
  told?: string;
  trace: RulingStep[];
}
