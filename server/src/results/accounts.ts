import { Platform } from "@app/contract/platforms";
import type { AccountMeasures } from "@app/contract/results/figures";
import type { CountedFigure } from "@app/contract/results/figures";
import type { MeasureAccounts } from "#/discovery/index.ts";
import { median } from "#/platform/median.ts";
import { engagementRate } from "./figures.ts";
import { NO_FIGURES } from "./posts/readings.ts";
import type { PostFigures } from "./posts/readings.ts";

/** Fewer posts say too little of an account. Chosen by us. */
const POSTS_MIN = 8;

export interface AccountPost extends PostFigures {
  /** Null where the creator has no account on the platform: nothing is measured then. */
  accountId: string | null;
  platform: Platform;
  /** ISO, UTC. */
  postedAt: string | null;
  /** Stories are no posts of an account's average: they are seen by other people, for a day. */
  format: string;
}

/**
 * What posts say of each of a creator's accounts, where there are at least eight with the figure. They stand beside what
 * was imported, each with its source, and take the place of nothing.
 */
export function accountMeasures(posts: readonly AccountPost[]): AccountMeasures[] {
  const lasting = posts.filter(({ format }) => format !== "story");
  return [...Map.groupBy(lasting, ({ accountId }) => accountId)].flatMap(([accountId, own]) => {
    const platform = own[0]?.platform;
    if (accountId === null || !platform || own.length < POSTS_MIN) return [];
    const days = own.flatMap(({ postedAt }) => postedAt ?? []).toSorted();
    const rate = engagementRate(own);
    return [
      {
        accountId,
        platform,
        posts: own.length,
        medianViews: enough(own, "views", middle),
        averageViews: enough(own, "views", mean),
        averageLikes: enough(own, "likes", mean),
        averageComments: enough(own, "comments", mean),
        engagementRate: rate.known < POSTS_MIN ? { ...rate, value: null } : rate,
        from: days[0] ?? null,
        until: days.at(-1) ?? null,
        source: "posts" as const,
      },
    ];
  });
}

/** The same for discovery, which keeps what posts say beside what was imported. */
export const measureAccounts: MeasureAccounts = (posts) =>
  accountMeasures(
    posts.map(({ account_id, platform, format, posted_at, ...figures }) => ({
      ...NO_FIGURES,
      ...figures,
      accountId: account_id,
      platform: Platform.parse(platform),
      format,
      postedAt: posted_at?.toISOString() ?? null,
    })),
  );

function enough(
  posts: readonly PostFigures[],
  name: keyof PostFigures,
  measure: (values: readonly number[]) => number,
): CountedFigure {
  const values = posts.flatMap((post) => post[name] ?? []);
  const value = values.length < POSTS_MIN ? null : measure(values);
  return { value, known: values.length, of: posts.length };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function middle(values: readonly number[]): number {
  return median(values.toSorted((a, b) => a - b)) ?? 0;
}
