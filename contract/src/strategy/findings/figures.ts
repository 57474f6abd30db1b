import * as z from "zod/mini";
import { filterLabel } from "../../discovery/filters/filter-labels.ts";
import type { FigureSource } from "../../figures.ts";
import { formatTotal } from "../../formats.ts";
import { metricSource } from "../../metrics.ts";
import type { MetricId } from "../../metrics.ts";
import { isPlanFigure, planFigureSource } from "../figures.ts";
import { CAMPAIGN_FIGURES } from "./campaign-figures.ts";
import type { NamedFigure } from "./campaign-figures.ts";
import { Measure } from "./schemas.ts";

const Finding = z.object({
  asOf: z.string(),
  sources: z.array(z.string()),
  by: z.nullish(Measure),
  filters: z.optional(z.record(z.string(), z.unknown())),
  known: z.optional(z.number()),
  total: z.optional(z.number()),
  others: z.optional(z.number()),
  /** Of a finding about a plan. */
  plan: z.nullish(z.object({ version: z.number() })),
});

/** What finds creators by their figures. */
const Measured = z.object({
  rows: z.array(z.object({ engagementRate: z.unknown(), followers: z.unknown() })).check(z.minLength(1)),
});

export const METRIC_OF: Readonly<Record<Measure, MetricId>> = {
  followers: "followers",
  engagementRate: "er.followers",
  views: "views.median",
  price: "price",
  cpm: "cpm",
};

const COUNTS: Readonly<Record<string, { label: string; definition: string }>> = {
  total: {
    label: "Creators found",
    definition: "Creators of this workspace who certainly fit what was asked.",
  },
  creators: { label: "Creators", definition: "All creators of this workspace." },
  shown: { label: "Creators shown", definition: "Rows of the table; the rest is found in Discovery." },
  known: { label: "Figure known", definition: "Creators who fit and of whom the figure is known." },
  notKnown: {
    label: "Figure not known",
    definition: "Creators who fit, but of whom the figure is not known.",
  },
  otherCurrency: {
    label: "Another currency",
    definition: "Creators whose price is in another currency than most; amounts are never mixed.",
  },
  others: {
    label: "Other prices",
    definition: "Prices that other creators of this workspace ask for such a piece.",
  },
  unknown: {
    label: "Not known",
    definition: "Creators who may fit: the value that was asked for is not known of them.",
  },
};
const STATISTICS: Readonly<Record<string, string>> = {
  sum: "sum",
  mean: "average",
  p10: "lower end of eight in ten",
  p50: "median",
  p90: "upper end of eight in ten",
};

const PRICES: Readonly<Record<string, { label: string; definition: string }>> = {
  "deal.price": {
    label: "Last deal",
    definition: "Agreed or paid in your newest campaign with such a piece, divided by its pieces.",
  },
  listed: { label: "Listed price", definition: "What the creator asks, as your list has it." },
  offer: { label: "Offer", definition: "As you wrote it, for one piece." },
  "range.p10": { label: "Lower end", definition: "One in ten of the prices that others ask is below it." },
  "range.p50": { label: "Median", definition: "Half of the prices that others ask are below it." },
  "range.p90": { label: "Upper end", definition: "One in ten of the prices that others ask is above it." },
};

/** Where a figure of a finding comes from, by its place there; null for what is no finding. */
export function findingFigureSource(path: string, output: unknown): FigureSource | null {
  const finding = Finding.safeParse(output).data;
  if (!finding) return null;
  const [first = "", second = "", field = ""] = path.split(".");
  const { asOf, sources, by, known, total } = finding;
  const measure =
    first === "rows" || first === "sums" ? Measure.safeParse(first === "rows" ? field : second).data : by;
  const statistic = STATISTICS[first === "sums" ? "sum" : first];
  const count = COUNTS[first];
  const inputs = Object.entries(finding.filters ?? {}).map(([name, value]) => ({
    label: filterLabel(name),
    value: typeof value === "string" ? value : JSON.stringify(value),
  }));
  const source = { asOf, source: sources.join(", "), inputs, sample: null };
  if (finding.plan && isPlanFigure(path)) {
    const { version } = finding.plan;
    return planFigureSource(path, { version, candidates: null, asOf });
  }
  const price = PRICES[path];
  if (price) {
    const sample = first === "range" ? `${formatTotal(finding.others ?? 0)} prices` : null;
    return { metric: `finding.${path}`, ...price, ...source, sample };
  }
  const named = namedFigure(path, output);
  if (named) {
    const { label, definition } = named;
    return { metric: `finding.${general(path)}`, label, definition, ...source };
  }
  if (count) return { metric: `finding.${first}`, ...count, ...source };
  if (!measure)
    return { metric: `finding.${path}`, label: "Finding", definition: "A figure of this answer.", ...source };
  const { metric, label, definition } = metricSource(METRIC_OF[measure]);
  if (statistic === undefined) return { metric, label, definition, ...source };
  return {
    metric,
    label: `${label}, ${statistic}`,
    definition,
    ...source,
    sample: `${formatTotal(known ?? 0)} of ${formatTotal(total ?? 0)} creators`,
  };
}

/** Rows of creators have the figures of measures; all others have names of their own. */
function namedFigure(path: string, output: unknown): NamedFigure | null {
  const isOfMeasures = Measured.safeParse(output).success;
  return isOfMeasures ? null : (CAMPAIGN_FIGURES[general(path)] ?? null);
}

function general(path: string): string {
  return path.replaceAll(/\.\d+(?=\.|$)/gu, ".*");
}

/** What kind of figure stands at a place of a finding. */
export function isPercentOf(path: string, output: unknown): boolean {
  const named = namedFigure(path, output);
  if (named) return named.isPercent === true;
  if (Finding.safeParse(output).data?.plan) return /percent$|\.share$/iu.test(path);
  const [first = "", , field = ""] = path.split(".");
  if (first === "rows") return field === "engagementRate";
  return first in STATISTICS && Finding.safeParse(output).data?.by === "engagementRate";
}
