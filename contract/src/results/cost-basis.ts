import * as z from "zod/mini";

/** Whether a cost is what was paid, what was agreed, or a guess of the plan. */
export const CostBasis = z.enum(["paid", "agreed", "paid and agreed", "planned", "partly planned"]);
export type CostBasis = z.infer<typeof CostBasis>;
