import type { Filters } from "@app/contract/discovery/filters";
import { madeOnce } from "@app/contract/made-once";
import type { ListQuery } from "@app/contract/paging";
import type { Plan } from "@app/contract/strategy/plan";
import type {
  SaveApproval,
  SaveInput,
  SavedPlan,
  Starters,
  Strategy,
  StrategyList,
} from "@app/contract/strategy/schemas";
import type { SearchService } from "#/discovery/index.ts";
import type { Identity } from "#/identity/index.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import { dayIn } from "#/platform/clock.ts";
import type { Clock } from "#/platform/clock.ts";
import { requireReader, requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { PaymentsService, ResultsService } from "#/results/index.ts";
import { canonicalCity } from "#/language/places/places.ts";
import { planIn } from "#/strategy/assistant/saying/plan-screen.ts";
import type { AssumptionsService } from "#/strategy/assumptions/assumptions.service.ts";
import type { MemoryService } from "#/strategy/memory/memory.service.ts";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import type { PlanInput } from "#/strategy/plans/draft.ts";
import { marketNames } from "#/strategy/brief/slot-words.ts";
import type { Optimiser } from "./optimiser.ts";
import type { Stated } from "#/strategy/brief/stated.ts";
import { askApproval, useApproval } from "#/strategy/threads/approvals.store.ts";
import { campaignFromPlan } from "./plan-destinations.ts";
import type { PlanDestinations, Writing } from "./plan-destinations.ts";
import { readOwnFacts } from "./own-facts.ts";
import type { OwnSources } from "./own-facts.ts";
import type { VersionsAsked } from "./plan-changes.ts";
import { planStated, planText, readBrief, withFacts } from "./plan-text.ts";
import type { PlanSetting } from "./plan-text.ts";
import { versionAt } from "./version-steps.ts";
import { stateStarters } from "./state-starters.ts";
import { STARTERS_MAX, writeStarters } from "./starters.ts";
import {
  addVersion,
  exclusivityOfPlans,
  findStrategy,
  latestOfThread,
  marksOfThread,
  listStrategies,
} from "./strategies.store.ts";
import type { StoredVersion } from "./strategies.store.ts";
import { forgedApproval, nothingPlanned, strategyNotFound } from "#/strategy/strategy.errors.ts";
import { insertThread } from "#/strategy/threads/threads.store.ts";

/** What a plan starts from: the doors of the domains below. */
export interface PlanSources extends OwnSources {
  workspaces: Identity["workspaces"];
  search: SearchService;
  assumptions: AssumptionsService;
  memory: MemoryService;
  clock: Clock;
  results: ResultsService;
  payments: PaymentsService;
}

type SaveKind = SavedPlan["kind"];
const TITLE_LENGTH = 60;

export class StrategiesService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #optimiser: Optimiser;
  /** The doors of the domains below, for whoever answers questions with them. */
  readonly sources: PlanSources;
  readonly #destinations: PlanDestinations;
  readonly writing: Writing;

  constructor(dependencies: {
    db: Database;
    clock: Clock;
    optimiser: Optimiser;
    sources: PlanSources;
    destinations: PlanDestinations;
  }) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
    this.#optimiser = dependencies.optimiser;
    this.sources = dependencies.sources;
    this.#destinations = dependencies.destinations;
    this.writing = dependencies.destinations.writing;
  }

  /** Plans a brief on the workspace's creators and keeps nothing. @throws `strategy.no_brief`. */
  async plan(caller: Caller, text: string): Promise<Plan> {
    requireReader(caller);
    return planText(text, await this.setting(caller));
  }

  /** Plans a brief and keeps it in a thread of its own. */
  async create(caller: Caller, text: string): Promise<Strategy> {
    requireRole(caller, "member");
    const setting = await this.setting(caller);
    const { stated: read, unparsed } = readBrief(text, setting);
    const stated = await withFacts(read, setting);
    const plan = await planStated(stated, unparsed, setting);
    const now = this.#clock.now();
    const id = await withWorkspace(this.#db, caller.workspaceId, async (transaction) => {
      const thread = await insertThread(transaction, caller.workspaceId, {
        title: titleOf(text),
        createdBy: caller.userId,
        now,
      });
      const version = {
        threadId: thread.id,
        name: nameOf(plan),
        summary: "First plan",
        stated,
        plan,
        language: "en" as const,
        now,
      };
      const { strategyId } = await addVersion(transaction, caller.workspaceId, version);
      return strategyId;
    });
    return this.get(caller, id);
  }

  /** Last changed first. */
  async list(caller: Caller, page: ListQuery): Promise<StrategyList> {
    requireReader(caller);
    return withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      listStrategies(transaction, caller.workspaceId, page),
    );
  }

  /** The newest version, or the one of this number. @throws `request.not_found`. */
  async get(caller: Caller, id: string, number?: number): Promise<Strategy> {
    requireReader(caller);
    return (await this.#found(caller, id, number)).strategy;
  }

  /** The same as its screen shows it: in the language in which the version was said. */
  async shown(caller: Caller, id: string, number?: number): Promise<Strategy> {
    requireReader(caller);
    const { strategy, language } = await this.#found(caller, id, number);
    return planIn(strategy, language);
  }

  async starters(caller: Caller): Promise<Starters> {
    requireReader(caller);
    const { campaigns } = this.sources;
    const [due, started] = await Promise.all([campaigns.due(caller), campaigns.started(caller)]);
    const state = stateStarters({ due, campaigns: started });
    // Each brief names a budget.
    if (!caller.seesPrices) return { items: state };
    const { candidates, currency } = await this.setting(caller);
    return { items: [...state, ...writeStarters(candidates, currency)].slice(0, STARTERS_MAX) };
  }

  /**
   * Saves a plan elsewhere in two steps: first what would be made, with an approval that waits; then, with that
   * approval, the thing itself. @throws `strategy.unknown_approval` for one that does not wait for this caller.
   */
  async save(
    caller: Caller,
    id: string,
    kind: SaveKind,
    input: SaveInput,
  ): Promise<SaveApproval | SavedPlan> {
    requireRole(caller, "member");
    if (input.approvalId !== undefined) return this.#approve(caller, id, kind, input.approvalId);
    const strategy = await this.get(caller, id);
    if (strategy.plan.picks.length === 0) throw nothingPlanned();
    const name = input.name ?? strategy.name;
    const { version } = strategy;
    const approval = { strategyId: id, version, kind, name, askedBy: caller.userId, now: this.#clock.now() };
    const approvalId = await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      askApproval(transaction, caller.workspaceId, approval),
    );
    return {
      approvalId,
      summary: `A ${kind} “${name}” with ${strategy.plan.picks.length} creators of version ${version}`,
    };
  }

  /** Saves the newest version of a thread's plan; the caller has approved it. */
  async saveOfThread(
    caller: Caller,
    threadId: string,
    kind: SaveKind,
    name: string | null,
  ): Promise<SavedPlan> {
    requireRole(caller, "member");
    const latest = await this.latest(caller, threadId);
    if (!latest) throw nothingPlanned();
    return this.#deliver(caller, await this.get(caller, latest.strategyId), kind, name);
  }

  /** Makes a collection of exactly these creators. */
  async saveList(caller: Caller, name: string, creatorIds: readonly string[]): Promise<SavedPlan> {
    requireRole(caller, "member");
    const made = await this.#destinations.collection(caller, name, [...new Set(creatorIds)]);
    return { kind: "collection", id: made.id, name: made.name, url: `/collections/${made.id}` };
  }

  /** The newest version of a thread's plan, or the one of this number; null when there is none. */
  async latest(caller: Caller, threadId: string, number?: number): Promise<StoredVersion | null> {
    requireReader(caller);
    return withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      latestOfThread(transaction, caller.workspaceId, threadId, number),
    );
  }

  /** Versions of a thread's plan, for a follow-up that asks for one. */
  versionsOf(caller: Caller, threadId: string): VersionsAsked {
    requireReader(caller);
    return {
      of: (number) => this.latest(caller, threadId, number),
      at: async (step) => {
        const marks = await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
          marksOfThread(transaction, caller.workspaceId, threadId),
        );
        return versionAt(marks, step);
      },
    };
  }

  /** Solves what was said so far. */
  solve(stated: Stated, unparsed: readonly string[], setting: PlanSetting): Promise<Plan> {
    return planStated(stated, unparsed, setting);
  }

  /** Keeps a plan as the next version of the thread's strategy. */
  async keep(
    caller: Caller,
    threadId: string,
    version: Pick<StoredVersion, "stated" | "plan" | "language"> & { summary: string },
  ) {
    requireRole(caller, "member");
    const now = this.#clock.now();
    return withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      addVersion(transaction, caller.workspaceId, { ...version, threadId, name: nameOf(version.plan), now }),
    );
  }

  async setting(caller: Caller): Promise<PlanSetting & { candidates: Candidate[] }> {
    const { creators, search } = this.sources;
    const candidates = foldCities(await creators.candidates(caller));
    const names = await search.names(caller);
    const judge = (filters: Filters) => search.judge(caller, filters);
    const { currency, timeZone } = await this.sources.workspaces.setting(caller);
    const today = dayIn(timeZone, this.#clock.now());
    const makePlan = (input: PlanInput) => this.#optimiser.makePlan(input);
    const own = async () => {
      const { learned, changed, fees } = await this.sources.assumptions.model(caller);
      const exclusivityOf = (planIds: readonly string[]) =>
        withWorkspace(this.#db, caller.workspaceId, (transaction) =>
          exclusivityOfPlans(transaction, caller.workspaceId, planIds),
        );
      const facts = await readOwnFacts(caller, this.sources, { timeZone, today, exclusivityOf });
      return { ...facts, learned, changed, fees };
    };
    const remembered = () => this.sources.memory.inUse(caller);
    return { today, currency, names, candidates, judge, own, remembered, makePlan };
  }

  async #found(caller: Caller, id: string, number?: number) {
    const found = await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      findStrategy(transaction, caller.workspaceId, id, number),
    );
    if (!found) throw strategyNotFound();
    return found;
  }

  async #approve(caller: Caller, id: string, kind: SaveKind, approvalId: string): Promise<SavedPlan> {
    const asked = { id: approvalId, strategyId: id, kind, askedBy: caller.userId, now: this.#clock.now() };
    const approval = await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      useApproval(transaction, caller.workspaceId, asked),
    );
    if (!approval) throw forgedApproval();
    return this.#deliver(caller, await this.get(caller, id, approval.version), kind, approval.name);
  }

  async #deliver(
    caller: Caller,
    strategy: Strategy,
    kind: SaveKind,
    wanted: string | null,
  ): Promise<SavedPlan> {
    const { plan } = strategy;
    if (plan.picks.length === 0) throw nothingPlanned();
    const name = wanted ?? strategy.name;
    const made =
      kind === "collection"
        ? await this.#destinations.collection(
            caller,
            name,
            plan.picks.map(({ creatorId }) => creatorId),
          )
        : await this.#destinations.campaign(
            caller,
            campaignFromPlan(name, `${strategy.id}:${strategy.version}`, plan, strategy.updatedAt),
          );
    return { kind, id: made.id, name: made.name, url: `/${kind}s/${made.id}` };
  }
}

/** Cities as a brief is read. Of so many creators, each name is folded once. */
function foldCities(candidates: Candidate[]): Candidate[] {
  const folded = new Map<string, string>();
  for (const candidate of candidates) {
    const { city } = candidate;
    if (city !== null) candidate.city = madeOnce(folded, city, () => canonicalCity(city));
  }
  return candidates;
}

/** "Vegan protein bar, Germany": what a strategy is called until somebody names it. */
export function nameOf({ brief }: Plan): string {
  const product = brief.product ?? "Campaign";
  const name = `${product.charAt(0).toUpperCase()}${product.slice(1)}`.slice(0, TITLE_LENGTH);
  return brief.markets.length > 0 ? `${name}, ${marketNames(brief.markets)}` : name;
}

/** The beginning of a text, cut at a word. */
export function titleOf(text: string): string {
  const line = text.replaceAll(/\s+/gu, " ").trim();
  return line.length <= TITLE_LENGTH ? line : `${line.slice(0, TITLE_LENGTH).replace(/\s\S*$/u, "")}…`;
}
