import type { CreatorProfile } from "@app/contract/discovery-creators";
import { formatCount, formatPercent } from "#/lib/format.ts";
import type { ChartPoint } from "#/ui/charts/chart.rules.ts";

/** Changes smaller than this are no news, in percent. Chosen by us. */
const STEADY = 2;

/** Followers by month as a chart draws them: "11/2026". */
export function growthPoints(snapshots: CreatorProfile["snapshots"]): ChartPoint[] {
  return snapshots.map(({ month, followers }) => {
    const [year = "", monthOfYear = ""] = month.split("-");
    return { label: `${monthOfYear}/${year}`, value: followers };
  });
}

/** What the history says, in a few words. */
export function growthFinding(creator: Pick<CreatorProfile, "growth">): string {
  const { growth } = creator;
  if (growth === null) return "Too little history to see a change";
  if (Math.abs(growth) < STEADY) return "Followers are steady";
  return growth > 0
    ? `Followers rose by ${formatPercent(growth, 1)}`
    : `Followers fell by ${formatPercent(-growth, 1)}`;
}

/** One sentence for those who do not see the drawing. */
export function growthSummary(points: readonly ChartPoint[]): string {
  const known = points.filter((point) => point.value !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || first === last) return "Too few months are known.";
  return `From ${formatCount(first.value)} in ${first.label} to ${formatCount(last.value)} in ${last.label}.`;
}
