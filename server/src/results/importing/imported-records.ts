import type { Money } from "@app/contract/money";
import { toMinorUnits } from "@app/contract/money";
import { POST_FIGURES } from "@app/contract/results/post-figures";
import type { PostFormat } from "@app/contract/platforms";
import type { ReadOrder, ReadPayment, ReadPost, ReadRecord, RecordsContext } from "#/discovery/index.ts";
import { momentIn } from "#/platform/clock.ts";
import type { OrderRecord } from "#/results/ledger/order-records.ts";
import type { PaymentRecord } from "#/results/ledger/payment-records.ts";
import type { PostRecord } from "#/results/posts/post-records.ts";
import { IMPORTED } from "#/results/posts/readings.store.ts";
import type { WhoseRecord } from "#/results/recording/records.ts";

/** A post as it was read, to be recorded; its figures were read when the table came. */
export function toPostRecord(read: ReadPost, context: RecordsContext): PostRecord {
  const { url, format, caption, hashtags, mentions, campaign, code, orders } = read;
  const figures = Object.fromEntries(POST_FIGURES.map((name) => [name, read[name]]));
  const isCounted = POST_FIGURES.some((name) => read[name] !== null);
  return {
    ...whoseOf(read, context),
    campaign,
    code,
    url,
    format: format === null ? null : FORMATS[format],
    postedAt: momentOf(read.postedAt, context),
    caption,
    hashtags,
    mentions,
    fee: moneyOf(read.fee, context),
    orders,
    revenue: moneyOf(read.revenue, context),
    figures: isCounted ? { takenAt: context.now.toISOString(), source: IMPORTED, ...figures } : null,
  };
}

/** What is bought, as the kind of post that it is. */
const FORMATS: Readonly<Record<NonNullable<ReadPost["format"]>, PostFormat>> = {
  reel: "reel",
  story: "story",
  post: "post",
  carousel: "carousel",
  video: "video",
  short: "short",
  integration: "video",
  bundle: "post",
  live: "live",
  image: "image",
};

export function toOrderRecord(read: ReadOrder, context: RecordsContext): OrderRecord {
  const { order, code, campaign, link, orders, amount, orderedAt } = read;
  return {
    ...whoseOf(read, context),
    reference: order,
    code,
    campaign,
    link,
    ...(orders !== null && { count: orders, isSum: true }),
    amount: moneyOf(amount, context),
    orderedAt: momentOf(orderedAt, context),
  };
}

export function toPaymentRecord(read: ReadPayment, context: RecordsContext): PaymentRecord {
  const { invoice, campaign, net, vat, gross, paidSoFar, issuedOn, due, paidOn, state } = read;
  return {
    ...whoseOf(read, context),
    campaign,
    invoice,
    net: moneyOf(net, context),
    vat: moneyOf(vat, context),
    gross: moneyOf(gross, context),
    paidSoFar: moneyOf(paidSoFar, context),
    issuedOn,
    due,
    paidOn,
    state,
  };
}

function whoseOf(
  { platform, handle, creator, line, fields }: ReadRecord,
  { importId }: RecordsContext,
): WhoseRecord {
  return { platform, handle, creator, line, fields, importId, source: IMPORTED };
}

function moneyOf(
  read: { amount: number; currency: string | null } | null,
  { currency: assumed }: RecordsContext,
): Money | null {
  if (read === null) return null;
  const currency = read.currency ?? assumed;
  return { amount: toMinorUnits(read.amount, currency), currency };
}

const DAY = "yyyy-mm-dd".length;

/** A day is stored as noon UTC, which is the same day in nearly every time zone. */
function momentOf(text: string | null, { timeZone }: RecordsContext): string | null {
  if (text === null) return null;
  if (text.length === DAY) return `${text}T12:00:00.000Z`;
  return (text.endsWith("Z") ? new Date(text) : momentIn(timeZone, text)).toISOString();
}
