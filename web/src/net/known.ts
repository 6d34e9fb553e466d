/** Games this browser has a seat in. The seat itself is a cookie; this only remembers where to find it. */

export interface KnownGame {
  game: string;
  title: string;
  /** side -> token, to be handed to a friend */
  links: Record<string, string>;
  /** token of whoever only looks on; known where the game was opened */
  watch?: string;
  when: number;
}

const PLACE = "grognard.games";
const MOST = 20;

export function knownGames(): KnownGame[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? (kept as KnownGame[]) : [];
  } catch {
    return [];
  }
}

export function remember(game: KnownGame): void {
  const others = knownGames().filter((one) => one.game !== game.game);
  write([game, ...others].slice(0, MOST));
}

/** Somebody is at a game: it comes first, with the links that were known. */
export function visit(game: string, title: string): void {
  const known = knownGames().find((one) => one.game === game);
  remember({ links: {}, ...known, game, title, when: Date.now() });
}

/** An invitation is a secret: it is kept only while its seat is still to be taken. */
export function forgetInvitations(game: string, open: readonly string[]): void {
  const known = knownGames().find((one) => one.game === game);
  if (!known) return;
  const links = Object.fromEntries(Object.entries(known.links).filter(([side]) => open.includes(side)));
  if (Object.keys(links).length === Object.keys(known.links).length) return;
  const kept = knownGames().map((one) => (one.game === game ? { ...one, links } : one));
  write(kept);
}

export function forget(game: string): void {
  write(knownGames().filter((one) => one.game !== game));
}

function write(games: readonly KnownGame[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(games));
  } catch {
    // No room: the list stays as it was, and play goes on.
  }
}
