import { ReportContent } from "@app/contract/reports/schemas";
import { withoutPrices } from "#/platform/http/prices.ts";

/** The line of the method that tells how fees were added up. */
export const COST_TERM = "Cost";

/** The same report without any amount of money: it is stored and exported so, and says so itself. */
export function reportWithoutPrices(content: ReportContent): ReportContent {
  const cleared = ReportContent.parse(withoutPrices(ReportContent, content));
  return {
    ...cleared,
    method: cleared.method.filter(({ term }) => term !== COST_TERM),
    pricesHidden: true,
  };
}
