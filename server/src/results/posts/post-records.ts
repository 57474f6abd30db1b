import type { Money } from "@app/contract/money";
import type { PostFormat } from "@app/contract/platforms";
import type { FigureReadingInput } from "@app/contract/results/posts";
import { findHashtags, findMentions } from "#/content-checks/index.ts";
import type { Evidence } from "#/results/attaching/evidence.ts";
import type { Found } from "#/results/recording/record-all.ts";
import type { Row } from "#/results/recording/merging.ts";
import {
  evidenceOf,
  moneyColumns,
  Numbering,
  sharedColumns,
  whoseWords,
} from "#/results/recording/records.ts";
import type { WhoseRecord } from "#/results/recording/records.ts";
import { readPostLink, withScheme } from "#/language/media/post-links.ts";
import type { PostLink } from "#/language/media/post-links.ts";

/** A story is shown for a day. */
const STORY_MS = 24 * 60 * 60 * 1000;
const MINUTE = "yyyy-mm-ddThh:mm".length;

/** A post to record: by its link; or by its creator, platform, format and moment. */
export interface PostRecord extends WhoseRecord {
  url?: string | null | undefined;
  format?: PostFormat | null | undefined;
  /** ISO, UTC. */
  postedAt?: string | null | undefined;
  caption?: string | null | undefined;
  hashtags?: readonly string[] | undefined;
  mentions?: readonly string[] | undefined;
  sponsored?: boolean | null | undefined;
  fee?: Money | null | undefined;
  figures?: FigureReadingInput | null | undefined;
  /** What a table says of the orders that the post brought, where single ones are not known. */
  orders?: number | null | undefined;
  revenue?: Money | null | undefined;
}

/** A record with what its link says, and what follows for whose it is. */
export interface ReadPost {
  record: PostRecord;
  link: PostLink | null;
  evidence: Evidence;
}

/** @param dayOf the day of a moment in the workspace's time zone, yyyy-mm-dd. */
export function readPost(record: PostRecord, dayOf: (moment: Date) => string): ReadPost {
  const link = record.url ? readPostLink(record.url) : null;
  const evidence = evidenceOf(record, {
    platform: link?.platform ?? record.platform ?? null,
    linkHandle: link?.handle ?? null,
    day: record.postedAt ? dayOf(new Date(record.postedAt)) : null,
  });
  return { record, link, evidence };
}

/**
 * What makes each post the same: its link without what does not matter; without a link, its creator, platform, format and
 * moment to the minute (or its campaign, where nobody noted when), and a number where one table has several of these that
 * differ in anything.
 */
export function postIdentities(
  posts: readonly ReadPost[],
  handles: ReadonlyMap<Evidence, string>,
  numbering = new Numbering(),
): string[] {
  return posts.map(({ record, link, evidence }) => {
    if (link) return link.key;
    const { format, postedAt, figures, caption, fee, fields, orders, revenue } = record;
    const when = postedAt
      ? postedAt.slice(0, MINUTE)
      : (evidence.campaign ?? evidence.code ?? "").toLowerCase();
    const words = `${whoseWords(evidence, handles)} ${format ?? "post"} ${when}`;
    const { takenAt: _takenAt, source: _source, ...counts } = figures ?? { takenAt: "", source: "" };
    const { campaign, code } = evidence;
    const rest = Object.values({ caption, fee, fields, orders, revenue, campaign, code }).filter(isSaid);
    return `${words} ${numbering.next(words, rest.length === 0 ? counts : { counts, rest })}`;
  });
}

function isSaid(value: unknown): boolean {
  return value !== null && value !== undefined;
}

/** The columns of a post, without its figures: these follow from its readings. */
export function toPostRow({ record, link, evidence }: ReadPost, { place, identity, now }: Found): Row {
  const { url, postedAt, caption, sponsored, fee } = record;
  const format = record.format ?? link?.format ?? "post";
  const network = evidence.platform ?? undefined;
  const { amount, currency } = moneyColumns(fee);
  return {
    ...sharedColumns(record, { place, evidence, identity, now }),
    platform: evidence.platform,
    format,
    url: url ? withScheme(url) : null,
    caption: caption ?? null,
    hashtags: record.hashtags ?? namesOf(findHashtags(caption ?? "", network)),
    mentions: record.mentions ?? namesOf(findMentions(caption ?? "", network)),
    brands: [],
    sponsored: sponsored ?? null,
    posted_at: postedAt ?? null,
    ends_at: storyEnd(format, postedAt ?? null),
    fee_amount: amount,
    fee_currency: currency,
    said_orders: record.orders ?? null,
    said_revenue_amount: record.revenue?.amount ?? null,
    said_revenue_currency: record.revenue?.currency ?? null,
  };
}

function namesOf(marks: readonly { name: string }[]): string[] {
  return marks.map(({ name }) => name.toLowerCase());
}

/** When the figures of a story stop counting; null for what stays. */
export function storyEnd(format: string, postedAt: string | null): string | null {
  if (format !== "story" || postedAt === null) return null;
  return new Date(Date.parse(postedAt) + STORY_MS).toISOString();
}
