import { describe, expect, it } from "vitest";
import { sides } from "../src/news/sides";

describe("headlines and dice over the map", () => {
  it("lie above and below where nothing is in their way", () => {
    expect(sides([], [], 390, 440)).toEqual({ bannersLow: false, diceHigh: false });
    expect(sides([[200, 400]], [], 390, 440)).toEqual({ bannersLow: false, diceHigh: false });
  });

  it("change places together", () => {
    expect(sides([[200, 60]], [], 390, 440)).toEqual({ bannersLow: true, diceHigh: true });
  });

  it("leave in view what is asked about", () => {
    expect(sides([], [[90, 380]], 390, 440).diceHigh).toBe(true);
    expect(sides([], [[900, 700]], 1080, 780).diceHigh).toBe(false);
    expect(sides([], [[90, 380], [90, 60]], 390, 440).diceHigh).toBe(false);
  });
});
