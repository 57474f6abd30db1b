import { BriefRule, FollowerLimits, Objective, PlanDeliverable } from "@app/contract/strategy/plan";
import { Money } from "@app/contract/money";
import * as z from "zod/mini";
import type { Stated } from "#/strategy/brief/stated.ts";

const list = z.optional(z.array(z.string()));

const StatedJson = z.object({
  product: z.optional(z.string()),
  objective: z.optional(Objective),
  budget: z.optional(Money),
  isCurrencyAssumed: z.optional(z.boolean()),
  budgetFrom: z.optional(Money),
  otherBudgets: z.optional(z.array(Money)),
  maxPrice: z.optional(Money),
  markets: list,
  regions: list,
  cities: list,
  platforms: list,
  withoutPlatforms: list,
  categories: list,
  tiers: list,
  languages: list,
  gender: z.optional(z.enum(["female", "male"])),
  age: z.optional(z.object({ min: z.nullable(z.number()), max: z.nullable(z.number()) })),
  flight: z.optional(
    z.object({ from: z.optional(z.string()), to: z.optional(z.string()), days: z.optional(z.number()) }),
  ),
  deliverables: z.optional(z.array(PlanDeliverable)),
  rules: z.optional(z.array(BriefRule)),
  minCreators: z.optional(z.number()),
  maxCreators: z.optional(z.number()),
  maxShare: z.optional(z.number()),
  must: list,
  never: list,
  named: list,
  followers: z.optional(FollowerLimits),
  knownPrices: z.optional(z.boolean()),
  prices: z.optional(z.array(z.object({ handle: z.string(), price: Money }))),
});

/** What a version was said to be, as it was stored. */
export function toStated(value: unknown): Stated {
  return withoutAbsent(StatedJson.parse(value));
}

// JSON knows no undefined, so a key that is there has a value: the optional keys of the schema and of the type agree.
function withoutAbsent(parsed: z.infer<typeof StatedJson>): Stated {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return JSON.parse(JSON.stringify(parsed)) as Stated;
}
