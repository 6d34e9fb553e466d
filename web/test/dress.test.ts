import { describe, expect, it } from "vitest";
import { carriedTo, goalOf, moved } from "../src/tabletop/dress";

const CLOTH = { inch: 40, width: 72, depth: 48 };
const LINE = { hex: "10,20", facing: "0", outline: [[-2, 0], [2, 0], [2, -1], [-2, -1]] as [number, number][] };
const COLUMN = { ...LINE, hex: "16,18", facing: "180" };
const LEADER = { hex: "13,24", facing: null, outline: [] as [number, number][] };

describe("several units carried over a table", () => {
  it("keeps each in its place to the others, facing as it did", () => {
    const [line, column] = carriedTo([LINE, COLUMN], { x: 3, y: -4 });
    expect(line).toEqual([{ x: 11, y: 16 }, { x: 15, y: 16 }, { x: 15, y: 15 }, { x: 11, y: 15 }]);
    expect(column!.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([[21, 14], [17, 14], [17, 15], [21, 15]]);
  });

  it("carries a leader as a spot, and nobody who is off the table", () => {
    expect(carriedTo([LEADER, { ...LINE, hex: null }], { x: 1, y: 1 })).toEqual([[{ x: 14, y: 25 }]]);
  });

  it("has the middle of all for its goal, on the table", () => {
    expect(goalOf(CLOTH, [LINE, COLUMN], { x: 3, y: -4 })).toBe("16,15");
    expect(goalOf(CLOTH, [LINE, COLUMN], { x: 3, y: -40 })).toBe("16,0");
    expect(moved({ x: 1, y: 2 }, { x: 3, y: 4 })).toEqual({ x: 4, y: 6 });
  });
});
