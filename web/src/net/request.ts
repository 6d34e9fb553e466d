/** One way to ask the server: JSON both ways, problems as an error that says what is wrong. */

export class Problem extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly body: Record<string, unknown>,
  ) {
    super(message);
  }
}

export type Query = Record<string, string | number | undefined>;

export async function get<T>(path: string, query: Query = {}): Promise<T> {
  return answer<T>(await fetch(address(path, query), { credentials: "same-origin", headers: spoken() }));
}

/** What the server has as a file, letter by letter. */
export async function text(path: string): Promise<string> {
  const response = await fetch(address(path), { credentials: "same-origin", headers: spoken() });
  return response.ok ? response.text() : answer<string>(response);
}

export async function post<T>(path: string, body: unknown, query: Query = {}): Promise<T> {
  const sent = await fetch(address(path, query), {
    method: "POST",
    credentials: "same-origin",
    headers: { "Content-Type": "application/json", ...spoken() },
    body: JSON.stringify(body),
  });
  return answer<T>(sent);
}

/** Problems are told in the language of the page, whatever the browser's is. */
function spoken(): Record<string, string> {
  return { "Accept-Language": document.documentElement.lang };
}

export function address(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length ? `/api${path}?${search}` : `/api${path}`;
}

async function answer<T>(response: Response): Promise<T> {
  const body: unknown = await response.json().catch(() => ({}));
  if (response.ok) return body as T;
  const said = body as Record<string, unknown>;
  const message = [said["detail"], said["title"]].find((part) => typeof part === "string" && part);
  throw new Problem(response.status, String(message ?? response.statusText), said);
}
