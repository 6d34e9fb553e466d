/** What the client asks the server at a table of real miniatures. Nothing of it is kept over there. */

import type { components } from "../../generated/schema";
import { weighed } from "../odds/odds";
import { get, post } from "../net/request";
import type { CaseField, CaseValue, Odds, RulingStep, SaidOdds } from "../net/types";

type Schema = components["schemas"];
export type Question = CaseField & { first?: boolean; own?: boolean; path?: string; with?: string[] };
export type Kind = Omit<Schema["RosterKind"], "fields"> & { fields: Question[] };
export type Part = Omit<Schema["RosterPart"], "questions" | "of"> & { of: "own" | "enemy"; questions: Record<string, Question[]> };
export type Action = Omit<Schema["RosterAction"], "parts" | "whole"> & { parts: Part[]; whole: Question[] };
type Asking = { kinds: Kind[]; army: Question[]; shared: Question[]; actions: Action[] };
export type Sheet = Omit<Schema["RosterSheet"], keyof Asking> & Asking;
export type Look = Schema["RosterLook"];
export type Line = Schema["RosterLine"];
export type Wanted = Schema["Wanted"];
export type Given = number[] | string;

export type Entry = { kind: string; name: string; side: string } & { [field: string]: CaseValue };

export interface Roster {
  title: string;
  turn: number;
  /** the last turn; 0 where nobody says */
  last?: number;
  /** what holds for both armies, as far as it is not as usual */
  shared?: Record<string, CaseValue>;
  active: string;
  armies: Record<string, Record<string, CaseValue>>;
  entries: Entry[];
}

export interface Shown {
  roster: Roster;
  looks: Record<string, Look>;
  /** side -> how it stands */
  armies: Record<string, string[]>;
}

/** What is about to happen, as the server wants it told. */
export interface Happening {
  action: string;
  side: string;
  parts: Record<string, string[]>;
  answers: Record<string, Record<string, CaseValue>>;
  whole: Record<string, CaseValue>;
}

export interface Ruled {
  title: string;
  rule: string;
  given: Given[];
  trace: RulingStep[];
  waits: Wanted | null;
  lines: Line[];
  follows: Schema["Follow"][];
  after: Shown | null;
}

export class TableApi {
  constructor(
    readonly ruleset: string,
    private readonly language: () => string,
  ) {}

  sheet(): Promise<Sheet> {
    return get<Sheet>(this.at(""), this.words());
  }

  army(id: string): Promise<Shown> {
    return get<Shown>(this.at(`/armies/${id}`), this.words());
  }

  look(roster: Roster): Promise<Shown> {
    return post<Shown>(this.at("/look"), { roster }, this.words());
  }

  turn(roster: Roster): Promise<{ lines: Line[]; after: Shown }> {
    return post(this.at("/turn"), { roster }, this.words());
  }

  odds(roster: Roster, happening: Happening): Promise<Odds | null> {
    return weighed((detail) => post<SaidOdds>(this.at("/odds"), { roster, ...happening }, { ...this.words(), detail }));
  }

  /** As far as the dice and decisions given reach; with `roll` the server throws the rest. */
  rule(roster: Roster, happening: Happening, given: Given[], roll: boolean, taken: Record<string, string>): Promise<Ruled> {
    return post<Ruled>(this.at("/rule"), { roster, ...happening, given, roll, taken }, this.words());
  }

  private at(what: string): string {
    return `/rulesets/${this.ruleset}/roster${what}`;
  }

  private words(): { lang: string } {
    return { lang: this.language() };
  }
}
