/** One's own games in order, wherever they are known from. */

import { forget, forgetInvitations, knownGames, type KnownGame } from "../net/known";
import { Problem } from "../net/request";
import { glance, myGames, type GameCard, type MyGames } from "./api";

/** A game that this browser remembers, and what is said of it: nothing, or not yet. */
export interface Remembered extends KnownGame {
  card: GameCard | null | undefined;
}

/** Those that wait for us first, then the others, then those that are over; the latest first. */
export function inOrder<T>(games: T[], read: (one: T) => { yours: boolean; over: boolean; at: number }): T[] {
  const rank = (one: T): number => (read(one).over ? 2 : read(one).yours ? 0 : 1);
  return [...games].sort((a, b) => rank(a) - rank(b) || read(b).at - read(a).at);
}

/** Where the games stood when somebody last looked: shown until whoever answers beside a page has started. */
const SEEN = "grognard.seen";

export function lastSeen(): Remembered[] {
  try {
    const seen = JSON.parse(localStorage.getItem(SEEN) ?? "{}") as Record<string, GameCard | null>;
    return inOrder(knownGames().map((one) => ({ ...one, card: seen[one.game] })), ({ card, when }) => card ?? { yours: false, over: true, at: when });
  } catch {
    return [];
  }
}

export function noteSeen(cards: readonly (GameCard | null | undefined)[]): void {
  try {
    localStorage.setItem(SEEN, JSON.stringify(Object.fromEntries(cards.flatMap((card) => (card ? [[card.game, card]] : [])))));
  } catch {
    // It only saves time.
  }
}

/** What this browser remembers, without the games that are on the account's list already. */
export async function remembered(listed: ReadonlySet<string>): Promise<Remembered[]> {
  const known = knownGames().filter((one) => !listed.has(one.game));
  const found = (await Promise.all(known.map(looked))).filter((one) => one !== null);
  return inOrder(found, ({ card, when }) => card ?? { yours: false, over: true, at: when });
}

/** A game as it stands; nothing where whoever sits here has no seat at it, or there is none any more. */
async function looked(one: KnownGame): Promise<Remembered | null> {
  try {
    const card = await glance(one.game);
    forgetInvitations(one.game, card.over ? [] : card.sides.filter((side) => side.seat === "open").map((side) => side.id));
    return { ...one, card };
  } catch (problem) {
    const status = problem instanceof Problem ? problem.status : 0;
    if (status === 404) forget(one.game);
    return status === 401 || status === 404 ? null : { ...one, card: null };
  }
}

/** The first games of the account's list, as many as are shown already. */
export async function accountGames(shown: number): Promise<MyGames> {
  const first = await myGames(0);
  while (first.games.length < Math.min(shown, first.total)) {
    const more = await myGames(first.games.length);
    if (!more.games.length) break;
    first.games.push(...more.games);
  }
  return first;
}
