import type { ImportKind } from "@app/contract/discovery/import-history";
import { namesInterests } from "#/discovery/imports/reading/columns/interests.ts";
import { plainWords } from "#/discovery/imports/reading/words.ts";
import type { Dimension } from "#/language/tables/tables.ts";
import { dimensionNamed } from "#/language/tables/tables.ts";
import { countedSales, isOfFormats } from "./record-columns.ts";
import {
  addsUpPosts,
  CREATOR_SIGNS,
  creatorSign,
  fieldsOf,
  has,
  isAccountColumn,
  isIdentity,
  isRoster,
  OF_POSTS,
} from "./facts-of-columns.ts";
import type { Facts } from "./facts-of-columns.ts";
import { sentence } from "./kind-reading.ts";
import type { KindReading } from "./kind-reading.ts";
import { paymentKind } from "./payment-kind.ts";
import type { RecordField } from "@app/contract/discovery/import-records";

/** Columns that a table of posts has: what each one speaks for it. */
const POST_SIGNS: Readonly<Partial<Record<RecordField, number>>> = {
  url: 3,
  postedAt: 2,
  caption: 2,
  hashtags: 1,
  mentions: 1,
  views: 1,
  impressions: 1,
  likes: 1,
  comments: 1,
  shares: 1,
  saves: 1,
  campaign: 2,
  format: 1,
  code: 1,
  orders: 2,
  revenue: 2,
};
const POSTS_FROM = 4;
/** Below this share of different handles the rows are not one creator each. */
const REPEATED = 0.8;
const REPEATED_SIGN = 3;
const FEW_ROWS = 3;

/** What the rows of a table are, from its headers and what is below them. */
export function decideKind(
  columns: readonly Facts[],
  { isByPeriod = false, isCrossed = false } = {},
): KindReading {
  const isOfSums = addsUpPosts(columns);
  return (
    (isCrossed ? OF_GROUPS : null) ??
    audienceKind(columns) ??
    paymentKind(columns, orderKind(columns) !== null) ??
    orderKind(columns) ??
    resultKind(columns, { isByPeriod, isOfSums }) ??
    (isOfSums ? SUMS : null) ??
    postKind(columns) ??
    CREATORS
  );
}

/** The sentence for a table of the figures of creators over time. */
export function historyKind(header: string): KindReading {
  return {
    kind: "creators",
    kindReason: `Each row is the figures of a creator at one time: “${header}” says so.`,
  };
}

/** The sentence for a kind that a person chose. */
export function chosenKind(kind: ImportKind): KindReading {
  return { kind, kindReason: "You said what the rows are." };
}

const SUMS: KindReading = {
  kind: "creators",
  kindReason: "Each row names a creator, and adds up several posts: it is none of its own.",
};

const CREATORS: KindReading = { kind: "creators", kindReason: "Each row names a creator." };

function orderKind(columns: readonly Facts[]): KindReading | null {
  const found = fieldsOf("orders", columns);
  const isPaid = found.has("amount") || (found.has("order") && columns.some(isOfMoney));
  const isOfLinks = columns.some(({ contents }) => contents.posts > MOST);
  if (!isPaid || !found.has("code") || countsPosts(columns) || isOfLinks) return null;
  const isOne = found.has("order") || (found.has("orderedAt") && !hasResults(columns));
  if (!isOne || has(columns, "followers")) return null;
  return { kind: "orders", kindReason: sentence("an order", [found.get("code"), found.get("amount")]) };
}

function isOfMoney({ contents }: Facts): boolean {
  return contents.money > 0.5;
}

/** What a month of a creator does not have, whatever it counts. */
const OF_ONE_POST: readonly RecordField[] = ["url", "caption"];
/** What a table says of the work that posts are of, where it says on which platform. */
const OF_WORK: readonly RecordField[] = ["campaign", "fee"];

