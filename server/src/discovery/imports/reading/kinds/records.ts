import type { PriceUnit } from "@app/contract/creator-prices";
import type { Platform } from "@app/contract/platforms";
import { anyOf } from "#/language/dictionary.ts";
import { FORMAT_WORDS, wordsFor } from "#/language/media/media.ts";
import { plain } from "#/discovery/imports/reading/cells/plain.ts";
import { isSetOff } from "./record-cancelled.ts";
import { readDay } from "#/discovery/imports/reading/history/day-spans.ts";
import type { ColumnStyle } from "#/discovery/imports/reading/cells/rates.ts";
import { findPostLink } from "#/discovery/imports/reading/cells/post-links.ts";
import { formatOfLetter } from "#/discovery/imports/reading/offers/offer-pieces.ts";
import { placeOfFormat, readFormat } from "#/discovery/imports/reading/cells/offers.ts";
import { readCurrency } from "#/discovery/imports/reading/cells/currencies.ts";
import type { ReadMoney } from "#/discovery/imports/reading/values.ts";
import { readPostLink } from "#/language/media/post-links.ts";
import { oneCurrency, paidBesideRest, partPaid, readAmount, withoutRefund } from "./record-money.ts";
import { asksIfPaid } from "./paid-marks.ts";
import { isPaidInPart, isUnderWay, paidNamed, paymentStateNamed } from "#/language/tables/tables.ts";
import type { RecordCells } from "./record-cells.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";

/** Who a record is about, as far as its row says. */
export interface RecordOf {
  line: number;
  part: number;
  platform: Platform | null;
  handle: string | null;
  /** The creator as the row calls them. */
  creator: string | null;
  /** Cells that have no field, as they are written, by header. */
  fields: Record<string, string>;
}

/** What one post is. */
type KindOfPost = PriceUnit | "live" | "image";

/** One post, or the results of one creator in one campaign. Days are yyyy-mm-dd; moments as `readMoment` gives them. */
export interface ReadPost extends RecordOf {
  format: KindOfPost | null;
  /** Without what was added to follow clicks. */
  url: string | null;
  postedAt: string | null;
  caption: string | null;
  hashtags: string[];
  mentions: string[];
  views: number | null;
  impressions: number | null;
  reach: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  saves: number | null;
  clicks: number | null;
  campaign: string | null;
  fee: ReadMoney | null;
  code: string | null;
  orders: number | null;
  revenue: ReadMoney | null;
}

/** One order that a code or a link was used for; what was sent back has a negative amount. */
export interface ReadOrder extends RecordOf {
  order: string | null;
  code: string | null;
  campaign: string | null;
  link: string | null;
  /** How many orders the row counts; null for a single one. */
  orders: number | null;
  amount: ReadMoney | null;
  orderedAt: string | null;
}

/** One invoice of a creator. All amounts have one currency. */
export interface ReadPayment extends RecordOf {
  invoice: string | null;
  campaign: string | null;
  net: ReadMoney | null;
  vat: ReadMoney | null;
  gross: ReadMoney | null;
  /** Of what is still open in part. */
  paidSoFar: ReadMoney | null;
  issuedOn: string | null;
  due: string | null;
  paidOn: string | null;
  /** Null where the table does not say, `unclear` where it says neither. */
  state: "open" | "paid" | "unclear" | null;
}

