import type { FieldSource, Provenance, SourcedValue } from "#/discovery/discovery.tables.ts";

/** What is known of a post that an account is measured by. */
export interface MeasuredPost {
  account_id: string;
  platform: string;
  format: string;
  posted_at: Date | null;
  views: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
}

interface Measure {
  value: number | null;
  /** How many posts it stands on. */
  known: number;
}

/** What enough posts of an account say of it; null where there are too few with the figure. */
export interface Measured {
  accountId: string;
  medianViews: Measure;
  averageViews: Measure;
  averageLikes: Measure;
  averageComments: Measure;
  /** ISO, UTC. */
  until: string | null;
}

/** Measures accounts by their posts; how is known above discovery. */
export type MeasureAccounts = (posts: readonly MeasuredPost[]) => readonly Measured[];

/** Figures of an account that posts can tell as well. */
interface Figures {
  followers: number | null;
  engagement_rate: number | null;
  avg_views: number | null;
  median_views: number | null;
  avg_likes: number | null;
  avg_comments: number | null;
  last_post_at: Date | null;
}

/**
 * The account with what its posts say where nothing else does; the day of the last post is the newest one known. Nothing
 * is stored: the figures follow the posts. Average views that a person typed stand for the usual post alone.
 */
export function withMeasures<Row extends Partial<Figures> & { provenance: Provenance }>(
  row: Row,
  measured: Measured | undefined,
  posts: readonly Pick<MeasuredPost, "posted_at">[],
): Row {
  const found = [...figuresOf(row, measured), ...lastPostOf(row, posts)];
  if (found.length === 0) return row;
  return {
    ...row,
    ...Object.fromEntries(found.map(({ column, value }) => [column, value])),
    provenance: {
      ...row.provenance,
      ...Object.fromEntries(found.map(({ name, source }) => [name, source])),
    },
  };
}

interface Finding {
  name: SourcedValue;
  column: keyof Figures;
  value: number | Date;
  source: FieldSource;
}

function figuresOf(
  row: Partial<Figures> & { provenance: Provenance },
  measured: Measured | undefined,
): Finding[] {
  if (!measured) return [];
  const { medianViews, averageViews, averageLikes, averageComments, until } = measured;
  const isTyped = row.provenance.avgViews?.source === "manual";
  const take = (name: SourcedValue, column: keyof Figures, { value, known }: Measure): Finding[] => {
    if (value === null || row[column] !== null) return [];
    const asOf = until ?? new Date(0).toISOString();
    return [{ name, column, value, source: { source: "posts", sample: known, asOf } }];
  };
  return [
    ...(isTyped ? [] : take("medianViews", "median_views", rounded(medianViews))),
    ...take("avgViews", "avg_views", rounded(averageViews)),
    ...take("avgLikes", "avg_likes", rounded(averageLikes)),
    ...take("avgComments", "avg_comments", rounded(averageComments)),
    ...take("engagementRate", "engagement_rate", rateOf(row, measured)),
  ];
}

/** By followers, as the rate of an account is (`er.followers`): that of posts by views is another figure. */
function rateOf({ followers }: Partial<Figures>, { averageLikes, averageComments }: Measured): Measure {
  const { value, known } = averageLikes;
  if (!followers || value === null) return { value: null, known };
  return { value: ((value + (averageComments.value ?? 0)) / followers) * 100, known };
}

function rounded({ value, known }: Measure): Measure {
  return { value: value === null ? null : Math.round(value), known };
}

function lastPostOf(
  row: Partial<Figures> & { provenance: Provenance },
  posts: readonly Pick<MeasuredPost, "posted_at">[],
): Finding[] {
  const times = posts.flatMap(({ posted_at: at }) => at?.getTime() ?? []);
  if (row.last_post_at === undefined || times.length === 0) return [];
  const newest = new Date(Math.max(...times));
  if (row.last_post_at !== null && newest <= row.last_post_at) return [];
  const source = { source: "posts", sample: times.length, asOf: newest.toISOString() } as const;
  return [{ name: "lastPostAt", column: "last_post_at", value: newest, source }];
}
