/** What the site has to tell of itself: whether games are kept, whether it works, whether there is a newer one. */

export const site = $state({
  /** whether the browser keeps nothing here */
  unkept: false,
  /** whether there was no room for what somebody did */
  full: false,
  /** why nothing can be answered */
  failed: "",
  /** whether a newer version waits */
  newer: false,
  /** whether another tab has taken a newer version */
  outdated: false,
  /** whether a computer has been thinking for a while */
  thinking: false,
  /** whether computers have been told to stop */
  held: false,
});

/** Milliseconds after which it is said that a computer thinks. */
const WHILE = 1500;
let patience = 0;

export function thinks(on: boolean): void {
  clearTimeout(patience);
  if (on) patience = window.setTimeout(() => (site.thinking = true), WHILE);
  else site.thinking = false;
}

let waiting: ServiceWorker | null = null;
/** whether the newer version was taken here */
let isTaken = false;

/** Keep the site for times without a network; a newer version is offered, never forced. */
export async function keepSite(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const had = navigator.serviceWorker.controller;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (isTaken) location.reload();
      else if (had) site.outdated = true;
    });
    const kept = await navigator.serviceWorker.register("service.js");
    offer(kept.waiting);
    kept.addEventListener("updatefound", () => {
      const coming = kept.installing;
      coming?.addEventListener("statechange", () => {
        // The first one has nothing to take over from.
        if (coming.state === "installed" && navigator.serviceWorker.controller) offer(coming);
      });
    });
  } catch {
    // Without it the site works as long as there is a network.
  }
}

function offer(worker: ServiceWorker | null): void {
  waiting = worker;
  site.newer = worker !== null;
}

/** The newer version takes over, and the page begins anew: every game is where it was. */
export function takeNewer(): void {
  isTaken = true;
  waiting?.postMessage("take over");
}