const LIST_MAX = 50;
const TAG = /#([\p{L}\p{N}_]+)/gu;
const MENTION = /(?<![\p{L}\p{N}._])@([\p{L}\p{N}._]+)/gu;
/** A post of its row; null where the row says nothing of one. Without a platform nobody can keep it. */
export function readPost(cells: RecordCells, of: RecordOf): ReadPost | null {
  const link = cells.read("url", readLink);
  const caption = cells.text("caption");
  const said = cells.read("hashtags", (cell) => listOf(cell, TAG, /^#/u)) ?? [];
  const mentioned = [
    ...(cells.read("mentions", (cell) => listOf(cell, MENTION, /^@/u)) ?? []),
    ...marked(cells.cellOf("hashtags"), MENTION),
  ];
  const told = cells.read("format", (cell) => formatOfPost(cell, link?.platform ?? of.platform));
  cells.read("currency", currencyAlone);
  const format = told ?? link?.format ?? null;
  const post: ReadPost = {
    ...of,
    platform: link?.isElsewhere
      ? null
      : (link?.platform ?? of.platform ?? placeOfFormat(isPriced(format) ? format : null)),
    handle: of.handle ?? link?.handle ?? null,
    format,
    url: link?.url ?? null,
    postedAt: cells.moment("postedAt"),
    caption,
    hashtags: distinct([...said, ...marked(caption, TAG)]),
    mentions: distinct([...mentioned, ...marked(caption, MENTION)]),
    views: cells.count("views"),
    impressions: cells.count("impressions"),
    reach: cells.count("reach"),
    likes: cells.count("likes"),
    comments: cells.count("comments"),
    shares: cells.count("shares"),
    saves: cells.count("saves"),
    clicks: cells.count("clicks"),
    campaign: cells.text("campaign"),
    fee: feeOf(cells),
    code: cells.code(),
    orders: cells.count("orders"),
    revenue: cells.money("revenue"),
  };
  const { url, handle, creator, postedAt, campaign, code } = post;
  return isTold(url, handle, creator, postedAt, campaign, code, caption) ? post : null;
}

export function readOrder(cells: RecordCells, of: RecordOf): ReadOrder | null {
  cells.read("currency", currencyAlone);
  const order: ReadOrder = {
    ...of,
    order: cells.text("order"),
    code: cells.code(),
    campaign: cells.text("campaign"),
    link: cells.read("url", (cell) => WEB_ADDRESS.exec(cell)?.[0] ?? null),
    ...readSold(cells),
    orderedAt: cells.moment("orderedAt"),
  };
  return isTold(order.order, order.code, order.link, order.orderedAt, of.handle, of.creator) ? order : null;
}

/** How many orders a row counts, and what they brought. */
export function readSold(cells: RecordCells): Pick<ReadOrder, "orders" | "amount"> {
  return { orders: cells.count("orders"), amount: withoutRefund(cells) };
}

export function readPayment(cells: RecordCells, of: RecordOf): ReadPayment | null {
  cells.read("currency", currencyAlone);
  const amounts = oneCurrency(cells);
  const day = cells.read("paidOn", readPaid);
  const isAsked = asksIfPaid(cells.written("state")?.column.header ?? "");
  const state = cells.read(
    "state",
    (cell, style) =>
      readPaid(cell, style, isAsked ? paidNamed : paymentStateNamed) ?? paidInFull(cell, style, amounts),
  );
  const isUnclear = state === null && cells.saysSomething("state") && !isUnderWay(cells.cellOf("state"));
  const part = partPaid(cells, amounts.gross ?? amounts.net, state?.state ?? null);
  const isSaidInPart = isPaidInPart(cells.cellOf("state")) || PART_PAID.test(cells.cellOf("state"));
  const inWords = isSaidInPart ? paidBesideRest(cells.row, amounts.gross ?? amounts.net) : null;
  const paidSoFar = part.paidSoFar ?? state?.paidSoFar ?? inWords;
  const isInPart = isSaidInPart || paidSoFar !== null;
  const told = cells.written("state");
  if (isSaidInPart && paidSoFar === null && told !== null)
    cells.told.push({
      column: told.column,
      reason: "A part was paid, and nothing says how much: all of it stays open",
    });
  if (isInPart && day?.paidOn != null) cells.refuse("paidOn", "Only a part was paid on that day");
  const paidOn = (isInPart ? null : day?.paidOn) ?? state?.paidOn ?? null;
  const payment: ReadPayment = {
    ...of,
    invoice: cells.number("invoice"),
    campaign: cells.text("campaign"),
    ...amounts,
    paidSoFar,
    issuedOn: cells.day("issuedOn"),
    due: cells.day("due"),
    paidOn,
    state: state?.state ?? part.state ?? day?.state ?? (paidOn === null && isUnclear ? "unclear" : null),
  };
  const { invoice, campaign, issuedOn, due } = payment;
  return isTold(invoice, campaign, issuedOn, due, paidOn, of.handle, of.creator) ? payment : null;
}

/** What a column of currencies says; of an amount that stands there more would be lost. */
function currencyAlone(cell: string): string | null {
  return /\d/u.test(cell) ? null : readCurrency(cell);
}

/** "Paid 50 %", in whichever language; less than ten per cent are a discount. */
const PART_PAID = /(?<![\d.,])[1-9]\d\s?%/u;

/** Whether a row says more than figures: what only adds up others is no record of its own. */
function isTold(...names: readonly (string | null)[]): boolean {
  return names.some((name) => name !== null);
}

type PaidReading = Pick<ReadPayment, "paidOn" | "state"> & Partial<Pick<ReadPayment, "paidSoFar">>;

/** An amount below "Paid": all of what is asked, or less. */
function paidInFull(
  cell: string,
  { mark }: ColumnStyle,
  { gross, net }: ReturnType<typeof oneCurrency>,
): PaidReading | null {
  const [paid, asked] = [readAmount(cell, mark), gross ?? net];
  if (paid === null || asked === null) return null;
  if (Math.abs(paid.amount) >= Math.abs(asked.amount)) return { paidOn: null, state: "paid" };
  const isSame = paid.currency === null || paid.currency === asked.currency;
  const amount = Math.sign(asked.amount) * Math.abs(paid.amount);
  return { paidOn: null, state: "open", paidSoFar: isSame && amount !== 0 ? { ...asked, amount } : null };
}

const DAY_BEHIND = /(?<=\s)\d{1,4}([./-])\d{1,2}\1\d{2,4}$/u;

/** "Paid" above a day, and "paid on" above "open": whichever of the two a cell says. */
function readPaid(cell: string, style: ColumnStyle, named = paymentStateNamed): PaidReading | null {
  const said = named(cell);
  // "Viré le 12/10/2025" and "paid 3/4/26": the word, and the day behind it.
  const behind = said === "paid" ? DAY_BEHIND.exec(cell)?.[0] : undefined;
  const paidOn = readDay(cell, style) ?? (behind === undefined ? null : readDay(behind, style));
  const state = paidOn === null && !isSetOff(cell) ? said : "paid";
  return state === null || state === "cancelled" ? null : { paidOn, state };
}

/** What was paid back is no fee of a post. */
function feeOf(cells: RecordCells): ReadMoney | null {
  const fee = cells.money("fee");
  if (fee === null || fee.amount >= 0) return fee;
  cells.refuse("fee", "A fee cannot be less than nothing");
  return null;
}

/** Several kinds at once are no kind of one post; nobody has a price of their own for a live or a picture. */
export function formatOfPost(cell: string, platform: Platform | null): KindOfPost | null {
  const format = formatOfLetter(cell) ?? readFormat(cell, platform);
  if (format === null) return LIVE.test(plain(cell)) ? "live" : null;
  if (format === "post" && IMAGE.test(plain(cell))) return "image";
  return format === "bundle" ? null : format;
}

function isPriced(format: KindOfPost | null): format is PriceUnit | null {
  return format !== "live" && format !== "image";
}

const LIVE_WORDS = ["live", "directo", "en directo", "en vivo", "ao vivo", "en direct", "in diretta"];
const LIVE = new RegExp(`^(?:${anyOf([...LIVE_WORDS, ...wordsFor(FORMAT_WORDS, "live")])})(?!\\p{L})`, "u");
const IMAGE = new RegExp(`(?<!\\p{L})(?:${anyOf(wordsFor(FORMAT_WORDS, "image"))})(?!\\p{L})`, "u");

const WEB_ADDRESS = /https?:\/\/[^\s"'<>]+/iu;

/** Other networks: what is posted there is none of a kept platform, whatever else the row says. */
const ELSEWHERE =
  /^https?:\/\/(?:[\w-]+\.)*(?:x|twitter|facebook|fb|linkedin|pinterest|twitch|threads|snapchat|reddit)\.(?:com|net|tv|watch|[a-z]{2})\//iu;

interface Link {
  url: string;
  platform: Platform | null;
  handle: string | null;
  format: PriceUnit | null;
  isElsewhere: boolean;
}

/** The address of a post; of a profile or of nothing but a site there is none. */
function readLink(cell: string): Link | null {
  const post = findPostLink(cell);
  if (post) return { ...post, isElsewhere: false };
  const url = WEB_ADDRESS.exec(cell)?.[0].replace(/#.*/u, "");
  const link = url === undefined ? null : readPostLink(url);
  if (url === undefined || !link) return null;
  return { url, platform: link.platform, handle: null, format: null, isElsewhere: ELSEWHERE.test(url) };
}

/** Marked words of a cell; without marks, its words between separators. */
function listOf(cell: string, pattern: RegExp, mark: RegExp): string[] | null {
  const found = marked(cell, pattern);
  // "@brand" among tags is no tag.
  if (found.length === 0 && pattern === TAG && marked(cell, MENTION).length > 0) return [];
  const words = cell.split(/[,;|\n]/u).map((word) => word.trim().replace(mark, "").trim());
  const all = (found.length > 0 ? found : words).filter((word) => word !== "").slice(0, LIST_MAX);
  return all.length === 0 ? null : all.map((word) => word.toLowerCase());
}

function marked(text: string | null, pattern: RegExp): string[] {
  if (text === null) return [];
  return Array.from(text.matchAll(pattern), (match) => textAt(match, 1).replace(/\.+$/u, "").toLowerCase());
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)].slice(0, LIST_MAX);
}
