// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { hexAt, hexTowards, measured, withoutStyle, type Sheet } from "../src/board/sheet";

const DRAWN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-86 -79.3 600 400"><style>.number{fill:red}</style>
<defs><path id="hex" d="M-25 -43.3L25 -43.3L50 0L25 43.3L-25 43.3L-50 0Z"/>
<clipPath id="map-edge"><path d="M-50 -43.3L275 -43.3L275 200L-50 200Z"/></clipPath></defs>
<g id="hex-0101" class="hex" transform="translate(0 0)"><title>0101, Heath</title></g>
<g id="hex-0102" class="hex" transform="translate(0 86.6)"><title>0102, Heath</title></g>
<g id="hex-0201" class="hex" transform="translate(75 43.3)"><title>0201, Wood</title></g></svg>`;

function sheet(): Sheet {
  const [bare, style] = withoutStyle(DRAWN);
  const drawing = new DOMParser().parseFromString(bare, "image/svg+xml");
  return { picture: new Image(), style, language: "en", ...measured(drawing) };
}

describe("a map sheet", () => {
  it("tells where its hexes, its map and its edges are", () => {
    const { hexes, map, whole, size, flat, style } = sheet();
    expect([...hexes.keys()]).toEqual(["0101", "0102", "0201"]);
    expect(hexes.get("0201")).toEqual({ id: "0201", x: 75, y: 43.3, title: "0201, Wood" });
    expect(map).toEqual({ left: -50, top: -43.3, right: 275, bottom: 200 });
    expect(whole.right).toBe(514);
    expect(size).toBeCloseTo(50, 1);
    expect(flat).toBe(true);
    expect(style).toBe(".number{fill:red}");
  });

  it("finds the hex under a point, and none off the map", () => {
    expect(hexAt(sheet(), 5, 30)?.id).toBe("0101");
    expect(hexAt(sheet(), 70, 60)?.id).toBe("0201");
    expect(hexAt(sheet(), 400, 400)).toBeNull();
  });

  it("steps from hex to hex by the arrow keys", () => {
    const { hexes } = sheet();
    expect(hexTowards(sheet(), hexes.get("0101")!, 0, 1)?.id).toBe("0102");
    expect(hexTowards(sheet(), hexes.get("0101")!, 1, 0)?.id).toBe("0201");
    expect(hexTowards(sheet(), hexes.get("0101")!, 0, -1)).toBeNull();
  });
});
