// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { isKey, onKey, onOtherKey } from "../src/keys/keyboard";
import { printed } from "../src/keys/names";
import { KEYS, type Key } from "../src/keys/table";

const files = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const source = Object.entries(files)
  .filter(([name]) => !name.endsWith("keys/table.ts"))
  .map(([, text]) => text)
  .join("\n");

function press(key: string, options: KeyboardEventInit = {}, target: EventTarget = document.body): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...options });
  target.dispatchEvent(event);
  return event;
}

describe("the table of keys", () => {
  it("has a use for every key that it lists", () => {
    const unused = Object.keys(KEYS).filter((id) => !new RegExp(`(isKey\\(event, |onKey\\(|\\[\\s*)"${id}"`).test(source));
    expect(unused).toEqual([]);
  });

  it("holds every letter and sign that the page listens to", () => {
    // Escape, Enter, space and arrows within a menu or a field are the browser's own customs.
    const literal = [...source.matchAll(/event\.key [!=]==? "(.)"/g)].map((found) => found[1]).filter((key) => key !== " ");
    expect(literal).toEqual([]);
  });

  it("gives no key to two things at once", () => {
    const everywhere = (Object.values(KEYS) as Key[]).filter((key) => !key.local && key.group !== "table");
    const taken = everywhere.flatMap(({ keys, shift }) => keys.map((one) => (shift === true ? `Shift ${one}` : one)));
    expect(taken.filter((one, place) => taken.indexOf(one) !== place)).toEqual([]);
  });

  it("is printed as a keyboard is", () => {
    expect(printed(KEYS.answer)).toBe("1 – 9");
    expect(printed(KEYS.pan)).toBe("Shift + ↑ ↓ ← →");
    expect(printed(KEYS.wheel)).toBe("Q E");
  });
});

describe("a key", () => {
  let off: (() => void)[] = [];
  afterEach(() => {
    off.forEach((one) => one());
    off = [];
    document.body.innerHTML = "";
  });

  it("does what was bound last, and nothing once that is let go", () => {
    const [first, second] = [vi.fn(), vi.fn()];
    off.push(onKey("fit", first));
    const letGo = onKey("fit", second);
    expect(press("f").defaultPrevented).toBe(true);
    letGo();
    press("F");
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  });

  it("is passed on by whoever has no use for it", () => {
    const layer = vi.fn();
    off.push(onOtherKey(layer), onKey("done", () => false));
    press("d");
    expect(layer).toHaveBeenCalledOnce();
  });

  it("is left alone while something is typed or asked, or the browser is meant", () => {
    const act = vi.fn();
    off.push(onKey("next", act));
    document.body.innerHTML = "<input><dialog></dialog>";
    press("n", {}, document.querySelector("input")!);
    press("n", { ctrlKey: true });
    document.querySelector("dialog")!.setAttribute("open", "");
    press("n");
    expect(act).not.toHaveBeenCalled();
  });

  it("with Shift is another one, but for signs and where it says so", () => {
    const event = (key: string, shiftKey: boolean): KeyboardEvent => new KeyboardEvent("keydown", { key, shiftKey });
    expect(isKey(event("Enter", true), "act")).toBe(false);
    expect(isKey(event("Enter", true), "point")).toBe(true);
    expect(isKey(event("?", true), "keys")).toBe(true);
    expect(isKey(event("Q", true), "wheel")).toBe(true);
  });
});
