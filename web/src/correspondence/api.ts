/** What the client asks the server about talk, notes, notices, time and seats. */

import type { components } from "../../generated/schema";
import { get, post } from "../net/request";

type Schema = components["schemas"];
export type Line = Schema["Line"];
export type Notices = Schema["NoticesWanted"];
export type Wish = Required<Schema["Ask"]>;

export class LettersApi {
  constructor(private readonly game: string) {}

  async lines(after: number): Promise<Line[]> {
    return (await get<Schema["Chat"]>(this.at("chat"), { after })).lines;
  }

  say(text: string, key: string): Promise<Line> {
    return post<Line>(this.at("chat"), { text, key });
  }

  async notes(): Promise<string> {
    return (await get<Schema["Notebook"]>(this.at("notes"))).text;
  }

  note(text: string): Promise<unknown> {
    return post(this.at("notes"), { text });
  }

  looked(entries: number, lines: number): Promise<unknown> {
    return post(this.at("seen"), { entries, lines });
  }

  notices(): Promise<Notices> {
    return get<Notices>(this.at("notices"));
  }

  wish(wish: Wish): Promise<Notices> {
    return post<Notices>(this.at("notices"), wish);
  }

  tryNotices(): Promise<Notices> {
    return post<Notices>(this.at("notices/test"), {});
  }

  answerByMail(token: string, wanted: boolean): Promise<unknown> {
    return post(this.at("notices/mail"), { token, wanted });
  }

  claim(): Promise<unknown> {
    return post(this.at("claim"), {});
  }

  grant(): Promise<unknown> {
    return post(this.at("grant"), {});
  }

  leave(): Promise<unknown> {
    return post(this.at("leave"), {});
  }

  rejoin(): Promise<unknown> {
    return post(this.at("rejoin"), {});
  }

  async renew(side: string): Promise<string> {
    return (await post<Schema["Renewed"]>(this.at("renew"), { side })).token;
  }

  /** What comes back to one's own seat, from any machine. */
  async link(): Promise<string> {
    return (await post<Schema["Renewed"]>(this.at("link"), {})).token;
  }

  computer(side: string): Promise<Schema["Settled"]> {
    return post<Schema["Settled"]>(this.at("computer"), { side });
  }

  /** Say no to what the opponent would like, or take back what one asked for oneself. */
  decline(kind: "computer" | "rematch"): Promise<unknown> {
    return post(this.at("decline"), { kind });
  }

  /** The new game, or nothing while the opponent has not agreed. */
  async rematch(): Promise<string | null> {
    return (await post<Schema["Rematch"]>(this.at("rematch"), {})).game;
  }

  private at(what: string): string {
    return `/games/${this.game}/${what}`;
  }
}
