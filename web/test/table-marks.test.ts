import { expect, test } from "vitest";
import { labels } from "../src/tabletop/names";
import { inchesOf } from "../src/tabletop/tape";

const box = (left: number, top: number): { left: number; top: number; right: number; bottom: number } => ({ left, top, right: left + 80, bottom: top + 40 });

test("a name stands under its unit, over it where somebody is below, and nowhere where there is no room", () => {
  const alone = labels([{ id: "A", name: "Arauco", box: box(0, 100) }], 1);
  expect(alone[0]!.y).toBeGreaterThan(140);
  const below = [{ id: "A", name: "Arauco", box: box(0, 100) }, { id: "B", name: "Burgos", box: box(0, 142) }];
  const both = labels(below, 1);
  expect(both.map(({ id }) => id)).toEqual(["A", "B"]);
  expect(both[0]!.y).toBeLessThan(100);
  const shut = [...below, { id: "C", name: "Concepción", box: box(0, 58) }];
  expect(labels(shut, 1).map(({ id }) => id)).not.toContain("A");
});

test("names need less of the table the nearer one looks", () => {
  const close = [{ id: "A", name: "Infantes de la Patria", box: box(0, 0) }, { id: "B", name: "Cazadores de Coquimbo", box: box(90, 0) }];
  const under = (k: number): number => labels(close, k).filter(({ y }) => y > 40).length;
  expect([under(0.4), under(3)]).toEqual([1, 2]);
});

test("a tape marks every inch and has figures no closer than they can be read", () => {
  const far = inchesOf(24.5, 5);
  expect(far).toHaveLength(25);
  expect(far.filter(({ figure }) => figure).map(({ inch }) => inch)).toEqual([6, 12, 18, 24]);
  expect(inchesOf(3, 40).filter(({ figure }) => figure).map(({ inch }) => inch)).toEqual([1, 2, 3]);
});
