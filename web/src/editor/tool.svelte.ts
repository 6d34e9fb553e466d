/** What is in the hand of whoever draws. */

import type { Spot } from "../tabletop/cloth";
import type { Battle, Edit } from "./api";

export type ToolName = "hand" | "ground" | "level" | "side" | "way" | "name" | "copy" | "army" | "area" | "strip";
/** what draws on the map, with the message that says what it is called */
export const TOOLS = {
  hand: "editor-tool-hand",
  ground: "editor-tool-ground",
  level: "editor-tool-level",
  side: "editor-tool-side",
  way: "editor-tool-way",
  name: "editor-tool-name",
  copy: "editor-tool-copy",
} as const satisfies Partial<Record<ToolName, string>>;
/** the same on a table in inches */
export const TABLE_TOOLS = { hand: "editor-tool-hand", area: "editor-tool-area", strip: "editor-tool-strip" } as const satisfies Partial<Record<ToolName, string>>;
/** what answers to a hex on the other side of the map */
export const FOLDS = { "": "editor-fold-none", across: "editor-fold-across", down: "editor-fold-down", round: "editor-fold-round" } as const;
export type Fold = keyof typeof FOLDS;
export const WAYS_TO_PAINT = { brush: "editor-how-brush", line: "editor-how-line", fill: "editor-how-fill" } as const;

export class Tool {
  name = $state<ToolName>("ground");
  ground = $state("");
  level = $state(1);
  how = $state<keyof typeof WAYS_TO_PAINT>("brush");
  mirror = $state<Fold>("");
  /** the next hex that is pointed at says what is painted */
  picking = $state(false);
  feature = $state("");
  erase = $state(false);
  kind = $state("");
  /** hexes of a way that is being laid */
  laying = $state.raw<string[]>([]);
  /** the hex that is to be named */
  naming = $state<string | null>(null);
  /** corners of what is being laid on a table, in inches */
  corners = $state.raw<Spot[]>([]);
  /** a picture over the map to draw after, and how much of it is seen, in percent */
  tracing = $state("");
  faint = $state(40);
  /** hexes that are laid down again where somebody points */
  copied = $state.raw<string[]>([]);
  /** a row of a table: that counter is taken up */
  table = $state("");
  row = $state("");

  /** Whatever the battle does not offer is put down. */
  fit(battle: Battle): void {
    // Ground that was laid for the first time has got a letter meanwhile.
    const same = battle.grounds.find((one) => [one.code, one.terrain].includes(this.ground)) ?? battle.grounds[0];
    this.ground = same ? same.code || same.terrain : "";
    if (!battle.features.some((one) => one.id === this.feature)) this.feature = first(battle.features.map((one) => one.id));
    if (!battle.kinds.some((one) => one.id === this.kind)) this.kind = first(battle.kinds.map((one) => one.id));
    if (this.name !== "army") this.name = this.onMap(battle);
  }

  /** What draws on such a map: what is in the hand, if it does, else the first that comes to mind. */
  onMap(battle: Battle): ToolName {
    if (battle.table) return this.name in TABLE_TOOLS ? this.name : "area";
    return this.name in TOOLS ? this.name : "ground";
  }

  pick(cell: string | undefined): void {
    if (!cell) return;
    this.ground = cell.slice(0, -1);
    this.level = Number(cell.slice(-1));
    this.picking = false;
  }

  /** What painting these hexes says. */
  paints(hexes: string[]): Edit {
    const { how, mirror } = this;
    return this.name === "level" ? { do: "paint", hexes, level: this.level, how, mirror } : { do: "paint", hexes, ground: this.ground, how, mirror };
  }
}

const first = (list: string[]): string => list[0] ?? "";
