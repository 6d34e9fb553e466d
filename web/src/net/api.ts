/** Every question the client puts to the server. */

import { address, get, post, Problem, type Query } from "./request";
import type {
  Advice,
  Case,
  Chart,
  Computers,
  CounterDrawing,
  GameState,
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
  WayOrders,
} from "./types";
import { readOdds } from "./reading";
import { freshKey } from "./key";

export interface Listed {
  orders: Order[];
  ways: Record<string, Stride[]>;
}

export class Api {
  constructor(private readonly language: () => string) {}

  async scenarios(): Promise<ScenarioCard[]> {
    return (await get<{ scenarios: ScenarioCard[] }>("/scenarios", this.words())).scenarios;
  }

  computers(): Promise<Computers> {
    return get<Computers>("/computers", this.words());
  }

  open(game: NewGame): Promise<Opened> {
    return post<Opened>("/games", game);
  }

  /** Carry a saved game on. */
  bring(save: string, seats: NewGame["seats"], dice: NewGame["dice"]): Promise<Opened> {
    return post<Opened>("/games/import", { save, seats, dice });
  }

  /** Take a seat. The same key again, for want of an answer, is the same seat. */
  join(game: string, token: string, key: string): Promise<unknown> {
    return post(`/games/${game}/join`, { token, key });
  }

  state(game: string): Promise<GameState> {
    return get<GameState>(`/games/${game}`, this.words());
  }

  async counters(game: string): Promise<Record<string, CounterDrawing>> {
    const path = `/games/${game}/counters`;
    return (await get<{ counters: Record<string, CounterDrawing> }>(path, this.words())).counters;
  }

  /** What may be ordered; of one unit also the way to each hex. */
  orders(game: string, unit: string): Promise<Listed> {
    return get<Listed>(`/games/${game}/orders`, this.words({ unit }));
  }

  /** The orders that lead a unit by some hexes to the last of them, or why there are none. */
  async way(game: string, unit: string, hexes: string[]): Promise<WayOrders | Refusal> {
    const through = hexes.join(" ");
    try {
      return await get<WayOrders>(`/games/${game}/way`, this.words({ unit, through }));
    } catch (problem) {
      if (problem instanceof Problem && problem.status === 422) return refusal(through, problem);
      throw problem;
    }
  }

  async layers(game: string): Promise<LayerCard[]> {
    return (await get<{ layers: LayerCard[] }>(`/games/${game}/layers`, this.words())).layers;
  }

  layer(game: string, layer: string, about: Query): Promise<LayerDrawing> {
    return get<LayerDrawing>(`/games/${game}/layers/${layer}`, this.words(about));
  }

  async log(game: string, after: number): Promise<LogEntry[]> {
    return (await get<{ entries: LogEntry[] }>(`/games/${game}/log`, this.words({ after }))).entries;
  }

  /** Why an order would be refused; nothing if it is legal. */
  async check(game: string, given: string): Promise<Refusal | null> {
    const said = await post<{ legal: boolean } & Refusal>(`/games/${game}/check`, { given }, this.words());
    return said.legal ? null : { ...said, given };
  }

  /** The odds of the ruling that an order sets off; nothing where it sets off none. */
  async odds(game: string, order: string): Promise<Odds | null> {
    return readOdds(await get<SaidOdds>(`/games/${game}/odds`, this.words({ order })));
  }

  /** Who may take part in an act of several, and what the rules say to those who are named. */
  muster(game: string, order: string): Promise<MusterAnswer> {
    return get<MusterAnswer>(`/games/${game}/muster`, this.words({ order }));
  }

  /** What a strong computer would do in one's place; it may think for seconds. */
  advice(game: string, lang: string): Promise<Advice> {
    return get<Advice>(`/games/${game}/advice`, { lang });
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

  /** Where a unit on a table may be put, by kind of order. */
  async reach(game: string, unit: string): Promise<Region[]> {
    return (await get<{ regions: Region[] }>(`/games/${game}/reach`, this.words({ unit }))).regions;
  }

  /** What the rules say to a proposed place, or accept nearest to it; its facing may be left open. */
  placement(game: string, order: string, free: boolean): Promise<Placement> {
    return get<Placement>(`/games/${game}/placement`, this.words({ order, free: free ? "yes" : "no" }));
  }

  /** The odds of a shot from where an order would put a unit. */
  async oddsFrom(game: string, order: string, target: string): Promise<Odds | null> {
    return readOdds(await get<SaidOdds>(`/games/${game}/placement/odds`, this.words({ order, target })));
  }

  /** Where the save file lies. */
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

  async foretell(ruleset: string, procedure: string, given: Case): Promise<Odds | null> {
    const path = `/rulesets/${ruleset}/procedures/${procedure}/odds`;
    return readOdds(await post<SaidOdds>(path, { case: given }, this.words()));
  }

  /** Rule a case with the server's dice. */
  resolve(ruleset: string, procedure: string, given: Case, policy: Record<string, string>): Promise<Ruling> {
    const path = `/rulesets/${ruleset}/procedures/${procedure}/resolve`;
    return post<Ruling>(path, { case: given, policy }, this.words());
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
  };
}
