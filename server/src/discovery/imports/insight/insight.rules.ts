import type { FigureSource } from "@app/contract/figures";
import { formatMoney, formatTotal, plural } from "@app/contract/formats";
import type { ImportInsight } from "@app/contract/discovery/import-insight";
import { metricDefinition } from "@app/contract/metrics";
import { platformLabel } from "@app/contract/platforms";
import type { Platform } from "@app/contract/platforms";
import type { CreatorCounts, PriceBasis } from "./insight.store.ts";
import type { ImportCounts } from "#/discovery/imports/imports.store.ts";

interface InsightInput {
  counts: CreatorCounts;
  basis: PriceBasis;
  range: NonNullable<ImportInsight["price"]>["range"];
  platforms: { platform: Platform; creators: number }[];
  latest: { fileName: string | null; at: string; counts: ImportCounts } | null;
  now: Date;
}

/** Fields that may be missing most, with their names on screen. */
const FIELDS: readonly [Exclude<keyof CreatorCounts, "total">, string][] = [
  ["price", "Price"],
  ["engagementRate", "Engagement rate"],
  ["avgViews", "Average views"],
  ["email", "E-mail"],
  ["country", "Country"],
  ["category", "Category"],
  ["followers", "Followers"],
  ["name", "Name"],
];

const SOURCE = "Creators of this workspace";

/** What the counted rows say, each figure with its source. */
export function insightOf(input: InsightInput): ImportInsight {
  const { counts, platforms } = input;
  const base = { sample: creators(counts.total), asOf: input.now.toISOString(), source: SOURCE };
  return {
    creators: {
      value: counts.total,
      source: {
        ...base,
        metric: "insight.creators",
        label: "Creators",
        definition: "Accounts in this workspace; one person with two accounts counts twice.",
        inputs: platforms.map(({ platform, creators: count }) => ({
          label: platformLabel(platform),
          value: formatTotal(count),
        })),
      },
    },
    duplicates: duplicatesOf(input, base),
    withoutEmail: {
      value: counts.total - counts.email,
      source: {
        ...base,
        metric: "insight.without_email",
        label: "Without e-mail",
        definition: "Creators for whom no e-mail address is known.",
        inputs: [
          { label: "Creators", value: formatTotal(counts.total) },
          { label: "With e-mail", value: formatTotal(counts.email) },
        ],
        note: "Share: without e-mail ÷ creators × 100.",
      },
    },
    price: priceOf(input, base),
    missingMost: missingMostOf(counts, base),
    platforms,
  };
}

type Base = Pick<FigureSource, "sample" | "asOf" | "source">;

function duplicatesOf({ latest }: InsightInput, base: Base): ImportInsight["duplicates"] {
  return {
    value: latest ? latest.counts.folded : null,
    source: {
      ...base,
      metric: "insight.duplicates",
      label: "Duplicates folded",
      definition: "Rows of the last import whose account stands in an earlier row; the later value was kept.",
      inputs: latest ? [{ label: "Rows read", value: formatTotal(latest.counts.read) }] : [],
      sample: latest ? plural(latest.counts.read, "row") : null,
      asOf: latest?.at ?? null,
      source: latest ? (latest.fileName ?? "Pasted") : null,
    },
  };
}

function priceOf({ counts, basis, range }: InsightInput, base: Base): ImportInsight["price"] {
  const isByViews = basis === "views";
  const metric = metricDefinition(isByViews ? "cpm" : "price_per_1000_followers");
  return {
    range,
    source: {
      ...base,
      metric: metric.id,
      label: metric.label,
      definition: metric.definition,
      inputs: [
        { label: "With a price", value: formatTotal(counts.price) },
        {
          label: isByViews ? "With average views" : "With followers",
          value: formatTotal(isByViews ? counts.avgViews : counts.followers),
        },
        ...(range
          ? [
              { label: "With both", value: formatTotal(range.creators) },
              { label: "Lowest", value: priceText(range, range.from) },
              { label: "Median", value: priceText(range, range.median) },
              { label: "Highest", value: priceText(range, range.to) },
            ]
          : []),
      ],
      sample: range ? creators(range.creators) : null,
      note: `${metric.formula}. From the lowest to the highest${range ? ` in ${range.currency}` : ""}.`,
    },
  };
}

function missingMostOf(counts: CreatorCounts, base: Base): ImportInsight["missingMost"] {
  const [most] = FIELDS.map(([field, label]) => ({
    field,
    label,
    missing: counts.total - counts[field],
  })).toSorted((a, b) => b.missing - a.missing);
  const isMissing = most !== undefined && most.missing > 0;
  return {
    field: isMissing ? most.field : null,
    label: isMissing ? most.label : null,
    missing: isMissing ? most.missing : 0,
    source: {
      ...base,
      metric: "insight.missing_most",
      label: "Missing most",
      definition: "The field that the most creators have no value for.",
      inputs: FIELDS.map(([field, label]) => ({
        label,
        value: `${formatTotal(counts.total - counts[field])} without`,
      })),
    },
  };
}

function creators(count: number): string {
  return plural(count, "creator");
}

/** Minor units as money, rounded to whole ones. */
function priceText({ currency }: NonNullable<InsightInput["range"]>, amount: number): string {
  return formatMoney({ amount: Math.round(amount), currency });
}
