/** What the other fields of a table leave of one, as the server says; and tables put right when they change. */

import type { Case, CaseField } from "../net/types";

/** The values a field may still have; nothing where all are open. */
export function left(field: CaseField, fields: CaseField[], within: Case): string[] | null {
  const each = Object.entries(field.narrowed).flatMap(([other, byValue]) => {
    const value = within[other] ?? fields.find((one) => one.name === other)?.default;
    return byValue[String(value)] ? [byValue[String(value)]!] : [];
  });
  const [first, ...rest] = each;
  return first?.filter((value) => rest.every((values) => values.includes(value))) ?? null;
}

/** Whether there is anything to choose. */
export function isOpen(field: CaseField, fields: CaseField[], within: Case): boolean {
  const values = left(field, fields, within);
  return !values || values.length > 1;
}

/** Whether somebody has said something else than what is usual. */
export function isSet(field: CaseField, within: Case): boolean {
  const value = within[field.name];
  return field.required || (value !== undefined && value !== null && value !== field.default && !(Array.isArray(value) && !value.length));
}

/** After a change: what is not possible any more goes back to what is. */
export function settle(fields: CaseField[], within: Case): void {
  for (const field of fields) {
    const values = left(field, fields, within);
    const value = within[field.name] ?? field.default;
    if (!values || values.includes(String(value))) continue;
    if (field.kind === "choice") within[field.name] = values[0] ?? "";
    else delete within[field.name];
  }
}

/** A row by the names in it, and what was said of it first: "87th: infantry, line, B, 7". */
export function headline(fields: CaseField[], row: Case, place: number): string {
  const name = row["id"] ?? row["name"];
  if (typeof name !== "string" || !name) return names(fields, row).join(", ") || String(place + 1);
  const said = fields.filter((field) => field.required && field.name !== "id").map((field) => spoken(field, row));
  return [name, said.filter(Boolean).join(", ")].filter(Boolean).join(" · ");
}

function names(fields: CaseField[], row: Case): string[] {
  return fields
    .filter((field) => field.kind === "tables")
    .flatMap((field) => (row[field.name] as Case[] | undefined) ?? [])
    .flatMap((one) => (typeof one["id"] === "string" ? [one["id"]] : []));
}

function spoken(field: CaseField, row: Case): string {
  const value = row[field.name];
  if (field.kind === "choice") return field.choices.find((choice) => choice.value === value)?.label ?? "";
  return field.kind === "number" ? String(value ?? "") : "";
}
