import type { Learning } from "@app/contract/strategy/learning";
import type { CreatorsService } from "#/discovery/index.ts";
import type { Identity } from "#/identity/index.ts";
import type { Clock } from "#/platform/clock.ts";
import { requireReader } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { narrowingOfViews } from "#/strategy/plans/forecast/narrowing.ts";
import { ModelValues } from "#/strategy/plans/model-values.ts";
import { narrowingOfPrices } from "#/strategy/plans/prices/narrowing.ts";
import type { AssumptionsService } from "./assumptions.service.ts";
import { lessonOfPrices, lessonOfViews } from "./learning.rules.ts";

/** Says what plans have learned from own campaigns, and whether it made them any surer. */
export class LearningService {
  readonly #clock: Clock;
  readonly #assumptions: AssumptionsService;
  readonly #creators: CreatorsService;
  readonly #workspaces: Identity["workspaces"];

  constructor(dependencies: {
    clock: Clock;
    assumptions: AssumptionsService;
    creators: CreatorsService;
    workspaces: Identity["workspaces"];
  }) {
    this.#clock = dependencies.clock;
    this.#assumptions = dependencies.assumptions;
    this.#creators = dependencies.creators;
    this.#workspaces = dependencies.workspaces;
  }

  async read(caller: Caller): Promise<Learning> {
    requireReader(caller);
    const { learned, changed, past, fees, doubt } = await this.#assumptions.model(caller);
    const { currency } = await this.#workspaces.setting(caller);
    // Without a fee there is nothing to compare, and no need to read every creator.
    const candidates = fees.length === 0 ? [] : await this.#creators.candidates(caller);
    const values = new ModelValues({ ...learned.rates, ...changed });
    const around = { isSample: caller.isSample, takenAt: this.#clock.now() };
    return {
      lessons: [
        lessonOfViews(learned, narrowingOfViews(past, learned, doubt), around),
        lessonOfPrices(fees, narrowingOfPrices(candidates, fees, { currency, values }), around),
      ],
    };
  }
}
