/** Who is signed in at this browser; asked once, then kept up to date by whatever changes it. */

import { whoAmI, type Account, type Me } from "./api";

let me = $state.raw<Me | null>(null);
let asked: Promise<void> | null = null;

/** Nothing while the server has not answered yet. */
export function account(): Account | null {
  return me?.account ?? null;
}

export function isKnown(): boolean {
  return me !== null;
}

/** Whether the server can send letters. */
export function sendsMail(): boolean {
  return me?.mail ?? false;
}

export function became(now: Me): void {
  me = now;
}

export function ask(): Promise<void> {
  asked ??= whoAmI().then(became, () => {
    // Without an answer the page goes on as if nobody were signed in, and asks again next time.
    asked = null;
    me ??= { account: null, mail: false };
  });
  return asked;
}

export async function askAgain(): Promise<void> {
  asked = null;
  await ask();
}
