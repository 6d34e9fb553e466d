// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import type { Roster } from "../src/companion/api";
import { keep, type Told } from "../src/companion/kept";
import { Table } from "../src/companion/table.svelte";
import { goThrough } from "../src/net/request";

const roster = (turn: number): Roster => ({ title: "Toy", turn, active: "red", armies: {}, entries: [] });
const told: Told = { title: "Fire", lines: [], when: 0, turn: 1, side: "red", before: roster(1) };
/** answers that wait for a word */
const waiting: (() => void)[] = [];

beforeEach(() => {
  waiting.length = 0;
  localStorage.clear();
  goThrough({
    ask: (_method, path, _query, body) =>
      new Promise((settle) => {
        const said = path.endsWith("/look") ? { roster: (body as { roster: Roster }).roster } : {};
        waiting.push(() => settle({ status: 200, text: JSON.stringify(said) }));
      }),
    listen: () => ({ close: () => undefined }),
  });
});

/** Everything that was asked is answered, and what is asked then. */
async function answered(): Promise<void> {
  while (waiting.length) {
    waiting.shift()!();
    await new Promise((settle) => setTimeout(settle));
  }
}

it("keeps what was undone while the words were coming anew", async () => {
  keep("toy", { grognard: "roster", format: 1, ruleset: "toy", roster: roster(2), log: [told] });
  const table = new Table("toy");
  void table.load();
  await answered();
  expect(table.log).toHaveLength(1);
  void table.load();
  void table.undo();
  await answered();
  expect(table.log).toHaveLength(0);
  expect(table.roster?.turn).toBe(1);
});
