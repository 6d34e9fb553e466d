/** Every question about a battle in the making. */

import type { components } from "../../generated/schema";
import { post } from "../net/request";

type Schema = components["schemas"];
export type Battle = Schema["EditedBattle"];
export type Finding = Schema["FindingShape"];
export type Table = Schema["TableShape"];
export type Kind = Schema["KindShape"];
export type Field = Schema["FormFieldShape"];
export type Entry = Schema["EntryShape"];
export type Files = Record<string, string>;
export type Tried = Schema["TriedBattle"];
export type Together = Schema["TriedTogether"];
export type Estimate = Schema["EstimateShape"];
export type Rules = Schema["RulesToChange"];
export type ChartToChange = Schema["ChartToChange"];
export type Compared = Schema["OddsCompared"];
export type EndCompared = Schema["EndCompared"];
/** what is done, by its name in `do` */
export type Edit = { do: string } & Record<string, unknown>;

export const open = (given: { scenario?: string; archive?: string; files?: Files }, lang: string): Promise<Battle> =>
  post<Battle>("/editor/open", given, { lang });

/** A battle nobody has fought; the same seed gives the same one. */
export type Seed = { system: string; size: "small" | "medium" | "large"; seed: number; attempt?: number };
export const make = (given: Seed, lang: string): Promise<Battle> => post<Battle>("/editor/seed", given, { lang });

export const change = (files: Files, edits: Edit[], lang: string): Promise<Battle> => post<Battle>("/editor/edit", { files, edits }, { lang });

export const pack = (files: Files): Promise<Schema["PackedBattle"]> => post<Schema["PackedBattle"]>("/editor/pack", { files });

/** One game between computers; `printed`: without the battle's own charts. */
export const attempt = (files: Files, number: number, lang: string, printed = false): Promise<Tried> => post<Tried>("/editor/trial", { files, number, printed }, { lang });

/** What such games say together. */
export const together = (files: Files, outcomes: string[], printed: string[], lang: string): Promise<Together> => post<Together>("/editor/sum", { files, outcomes, printed }, { lang });

export const rulesOf = (files: Files, lang: string): Promise<Rules> => post<Rules>("/editor/rules", { files }, { lang });

/** The odds of a procedure's sample, before and after. */
export const compare = (files: Files, procedure: string, lang: string): Promise<Compared> => post<Compared>("/editor/odds", { files, procedure }, { lang });
