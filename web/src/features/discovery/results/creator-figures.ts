import type { CreatorItem, FigureField } from "@app/contract/discovery/creators";
import { formatCount, formatDate, formatMoney, formatPercent, UNKNOWN } from "#/lib/format.ts";

/** One figure of a creator as it is shown, and where its source is. */
export interface ShownFigure {
  field: FigureField;
  label: string;
  value: string;
}

export function followersOf(item: CreatorItem): ShownFigure {
  return { field: "followers", label: "Followers", value: formatCount(item.followers) };
}

/** The median where it is known, because one viral post does not move it; else the average. */
export function viewsOf(item: CreatorItem): ShownFigure {
  if (item.medianViews !== null) {
    return { field: "medianViews", label: "Median views", value: formatCount(item.medianViews) };
  }
  return { field: "avgViews", label: "Average views", value: formatCount(item.avgViews) };
}

export function engagementOf(item: CreatorItem): ShownFigure {
  return { field: "engagementRate", label: "Engagement rate", value: formatPercent(item.engagementRate) };
}

/** From the first to the last month known, as a line of them is drawn. */
export function trendOf({ trend }: Pick<CreatorItem, "trend">): ShownFigure {
  const known = trend.filter((followers) => followers !== null);
  const value = known.length < 2 ? UNKNOWN : `${formatCount(known[0])} to ${formatCount(known.at(-1))}`;
  return { field: "growth", label: "Followers over twelve months", value };
}

export function priceOf(item: CreatorItem): ShownFigure {
  const per = item.price?.per;
  return { field: "price", label: per ? `Price per ${per}` : "Price", value: formatMoney(item.price) };
}

export function lastPostOf(item: CreatorItem, timeZone: string): ShownFigure {
  const value = item.lastPostAt === null ? UNKNOWN : formatDate(item.lastPostAt, timeZone);
  return { field: "lastPostAt", label: "Last post", value };
}
