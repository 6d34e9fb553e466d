// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import type { Roster, Shown } from "../src/companion/api";
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
        const given = (body as { roster: Roster } | undefined)?.roster;
        const after = given && { roster: path.endsWith("/turn") ? { ...given, turn: given.turn + 1 } : given };
        const said = path.endsWith("/turn") ? { lines: [], after } : (after ?? { sides: [] });
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

it("ends two turns where that was pressed twice, and loses nothing that was applied meanwhile", async () => {
  keep("toy", { grognard: "roster", format: 1, ruleset: "toy", roster: roster(2), log: [] });
  const table = new Table("toy");
  void table.load();
  await answered();
  void table.turn();
  void table.turn();
  await new Promise((settle) => setTimeout(settle));
  table.change({ roster: { ...roster(2), title: "Toy, after fire" }, looks: {} } as unknown as Shown, "Fire", []);
  await answered();
  expect(table.roster).toMatchObject({ title: "Toy, after fire", turn: 4 });
  expect(table.log.map((one) => one.turn)).toEqual([3, 2, 2]);
});
