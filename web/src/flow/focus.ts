/** Whoever plays by keyboard keeps the focus: when what he pressed is gone, it goes to what comes next. */

/** What may come next, the most pressing first: a question, dice to type in, the menu at a hex, the map. */
const NEXT = [".choice .answers button", ".throw button, .throw input", ".pick button", ".board"];

/** Watch the page; the answer stops that. */
export function keepFocus(): () => void {
  let byKeyboard = false;
  const key = (event: KeyboardEvent): void => void (byKeyboard = !event.ctrlKey && !event.metaKey && !event.altKey);
  const pointer = (): void => void (byKeyboard = false);
  const watch = new MutationObserver(() => {
    if (byKeyboard && isLost() && !document.querySelector("dialog[open]")) nextOne()?.focus({ preventScroll: true });
  });
  addEventListener("keydown", key, true);
  addEventListener("pointerdown", pointer, true);
  watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "aria-disabled"] });
  return () => {
    removeEventListener("keydown", key, true);
    removeEventListener("pointerdown", pointer, true);
    watch.disconnect();
  };
}

function isLost(): boolean {
  const here = document.activeElement;
  return !here || here === document.body || !here.isConnected;
}

function nextOne(): HTMLElement | null {
  for (const one of NEXT) {
    const found = document.querySelector<HTMLElement>(one);
    if (found) return found;
  }
  return null;
}
