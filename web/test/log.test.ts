import { describe, expect, it } from "vitest";
import { ALL, owners, pick, undone, type Kind } from "../src/log/pick";
import { newsIn } from "../src/news/news.svelte";
import type { LogEntry } from "../src/net/types";

interface Part {
  by?: string;
  given?: string;
  kind?: string;
  takes_back?: number;
  lines?: { text: string; kind: string; news?: string; headline?: boolean; place?: string }[];
}

function entry(seq: number, { by = "red", given = "move A 0101", kind = "order", takes_back, lines = [] }: Part = {}): LogEntry {
  return { seq, by, given, kind, told: given, readings: [], takes_back: takes_back ?? null, lines } as unknown as LogEntry;
}

const log = [
  entry(1, { by: "", given: "", kind: "opening", lines: [{ text: "Turn 1", kind: "phase" }] }),
  entry(2),
  entry(3, { by: "dice", given: "throw 5", kind: "throw", lines: [{ text: "B loses 2", kind: "loss" }] }),
  entry(4, { by: "blue", given: "done" }),
];

describe("the log", () => {
  it("gives dice to whoever gave the order before them", () => {
    expect(owners(log).get(3)).toBe("red");
  });

  it("shows everything, one side, or some kinds of lines", () => {
    const seqs = (side: string, kinds: Kind[] = [...ALL.kinds]): number[] => pick(log, { side, kinds: new Set(kinds) }).map((one) => one.entry.seq);
    expect(seqs("")).toEqual([1, 2, 3, 4]);
    expect(seqs("red")).toEqual([1, 2, 3]);
    const ends = entry(5, { by: "blue", given: "done", lines: [{ text: "Turn 2", kind: "phase" }, { text: "B rallies", kind: "plain" }] });
    expect(pick([...log, ends], { side: "red", kinds: ALL.kinds }).at(-1)).toMatchObject({ head: false, lines: [{ text: "Turn 2" }] });
    expect(seqs("", ["losses"])).toEqual([3]);
    expect(pick(log, { side: "", kinds: new Set<Kind>(["losses"]) })[0]).toMatchObject({ head: false, lines: [{ text: "B loses 2" }] });
    expect(seqs("", ["dice"])).toEqual([3]);
    expect(seqs("", ["phases"])).toEqual([1]);
  });

  it("knows what was taken back", () => {
    expect([...undone([...log, entry(5, { kind: "undo", given: "undo 2", takes_back: 2 })])]).toEqual([3, 4]);
  });

  it("has news with their places", () => {
    const lines = [
      { text: "A breaks", kind: "loss", news: "morale", headline: true, place: "0101" },
      { text: "A moves", kind: "plain" },
    ];
    expect(newsIn([entry(9, { lines })])).toMatchObject([{ id: "9.0", text: "A breaks", kind: "morale", place: "0101", isHeadline: true }]);
  });
});
