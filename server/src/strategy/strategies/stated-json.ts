import { Filters } from "@app/contract/discovery/filters";
import { PLATFORMS } from "@app/contract/platforms";
import {
  BriefRule,
  FollowerLimits,
  LeftOutDays,
  Objective,
  PieceCap,
  PlanDeliverable,
  RightsMonths,
  StatedPrice,
  Unmet,
} from "@app/contract/strategy/plan";
import { FactInUse } from "@app/contract/strategy/memory/schemas";
import { Money } from "@app/contract/money";
import * as z from "zod/mini";
import type { Stated } from "#/strategy/brief/stated.ts";

const list = z.optional(z.array(z.string()));

const StatedJson = z.object({
  filters: z.optional(Filters),
  product: z.optional(z.string()),
  categories: list,
  objective: z.optional(Objective),
  budget: z.optional(Money),
  isCurrencyAssumed: z.optional(z.boolean()),
  budgetFrom: z.optional(Money),
  isBudgetVague: z.optional(z.boolean()),
  otherBudgets: z.optional(z.array(Money)),
  maxPrice: z.optional(Money),
  pieceCaps: z.optional(z.array(PieceCap)),
  maxFee: z.optional(Money),
  gender: z.optional(z.enum(["female", "male"])),
  age: z.optional(z.object({ min: z.nullable(z.number()), max: z.nullable(z.number()) })),
  audienceCountries: list,
  flight: z.optional(
    z.object({
      from: z.optional(z.string()),
      to: z.optional(z.string()),
      days: z.optional(z.number()),
      event: z.optional(z.string()),
    }),
  ),
  deliverables: z.optional(z.array(PlanDeliverable)),
  totalPieces: z.optional(z.array(PlanDeliverable)),
  formats: list,
  rules: z.optional(z.array(BriefRule)),
  minCreators: z.optional(z.number()),
  maxCreators: z.optional(z.number()),
  maxShare: z.optional(z.number()),
  must: list,
  never: list,
  named: list,
  prices: z.optional(z.array(StatedPrice)),
  bound: z.optional(z.array(z.object({ handle: z.string(), until: z.nullable(z.string()) }))),
  rights: z.optional(RightsMonths),
  leftOut: z.optional(z.array(LeftOutDays)),
  onQuietDays: z.optional(z.literal(true)),
  unmet: z.optional(z.array(Unmet)),
  remembered: z.optional(z.array(FactInUse)),
});

/** Who may be chosen, as it was said before a brief had the filters of a search. */
const SlotsJson = z.object({
  markets: list,
  regions: list,
  cities: list,
  platforms: list,
  withoutPlatforms: list,
  tiers: list,
  languages: list,
  followers: z.optional(FollowerLimits),
  knownPrices: z.optional(z.boolean()),
});
export type StatedSlots = z.infer<typeof SlotsJson>;

/** What a version was said to be, as it was stored. */
export function toStated(value: unknown): Stated {
  const stated = withoutAbsent(StatedJson.parse(value));
  const filters = { ...filtersOf(SlotsJson.parse(value)), ...stated.filters };
  return Object.keys(filters).length === 0 ? stated : { ...stated, filters };
}

function filtersOf(slots: StatedSlots): Filters {
  const { markets, regions, cities, tiers, languages, followers, knownPrices } = slots;
  return Filters.parse({
    ...filled("country", markets),
    ...filled("region", regions),
    ...filled("city", cities),
    ...filled("platform", platformsOf(slots)),
    ...filled("tier", tiers),
    ...filled("language", languages),
    ...(followers && {
      followers: {
        ...(followers.min !== null && { min: followers.min }),
        ...(followers.max !== null && { max: followers.max }),
      },
    }),
    ...(knownPrices === true && { has: ["price"] }),
  });
}

/** Without some platforms meant on all the others. */
function platformsOf({ platforms, withoutPlatforms = [] }: StatedSlots): string[] {
  const wanted = platforms ?? (withoutPlatforms.length > 0 ? PLATFORMS : []);
  return wanted.filter((platform) => !withoutPlatforms.includes(platform));
}

function filled(name: string, values: readonly string[] | undefined) {
  return values && values.length > 0 ? { [name]: values } : {};
}

// JSON knows no undefined, so a key that is there has a value: the optional keys of the schema and of the type agree.
function withoutAbsent(parsed: z.infer<typeof StatedJson>): Stated {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return JSON.parse(JSON.stringify(parsed)) as Stated;
}
