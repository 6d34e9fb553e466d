/** Something that must not run twice at once: whoever asks meanwhile gets one more run after it, not one each. */
export function oneAtATime(act: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let again = false;
  return async function run(): Promise<void> {
    if (running) {
      again = true;
      return running;
    }
    running = act().finally(() => (running = null));
    await running;
    if (!again) return;
    again = false;
    await run();
  };
}
