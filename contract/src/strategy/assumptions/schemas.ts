import * as z from "zod/mini";
import { RestingOn } from "../forecast-basis.ts";
import { Version, Versioned } from "../../versions.ts";
import { MODEL_ASSUMPTIONS } from "./registry.ts";

/** Values in place of the defaults, by the ids of the registry. An id that is left out goes back to its default. */
const Changed = z.record(z.string(), z.number()).check((context) => {
  for (const [id, value] of Object.entries(context.value)) {
    const message = whyNotAssumed(id, value);
    if (message) context.issues.push({ code: "custom", message, input: value, path: [id] });
  }
});

export const ForecastAssumptionsInput = z.object({ changed: Changed });
export type ForecastAssumptionsInput = z.infer<typeof ForecastAssumptionsInput>;
export const ForecastAssumptionsChange = z.extend(ForecastAssumptionsInput, Versioned.shape);
export type ForecastAssumptionsChange = z.infer<typeof ForecastAssumptionsChange>;

export const ForecastAssumptions = z.object({
  changed: z.record(z.string(), z.number()),
  /** What own campaigns say instead of a default, as long as nobody has changed it. */
  learned: z.array(RestingOn),
  /** Null until somebody has changed one. */
  updatedAt: z.nullable(z.iso.datetime()),
  version: Version,
});
export type ForecastAssumptions = z.infer<typeof ForecastAssumptions>;

/** Why a value cannot be taken, in words; null for one that can. */
export function whyNotAssumed(id: string, value: number): string | null {
  const found = MODEL_ASSUMPTIONS.get(id);
  if (!found) return "There is no such assumption.";
  if (value >= found.min && value <= found.max) return null;
  return `${found.label}: enter a number from ${found.min} to ${found.max}.`;
}
