import type { CreatorProfile } from "@app/contract/discovery/creators";
import { formatPercent } from "#/lib/format.ts";
import type { ChartPoint } from "#/ui/charts/chart.rules.ts";

/** Changes smaller than this are no news, in percent. Chosen by us. */
const STEADY = 2;

/** One figure by month as a chart draws it: "11/2026". Empty where fewer than two months are known. */
export function monthlyPoints(
  snapshots: CreatorProfile["snapshots"],
  figure: "followers" | "avgViews" | "engagementRate",
): ChartPoint[] {
  const points = snapshots.map((snapshot) => {
    const [year = "", monthOfYear = ""] = snapshot.month.split("-");
    return { label: `${monthOfYear}/${year}`, value: snapshot[figure] };
  });
  return points.filter(({ value }) => value !== null).length < 2 ? [] : points;
}

type Growth = Pick<CreatorProfile, "growth" | "growthMonths">;

/** What the history says, in a few words. */
export function growthFinding(creator: Growth): string {
  const { growth } = creator;
  if (growth === null) return "Too little history to see a change";
  if (Math.abs(growth) < STEADY) return `Followers are steady${period(creator)}`;
  return growth > 0
    ? `Followers rose by ${formatPercent(growth, 1)}${period(creator)}`
    : `Followers fell by ${formatPercent(-growth, 1)}${period(creator)}`;
}

/** "Growth in 11 months": as long as the history that is known. */
export function growthLabel(creator: Growth): string {
  return `Growth${period(creator)}`;
}

function period({ growthMonths }: Growth): string {
  if (growthMonths === null) return "";
  if (growthMonths === 12) return " in a year";
  return growthMonths === 1 ? " in a month" : ` in ${growthMonths} months`;
}

/** One sentence for those who do not see the drawing. */
export function growthSummary(
  points: readonly ChartPoint[],
  format: (value: number | null) => string,
): string {
  const known = points.filter((point) => point.value !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || first === last) return "Too few months are known.";
  return `From ${format(first.value)} in ${first.label} to ${format(last.value)} in ${last.label}.`;
}
