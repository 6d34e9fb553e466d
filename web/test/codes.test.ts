import { describe, expect, it } from "vitest";
import { meaning } from "../src/charts/codes";

describe("a cell of a chart", () => {
  const codes = { RP: "replacement points", "-": "not at all", D: "disorganized" };

  it("says what its code means", () => {
    expect(meaning("D", codes)).toBe("disorganized");
    expect(meaning("-", codes)).toBe("not at all");
  });

  it("says what the codes in it mean where it is put together from several", () => {
    expect(meaning("2RP", codes)).toBe("RP: replacement points");
    expect(meaning("D/2RP", codes)).toBe("D: disorganized; RP: replacement points");
  });

  it("says nothing of plain figures", () => {
    expect(meaning(4, codes)).toBeUndefined();
    expect(meaning(null, codes)).toBeUndefined();
  });
});
