/** What a server refuses, or that it does not answer, in the reader's language. */

import { t } from "../i18n/language.svelte";
import { Gone } from "./questions";
import { Problem } from "./request";

const TEXTS: Record<string, string> = {
  "bad-name": "problem-name",
  "bad-mail": "problem-mail",
  "bad-password": "problem-password",
  "weak-password": "problem-weak",
  "name-taken": "problem-name-taken",
  "mail-taken": "problem-mail-taken",
  "wrong-password": "problem-wrong",
  "used-link": "problem-link",
  "no-mail": "problem-no-mail",
  "seat-taken": "problem-seat",
  "signed-out": "problem-signed-out",
  busy: "problem-busy",
};

export function told(problem: unknown): string {
  if (problem instanceof Gone) return "";
  if (!(problem instanceof Problem)) return t("trouble-connection");
  const text = TEXTS[String(problem.body["code"])];
  if (text) return t(text);
  return problem.status === 429 ? t("problem-busy") : problem.message;
}
