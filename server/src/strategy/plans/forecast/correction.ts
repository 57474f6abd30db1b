import { CORRECTIONS } from "./corrections.ts";
import { UNCORRECTED } from "./log-normal.ts";
import type { Correction } from "./log-normal.ts";
import type { SumOfViews } from "./views-model.ts";

export type Forecasted = "views" | "engagements" | "reach";

/** How the ranges of plans of so many creators are corrected. */
export interface CorrectionRow {
  of: Forecasted;
  creators: number;
  /** Where the usual views of every creator are known. */
  measured: Correction;
  /** Where they follow the followers of every creator. */
  followers: Correction;
}

/**
 * The shipped correction of a plan: between rows by the logarithm of the creators, and by how much comes from creators
 * whose views are measured: of the views for the middle, of their uncertainty for the sides.
 */
export function correctionOf(
  of: Forecasted,
  creators: number,
  measured: SumOfViews["measured"],
  table: readonly CorrectionRow[] = CORRECTIONS,
): Correction {
  const rows = table.filter((row) => row.of === of).toSorted((a, b) => a.creators - b.creators);
  const above = rows.find((row) => row.creators >= creators) ?? rows.at(-1);
  const below = rows.findLast((row) => row.creators <= creators) ?? rows[0];
  if (!above || !below) return UNCORRECTED;
  const span = Math.log(above.creators / below.creators);
  const place = span === 0 ? 0 : Math.log(creators / below.creators) / span;
  const at = (row: CorrectionRow) => ({
    ...between(row.followers, row.measured, measured.spread),
    middle: mix(row.followers.middle, row.measured.middle, measured.views),
  });
  return between(at(below), at(above), place);
}

function between(from: Correction, to: Correction, place: number): Correction {
  return {
    middle: mix(from.middle, to.middle, place),
    below: mix(from.below, to.below, place),
    above: mix(from.above, to.above, place),
  };
}

function mix(from: number, to: number, place: number): number {
  return from + (to - from) * place;
}
