/** The words of the interface. Words of the rules come from the server, in the same language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { en: "English", fr: "Français", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;

const PLACE = "grognard.language";
/** every text file of every language, by its path */
const FILES = import.meta.glob<string>("./*/*.ftl", { eager: true, query: "?raw", import: "default" });
/** the languages that somebody has read here: a visitor waits for none but his own */
const BUNDLES = new Map<Language, FluentBundle>();

/** With ?pseudo in the address every text is marked, so that a test sees the ones that are not translated. */
const MARKED = new URLSearchParams(location.search).has("pseudo");

let current = $state<Language>(preferred());

export function language(): Language {
  return current;
}

export function speak(chosen: Language): void {
  current = chosen;
  localStorage.setItem(PLACE, chosen);
  document.documentElement.lang = chosen;
}

/** One text of the interface, in the language of the moment. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const words = bundle(current);
  const message = words.getMessage(key);
  if (!message?.value) throw new Error(`no text ${key} in ${current}`);
  const text = words.formatPattern(message.value, args);
  return MARKED ? `⟦${text}⟧` : text;
}

/** In whole percent; to the tenth where that would say never, or always, of what is neither. */
export function percent(chance: number): string {
  const digits = (chance > 0 && chance < 0.1) || (chance > 0.99 && chance < 1) ? 1 : 0;
  return new Intl.NumberFormat(current, { style: "percent", maximumFractionDigits: digits }).format(chance);
}

/** A length to the tenth. */
export function decimal(value: number): string {
  return new Intl.NumberFormat(current, { maximumFractionDigits: 1 }).format(value);
}

/** A length as sentences take it, to the tenth: they say it in the number that goes with it. */
export function tenths(value: number): number {
  return Math.round(10 * value) / 10;
}

/** A modifier as it is spoken of: with its sign. */
export function signed(value: number | string): string {
  return typeof value === "number" ? new Intl.NumberFormat(current, { signDisplay: "exceptZero" }).format(value) : value;
}

function bundle(id: Language): FluentBundle {
  const known = BUNDLES.get(id);
  if (known) return known;
  // Marks of isolation around arguments would end up in titles and labels that programs read.
  const made = new FluentBundle(id, { useIsolating: false });
  const texts = Object.entries(FILES).filter(([path]) => path.startsWith(`./${id}/`));
  const faults = texts.flatMap(([, text]) => made.addResource(new FluentResource(text)));
  if (faults.length) throw faults[0];
  BUNDLES.set(id, made);
  return made;
}

function preferred(): Language {
  const kept = localStorage.getItem(PLACE) ?? navigator.language.slice(0, 2);
  const chosen = kept in LANGUAGES ? (kept as Language) : "en";
  document.documentElement.lang = chosen;
  return chosen;
}
