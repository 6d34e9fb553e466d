/** Every question about puzzles. */

import type { components } from "../../generated/schema";
import { get, post } from "../net/request";
import type { Odds, SaidOdds } from "../net/types";
import { weighed } from "../odds/odds";

type Schema = components["schemas"];
export type PuzzleCard = Schema["PuzzleCard"];
export type Puzzles = Schema["Puzzles"];
export type Puzzle = Schema["PuzzleShape"];
export type Offered = Schema["OfferedOrder"];
export type Solution = Schema["PuzzleSolution"];

export const puzzles = (lang: string): Promise<Puzzles> => get<Puzzles>("/puzzles", { lang });

export const puzzle = (id: string, lang: string): Promise<Puzzle> => get<Puzzle>(`/puzzles/${encodeURIComponent(id)}`, { lang });

/** The puzzle of a day, as the calendar of whoever asks has it. */
export async function ofDay(day: Date): Promise<string> {
  const two = (figure: number): string => String(figure).padStart(2, "0");
  const date = `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
  return (await get<Schema["PuzzleOfDay"]>("/puzzles/daily", { date })).id;
}

/** What an answer is worth; the solution without one. */
export const answer = (id: string, order: string, lang: string): Promise<Solution> =>
  post<Solution>(`/puzzles/${encodeURIComponent(id)}/answer`, { order }, { lang });

export const odds = (id: string, order: string, lang: string): Promise<Odds | null> =>
  weighed((detail) => get<SaidOdds>(`/puzzles/${encodeURIComponent(id)}/odds`, { order, detail, lang }));
