/** What is being looked up: a paragraph of a rulebook, or a system's charts. One thing at a time, over any page. */

export type Lookup = { ruleset: string; page: "rules"; paragraph: string } | { ruleset: string; page: "charts"; chart: string };

let open = $state.raw<Lookup | null>(null);

export function lookup(): Lookup | null {
  return open;
}

export function lookUp(wanted: Lookup | null): void {
  open = wanted;
}

/** "barrosa 7.4" -> its ruleset and paragraph; nothing where a text cites no paragraph. */
export function cited(rule: string): { ruleset: string; paragraph: string } | null {
  const found = /^([a-z-]+) (\d[\d.]*)$/.exec(rule);
  return found ? { ruleset: found[1]!, paragraph: found[2]! } : null;
}
