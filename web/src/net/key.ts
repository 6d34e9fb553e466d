/** A key that nobody else has: whatever is sent with it twice is done once. */
export function freshKey(): string {
  // crypto.randomUUID() is there over https only, and friends in one house play without it.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
