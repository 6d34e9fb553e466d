import { expect, test } from "vitest";
import { isShort, left } from "../src/correspondence/clock";

const HOUR = 3_600_000;

test("days and hours are told while there are days", () => {
  expect(left(53 * HOUR, 0)).toEqual({ key: "clock-days", days: 2, hours: 5, minutes: 0 });
});

test("hours and minutes are told on the last day", () => {
  expect(left(5.5 * HOUR, 0)).toEqual({ key: "clock-hours", days: 0, hours: 5, minutes: 30 });
});

test("time that is over does not become less", () => {
  expect(left(0, 9 * HOUR)).toEqual({ key: "clock-over", days: 0, hours: 0, minutes: 0 });
});

test("less than a day is short", () => {
  expect(isShort(23 * HOUR, 0)).toBe(true);
  expect(isShort(25 * HOUR, 0)).toBe(false);
});
