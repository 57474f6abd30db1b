import type { FigureField } from "@app/contract/discovery/creators";
import type { FigureSource } from "@app/contract/figures";
import {
  formatCount,
  formatDate,
  formatMoney,
  formatPercent,
  formatTotal,
  UNKNOWN,
} from "@app/contract/formats";
import { metricDefinition } from "@app/contract/metrics";
import type { MetricId } from "@app/contract/metrics";
import { nameOf } from "@app/contract/place-names";
import { growthOver, priceOf, viewRateOf } from "./creators.rules.ts";
import type { AccountRecord, SnapshotRecord } from "./creators.store.ts";
import type { FieldSource, SourcedValue } from "#/discovery/discovery.tables.ts";
import { sourceText } from "./provenance.rules.ts";

type Inputs = FigureSource["inputs"];

interface FigureRule {
  metric: MetricId;
  /** The values whose source it has; the first that is known. */
  fields: readonly SourcedValue[];
  inputs: (record: AccountRecord, snapshots: readonly SnapshotRecord[]) => Inputs;
}

const RULES: Readonly<Record<Exclude<FigureField, "lastPostAt">, FigureRule>> = {
  followers: {
    metric: "followers",
    fields: ["followers"],
    inputs: (record) => [input("Followers", formatTotal(record.followers))],
  },
  engagementRate: {
    metric: "er.followers",
    fields: ["engagementRate"],
    inputs: (record) => [
      input("Engagement rate", formatPercent(record.engagement_rate)),
      input("Average likes", formatTotal(record.avg_likes)),
      input("Average comments", formatTotal(record.avg_comments)),
      input("Followers", formatTotal(record.followers)),
    ],
  },
  avgViews: {
    metric: "views.average",
    fields: ["avgViews"],
    inputs: (record) => [input("Average views", formatTotal(record.avg_views))],
  },
  medianViews: {
    metric: "views.median",
    fields: ["medianViews"],
    inputs: (record) => [input("Median views", formatTotal(record.median_views))],
  },
  avgLikes: {
    metric: "likes.average",
    fields: ["avgLikes"],
    inputs: (record) => [input("Average likes", formatTotal(record.avg_likes))],
  },
  avgComments: {
    metric: "comments.average",
    fields: ["avgComments"],
    inputs: (record) => [input("Average comments", formatTotal(record.avg_comments))],
  },
  postsPerWeek: {
    metric: "posts_per_week",
    fields: ["postsPerWeek"],
    inputs: (record) => [input("Posts per week", formatCount(record.posts_per_week))],
  },
  sponsorShare: {
    metric: "sponsor_share",
    fields: ["sponsorShare"],
    inputs: (record) => [input("Sponsored share", formatPercent(record.sponsor_share))],
  },
  fakeFollowers: {
    metric: "fake_followers",
    fields: ["fakeFollowers"],
    inputs: (record) => [input("Suspicious followers", formatPercent(record.fake_followers))],
  },
  viewRate: {
    metric: "view_rate",
    fields: ["medianViews", "avgViews"],
    inputs: (record) => [
      input("Views of a usual post", formatTotal(record.median_views ?? record.avg_views)),
      input("Followers", formatTotal(record.followers)),
      input("View rate", formatPercent(viewRateOf(record))),
    ],
  },
  growth: { metric: "growth", fields: ["followers"], inputs: growthInputs },
  price: {
    metric: "price",
    fields: ["price"],
    inputs: (record) => [
      input("Price", formatMoney(priceOf(record))),
      input("For one", record.price_per ?? UNKNOWN),
    ],
  },
  audience: { metric: "audience.share", fields: ["audience"], inputs: audienceInputs },
};

/** Where a figure of a creator comes from. Inputs that nobody knows are NA. */
export function figureSource(
  field: FigureField,
  record: AccountRecord,
  snapshots: readonly SnapshotRecord[],
): FigureSource {
  if (field === "lastPostAt") return lastPost(record);
  const rule = RULES[field];
  const { id, label, definition, formula, note } = metricDefinition(rule.metric);
  const origin = rule.fields.map((name) => record.provenance[name]).find((source) => source !== undefined);
  return {
    metric: id,
    label,
    definition: `${definition} Formula: ${formula}.`,
    inputs: rule.inputs(record, snapshots),
    sample: sampleOf(origin, field === "growth" ? snapshots.length : null),
    asOf: origin?.asOf ?? null,
    source: sourceText(origin),
    ...(note === undefined ? {} : { note }),
  };
}

function lastPost(record: AccountRecord): FigureSource {
  const origin = record.provenance.lastPostAt;
  return {
    metric: "last_post",
    label: "Last post",
    definition: "When the newest known post was published.",
    inputs: [input("Published", formatDate(record.last_post_at, "UTC"))],
    sample: sampleOf(origin, null),
    asOf: origin?.asOf ?? null,
    source: sourceText(origin),
  };
}

function growthInputs(_record: AccountRecord, snapshots: readonly SnapshotRecord[]): Inputs {
  const growth = growthOver(snapshots);
  if (!growth) return [input("Growth", UNKNOWN)];
  return [
    input(`Followers in ${monthOf(growth.from)}`, formatTotal(growth.from.followers)),
    input(`Followers in ${monthOf(growth.to)}`, formatTotal(growth.to.followers)),
    input("Growth", formatPercent(growth.percent)),
  ];
}

function audienceInputs(record: AccountRecord): Inputs {
  const { countries, genders, ages } = record.audience;
  const groups = [named(countries), genders && { Women: genders.female, Men: genders.male }, ranged(ages)];
  const inputs = groups.flatMap((group) =>
    Object.entries(group ?? {}).map(([name, share]) => input(name, formatPercent(share))),
  );
  return inputs.length > 0 ? inputs : [input("Audience", UNKNOWN)];
}

function named(countries: Record<string, number> | null | undefined): Record<string, number> {
  return Object.fromEntries(
    Object.entries(countries ?? {}).map(([code, share]) => [nameOf("region", code), share]),
  );
}

function ranged(ages: Record<string, number> | null | undefined): Record<string, number> {
  return Object.fromEntries(Object.entries(ages ?? {}).map(([age, share]) => [age.replace("-", "–"), share]));
}

function sampleOf(origin: FieldSource | undefined, months: number | null): string | null {
  if (months !== null) return months > 0 ? `${months} monthly snapshots` : null;
  if (origin?.sample !== undefined) return `${origin.sample} posts`;
  return origin?.line === undefined ? null : "1 imported row";
}

function monthOf(snapshot: SnapshotRecord): string {
  const [year = "", month = ""] = snapshot.month.split("-");
  return `${month}/${year}`;
}

function input(label: string, value: string): Inputs[number] {
  return { label, value };
}
