/** Which questions are open about what is about to happen, and what has been answered already. */

import type { CaseValue } from "../net/types";
import type { Action, Entry, Happening, Part, Question, Roster } from "./api";

export type Picks = Record<string, string[]>;
/** field of the whole, or name and field of an entry -> answer */
export type Answers = Record<string, CaseValue>;

export interface Asked {
  question: Question;
  /** under which an answer is kept */
  key: string;
  value: CaseValue | undefined;
}

/** Questions that belong together: about one entry, about the hex of a part, or about the whole. */
export interface Group {
  /** the entry; empty where it is about a hex or the whole */
  name: string;
  part: string;
  title: string;
  first: Asked[];
  more: Asked[];
}

/** Names cannot hold this sign, so that keys cannot meet. */
const BETWEEN = "\u0000";

export function keyOf(action: string, part: string, name: string, field: string): string {
  return [action, part, name, field].join(BETWEEN);
}

export function fits(part: Part, entry: Entry, side: string): boolean {
  return (entry.side === side) === (part.of === "own") && entry.kind in part.questions;
}

/** Whoever is tied to somebody picked, by a field of either, is likely to take part too. */
export function suggested(part: Part, roster: Roster, side: string, picks: Picks): string[] {
  if (!part.link || picks[part.id]?.length) return [];
  const picked = roster.entries.filter((entry) => Object.values(picks).flat().includes(entry.name));
  const able = roster.entries.filter((entry) => fits(part, entry, side) && !picked.includes(entry));
  const tied = able.filter((one) => picked.some((other) => one[part.link] === other.name || other[part.link] === one.name));
  return tied.slice(0, part.most).map((one) => one.name);
}

/** Pick somebody, or let him go; where one only can take a part the last one does, and nobody takes two. */
export function toggled(part: Part, picks: Picks, name: string): Picks {
  const now = picks[part.id] ?? [];
  if (now.includes(name)) return { ...picks, [part.id]: now.filter((one) => one !== name) };
  const others = Object.fromEntries(Object.entries(picks).map(([id, names]) => [id, names.filter((one) => one !== name)]));
  return { ...others, [part.id]: part.most === 1 ? [name] : [...now, name].slice(-part.most) };
}

export function groups(action: Action, roster: Roster, picks: Picks, answers: Answers): Group[] {
  const about = action.parts.flatMap((part) =>
    (picks[part.id] ?? []).flatMap((name) => {
      const entry = roster.entries.find((one) => one.name === name);
      const questions = entry ? (part.questions[entry.kind] ?? []) : [];
      return entry && questions.length ? [group(questions, part.id, name, name, (question) => asked(action, part, entry, question, answers))] : [];
    }),
  );
  const open = action.whole.filter((one) => !one.with?.length || one.with.some((part) => picks[part]?.length));
  const ask = (question: Question): Asked => {
    const key = keyOf(action.id, "", "", question.path ?? question.name);
    return { question, key, value: answers[key] ?? question.default ?? undefined };
  };
  const hexes = action.parts.map((part) => group(open.filter((one) => one.with?.[0] === part.id), part.id, "", part.title, ask));
  const whole = group(open.filter((one) => !one.with?.length), "", "", "", ask);
  return [...about, ...hexes.filter(({ first, more }) => first.length || more.length), ...(whole.first.length || whole.more.length ? [whole] : [])];
}

function group(questions: Question[], part: string, name: string, title: string, ask: (question: Question) => Asked): Group {
  const all = questions.map(ask);
  return { name, part, title, first: all.filter((one) => one.question.first), more: all.filter((one) => !one.question.first) };
}

function asked(action: Action, part: Part, entry: Entry, question: Question, answers: Answers): Asked {
  const key = keyOf(action.id, part.id, entry.name, question.name);
  const held = question.own ? entry[question.name] : undefined;
  return { question, key, value: answers[key] ?? held ?? question.default ?? undefined };
}

/** Whether a part is offered: some wait until another one is taken. */
export function isOffered(part: Part, picks: Picks): boolean {
  return !part.after || (picks[part.after]?.length ?? 0) > 0;
}

/** The parts that too few take. */
export function unfilled(action: Action, picks: Picks): Part[] {
  return action.parts.filter((part) => (picks[part.id]?.length ?? 0) < part.least);
}

/** The questions that have to be answered and are not. */
export function unanswered(asked: Group[]): Asked[] {
  return asked.flatMap((group) => [...group.first, ...group.more]).filter(({ question, value }) => question.required && value === undefined);
}

/** What to tell the server: everybody who takes part, and whatever is not as it usually is. */
export function happening(action: Action, side: string, picks: Picks, asked: Group[], answers: Answers): Happening {
  const told: Happening = { action: action.id, side, parts: picks, answers: {}, whole: {} };
  for (const { name, first, more } of asked) {
    const given = [...first, ...more].filter(({ key }) => answers[key] !== undefined);
    const values = given.map(({ question, key }) => [question.path ?? question.name, answers[key]!] as const);
    if (name) told.answers[name] = Object.fromEntries(values);
    else Object.assign(told.whole, Object.fromEntries(values));
  }
  return told;
}
