import { describe, expect, it } from "vitest";
import { angleOf, placed } from "../src/board/stacks";
import type { Sheet } from "../src/board/sheet";
import type { Unit } from "../src/net/types";

const sheet = { size: 50, hexes: new Map([["0101", { id: "0101", x: 100, y: 100, title: "" }]]) } as unknown as Sheet;

function unit(id: string, depth: number, strength = 5): Unit {
  return { id, name: id, hex: "0101", facing: "N", depth, strength, formation: null, state: "normal", fate: null, markers: {}, why: null };
}

describe("a stack", () => {
  it("has its top counter last and in the middle, the others showing from under it", () => {
    const [lower, top] = placed([unit("top", 0), unit("lower", 1)], sheet, null, null);
    expect([lower!.unit.id, top!.unit.id]).toEqual(["lower", "top"]);
    expect([top!.x, top!.y, top!.top, lower!.top]).toEqual([100, 100, true, false]);
    expect(lower!.x).toBeGreaterThan(100);
  });

  it("shows the one in hand on top", () => {
    const shown = placed([unit("top", 0), unit("lower", 1)], sheet, null, "lower");
    expect(shown.at(-1)!.unit.id).toBe("lower");
  });

  it("keeps those without strength small, beside the rest", () => {
    const [foot, general] = placed([unit("general", 0, 0), unit("foot", 0)], sheet, null, null);
    expect(general!.scale).toBeLessThan(foot!.scale);
  });

  it("spreads out so that none covers another", () => {
    const row = placed([unit("a", 0), unit("b", 1), unit("c", 2)], sheet, "0101", null);
    const steps = row.slice(1).map((one, n) => one.x - row[n]!.x);
    expect(steps.every((step) => step > 100 * row[0]!.scale)).toBe(true);
  });

  it("leaves out whoever is not on the map", () => {
    expect(placed([{ ...unit("a", 0), hex: null }], sheet, null, null)).toEqual([]);
  });
});

describe("a facing", () => {
  it("points where the compass does", () => {
    expect(angleOf("N", true)).toBe(-90);
    expect(angleOf("SE", true)).toBe(30);
    expect(angleOf("E", false)).toBe(0);
  });
});
