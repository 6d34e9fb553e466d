/** Which briefings have been read in this browser, and whether the next game opens with its own. */

const READ = "grognard.briefings-read";
const WANTED = "grognard.briefings";
/** so many games are remembered, the latest */
const MOST = 60;

function read(): string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(READ) ?? "[]");
    return Array.isArray(known) ? known.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export function isBriefed(game: string): boolean {
  return read().includes(game);
}

export function setBriefed(game: string): void {
  localStorage.setItem(READ, JSON.stringify([...read().filter((one) => one !== game), game].slice(-MOST)));
}

/** Whether new games open with their briefing. */
export function likesBriefings(): boolean {
  return localStorage.getItem(WANTED) !== "off";
}

export function likeBriefings(wanted: boolean): void {
  localStorage.setItem(WANTED, wanted ? "on" : "off");
}

/** The game whose briefing is open now; empty for none. */
let opened = $state("");

export function openBriefing(game: string): void {
  opened = game;
}

export function openedBriefing(): string {
  return opened;
}
