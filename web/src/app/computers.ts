/** The computers one can play against, asked for once in each language. */

import { language } from "../i18n/language.svelte";
import { Api } from "../net/api";
import type { Computers } from "../net/types";

const api = new Api(language);
const asked = new Map<string, Promise<Computers>>();

export function computers(language: string): Promise<Computers> {
  const found = asked.get(language) ?? api.computers();
  asked.set(language, found);
  // Whoever asked in vain may ask again.
  found.catch(() => asked.delete(language));
  return found;
}
