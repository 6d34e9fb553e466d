/** What the client asks the server about several units at once, a staff's proposals and plans. */

import type { components } from "../../generated/schema";
import { get, post } from "../net/request";
import { freshKey } from "../net/key";
import type { Questions } from "../net/questions";

type Schema = components["schemas"];
export type Formation = Schema["Formation"];
export type Shared = Schema["Shared"];
export type SharedOrder = Schema["SharedOrder"];
export type Listed = Schema["ListedOrder"];
export type Answer = Schema["GroupAnswer"];
export type StaffAnswer = Schema["StaffAnswer"];
export type GivenAll = Schema["GivenAll"];
export type PlanList = Schema["PlanList"];
export type Plan = Schema["PlanShape"];
export type Scope = "phase" | "turn";

/** What several units shall do. */
export type Wish = { want: "march"; goal: string } | { want: "alike"; like: string } | { want: "same" };

export class GroupApi {
  constructor(
    private readonly game: string,
    private readonly language: () => string,
    private readonly questions: Questions,
  ) {}

  async formations(): Promise<Formation[]> {
    return (await get<{ formations: Formation[] }>(this.at("formations"), this.words())).formations;
  }

  shared(units: string[]): Promise<Shared> {
    return this.questions.ask((signal) => get<Shared>(this.at("group"), { units: units.join(" "), ...this.words() }, signal));
  }

  /** The orders that come of a wish; without units, for everybody who may still act. */
  ask(units: string[], wish: Wish): Promise<Answer> {
    return this.questions.ask((signal) => post<Answer>(this.at("group"), { units, ...wish }, this.words(), signal));
  }

  give(given: string[], sequence: number, how: { through_dice?: boolean; onward?: boolean } = {}): Promise<GivenAll> {
    return post<GivenAll>(this.at("group/give"), { given, sequence, key: freshKey(), ...how }, this.words());
  }

  staff(units: string[], scope: Scope): Promise<StaffAnswer> {
    return this.questions.ask((signal) => get<StaffAnswer>(this.at("staff"), { units: units.join(" "), scope, ...this.words() }, signal));
  }

  plans(): Promise<PlanList> {
    return get<PlanList>(this.at("plans"), this.words());
  }

  plan(unit: string, points: string[]): Promise<PlanList> {
    return post<PlanList>(this.at("plans"), { unit, points }, this.words());
  }

  carryOut(sequence: number): Promise<GivenAll> {
    return post<GivenAll>(this.at("plans/carry-out"), { sequence, key: freshKey() }, this.words());
  }

  private at(what: string): string {
    return `/games/${this.game}/${what}`;
  }

  private words(): { lang: string } {
    return { lang: this.language() };
  }
}
