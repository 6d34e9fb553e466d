/** What the server says, as far as the client reads it. */

export interface Side {
  id: string;
  name: string;
}

export interface ScenarioCard {
  id: string;
  ruleset: string;
  title: string;
  summary: string;
  turns: number;
  sides: Side[];
  options: { id: string; title: string }[];
  playable: boolean;
}

export interface Unit {
  id: string;
  name: string;
  hex: string | null;
  facing: string | null;
  depth: number;
  strength: number;
  formation: string | null;
  state: string;
  fate: string | null;
  markers: Record<string, string | number>;
}

export interface Army extends Side {
  units: Unit[];
}

export interface Choice {
  id: string;
  unit: string | null;
  options: { value: string; label: string }[];
}

export interface GameNode {
  kind: "decision" | "chance" | "over";
  side?: string | null;
  prompt: string;
  rule?: string | null;
  subjects?: string[];
  choice?: Choice | null;
  dice?: string | null;
  count?: number | null;
  faces?: number[] | null;
  winner?: string | null;
  /** whether this browser may answer it */
  yours: boolean;
}

export interface Score {
  total: number;
  lines: { name: string; points: number }[];
}

export interface Proposal {
  kind: "undo" | "draw";
  by: string;
}

export type Keeper = "person" | "open" | "computer";

export interface GameState {
  game: string;
  scenario: string;
  ruleset: string;
  title: string;
  turn: number;
  turns: number;
  time: string;
  phase: { id: string; title: string; rule: string; active: string | null };
  node: GameNode;
  armies: Army[];
  score: Record<string, Score> | null;
  sequence: number;
  /** the sides this browser plays */
  mine: string[];
  keepers: Record<string, Keeper>;
  dice: "server" | "typed";
  /** how it ended, once it has */
  over: { winner: string | null; how: string; by: string | null; text: string | null } | null;
  proposals: Proposal[];
  /** words of the rules, in the reader's language */
  words: Record<string, string>;
}

export interface Order {
  text: string;
  verb: string;
  label: string;
  units: string[];
  to: string | null;
  facing: string | null;
  formation: string | null;
  target: string | null;
  option: string | null;
  by: string | null;
  cost: number | null;
}

export interface CounterDrawing {
  svg: string;
  hex: string;
  title: string;
}

export interface LogLine {
  text: string;
  rule: string;
}

export interface LogEntry {
  seq: number;
  by: string;
  given: string;
  /** what dice were thrown for */
  purpose: string;
  lines: LogLine[];
}

export interface Refusal {
  given: string;
  reason: string;
  rule: string;
  suggestion: string | null;
}

export interface Chance {
  label: string;
  p: number;
}

export interface OddsBranch {
  /** which way each open decision went */
  when: string[];
  outcomes: Chance[];
  success: Chance | null;
}

export interface Modifier {
  label: string;
  value: number | string;
  rule: string;
}

export interface Odds {
  title: string;
  modifiers: Modifier[];
  branches: OddsBranch[];
}

export interface NewGame {
  scenario: string;
  options?: string[];
  seats: Record<string, "me" | "open" | "computer">;
  dice: "server" | "typed";
}

export interface Opened {
  game: string;
  /** side -> token by which a friend takes it */
  links: Record<string, string>;
}

// The charts companion

export interface RulesetCard {
  id: string;
  title: string;
  charts: { id: string; title: string }[];
  procedures: { id: string; title: string }[];
}

export interface Chart {
  chart: string;
  title: string;
  dice: string | null;
  row_heading: string;
  column_heading: string;
  rows: { label: string; cells: (string | number | null)[] }[];
  names: { columns: string[]; rows: string[] };
  modifiers: (Modifier & { id: string })[];
  codes: Record<string, string>;
  /** cells that are read otherwise than they are printed */
  rulings: { id: string; row: string; column: string; printed: string; read_as: string }[];
  notes: string[];
}

export type CaseValue = string | number | boolean | null | CaseValue[] | { [name: string]: CaseValue };
export type Case = { [name: string]: CaseValue };

export interface CaseField {
  name: string;
  about: string;
  kind: "number" | "flag" | "choice" | "text" | "numbers" | "words" | "table" | "tables";
  choices: { value: string; label: string }[];
  low: number | null;
  high: number | null;
  least: number | null;
  most: number | null;
  required: boolean;
  default: CaseValue;
  fields: CaseField[];
}

export interface ProcedureForm {
  procedure: string;
  title: string;
  rule: string;
  fields: CaseField[];
  example: Case;
}

export interface RulingStep {
  ask: string;
  rule: string;
  chart?: string | null;
  column?: string | null;
  row?: string | null;
  tally?: Modifier[];
  die?: number | null;
  dice?: number[] | null;
  answer: string | number;
}

export interface Ruling {
  trace: RulingStep[];
}
