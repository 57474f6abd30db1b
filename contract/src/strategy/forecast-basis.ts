import * as z from "zod/mini";

/** An assumption of a forecast with the value that it took, in the unit of the registry. */
export const RestingOn = z.object({
  /** An id of the registry, such as "homeShare" or "users.DE". */
  id: z.string(),
  value: z.number(),
  /** Herald's own, changed by the workspace, or drawn from its campaigns. */
  origin: z.enum(["default", "changed", "learned"]),
  /** Own campaigns behind a learned value. */
  campaigns: z.optional(z.int()),
});
export type RestingOn = z.infer<typeof RestingOn>;

/** How the ranges were made, so that a later plan can learn from how they held. */
export const ForecastMade = z.object({
  /** How many times as wide as shipped. */
  width: z.number(),
  /** Doubt about the effect of payment, as a standard deviation of logarithms. */
  doubt: z.number(),
});
export type ForecastMade = z.infer<typeof ForecastMade>;
