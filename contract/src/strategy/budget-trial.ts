import { Money, SignedMoney } from "../money.ts";
import { PlanStatus } from "./plan.ts";
import * as z from "zod/mini";

/** A budget to try out on the newest version of a plan; nothing is kept. */
export const BudgetTrialInput = z.object({ budget: Money });
export type BudgetTrialInput = z.infer<typeof BudgetTrialInput>;

const Handles = z.array(z.object({ creatorId: z.string(), handle: z.string() }));

/** What the plan would be with another budget, beside the newest version. */
export const BudgetTrial = z.object({
  status: PlanStatus,
  /** Of the version that it is held against. */
  version: z.int(),
  budget: Money,
  cost: z.nullable(Money),
  reach: z.nullable(z.int()),
  creators: z.int(),
  /** Null where one of the two is not known. */
  change: z.object({ cost: z.nullable(SignedMoney), reach: z.nullable(z.int()) }),
  entered: Handles,
  left: Handles,
});
export type BudgetTrial = z.infer<typeof BudgetTrial>;
