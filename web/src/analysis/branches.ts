/** Variations of games as this browser keeps them: a tree with names and notes, each branch a game of its own. */

export interface Twig {
  game: string;
  /** the game it was taken from, and after which entry; empty for the one that everything began with */
  of: string;
  entry: number;
  name: string;
  note: string;
  /** lets somebody look on, where there is a server */
  watch: string;
}

/** A branch as a file holds it: its save in place of the game. */
export interface Shared extends Twig {
  save: string;
}

export const KIND = "branches";
const PLACE = "grognard.branches";

function all(): Twig[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? (kept as Twig[]) : [];
  } catch {
    return [];
  }
}

function keep(twigs: Twig[]): void {
  localStorage.setItem(PLACE, JSON.stringify(twigs));
}

function root(game: string, twigs: Twig[]): string {
  const seen = new Set<string>();
  for (let at = game; ; ) {
    seen.add(at);
    const of = twigs.find((one) => one.game === at)?.of;
    if (!of || seen.has(of)) return at;
    at = of;
  }
}

/** The tree that a game stands in, from its root on, each branch behind what it was taken from. */
export function treeOf(game: string): (Twig & { depth: number })[] {
  const twigs = all();
  const grow = (twig: Twig, depth: number): (Twig & { depth: number })[] => [
    { ...twig, depth },
    ...twigs.filter((one) => one.of === twig.game && one.game !== twig.game).flatMap((one) => grow(one, depth + 1)),
  ];
  const first = root(game, twigs);
  const known = twigs.find((one) => one.game === first);
  return grow(known ?? { game: first, of: "", entry: 0, name: "", note: "", watch: "" }, 0);
}

export function add(twig: Twig): void {
  keep([...all().filter((one) => one.game !== twig.game), twig]);
}

/** A branch by another name, or with another note. */
export function rewrite(game: string, about: Partial<Pick<Twig, "name" | "note">>): void {
  const twigs = all();
  const known = twigs.find((one) => one.game === game) ?? { game, of: "", entry: 0, name: "", note: "", watch: "" };
  add({ ...known, ...about });
}

/** A branch is not listed any more; those taken from it hang where it hung. */
export function forget(game: string): void {
  const twigs = all();
  const gone = twigs.find((one) => one.game === game);
  keep(twigs.filter((one) => one !== gone).map((one) => (gone && one.of === game ? { ...one, of: gone.of } : one)));
}

/** What a file of branches holds; nothing where it is none. */
export function readShared(text: string): Shared[] | null {
  try {
    const read = JSON.parse(text) as { grognard?: unknown; branches?: unknown };
    if (read.grognard !== KIND || !Array.isArray(read.branches)) return null;
    const fits = (one: unknown): one is Shared =>
      typeof one === "object" && one !== null && ["game", "of", "name", "note", "save"].every((name) => typeof (one as Record<string, unknown>)[name] === "string");
    return read.branches.every(fits) ? read.branches : null;
  } catch {
    return null;
  }
}
