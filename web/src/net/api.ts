/** Every question the client puts to the server. */

import { address, get, post, Problem, type Query, text } from "./request";
import type {
  Advice,
  AnswerLeads,
  BriefingData,
  Case,
  Chart,
  Computers,
  CounterDrawing,
  GameState,
  GivenUp,
  LayerCard,
  LayerDrawing,
  LessonPlan,
  LogEntry,
  MusterAnswer,
  NewGame,
  Odds,
  Opened,
  Order,
  Placement,
  Position,
  ProcedureForm,
  Reason,
  Refusal,
  Region,
  Report,
  Rulebook,
  RulesetCard,
  Ruling,
  RulingStep,
  SaidOdds,
  ScenarioCard,
  Stride,
  ThreatsTold,
  UndoPreview,
  Verified,
  WayOrders,
} from "./types";
import { weighed } from "../odds/odds";
import { freshKey } from "./key";
import { Questions } from "./questions";

export interface Listed {
  orders: Order[];
  ways: Record<string, Stride[]>;
  /** why a unit of one's own has none */
  idle: Reason | null;
}

export class Api {
  /** those about the position that is in view */
  readonly questions = new Questions();

  constructor(private readonly language: () => string) {}

  async scenarios(): Promise<ScenarioCard[]> {
    return (await get<{ scenarios: ScenarioCard[] }>("/scenarios", this.words())).scenarios;
  }

  computers(): Promise<Computers> {
    return get<Computers>("/computers", this.words());
  }

  briefing(scenario: string, options: string[]): Promise<BriefingData> {
    return get<BriefingData>(`/scenarios/${encodeURIComponent(scenario)}/briefing`, this.words({ options: options.join(",") }));
  }

  open(game: NewGame): Promise<Opened> {
    return post<Opened>("/games", game);
  }

  /** A game of a battle of one's own. */
  openOwn(game: Omit<NewGame, "scenario"> & { battle: Record<string, string> }): Promise<Opened> {
    return post<Opened>("/editor/play", game);
  }

  /** Carry a saved game on. */
  bring(save: string, seats: NewGame["seats"], dice: NewGame["dice"]): Promise<Opened> {
    return post<Opened>("/games/import", { save, seats, dice });
  }

  /** Take a seat. The same key again, for want of an answer, is the same seat. */
  join(game: string, token: string, key: string, name: string | null): Promise<unknown> {
    return post(`/games/${game}/join`, { token, key, name });
  }

  state(game: string): Promise<GameState> {
    return get<GameState>(`/games/${game}`, this.words());
  }

  async counters(game: string): Promise<Record<string, CounterDrawing>> {
    const path = `/games/${game}/counters`;
    return (await get<{ counters: Record<string, CounterDrawing> }>(path, this.words())).counters;
  }

  /** What may be ordered, by one unit, by anybody, or without naming a unit; of one unit also the way to each hex. */
  orders(game: string, unit: string, whose?: "nobody"): Promise<Listed> {
    return get<Listed>(`/games/${game}/orders`, this.words({ unit, whose }));
  }

  /** The orders that lead a unit by some hexes to the last of them, or why there are none. */
  async way(game: string, unit: string, hexes: string[]): Promise<WayOrders | Refusal> {
    const through = hexes.join(" ");
    try {
      return await this.ask<WayOrders>(`/games/${game}/way`, { unit, through });
    } catch (problem) {
      if (problem instanceof Problem && problem.status === 422) return refusal(through, problem);
      throw problem;
    }
  }

  async layers(game: string): Promise<LayerCard[]> {
    return (await get<{ layers: LayerCard[] }>(`/games/${game}/layers`, this.words())).layers;
  }

  layer(game: string, layer: string, about: Query): Promise<LayerDrawing> {
    return this.ask<LayerDrawing>(`/games/${game}/layers/${layer}`, about);
  }

  async log(game: string, after: number): Promise<LogEntry[]> {
    return (await get<{ entries: LogEntry[] }>(`/games/${game}/log`, this.words({ after }))).entries;
  }

  /** Why an order would be refused; nothing if it is legal. */
  async check(game: string, given: string): Promise<Refusal | null> {
    const said = await this.questions.ask((signal) => post<{ legal: boolean } & Refusal>(`/games/${game}/check`, { given }, this.words(), signal));
    return said.legal ? null : { ...said, given };
  }

  /** The odds of the ruling that an order sets off; nothing where it sets off none. */
  odds(game: string, order: string): Promise<Odds | null> {
    return weighed((detail) => this.ask<SaidOdds>(`/games/${game}/odds`, { order, detail }));
  }

  /** Who threatens a unit or a place, by what act, and with what odds. */
  threats(game: string, about: Query): Promise<ThreatsTold> {
    return this.ask<ThreatsTold>(`/games/${game}/threats`, about);
  }

  /** What each answer to the open question brings at once. */
  async answers(game: string): Promise<AnswerLeads[]> {
    return (await this.ask<{ answers: AnswerLeads[] }>(`/games/${game}/answers`)).answers;
  }

  /** Who may take part in an act of several, and what the rules say to those who are named. */
  muster(game: string, order: string): Promise<MusterAnswer> {
    return this.ask<MusterAnswer>(`/games/${game}/muster`, { order });
  }

