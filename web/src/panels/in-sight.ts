/** What comes into a panel that scrolls is brought into view: nobody is left looking at something else. */

export function inSight(node: HTMLElement): void {
  const panel = scrolling(node.parentElement);
  const room = panel ? panel.clientHeight - (parseFloat(getComputedStyle(panel).scrollPaddingTop) || 0) : innerHeight;
  // Of what is higher than its panel the beginning is read first.
  node.scrollIntoView({ block: node.offsetHeight > room ? "start" : "nearest" });
}

/** What only tells leaves a question in view that stands in the same sheet: that is read first. */
export function inSightUnasked(node: HTMLElement): void {
  if (!scrolling(node.parentElement)?.querySelector(".dock")) inSight(node);
}

/** What a panel scrolls in: on a phone that is the whole sheet. */
function scrolling(node: HTMLElement | null): HTMLElement | null {
  return !node || /auto|scroll/.test(getComputedStyle(node).overflowY) ? node : scrolling(node.parentElement);
}

/** Of a column of panels: whichever comes anew; of several the first, which is the most pressing. A summary sees to itself. */
export function newInSight(column: HTMLElement): { destroy: () => void } {
  const watch = new MutationObserver((changes) => {
    const come = new Set(changes.flatMap((change) => [...change.addedNodes]).filter((node) => node instanceof HTMLElement && node.isConnected && node.matches(".panel:not(.summary)")));
    const first = [...column.children].find((node) => come.has(node));
    if (first instanceof HTMLElement) inSight(first);
  });
  watch.observe(column, { childList: true });
  return { destroy: () => watch.disconnect() };
}
