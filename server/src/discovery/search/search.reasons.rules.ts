import { CREATOR_STAGE_LABELS } from "@app/contract/campaigns/creators";
import { categoryLabel } from "@app/contract/discovery/category-names";
import { CATEGORY_PARENTS } from "@app/contract/discovery/categories";
import type { AccountPrice, CreatorItem } from "@app/contract/discovery/creators";
import { knownValueLabel } from "@app/contract/discovery/known-values";
import type { Filters, PriceFilter } from "@app/contract/discovery/filters";
import { formatCount, formatDate, formatMoney, formatPercent } from "@app/contract/formats";
import { wholeUnits } from "@app/contract/money";
import { nameOf } from "@app/contract/place-names";
import { platformLabel } from "@app/contract/platforms";
import type { AccountRecord } from "#/discovery/creators/creators.store.ts";
import { audienceReasons } from "./search.reasons.audience.ts";
import { wordsOf } from "./index/creator-document.ts";
import { onOneBasis } from "./search.prices.rules.ts";
import { languagesOf } from "./search.documents.rules.ts";

interface Found {
  item: Omit<CreatorItem, "reasons">;
  /** The account that matches best, with its creator. */
  record: AccountRecord;
  filters: Filters;
}

/** Sentences that say which of the filters a creator met, for the filters that say something of one creator. */
export function reasonsFor(
  item: Omit<CreatorItem, "reasons">,
  record: AccountRecord,
  filters: Filters,
): string[] {
  const found = { item, record, filters };
  const reasons = [
    filters.platform || filters.platformAll ? platformReason(found) : null,
    topicReason(item, filters),
    ...placeReasons(found),
    sizeReason(item, filters),
    ...figureReasons(found),
    ...personReasons(found),
    ...audienceReasons(record.audience, filters),
    filters.brand ? `Posts name ${filters.brand.map((brand) => `@${brand}`).join(" or ")}.` : null,
    filters.hashtag ? `Uses ${filters.hashtag.map((hashtag) => `#${hashtag}`).join(" or ")}.` : null,
    ...wordReasons(found),
    filters.price ? priceReason(found, filters.price) : null,
    ...teamReasons(found),
    filters.has ? `Known: ${filters.has.map(knownValueLabel).join(", ")}.` : null,
    filters.hasNot ? `Not known: ${filters.hasNot.map(knownValueLabel).join(", ")}.` : null,
  ];
  return [...new Set(reasons.filter((reason) => reason !== null))];
}

function platformReason({ item }: Found): string {
  const platforms = new Set(item.accounts.filter(({ matches }) => matches).map(({ platform }) => platform));
  return `On ${[...platforms].map(platformLabel).join(" and ")}.`;
}

function topicReason(item: Omit<CreatorItem, "reasons">, filters: Filters): string | null {
  const wanted = filters.category;
  if (!wanted) return null;
  const met = item.categories.filter(
    (category) => wanted.includes(category) || wanted.some((value) => value === CATEGORY_PARENTS[category]),
  );
  return met.length > 0 ? `Topic: ${met.map(categoryLabel).join(", ")}.` : null;
}

function placeReasons({ item, record, filters }: Found): (string | null)[] {
  const { city, country } = item;
  const isCity = filters.city ?? filters.cityNot ?? filters.cityClass;
  const isCountry = filters.country ?? filters.countryNot;
  return [
    isCity && city !== null ? `Lives in ${titled(city)}.` : null,
    filters.region && record.region !== null ? `Region: ${record.region}.` : null,
    // A city says its country.
    isCountry && country !== null && !(filters.city && city !== null)
      ? `Country: ${nameOf("region", country)}.`
      : null,
    spokenReason(languagesOf(record), filters.language),
  ];
}

/** Those of the languages that were asked for; of others the first one, which no filter wants. */
function spokenReason(languages: readonly string[], wanted: Filters["language"]): string | null {
  if (!wanted || languages.length === 0) return null;
  const met = languages.filter((language) => wanted.includes(language));
  const told = met.length > 0 ? met : languages.slice(0, 1);
  return `Language: ${told.map((language) => nameOf("language", language)).join(", ")}.`;
}

function sizeReason(item: Omit<CreatorItem, "reasons">, filters: Filters): string | null {
  if (item.followers === null) return null;
  return filters.followers || filters.tier ? `${formatCount(item.followers)} followers.` : null;
}

function figureReasons({ item, record, filters }: Found): (string | null)[] {
  const views = item.medianViews ?? item.avgViews;
  return [
    filters.engagementRate && item.engagementRate !== null
      ? `Engagement rate ${formatPercent(item.engagementRate)}.`
      : null,
    (filters.avgViews ?? filters.views) && views !== null
      ? `${formatCount(views)} views of a usual post.`
      : null,
    filters.postViews ? "Has a post with such views." : null,
    filters.likes && record.avg_likes !== null
      ? `${formatCount(record.avg_likes)} likes of a usual post.`
      : null,
    filters.postsPerWeek && record.posts_per_week !== null
      ? `${formatCount(record.posts_per_week)} posts a week.`
      : null,
    filters.viewRate && views !== null && item.followers
      ? `Views of a usual post: ${formatPercent((views / item.followers) * 100, 0)} of the followers.`
      : null,
    filters.sponsorShare && record.sponsor_share !== null
      ? `Sponsored: ${formatPercent(record.sponsor_share)} of the posts.`
      : null,
    filters.fakeFollowers && record.fake_followers !== null
      ? `Fake followers: ${formatPercent(record.fake_followers)}.`
      : null,
    (filters.lastPostWithinDays ?? filters.postedWithinDays) && record.last_post_at !== null
      ? `Last post ${formatDate(record.last_post_at, "UTC")}.`
      : null,
  ];
}

