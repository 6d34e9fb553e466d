/** Whether a finger came down beside all counters: a browser gives such a tap to a counter near it. */
export function isBeside({ pointerType, clientX, clientY }: PointerEvent): boolean {
  return pointerType === "touch" && !document.elementFromPoint(clientX, clientY)?.closest("[data-unit]");
}
