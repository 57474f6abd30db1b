import type { Brief, PieceCap } from "@app/contract/strategy/plan";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import { convert } from "./currencies.ts";
import { mainFormat } from "./formats.ts";
import { madeBy } from "./own-prices.ts";
import type { Pricing } from "./pricing.ts";

/**
 * Whether a piece that the creator would make costs more than the limit for its format. A format that the platform calls
 * differently counts only where no limit names it as the platform does.
 */
export function isOverCap(
  candidate: Candidate,
  cap: PieceCap,
  { deliverables, pieceCaps = [] }: Pick<Brief, "deliverables" | "pieceCaps">,
  pricing: Pricing,
): boolean {
  const asked = deliverables.map(({ format }) => madeBy(candidate, format));
  const made = asked.length > 0 ? asked : [mainFormat(candidate.platform)];
  const limit = convert(cap.most.amount, cap.most.currency, pricing.currency) ?? Infinity;
  const capOf = (format: string) =>
    pieceCaps.find((one) => one.format === format) ??
    pieceCaps.find((one) => madeBy(candidate, one.format) === format);
  return made.some((format) => {
    const price = pricing.priceFor(candidate, [{ format, count: 1 }])?.amount ?? 0;
    return capOf(format) === cap && price > limit;
  });
}
