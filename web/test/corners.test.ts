import { expect, test } from "vitest";
import { cornerAt, freeCorner } from "../src/board/corners";

const SCREEN = { width: 1000, height: 800 };
const SIZE = { width: 180, height: 140 };

test("the small map lies where nobody stands, and nowhere if somebody stands in every corner", () => {
  expect(freeCorner([], 20, SCREEN, SIZE)).toBe("br");
  expect(freeCorner([[950, 750]], 20, SCREEN, SIZE)).toBe("bl");
  expect(freeCorner([[950, 750], [60, 700]], 20, SCREEN, SIZE)).toBe("tr");
  expect(freeCorner([[950, 750], [60, 700], [850, 60]], 20, SCREEN, SIZE)).toBe("tl");
  expect(freeCorner([[950, 750], [60, 700], [850, 60], [40, 40]], 20, SCREEN, SIZE)).toBeNull();
});

test("whoever reaches into a corner with half a counter counts as well", () => {
  const { left } = cornerAt("br", SCREEN, SIZE);
  expect(freeCorner([[left - 15, 750]], 20, SCREEN, SIZE)).toBe("bl");
  expect(freeCorner([[left - 25, 750]], 20, SCREEN, SIZE)).toBe("br");
});
