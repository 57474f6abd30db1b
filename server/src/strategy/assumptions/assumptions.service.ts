import type {
  ForecastAssumptions,
  ForecastAssumptionsChange,
} from "@app/contract/strategy/assumptions/schemas";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import { requireReader, requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { ScoreService } from "#/reports/index.ts";
import type { PastCampaign, PastFee } from "@app/contract/strategy/past-campaigns";
import type { PlanInput } from "#/strategy/plans/draft.ts";
import { learnFrom } from "#/strategy/plans/forecast/learned.ts";
import { ModelValues } from "#/strategy/plans/model-values.ts";
import type { OwnValue } from "#/strategy/plans/model-values.ts";
import { editAssumptions, readAssumptions } from "./assumptions.store.ts";
import type { StoredAssumptions } from "./assumptions.store.ts";

/** What a plan of this workspace stands on, besides the defaults, and what that was learned from. */
export interface OwnModel extends Required<Pick<PlanInput, "learned" | "changed">> {
  past: readonly PastCampaign[];
  fees: readonly PastFee[];
  /** How far own campaigns may lie from the shipped effect of payment, in logarithms, before any is known. */
  doubt: number;
}

/** What forecasts take for granted: changed by people, and learned from own campaigns. */
export class AssumptionsService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #score: ScoreService;

  constructor(dependencies: { db: Database; clock: Clock; score: ScoreService }) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
    this.#score = dependencies.score;
  }

  async get(caller: Caller): Promise<ForecastAssumptions> {
    requireReader(caller);
    return this.#shown(caller, await readAssumptions(this.#db, caller.workspaceId));
  }

  /** @throws `platform.edited_meanwhile`. */
  async save(caller: Caller, change: ForecastAssumptionsChange): Promise<ForecastAssumptions> {
    requireRole(caller, "member");
    return this.#shown(
      caller,
      await editAssumptions(this.#db, caller.workspaceId, change, this.#clock.now()),
    );
  }

  /** For the next plan. */
  async model(caller: Caller): Promise<OwnModel> {
    const { changed } = await readAssumptions(this.#db, caller.workspaceId);
    return this.#modelOf(caller, changed);
  }

  async #shown(caller: Caller, stored: StoredAssumptions): Promise<ForecastAssumptions> {
    const { learned } = await this.#modelOf(caller, stored.changed);
    const values = Object.entries(learned.rates).map(([id, { value, campaigns = 0 }]) => {
      return { id, value, origin: "learned" as const, campaigns };
    });
    return { ...stored, learned: values.filter(({ id }) => !(id in stored.changed)) };
  }

  async #modelOf(caller: Caller, changed: StoredAssumptions["changed"]): Promise<OwnModel> {
    const own = Object.fromEntries(
      Object.entries(changed).map(([id, value]): [string, OwnValue] => [id, { value, origin: "changed" }]),
    );
    // A value that a person has set is not learned over.
    const doubt = new ModelValues(own).spread("sponsoredDoubt");
    const { campaigns, fees } = await this.#score.past(caller);
    return { learned: learnFrom(campaigns, doubt), changed: own, past: campaigns, fees, doubt };
  }
}
