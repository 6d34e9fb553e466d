/** One way to ask whoever answers the page: JSON both ways, problems as an error that says what is wrong. */

import type { Answer, Door, Query } from "./door";
import { network } from "./network";

export type { Query } from "./door";
export { address } from "./network";

export class Problem extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly body: Record<string, unknown>,
  ) {
    super(message);
  }
}

let through: Door = network;

/** From now on everything goes through another door. */
export function goThrough(another: Door): void {
  through = another;
}

export function door(): Door {
  return through;
}

export async function get<T>(path: string, query: Query = {}, signal?: AbortSignal): Promise<T> {
  return JSON.parse(whole(await through.ask("GET", path, query, undefined, signal))) as T;
}

/** A file or a drawing, letter by letter. */
export async function text(path: string, query: Query = {}): Promise<string> {
  return whole(await through.ask("GET", path, query));
}

export async function post<T>(path: string, body: unknown, query: Query = {}, signal?: AbortSignal): Promise<T> {
  return JSON.parse(whole(await through.ask("POST", path, query, body, signal))) as T;
}

/** What was answered, unless it is a problem. */
function whole({ status, text }: Answer): string {
  if (status < 400) return text;
  const said = read(text);
  const message = [said["detail"], said["title"]].find((part) => typeof part === "string" && part);
  throw new Problem(status, String(message ?? status), said);
}

function read(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
