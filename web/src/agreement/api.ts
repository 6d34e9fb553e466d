/** What the client asks the server where players settle something between them. */

import type { components } from "../../generated/schema";
import { get, post } from "../net/request";
import type { CaseField, CaseValue } from "../net/types";

type Schema = components["schemas"];
export type Proposal = Schema["ProposalShape"];
export type Kind = Schema["Decline"]["kind"];
export type FixForm = Omit<Schema["FixForm"], "fields"> & { fields: CaseField[] };

export class AgreementApi {
  constructor(
    private readonly game: string,
    private readonly language: () => string,
  ) {}

  resign(side: string): Promise<unknown> {
    return post(this.at("resign"), { side });
  }

  /** Offer a draw, or agree to the one that is offered. */
  draw(): Promise<unknown> {
    return post(this.at("draw"), {});
  }

  /** Say no to the opponent, or take one's own proposal back. */
  decline(kind: Kind): Promise<unknown> {
    return post(this.at("decline"), { kind });
  }

  form(unit: string): Promise<FixForm> {
    return get<FixForm>(this.at("fix"), { unit, lang: this.language() });
  }

  propose(unit: string, set: Record<string, CaseValue>): Promise<unknown> {
    return post(this.at("fix"), { unit, set }, { lang: this.language() });
  }

  agree(given: string): Promise<unknown> {
    return post(this.at("fix"), { agree: given }, { lang: this.language() });
  }

  private at(what: string): string {
    return `/games/${this.game}/${what}`;
  }
}
