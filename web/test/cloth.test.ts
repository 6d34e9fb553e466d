import { describe, expect, it } from "vitest";
import { bearing, headingText, laid, middle, onSheet, onTable, readSpot, Spots, spotText } from "../src/tabletop/cloth";

const CLOTH = { inch: 40, width: 72, depth: 48 };

describe("a table on its sheet", () => {
  it("has its south-western corner below on the left", () => {
    expect(onSheet(CLOTH, { x: 0, y: 0 })).toEqual({ x: 0, y: 1920 });
    expect(onTable(CLOTH, onSheet(CLOTH, { x: 34, y: 22.5 }))).toEqual({ x: 34, y: 22.5 });
  });

  it("reads and writes spots as orders do, and keeps to the table", () => {
    expect(readSpot("34,22.5")).toEqual({ x: 34, y: 22.5 });
    expect(readSpot("0616")).toBeNull();
    expect(spotText(CLOTH, { x: 34.126, y: -3 })).toBe("34.13,0");
    expect([headingText(359.99), headingText(-15), headingText(22.54)]).toEqual(["0", "345", "22.5"]);
  });

  it("knows every spot by its name, and lists none", () => {
    const spots = new Spots(CLOTH);
    expect(spots.get("1,47")).toEqual({ id: "1,47", x: 40, y: 40, title: "1,47" });
    expect([spots.has("A05"), [...spots.values()].length]).toEqual([false, 0]);
  });

  it("lays a body as it faces", () => {
    const east = laid([[-1, 0], [1, 0], [1, -2], [-1, -2]], { x: 10, y: 10 }, 90);
    const rounded = east.map(({ x, y }) => [Math.round(x), Math.round(y)]);
    expect(rounded).toEqual([[10, 11], [10, 9], [8, 9], [8, 11]]);
    expect(Math.round(middle(east).x)).toBe(9);
    expect(bearing({ x: 0, y: 0 }, { x: 5, y: 0 })).toBe(90);
  });
});
