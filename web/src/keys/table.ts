/** Every key of the game page. A key is added here, bound with `onKey`, and `?` lists it by itself. */

export interface Key {
  /** as the browser names them, letters small; each of them does it */
  keys: readonly string[];
  /** with Shift held down; "either" where Shift only changes how much */
  shift?: boolean | "either";
  /** the message that says what it does */
  about: string;
  /** under which heading it is listed */
  group: "orders" | "map" | "table" | "pages";
  /** works only while something particular has the focus or is under way, so that the same key may serve elsewhere */
  local?: boolean;
}

const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const;

export const KEYS = {
  next: { keys: ["n"], about: "keys-next", group: "orders" },
  previous: { keys: ["p"], about: "keys-previous", group: "orders" },
  marker: { keys: ARROWS, about: "keys-marker", group: "orders", local: true },
  act: { keys: ["Enter"], about: "keys-act", group: "orders", local: true },
  point: { keys: ["Enter"], shift: true, about: "keys-point", group: "orders", local: true },
  "point-marked": { keys: ["w"], about: "keys-point-marked", group: "orders", local: true },
  answer: { keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"], about: "keys-answer", group: "orders" },
  turn: { keys: ["[", "]"], about: "keys-turn", group: "orders", local: true },
  done: { keys: ["d"], about: "keys-done", group: "orders" },
  undo: { keys: ["u"], about: "keys-undo", group: "orders" },
  formation: { keys: ["b"], about: "keys-formation", group: "orders" },
  join: { keys: ["j"], about: "keys-join", group: "orders" },
  box: { keys: ["v"], about: "keys-box", group: "orders" },
  repeat: { keys: ["x"], about: "keys-repeat", group: "orders" },
  staff: { keys: ["o"], about: "keys-staff", group: "orders" },
  "staff-turn": { keys: ["i"], about: "keys-staff-turn", group: "orders" },
  plan: { keys: ["y"], about: "keys-plan", group: "orders" },
  "carry-out": { keys: ["k"], about: "keys-carry-out", group: "orders" },
  back: { keys: ["Escape"], about: "keys-drop", group: "orders" },
  "film-next": { keys: ["."], about: "keys-film-next", group: "orders", local: true },
  "film-previous": { keys: [","], about: "keys-film-previous", group: "orders", local: true },
  "film-pause": { keys: ["k"], about: "keys-film-pause", group: "orders", local: true },
  closer: { keys: ["+", "="], about: "keys-closer", group: "map" },
  farther: { keys: ["-"], about: "keys-farther", group: "map" },
  pan: { keys: ARROWS, shift: true, about: "keys-pan", group: "map" },
  fit: { keys: ["f", "0"], about: "keys-fit", group: "map" },
  hand: { keys: ["g"], about: "keys-hand", group: "map" },
  bare: { keys: ["h"], about: "keys-bare", group: "map" },
  mini: { keys: ["m"], about: "keys-mini", group: "map" },
  nudge: { keys: ARROWS, about: "keys-nudge", group: "table" },
  tape: { keys: ["m"], shift: true, about: "keys-tape", group: "table" },
  wheel: { keys: ["q", "e"], shift: "either", about: "keys-wheel", group: "table" },
  briefing: { keys: ["b"], shift: true, about: "keys-briefing", group: "pages" },
  keys: { keys: ["?"], about: "keys-keys", group: "pages" },
} as const satisfies Record<string, Key>;

export type KeyId = keyof typeof KEYS;
