/** What the client asks the server about accounts and about one's own games. */

import type { components } from "../../generated/schema";
import { language } from "../i18n/language.svelte";
import { get, post } from "../net/request";

type Schema = components["schemas"];
export type Me = Schema["MeShape"];
export type Account = Schema["AccountShape"];
export type GameCard = Schema["GameCard"];
export type MyGames = Schema["MyGames"];

const words = (): { lang: string } => ({ lang: language() });

export const whoAmI = (): Promise<Me> => get<Me>("/me");

export const signUp = (name: string, password: string, mail: string): Promise<Me> =>
  post<Me>("/accounts", { name, password, mail: mail || null }, words());

export const signIn = (name: string, password: string): Promise<Me> => post<Me>("/session", { name, password });

export const signOut = (): Promise<Me> => post<Me>("/session/end", {});

export const signOutEverywhere = (): Promise<Me> => post<Me>("/me/sessions/end", {});

export const rename = (name: string): Promise<Me> => post<Me>("/me/name", { name });

export const changeMail = (mail: string, password: string): Promise<Me> =>
  post<Me>("/me/mail", { mail: mail || null, password }, words());

export const changePassword = (password: string, fresh: string): Promise<Me> => post<Me>("/me/password", { password, fresh });

export const deleteAccount = (password: string): Promise<Me> => post<Me>("/me/delete", { password });

export const askReset = (mail: string): Promise<unknown> => post("/reset", { mail }, words());

export const useReset = (token: string, password: string): Promise<Me> => post<Me>("/reset/use", { token, password });

export const confirmMail = (token: string): Promise<unknown> => post("/confirm", { token });

export const myGames = (start: number): Promise<MyGames> => get<MyGames>("/me/games", { start, ...words() });

export const glance = (game: string): Promise<GameCard> => get<GameCard>(`/games/${game}/glance`, words());

/** Without a server: take a game out of the browser that keeps it. */
export const takeOut = (game: string): Promise<unknown> => post(`/games/${game}/leave`, {});

/** Make the seats that this browser plays at a game belong to the account. */
export const keep = (game: string): Promise<unknown> => post(`/games/${game}/keep`, {});