/** "Influencer, Code, Clicks, Orders, Revenue": what the code of each brought, in all or a day, and no post of theirs. */
function resultKind(
  columns: readonly Facts[],
  { isByPeriod, isOfSums }: { isByPeriod: boolean; isOfSums: boolean },
): KindReading | null {
  const [said, found] = [fieldsOf("posts", columns), fieldsOf("orders", columns)];
  const isPlaced = columns.some(saysPlatform);
  const ofPosts = isByPeriod || isOfSums ? OF_ONE_POST : isPlaced ? [...OF_POSTS, ...OF_WORK] : OF_POSTS;
  const isOfPosts =
    ofPosts.some((field) => said.has(field)) || (said.has("postedAt") && !found.has("orderedAt"));
  const sales = columns.find((column) => countedSales(column, columns, "orders") !== null);
  const counted = found.get("orders") ?? sales?.header;
  const isCounted =
    counted !== undefined && !found.has("order") && (found.has("amount") || found.has("code"));
  const isNamed = found.has("code") || columns.some(isAccountColumn);
  if (isOfPosts || !isCounted || !isNamed || (!isOfSums && isRoster(columns))) return null;
  return {
    kind: "orders",
    kindReason: sentence("what one code or creator sold", [
      counted,
      amountOf(columns, sales) ?? found.get("amount"),
    ]),
  };
}

/** The amount that stands beside the number of sales, which is called as amounts are. */
function amountOf(columns: readonly Facts[], sales: Facts | undefined): string | undefined {
  const others = columns.filter((column) => column !== sales);
  return sales && fieldsOf("orders", others).get("amount");
}

function saysPlatform({ said, contents }: Facts): boolean {
  return said.platform !== null || said.fields[0] === "platform" || contents.profiles > 0.5;
}

/** Likes, comments and shares are of posts, whatever a code beside them sold. */
function countsPosts(columns: readonly Facts[]): boolean {
  const found = fieldsOf("posts", columns);
  return COUNTS_OF_POSTS.filter((field) => found.has(field)).length > 1;
}

const COUNTS_OF_POSTS: readonly RecordField[] = ["views", "likes", "comments", "shares", "saves"];

/** Orders counted for each creator are results, no single orders. */
function hasResults(columns: readonly Facts[]): boolean {
  return fieldsOf("posts", columns).has("orders");
}

function postKind(columns: readonly Facts[]): KindReading | null {
  const found = fieldsOf("posts", columns);
  let posts = 0;
  for (const field of found.keys()) posts += POST_SIGNS[field] ?? 0;
  if (!found.has("format") && columns.some(isOfFormats)) posts += POST_SIGNS.format ?? 0;
  // They are counted of posts only, and kept as a field of the team's own.
  if (columns.some(({ header }) => INTERACTIONS.test(plainWords(header)))) posts += 1;
  const names = columns.filter(isAccountColumn).map(({ contents }) => contents);
  const isRepeated =
    names.length > 0 && names.every((one) => one.filled > FEW_ROWS && one.distinct < REPEATED);
  if (isRepeated) posts += REPEATED_SIGN;
  const creators = columns.reduce(
    (sum, { said, header }) => sum + creatorSign(said.fields[0], header, found),
    0,
  );
  const hasPost = found.has("url") || found.has("postedAt") || found.has("orders") || found.has("revenue");
  const isResult = found.has("campaign") && isRepeated;
  // Without a link or a day likes and views are of posts where something else says so, and nothing is said of people.
  const isCounted =
    countsPosts(columns) && creators === 0 && (found.has("format") || columns.some(isOfFormats));
  const filled = columns.filter(({ contents }) => contents.filled > 0);
  if (filled.length === 1 && filled.every(({ header, contents }) => header === "" && contents.posts === 1))
    return { kind: "posts", kindReason: "Each row is a post: it is the link of one." };
  if ((!hasPost && !isResult && !isCounted) || posts < POSTS_FROM || posts <= creators) return null;
  const told = [
    found.get("url") ?? found.get("postedAt"),
    found.get("views") ?? found.get("likes") ?? found.get("campaign"),
  ];
  return { kind: "posts", kindReason: sentence("a post", told) };
}

const INTERACTIONS = /^(?:total )?(?:interactions?|engagements)$/u;

