/** Where in the client we are. Everything stands behind the #, which never reaches a server or its logs. */

export type Route =
  | { page: "start" }
  | { page: "game"; game: string; entry: number }
  | { page: "report"; game: string }
  | { page: "verify"; game: string }
  | { page: "join"; game: string; token: string; how: string }
  | { page: "notices"; game: string; token: string; wanted: boolean }
  | { page: "account"; back: string }
  | { page: "reset"; token: string }
  | { page: "confirm"; token: string }
  | { page: "charts"; ruleset: string; procedure: string; case: string }
  | { page: "companion"; ruleset: string; shared: string }
  | { page: "puzzles"; puzzle: string }
  | { page: "edit"; battle: string };

let here = $state<Route>(read(location.hash));

addEventListener("hashchange", () => {
  here = read(location.hash);
});

export function route(): Route {
  return here;
}

export function read(hash: string): Route {
  const [page, first = "", second = "", third = ""] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  if (page === "game" && first) return { page, game: first, entry: Number(second) || 0 };
  if (page === "report" && first) return { page, game: first };
  if (page === "verify") return { page, game: first };
  if (page === "join" && first && second) return { page, game: first, token: second, how: third };
  if (page === "notices" && first && second) return { page, game: first, token: second, wanted: third !== "no" };
  if (page === "account") return { page, back: first };
  if ((page === "reset" || page === "confirm") && first) return { page, token: first };
  if (page === "charts") return { page, ruleset: first, procedure: second, case: third };
  if (page === "companion") return { page, ruleset: first, shared: second };
  if (page === "puzzles") return { page, puzzle: first };
  if (page === "edit") return { page, battle: first };
  return { page: "start" };
}

/** A word of an address; one that was mangled on its way is taken as it stands. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

/** Leave a page for an address. Whoever has left the page by himself meanwhile stays where he is. */
export function go(from: Route["page"], path: string, { replace = false } = {}): void {
  if (here.page !== from) return;
  if (replace) history.replaceState(null, "", `#/${path}`);
  else history.pushState(null, "", `#/${path}`);
  here = read(location.hash);
}

/** Write another address for the page that is shown, and stay on it. */
export function readdress(path: string): void {
  if (path.split("/")[0] === here.page) history.replaceState(null, "", `#/${path}`);
}

/** A link to a game: to a free seat, "back" to one's own, or to "watch". */
export function invitation(game: string, token: string, how: "" | "back" | "watch" = ""): string {
  const words = ["join", game, token, how].filter(Boolean).map(encodeURIComponent);
  return `${location.origin}${location.pathname}#/${words.join("/")}`;
}
