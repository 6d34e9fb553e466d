import { expect, test } from "vitest";
import type { Roster } from "../src/companion/api";
import { readFile, unwritten, written } from "../src/companion/kept";

const roster: Roster = { title: "Maipú", turn: 3, active: "patriot", armies: {}, entries: [{ kind: "troops", name: "½ Jäger", side: "patriot" }] };

test("a roster in a link comes back as it was", async () => {
  const link = await written(roster);
  expect(link).toMatch(/^[\w-]+$/);
  expect(await unwritten(link)).toEqual(roster);
});

test.each(["", "%%%", "AAAA", "W10", "x".repeat(500)])("a link with %j in it holds no roster", async (text) => {
  expect(await unwritten(text)).toBeNull();
});

test("a file that is too large is not even read", async () => {
  expect(await readFile({ size: 9_000_000 } as Blob)).toBeNull();
});
