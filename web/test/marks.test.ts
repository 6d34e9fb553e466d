import { describe, expect, it } from "vitest";
import type { Drawn } from "../src/app/overlays.svelte";
import { trailsIn } from "../src/app/trails";
import { marksOf, threadsAt, toldOf } from "../src/board/marks";
import type { Sheet } from "../src/board/sheet";
import { routesOf } from "../src/board/stacks";
import type { LogEntry, ShadedHex } from "../src/net/types";

const sheet = {
  corners: [[-10, 0], [0, 10], [10, 0]],
  hexes: new Map(["0101", "0102", "0103"].map((id, n) => [id, { id, x: 100 * n, y: 0, title: id }])),
} as unknown as Sheet;

function shade(hex: string, tone: string, parts: Partial<ShadedHex> = {}): ShadedHex {
  return { hex, tone, strength: 1, units: [], by: null, reason: null, rule: "5.10", outlines: [], ...parts };
}

const card = {
  id: "zones",
  title: "Zones",
  about: ["side"],
  key: "z",
  tones: [
    { id: "held", title: "held", look: "stripes" },
    { id: "barred", title: "barred", look: "cross" },
  ],
};

function drawn(hexes: ShadedHex[], origin: string | null = null): Drawn {
  return { card, side: "blue", unit: "", drawing: { layer: "zones", origin, note: null, rule: "", hexes } } as Drawn;
}

describe("marks of a layer", () => {
  it("are one path for each tone and weight", () => {
    const hexes = [shade("0101", "held"), shade("0102", "held"), shade("0103", "held", { units: ["A", "B"] })];
    const marks = marksOf([drawn(hexes)], sheet, ["red", "blue"]);
    expect(marks.map(({ look, side, weight }) => [look, side, weight])).toEqual([
      ["stripes", 1, 1],
      ["stripes", 1, 2],
    ]);
    expect(marks[0]!.path.match(/M/g)).toHaveLength(2);
  });

  it("are outlines in inches on a table", () => {
    const table = { ...sheet, cloth: { inch: 10, width: 72, depth: 48 } } as Sheet;
    const ground = shade("1,1", "held", { outlines: [[[0, 0], [1, 0], [1, 2]]] });
    const [mark] = marksOf([drawn([ground])], table, ["red", "blue"]);
    expect(mark!.path).toBe("M0.0 480.0L10.0 480.0L10.0 460.0Z");
  });

  it("say who does it, or why not, each with its rule", () => {
    const hexes = [shade("0101", "held", { units: ["A"] }), shade("0102", "barred", { reason: "0103 is in the way" })];
    const named = (unit: string): string => `unit ${unit}`;
    expect(toldOf([drawn(hexes)], "0101", named)).toEqual(["held: unit A (5.10)"]);
    expect(toldOf([drawn(hexes)], "0102", named)).toEqual(["0103 is in the way (5.10)"]);
    expect(toldOf([drawn(hexes)], null, named)).toEqual([]);
  });

  it("draw a thread to whoever does it, and along a line to what bars it", () => {
    const held = drawn([shade("0101", "held", { units: ["A", "B"] })]);
    expect(threadsAt([held], "0101", (unit) => (unit === "A" ? "0102" : null))).toEqual([{ from: "0102", to: "0101", by: null }]);
    const line = drawn([shade("0103", "barred", { by: "0102" })], "0101");
    expect(threadsAt([line], "0103", () => null)).toEqual([{ from: "0101", to: "0103", by: "0102" }]);
  });
});

describe("trails", () => {
  const moved = (unit: string, ...path: string[]): Record<string, unknown> => ({ kind: "moved", unit, path });
  const entry = (seq: number, by: string, ...events: Record<string, unknown>[]): LogEntry =>
    ({ seq, by, kind: "order", events }) as unknown as LogEntry;
  const log = [
    entry(1, "blue", moved("A", "0101")),
    entry(2, "red", moved("B", "0102", "0103")),
    entry(3, "blue", moved("A", "0102")),
    entry(4, "red", moved("B", "0102")),
  ];

  it("are what happened since one's last order, each from where it began", () => {
    expect(trailsIn(log, ["blue"], 3, () => null)).toEqual([
      { unit: "A", path: ["0101", "0102"], fresh: false },
      { unit: "B", path: ["0103", "0102"], fresh: true },
    ]);
  });

  it("lead a counter only where it has just gone", () => {
    const routes = routesOf(trailsIn(log, ["blue"], 3, () => null), sheet);
    expect([...routes]).toEqual([["B", [[200, 0], [100, 0]]]]);
  });
});
