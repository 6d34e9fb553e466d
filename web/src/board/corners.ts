/** Where something may lie on the screen without covering anybody. */

export type Corner = "br" | "bl" | "tr" | "tl";

/** Free space to the edges, and what the corners hold already: the status at the foot, the tools on the right. */
const [EDGE, STATUS, TOOLS] = [8, 34, 50];

export interface Size {
  width: number;
  height: number;
}

/** The upper left corner on the screen of something that lies in a corner. */
export function cornerAt(corner: Corner, screen: Size, size: Size): { left: number; top: number } {
  const right = screen.width - size.width - EDGE;
  const bottom = screen.height - size.height - EDGE;
  return {
    left: corner === "br" ? right : corner === "tr" ? right - TOOLS : EDGE,
    top: corner === "br" ? bottom : corner === "bl" ? bottom - STATUS : EDGE,
  };
}

/** The first corner in which nobody would be covered; nothing where each of them has somebody. */
export function freeCorner(spots: readonly (readonly [number, number])[], room: number, screen: Size, size: Size): Corner | null {
  const corners: Corner[] = ["br", "bl", "tr", "tl"];
  return (
    corners.find((corner) => {
      const { left, top } = cornerAt(corner, screen, size);
      return !spots.some(([x, y]) => x > left - room && x < left + size.width + room && y > top - room && y < top + size.height + room);
    }) ?? null
  );
}
