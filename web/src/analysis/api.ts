/** Every question of whoever looks into a game. */

import type { components } from "../../generated/schema";
import { get, post } from "../net/request";
import type { CaseField, CaseValue } from "../net/types";

type Schema = components["schemas"];
export type Course = Schema["CourseShape"];
export type Moment = Schema["MomentShape"];
export type Better = Schema["Better"];
export type BranchSave = Schema["BranchSave"];
type Form = Omit<Schema["FixForm"], "fields"> & { fields: CaseField[] };
export type WhatIf = Omit<Schema["WhatIfShape"], "form"> & { form: Form | null };

/** A counter that is otherwise. */
export interface Change {
  unit: string;
  set: Record<string, CaseValue>;
}

export const course = (game: string, lang: string): Promise<Course> => get<Course>(`/games/${game}/course`, { lang });

export const better = (game: string, entry: number, lang: string): Promise<Better> => get<Better>(`/games/${game}/better`, { entry, lang });

export const branch = (game: string, entry: number): Promise<BranchSave> => get<BranchSave>(`/games/${game}/branch`, { entry });

export const whatIf = (game: string, entry: number, changes: Change[], unit: string, lang: string): Promise<WhatIf> =>
  post<WhatIf>(`/games/${game}/whatif`, { entry, changes, unit }, { lang });
