import { formatMoney } from "../formats.ts";
import { Money, SignedMoney } from "../money.ts";
import { PriceText } from "../prices.ts";
import { PlanStatus } from "./plan.ts";
import * as z from "zod/mini";

/** More limits than this no plan has. */
const LIMITS_MAX = 50;

/** Limits of the newest version of a plan, each by the words that name it in an order to drop it. */
export const PlanLimits = z.object({
  items: z.array(
    z.object({
      words: PriceText,
      /** The same in the language of the version; absent where it was said in English. */
      said: z.optional(PriceText),
    }),
  ),
});
export type PlanLimits = z.infer<typeof PlanLimits>;

/** Another budget, and which limits are left out, to try on the newest version of a plan; nothing is kept. */
export const PlanTrialInput = z.strictObject({
  budget: z.optional(Money),
  without: z._default(z.array(z.string()).check(z.maxLength(LIMITS_MAX)), []),
});
export type PlanTrialInput = z.infer<typeof PlanTrialInput>;

const Handles = z.array(z.object({ creatorId: z.string(), handle: z.string() }));

/** What the plan would be, beside the newest version. */
export const PlanTrial = z.object({
  status: PlanStatus,
  /** Of the version that it is held against. */
  version: z.int(),
  cost: z.nullable(Money),
  reach: z.nullable(z.int()),
  creators: z.int(),
  /** Null where one of the two is not known. */
  change: z.object({ cost: z.nullable(SignedMoney), reach: z.nullable(z.int()) }),
  entered: Handles,
  left: Handles,
});
export type PlanTrial = z.infer<typeof PlanTrial>;

/** What is tried, and kept, as it is said in the conversation; the reader of changes knows these words. */
export const ORDERS_OF_TRIAL = {
  budget: (budget: Money) => `Set the budget to ${formatMoney(budget)}`,
  withoutLimit: (words: string) => `Drop the rule “${words}”`,
} as const;
