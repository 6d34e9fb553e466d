/** What the first page asks, as the door answered it when the site was built: nobody waits for Python there. */

import type { Query } from "../net/door";

const answers: Promise<Record<string, string>> = fetch(`python/prepared-${__PYTHON__}.json`).then(
  (found) => (found.ok ? (found.json() as Promise<Record<string, string>>) : {}),
  () => ({}),
);

export async function prepared(method: string, path: string, query: Query): Promise<string | null> {
  const language = query["lang"] === undefined ? "" : ` ${query["lang"]}`;
  return (await answers)[`${method} ${path}${language}`] ?? null;
}