function personReasons({ item, record, filters }: Found): (string | null)[] {
  return [
    filters.age && record.age !== null ? `Age ${record.age}.` : null,
    filters.gender && record.gender !== null ? `Gender: ${record.gender}.` : null,
    filters.verified !== undefined && record.verified !== null
      ? record.verified
        ? "Verified."
        : "Not verified."
      : null,
    filters.accountType && record.account_type !== null ? `Account: ${record.account_type}.` : null,
    filters.contact?.includes("email") && item.email !== null ? "Has an e-mail address." : null,
    filters.contact?.includes("phone") && record.phone !== null ? "Has a phone number." : null,
  ];
}

/** A word may be found in what somebody is called, which says nothing of what they write about. */
function wordReasons({ item, filters: { keywords, name } }: Found): (string | null)[] {
  const called = `Name or handle: ${item.name ?? item.handle}.`;
  const own = new Set(wordsOf([item.name ?? "", ...item.accounts.map(({ handle }) => handle)].join(" ")));
  const isCalled = keywords?.some((keyword) => wordsOf(keyword).every((word) => own.has(word)));
  return [
    name || isCalled ? called : null,
    keywords && !isCalled ? `Writes about ${keywords.join(" or ")}.` : null,
  ];
}

function priceReason({ item }: Found, wanted: PriceFilter): string | null {
  const accounts = item.accounts.filter(({ matches }) => matches);
  const prices = accounts.flatMap((account) => onOneBasis(account.prices, ({ format }) => format));
  const fitting = prices.filter((price) => isWanted(price, wanted));
  const price = fitting.find(({ format }) => format === wanted.per) ?? fitting[0];
  if (!price) return null;
  const ofWhat = price.format === null ? "" : ` for one ${price.format}`;
  const basis = price.vat === null ? "" : price.vat === "in" ? ", with VAT" : ", without VAT";
  return `Price: ${formatMoney(price)}${ofWhat}${basis}.`;
}

function isWanted(price: AccountPrice, { min = 0, max = Infinity, currency, per }: PriceFilter): boolean {
  const amount = wholeUnits(price);
  const isOfFormat = per === undefined || price.format === null || price.format === per;
  return price.currency === currency && isOfFormat && amount >= min && amount <= max;
}

/** What the team knows of the creator; who sees no prices asks for none. */
function teamReasons({ item, record, filters }: Found): (string | null)[] {
  const asked = (filters.workedWith ?? filters.lastDeal) !== undefined;
  const labels = filters.label?.filter(({ value }) => value !== "any") ?? [];
  return [
    (filters.status ?? filters.statusNot) && item.status !== null
      ? `Status: ${item.status.replaceAll("_", " ")}.`
      : null,
    filters.campaignStage ? stageReason(filters.campaignStage) : null,
    (filters.owner ?? filters.ownerNot) && record.owner !== null ? `Owner: ${record.owner}.` : null,
    filters.client && record.client !== null ? `Client: ${record.client}.` : null,
    (filters.agency ?? filters.agencyNot) && record.agency !== null ? `Agency: ${record.agency}.` : null,
    filters.lastContact && record.last_contact_on !== null
      ? `Last contact ${formatDate(record.last_contact_on, "UTC")}.`
      : null,
    asked && record.last_deal_on !== null ? `Last deal ${formatDate(record.last_deal_on, "UTC")}.` : null,
    filters.lastPrice && record.last_fee !== null ? `Last fee: ${formatMoney(record.last_fee)}.` : null,
    ...(filters.label?.some(({ value }) => value === "any") ? ["On a list of the team."] : []),
    ...labels.map(({ kind, value }) => `${titled(kind)}: ${value}.`),
    ...(filters.field ?? []).map(({ name }) => fieldReason(item, name)),
  ];
}

/** Of several stages and campaigns one is enough. */
function stageReason(asked: NonNullable<Filters["campaignStage"]>): string {
  const all = asked.map(
    ({ campaign, stage }) => `${CREATOR_STAGE_LABELS[stage].toLowerCase()} in ${campaign}`,
  );
  return `Campaign: ${all.join(" or ")}.`;
}

function fieldReason({ fields }: Found["item"], wanted: string): string | null {
  const found = Object.entries(fields).find(([name]) => name.toLowerCase() === wanted.toLowerCase());
  return found?.[1] ? `${found[0]}: ${found[1]}.` : null;
}

function titled(text: string): string {
  return text.replaceAll(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
}
