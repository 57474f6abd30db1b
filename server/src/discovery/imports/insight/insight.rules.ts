import type { FigureSource } from "@app/contract/figures";
import { formatCount, formatMoney, formatTotal, plural } from "@app/contract/formats";
import type { ImportInsight, InsightSpread } from "@app/contract/discovery/import-insight";
import { metricDefinition } from "@app/contract/metrics";
import { platformLabel } from "@app/contract/platforms";
import type { Platform } from "@app/contract/platforms";
import type { CreatorCounts, PriceBasis, Spread } from "./insight.store.ts";
import type { ImportCounts } from "#/discovery/imports/imports.store.ts";

interface InsightInput {
  counts: CreatorCounts;
  basis: PriceBasis;
  range: NonNullable<ImportInsight["price"]>["range"];
  platforms: { platform: Platform; creators: number }[];
  followers: Spread | null;
  views: Spread | null;
  countries: { value: string; creators: number }[];
  topics: { value: string; creators: number }[];
  latest: { fileName: string | null; at: string; counts: ImportCounts } | null;
  now: Date;
}

/** Values that a table may bring, with their names on screen. */
const FIELDS: readonly [Exclude<keyof CreatorCounts, "total">, string][] = [
  ["price", "Price"],
  ["engagementRate", "Engagement rate"],
  ["avgViews", "Average views"],
  ["email", "E-mail"],
  ["country", "Country"],
  ["language", "Language"],
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
    followers: spreadFigure("followers", input, base),
    views: spreadFigure("views", input, base),
    countries: valuesFigure("countries", input, counts.country, base),
    topics: valuesFigure("topics", input, counts.category, base),
    filled: filledOf(counts, base),
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

function filledOf(counts: CreatorCounts, base: Base): ImportInsight["filled"] {
  const fields = FIELDS.map(([field, label]) => ({ field, label, creators: counts[field] }));
  return {
    fields: fields.toSorted((one, other) => other.creators - one.creators),
    source: {
      ...base,
      metric: "insight.filled",
      label: "What is known",
      definition: "Of how many creators each value is known, at whichever account.",
      inputs: fields.map(({ label, creators: count }) => ({ label, value: formatTotal(count) })),
    },
  };
}

const SPREADS = {
  followers: {
    metric: "insight.followers",
    label: "Followers",
    definition: "Followers of each creator, at the account that has most.",
  },
  views: {
    metric: "insight.views",
    label: "Average views",
    definition: "Average views of each creator, at the account that has most.",
  },
} as const;

function spreadFigure(
  of: keyof typeof SPREADS,
  { [of]: spread }: InsightInput,
  base: Base,
): InsightSpread | null {
  if (!spread) return null;
  const [from, median, to] = spread.marks;
  const inputs = [
    { label: "A quarter is below", value: formatCount(from) },
    { label: "Median", value: formatCount(median) },
    { label: "A quarter is above", value: formatCount(to) },
  ];
  return {
    creators: spread.creators,
    median,
    middle: { from, to },
    bars: spread.bars,
    source: { ...base, ...SPREADS[of], inputs, sample: creators(spread.creators) },
  };
}

const VALUES = {
  countries: {
    metric: "insight.countries",
    label: "Countries",
    definition: "Creators by the country they are in.",
  },
  topics: {
    metric: "insight.topics",
    label: "Topics",
    definition: "Creators by what they post about; one creator may have several topics.",
  },
} as const;

function valuesFigure(
  of: keyof typeof VALUES,
  { [of]: values }: InsightInput,
  known: number,
  base: Base,
): ImportInsight["countries"] {
  const inputs = [{ label: "With one", value: formatTotal(known) }];
  return { values, known, source: { ...base, ...VALUES[of], inputs, sample: creators(known) } };
}

function creators(count: number): string {
  return plural(count, "creator");
}

/** Minor units as money, rounded to whole ones. */
function priceText({ currency }: NonNullable<InsightInput["range"]>, amount: number): string {
  return formatMoney({ amount: Math.round(amount), currency });
}