  /** What a strong computer would do in one's place; it may think for seconds. */
  advice(game: string, lang: string): Promise<Advice> {
    return this.questions.ask((signal) => get<Advice>(`/games/${game}/advice`, { lang }, signal));
  }

  /** Give an order. A refusal comes back as one; anything else that goes wrong is thrown. */
  async give(game: string, given: string, sequence: number): Promise<Refusal | null> {
    const key = freshKey();
    try {
      await post(`/games/${game}/orders`, { given, sequence, key }, this.words());
      return null;
    } catch (problem) {
      if (problem instanceof Problem && problem.status === 422) return refusal(given, problem);
      throw problem;
    }
  }

  /** Take the last order back, or agree to what the opponent asked; he may have to agree first. */
  undo(game: string, consent: boolean): Promise<unknown> {
    return post(`/games/${game}/undo`, { consent }, this.words());
  }

  /** What the next undo would take back. */
  undoPreview(game: string): Promise<UndoPreview> {
    return get<UndoPreview>(`/games/${game}/undo`, this.words());
  }

  /** What ending the phase now would give up; null where nothing. */
  async ending(game: string): Promise<GivenUp | null> {
    return (await get<{ given_up: GivenUp | null }>(`/games/${game}/ending`, this.words())).given_up;
  }

  /** Where a unit on a table may be put, by kind of order. */
  async reach(game: string, unit: string): Promise<Region[]> {
    return (await this.ask<{ regions: Region[] }>(`/games/${game}/reach`, { unit })).regions;
  }

  /** What the rules say to a proposed place, or accept nearest to it; its facing may be left open. */
  placement(game: string, order: string, free: boolean): Promise<Placement> {
    return this.ask<Placement>(`/games/${game}/placement`, { order, free: free ? "yes" : "no" });
  }

  /** The odds of a shot from where an order would put a unit. */
  oddsFrom(game: string, order: string, target: string): Promise<Odds | null> {
    return weighed((detail) => this.ask<SaidOdds>(`/games/${game}/placement/odds`, { order, target, detail }));
  }

  /** Where the save file lies. */
  savedText(game: string): Promise<string> {
    return text(`/games/${game}/export`);
  }

  /** What the dice of a game come from, as its file is written. */
  diceProof(game: string): Promise<string> {
    return text(`/games/${game}/dice`);
  }

  /** A saved game checked roll by roll. */
  verify(save: string, proof: string, commitment: string): Promise<Verified> {
    return post<Verified>("/verify", { save, proof, commitment });
  }

  exported(game: string): string {
    return address(`/games/${game}/export`);
  }

  /** The map as it was after an entry. */
  position(game: string, entry: number): Promise<Position> {
    return get<Position>(`/games/${game}/position`, this.words({ entry }));
  }

  /** How the dice of an entry were read. */
  async ruling(game: string, entry: number): Promise<RulingStep[]> {
    return (await get<{ trace: RulingStep[] }>(`/games/${game}/ruling`, this.words({ entry }))).trace;
  }

  report(game: string): Promise<Report> {
    return get<Report>(`/games/${game}/report`, this.words());
  }

  /** Where the proof of the dice lies. */
  proof(game: string): string {
    return address(`/games/${game}/dice`);
  }

  lesson(scenario: string): Promise<LessonPlan> {
    return get<LessonPlan>(`/scenarios/${scenario}/lesson`, this.words());
  }

  rulebook(ruleset: string): Promise<Rulebook> {
    return get<Rulebook>(`/rulesets/${ruleset}/rulebook`, this.words());
  }

  async rulesets(): Promise<RulesetCard[]> {
    return (await get<{ rulesets: RulesetCard[] }>("/rulesets", this.words())).rulesets;
  }

  async charts(ruleset: string): Promise<Chart[]> {
    return (await get<{ charts: Chart[] }>(`/rulesets/${ruleset}/charts`, this.words())).charts;
  }

  form(ruleset: string, procedure: string): Promise<ProcedureForm> {
    return get<ProcedureForm>(`/rulesets/${ruleset}/procedures/${procedure}`, this.words());
  }

  foretell(ruleset: string, procedure: string, given: Case): Promise<Odds | null> {
    const path = `/rulesets/${ruleset}/procedures/${procedure}/odds`;
    return weighed((detail) => post<SaidOdds>(path, { case: given }, this.words({ detail })));
  }

  /** Rule a case with one's own dice, or with the server's. */
  resolve(ruleset: string, procedure: string, given: Case, policy: Record<string, string>, dice: number[] | null): Promise<Ruling> {
    const path = `/rulesets/${ruleset}/procedures/${procedure}/resolve`;
    return post<Ruling>(path, { case: given, policy, ...(dice ? { dice } : {}) }, this.words());
  }

  private ask<T>(path: string, query: Query = {}): Promise<T> {
    return this.questions.ask((signal) => get<T>(path, this.words(query), signal));
  }

  private words(query: Query = {}): Query {
    return { ...query, lang: this.language() };
  }
}

function refusal(given: string, { body, message }: Problem): Refusal {
  const text = (name: string): string | null => (typeof body[name] === "string" ? String(body[name]) : null);
  return {
    given,
    reason: text("reason") ?? message,
    rule: text("rule") ?? "",
    suggestion: text("suggestion"),
    suggestion_told: text("suggestion_told"),
  };
}
