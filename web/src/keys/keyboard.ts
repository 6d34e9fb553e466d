/** Keys that work wherever the focus is, unless something is being typed or asked. */

import { KEYS, type Key, type KeyId } from "./table";

/** False says that the key is of no use now, and is left to others. */
export type Act = (event: KeyboardEvent) => unknown;

const bound: { id: KeyId | null; act: Act }[] = [];

/** Whether a key of the table was pressed. */
export function isKey(event: KeyboardEvent, id: KeyId): boolean {
  const { keys, shift = false }: Key = KEYS[id];
  // Capital letters are typed with the lock as well; signs are where the keyboard has them, with Shift or without.
  const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const minds = shift !== "either" && (event.key.length > 1 || /\p{L}/u.test(event.key));
  return keys.includes(pressed) && (!minds || event.shiftKey === shift);
}

/** Do something at a key of the table from now on; the answer undoes that. */
export function onKey(id: KeyId, act: Act): () => void {
  return bind(id, act);
}

/** The same for keys that only the server knows: those of the layers. */
export function onOtherKey(act: Act): () => void {
  return bind(null, act);
}

/** Whether something is being typed or asked, or the key is meant for the browser. */
export function elsewhere(event: KeyboardEvent): boolean {
  const typing = event.target instanceof Element && event.target.closest("input, select, textarea, dialog");
  // A dialog has keys of its own, Escape above all.
  return !!typing || document.querySelector("dialog[open]") !== null || event.ctrlKey || event.metaKey || event.altKey;
}

function bind(id: KeyId | null, act: Act): () => void {
  if (!bound.length) window.addEventListener("keydown", press);
  const one = { id, act };
  bound.push(one);
  return () => {
    bound.splice(bound.indexOf(one), 1);
    if (!bound.length) window.removeEventListener("keydown", press);
  };
}

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || elsewhere(event)) return;
  // Whoever came last comes first: what lies on top of the page is meant.
  for (const { id, act } of [...bound].reverse()) {
    if ((id === null || isKey(event, id)) && act(event) !== false) return event.preventDefault();
  }
}
