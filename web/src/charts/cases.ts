/** Cases between visits and between people: kept in this browser, or written into a link. */

import type { Case, CaseField, CaseValue } from "../net/types";

const PLACE = "grognard.case";

export function keptCase(ruleset: string, procedure: string): Case | null {
  try {
    return JSON.parse(localStorage.getItem(`${PLACE}.${ruleset}.${procedure}`) ?? "null") as Case | null;
  } catch {
    return null;
  }
}

export function keepCase(ruleset: string, procedure: string, given: Case): void {
  localStorage.setItem(`${PLACE}.${ruleset}.${procedure}`, JSON.stringify(given));
}

/** Letters that survive in an address. */
export function written(given: Case): string {
  const bytes = new TextEncoder().encode(JSON.stringify(given));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export function read(text: string): Case | null {
  try {
    const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const json = new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
    const given: unknown = JSON.parse(json);
    return given !== null && typeof given === "object" && !Array.isArray(given) ? (given as Case) : null;
  } catch {
    return null;
  }
}

/** What a field holds before anybody has filled it. */
export function blank(field: CaseField): CaseValue {
  if (field.default !== null) return structuredClone(field.default);
  switch (field.kind) {
    case "number":
      return field.low ?? 0;
    case "flag":
      return false;
    case "choice":
      return field.choices[0]?.value ?? "";
    case "text":
      return "";
    case "numbers":
    case "words":
      return [];
    case "table":
      return blankRow(field);
    case "tables":
      return Array.from({ length: field.least ?? 0 }, () => blankRow(field));
  }
}

export function blankRow(field: CaseField): Case {
  return Object.fromEntries(field.fields.filter((one) => one.required).map((one) => [one.name, blank(one)]));
}