/** An audience, wide (a column for each group) or long (a row for each group). */
function audienceKind(columns: readonly Facts[]): KindReading | null {
  const filled = columns.filter(({ contents }) => contents.filled > 0);
  const others = filled.filter((column) => !isIdentity(column));
  const groups = others.filter(
    ({ said, header }) => said.fields[0]?.startsWith("audience") || isGroupHeader(header),
  );
  const isWide = isOfGroups(groups, others);
  const isLong = filled.some(({ header, contents }) => isDimensionColumn(header, contents.texts));
  const isPaired = findGroupPair(filled) !== null;
  if (!isWide && !isLong && !isPaired) return null;
  const told = isLong || isPaired ? ["a row for each group"] : groups.map(({ header }) => header).slice(0, 2);
  return { kind: "audience", kindReason: `The columns are shares of an audience: ${told.join(", ")}.` };
}

/** Whether groups of an audience are what a table is of, be it beside notes, days and followers where nothing else is of creators. */
function isOfGroups(groups: readonly Facts[], others: readonly Facts[]): boolean {
  if (groups.length < 3) return false;
  if (groups.length >= others.length * GROUPS_SHARE) return true;
  const rest = others.filter((column) => !groups.includes(column));
  const besides = rest.filter(
    ({ said, contents }) => said.fields[0] !== "followers" && contents.dates < MOST,
  );
  const isOfCreators = besides.some(
    ({ said, header }) => !namesInterests(header) && (CREATOR_SIGNS[said.fields[0] ?? ""] ?? 0) > 0,
  );
  const all = groups.length + besides.length;
  return groups.length >= MANY_GROUPS && !isOfCreators && groups.length >= all * MANY_SHARE;
}

const GROUPS_SHARE = 0.75;
const MOST = 0.5;
const MANY_GROUPS = 5;
const MANY_SHARE = 0.6;

/** "Handle, Country, Share" with a row for each country: what is measured, and the columns of the groups and shares. */
export function findGroupPair<T extends Facts>(
  columns: readonly T[],
): { named: Dimension; group: T; share: T } | null {
  const filled = columns.filter(({ contents }) => contents.filled > 0);
  const isAgain = filled.some(
    (column) => isAccountColumn(column) && column.contents.filled > 1 && column.contents.distinct < 1,
  );
  const others = filled.filter((column) => !isIdentity(column));
  const share = others.find(
    ({ header, contents: { fits, percents } }) =>
      fits.engagementRate > RATES && (SHARE.test(plainWords(header)) || percents > RATES),
  );
  const [group, ...more] = others.filter((column) => column !== share);
  const named = group === undefined ? null : dimensionOf(group);
  return isAgain && share && group && more.length === 0 && named !== null ? { named, group, share } : null;
}

function dimensionOf({ header, said, contents }: Facts): Dimension | null {
  const [first] = said.fields;
  if (first === "country" || first === "audienceCountry" || contents.fits.country > RATES) return "country";
  if (first === "gender" || contents.fits.gender > RATES) return "gender";
  return /\b(?:age|ages|alter|altersgruppe|edad|idade|eta)\b/u.test(plainWords(header)) ? "age" : null;
}

const SHARE = /\b(?:shares?|percent(?:age)?|pct|anteil|part|porcentaje|percentuale|quota)\b|%/u;
const RATES = 0.7;

/** Whether a column's cells name what is measured: country, age, gender. */
export function isDimensionColumn(header: string, texts: readonly string[]): boolean {
  if (header === "" || texts.length === 0) return false;
  // "Country, age, city": a city is none that is kept, and its rows are told.
  const known = texts.filter((text) => dimensionNamed(text) !== null).length;
  return known === texts.length || (known > 1 && known > texts.length / 2);
}

const OF_GROUPS: KindReading = {
  kind: "audience",
  kindReason: "The columns are shares of an audience: a row for each group.",
};

function isGroupHeader(header: string): boolean {
  return /^(?:(?:m|f|w|male|female)[ .]?)?\d{2}\s*[-–+]\s*(?:\d{2})?\s*%?$/iu.test(header.trim());
}
