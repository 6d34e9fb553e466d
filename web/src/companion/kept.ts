/** A table between visits and between people: kept in this browser, in a file, or in a link. */

import type { Line, Roster } from "./api";

/** Something that happened, and the roster before it. */
export interface Told {
  title: string;
  lines: Line[];
  when: number;
  turn: number;
  side: string;
  /** nothing where it is too long ago to be undone */
  before: Roster | null;
}

export interface Kept {
  grognard: "roster";
  format: 1;
  ruleset: string;
  roster: Roster;
  /** the latest first */
  log: Told[];
}

/** which system's table was used last, and after its name the table itself */
const PLACE = "grognard.table";
const placeOf = (ruleset: string): string => `${PLACE}.${ruleset}`;
/** how many steps can be undone, and how many are remembered at all */
export const UNDOABLE = 40;
export const REMEMBERED = 400;
const LARGEST = 3_000_000;

export function noted(log: Told[], told: Told): Told[] {
  return [told, ...log].slice(0, REMEMBERED).map((one, place) => (place < UNDOABLE ? one : { ...one, before: null }));
}

/** Keep a table, so far as there is room; every system has its own. */
export function keep(ruleset: string, table: Kept | null): boolean {
  try {
    if (table) localStorage.setItem(placeOf(ruleset), JSON.stringify(table));
    else localStorage.removeItem(placeOf(ruleset));
    if (table) localStorage.setItem(PLACE, ruleset);
    else localStorage.removeItem(PLACE);
    return true;
  } catch {
    return false;
  }
}

/** The system of the table that was used last; empty where none is laid. */
export function lastUsed(): string {
  return localStorage.getItem(PLACE) ?? "";
}

export function kept(ruleset: string): Kept | null {
  return read(localStorage.getItem(placeOf(ruleset)) ?? "");
}

/** The table in a text, if it is one; whether its roster is sound only the rules can tell. */
export function read(text: string): Kept | null {
  try {
    const said = JSON.parse(text.replace(/^\uFEFF/, "")) as Partial<Kept> | null;
    if (said?.grognard !== "roster" || typeof said.ruleset !== "string" || !isRoster(said.roster)) return null;
    const log = Array.isArray(said.log) ? said.log.filter(isTold) : [];
    return { grognard: "roster", format: 1, ruleset: said.ruleset, roster: said.roster, log };
  } catch {
    return null;
  }
}

export async function readFile(file: Blob): Promise<Kept | null> {
  return file.size > LARGEST ? null : read(await file.text());
}

function isRoster(said: unknown): said is Roster {
  const one = said as Partial<Roster> | null;
  return typeof one === "object" && one !== null && typeof one.title === "string" && Array.isArray(one.entries);
}

function isTold(said: unknown): said is Told {
  const one = said as Partial<Told> | null;
  if (typeof one?.title !== "string" || !Array.isArray(one.lines) || typeof one.when !== "number") return false;
  const lines = one.lines.every((line: unknown) => typeof (line as Partial<Line> | null)?.text === "string");
  return lines && typeof one.turn === "number" && typeof one.side === "string" && (one.before === null || isRoster(one.before));
}

/** What a file is called. */
export function fileName(title: string): string {
  const plain = title.normalize("NFD").replace(/[^\w ]/g, "").trim().replace(/\s+/g, "-");
  return `${plain.toLowerCase() || "table"}.roster.json`;
}

/** A roster in letters that survive in an address; without its log, which nobody else needs. */
export async function written(roster: Roster): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(roster)), new CompressionStream("deflate-raw"));
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export async function unwritten(text: string): Promise<Roster | null> {
  try {
    const packed = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const plain = await through(packed, new DecompressionStream("deflate-raw"));
    const said: unknown = JSON.parse(new TextDecoder().decode(plain));
    return isRoster(said) ? said : null;
  } catch {
    return null;
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, change: GenericTransformStream): Promise<Uint8Array> {
  const changed = new Blob([bytes]).stream().pipeThrough(change as ReadableWritablePair<Uint8Array, BufferSource>);
  return new Uint8Array(await new Response(changed).arrayBuffer());
}
