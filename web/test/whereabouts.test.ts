// @vitest-environment jsdom
import { expect, it } from "vitest";
import { compass, whereabouts } from "../src/tabletop/whereabouts";

it("tells people spots and headings in words, and leaves those of hexes alone", () => {
  expect(["0", "180", "247.5", "359.9"].map(compass)).toEqual(["north (0°)", "south (180°)", "west (247.5°)", "north (359.9°)"]);
  expect(whereabouts("34,22.5")).toBe("34″ from the left edge, 22.5″ from the lower");
  expect([compass("NE"), whereabouts("0616")]).toEqual([undefined, undefined]);
});
