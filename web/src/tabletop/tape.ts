/** The marks on a tape: every inch, and figures as close as they can be read. */

export interface InchMark {
  inch: number;
  figure: boolean;
}

/** Pixels that a figure needs, and the steps that people count in. */
const ROOM = 22;
const STEPS = [1, 2, 3, 6, 12];

/** Along so many inches, each so many pixels long. */
export function inchesOf(inches: number, pixels: number): InchMark[] {
  const step = STEPS.find((one) => one * pixels >= ROOM) ?? 12;
  return Array.from({ length: Math.floor(inches) + 1 }, (_, inch) => ({ inch, figure: inch > 0 && inch % step === 0 }));
}
