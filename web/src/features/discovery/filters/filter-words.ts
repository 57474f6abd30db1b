import { categoryLabel, isCategory } from "@app/contract/discovery/category-names";
import { isFilterName } from "@app/contract/discovery/filter-names";
import { CREATOR_STAGE_LABELS } from "@app/contract/campaigns/creators";
import {
  CampaignStageFilter,
  DayFilter,
  FieldFilter,
  PlatformFigures,
  WorkedWithFilter,
} from "@app/contract/discovery/filters";
import { knownValueLabel } from "@app/contract/discovery/known-values";
import type { KnownValue } from "@app/contract/discovery/known-values";
import type { FilterName, Filters } from "@app/contract/discovery/filters";
import { platformLabel } from "@app/contract/platforms";
import { formatDate } from "@app/contract/formats";
import { formatCount, formatPercent, formatRange } from "#/lib/format.ts";
import { nameOf } from "@app/contract/place-names";
import { REGION_NAMES } from "./region-names.ts";
import { capitalised, statusText, titled } from "./word-case.ts";

/** What a filter is called on screen. */
export const FILTER_LABELS: Readonly<Record<FilterName, string>> = {
  platform: "Platform",
  platformAll: "On all of",
  format: "Format",
  category: "Topic",
  categoryNot: "Not topic",
  keywords: "Keyword",
  keywordsNot: "Not keyword",
  hashtag: "Hashtag",
  brand: "Brand",
  brandNot: "Not brand",
  brandWithinDays: "Brand named within",
  country: "Country",
  countryNot: "Not country",
  cityNot: "Not city",
  platformNot: "Not on",
  perPlatform: "On",
  region: "Region",
  city: "City",
  cityClass: "City class",
  language: "Language",
  tier: "Tier",
  followers: "Followers",
  engagementRate: "Engagement rate",
  views: "Views",
  avgViews: "Average views",
  postViews: "Views of a post",
  likes: "Likes",
  durationS: "Length",
  postsPerWeek: "Posts per week",
  age: "Age",
  audienceAge: "Audience age",
  fakeFollowers: "Suspicious followers",
  growth: "Growth",
  price: "Price",
  gender: "Gender",
  audienceGender: "Audience",
  audienceCountry: "Audience country",
  audienceCountryMinShare: "Audience share",
  verified: "Verified",
  sponsored: "Sponsored posts",
  contact: "Reachable by",
  lastPostWithinDays: "Posted within",
  postedWithinDays: "Published within",
  name: "Name",
  similarTo: "Similar to",
  excludeHandles: "Without",
  accountType: "Account",
  viewRate: "View rate",
  sponsorShare: "Sponsored share",
  estCpm: "Estimated CPM",
  fit: "Fit",
  authenticity: "Authenticity",
  completeness: "Completeness",
  status: "Status",
  statusNot: "Not status",
  owner: "Owner",
  ownerNot: "Not owner",
  client: "Client",
  workedWith: "Worked with",
  workedWithNot: "Never worked with",
  lastContact: "Last contact",
  lastDeal: "Last deal",
  lastPrice: "Last price",
  has: "Known",
  hasNot: "Not known",
  cpm: "Price per 1,000 views",
  agency: "Agency",
  agencyNot: "Not agency",
  field: "Field",
  campaignStage: "Stage",
  label: "Label",
  labelNot: "Not label",
  source: "Source",
  includeUnknown: "Unknown kept",
  limit: "At most",
  sort: "Order",
};

/** What a label is called, by its kind. */
const LABEL_KINDS: Readonly<Record<string, string>> = {
  collection: "Collection",
  campaign: "Campaign",
  tag: "Tag",
  notes: "Notes",
};

/** What a filter is called on its chip: a label by its kind. */
export function chipName(name: FilterName, value: unknown): string {
  const kind = typeof value === "object" && value !== null && "kind" in value ? String(value.kind) : "";
  if (name === "field") return fieldName(value);
  const known = LABEL_KINDS[kind];
  if (known === undefined) return FILTER_LABELS[name];
  return name === "labelNot" ? `Not ${known.toLowerCase()}` : known;
}

/** A field by the name of its column. */
function fieldName(value: unknown): string {
  const field = FieldFilter.safeParse(value);
  return field.success ? titled(field.data.name) : FILTER_LABELS.field;
}

/** What is not known of a creator when a filter cannot be answered, where that is not the name of the filter. */
const VALUE_LABELS: Readonly<Partial<Record<FilterName, string>>> = {
  categoryNot: "topic",
  keywords: "text",
  keywordsNot: "text",
  brandNot: "brand",
  brandWithinDays: "brand",
  hashtag: "posts",
  format: "posts",
  durationS: "length of videos",
  countryNot: "country",
  cityNot: "city",
  cityClass: "city",
  tier: "followers",
  views: "average views",
  postViews: "posts with views",
  audienceGender: knownValueLabel("audienceGender"),
  sponsored: "sponsored share",
  contact: "contact",
  lastPostWithinDays: knownValueLabel("lastPostWithinDays"),
  postedWithinDays: "last post",
  similarTo: "topic",
  statusNot: "status",
  ownerNot: "owner",
  agencyNot: "agency",
  perPlatform: "figures of these platforms",
  workedWith: "own deals",
  workedWithNot: "own deals",
  has: "value",
  hasNot: "value",
};

/** "last post", "shoe size": what a filter asks, or a value that is known or not, as it stands in a sentence. */
export function valueLabel(name: FilterName | KnownValue): string {
  if (!isFilterName(name)) return knownValueLabel(name);
  return VALUE_LABELS[name] ?? FILTER_LABELS[name].toLowerCase();
}

/** "Price in GBP": who has a price only in another currency, or for other content, has none that can be compared. */
export function missingLabel(name: FilterName, { price, cpm, lastPrice }: Filters): string {
  const money = [
    { of: "price", asked: price },
    { of: "cpm", asked: cpm },
    { of: "lastPrice", asked: lastPrice },
  ].find(({ of }) => of === name)?.asked;
  if (!money) return valueLabel(name);
  const per = name === "price" && price?.per ? ` for a ${price.per}` : "";
  return `${valueLabel(name)} in ${money.currency}${per}`;
}

const GENDERS: Readonly<Record<string, string>> = { female: "Women", male: "Men", nonbinary: "Non-binary" };
const CONTACTS: Readonly<Record<string, string>> = {
  email: "E-mail",
  phone: "Phone",
  whatsapp: "WhatsApp",
};
/** Of those that are called otherwise than they are named here. */
const SORTS: Readonly<Record<string, string>> = {
  engagementRate: "engagement rate",
  avgViews: "views",
  lastPost: "last post",
  category: "topic",
};
const PERCENT: ReadonlySet<string> = new Set([
  "engagementRate",
  "fakeFollowers",
  "viewRate",
  "sponsorShare",
  "authenticity",
]);
const COUNTS: ReadonlySet<string> = new Set(["followers", "views", "avgViews", "postViews", "likes"]);

/** The value of one chip as people read it. */
export function filterText(name: FilterName, value: unknown): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return numberText(name, value);
  if (typeof value === "string") return wordText(name, value);
  return objectText(name, value);
}

/** "Lisbon", "Germany", "Home decor": one element of a set as people write it. */
function wordText(name: FilterName, value: string): string {
  if (isCategory(value) && name.startsWith("category")) return categoryLabel(value);
  if (name === "country" || name === "countryNot" || name === "audienceCountry") {
    return nameOf("region", value);
  }
  if (name === "language") return nameOf("language", value);
  if (name === "gender") return GENDERS[value] ?? value;
  if (name === "contact") return CONTACTS[value] ?? value;
  if (name === "has" || name === "hasNot") return capitalised(knownValueLabel(value));
  if (name === "status" || name === "statusNot") return statusText(value);
  if (name === "includeUnknown") return FILTER_LABELS[isFilterName(value) ? value : "fit"];
  if (name === "brand" || name === "brandNot" || name === "similarTo" || name === "excludeHandles") {
    return `@${value}`;
  }
  if (name === "hashtag") return `#${value}`;
  if (name === "region") return REGION_NAMES[value] ?? value;
  if (name === "keywords" || name === "keywordsNot") return value;
  if (name === "name") return value.includes(" ") ? titled(value) : value;
  if (name === "platform" || name === "platformAll" || name === "platformNot") return platformLabel(value);
  return titled(value);
}

function numberText(name: FilterName, value: number): string {
  if (name.endsWith("Days")) return `${value} days`;
  if (name === "audienceCountryMinShare") return `≥ ${value}%`;
  return formatCount(value);
}

function objectText(name: FilterName, value: unknown): string {
  if (typeof value !== "object" || value === null) return "";
  const part = (key: string): unknown =>
    key in value ? Object.entries(value).find(([k]) => k === key)?.[1] : undefined;
  if (name === "sort") {
    const by = part("by");
    return `${typeof by === "string" ? (SORTS[by] ?? by) : ""}, ${part("dir") === "asc" ? "smallest first" : "largest first"}`;
  }
  if (name === "audienceGender") {
    const gender = GENDERS[String(part("value"))] ?? "";
    return `${gender.toLowerCase()} ≥ ${String(part("minShare"))}%`;
  }
  if (name === "growth") return `≥ ${String(part("min"))}% in ${String(part("periodDays"))} days`;
  if (name === "campaignStage") return stageText(value);
  if (name === "perPlatform") return platformText(value);
  if (name === "workedWith" || name === "workedWithNot") return workedWithText(value);
  if (name === "lastContact" || name === "lastDeal") return dayText(value);
  if (name === "field") return fieldText(value);
  if (name === "label" || name === "labelNot") return titled(String(part("value")));
  const [min, max] = [part("min"), part("max")].map((end) => (typeof end === "number" ? end : undefined));
  const currency = part("currency");
  const per = part("per");
  const text = rangeText(min, max, (end) =>
    endText(name, end, typeof currency === "string" ? currency : null),
  );
  return typeof per === "string" ? `${text} a ${per}` : text;
}

function figureText(name: FilterName, figure: unknown): string {
  const values: unknown[] = Array.isArray(figure) ? figure : [figure];
  return values.map((value) => filterText(name, value)).join(" or ");
}

/** "Herbst: Paid". */
function stageText(value: object): string {
  const { campaign, stage } = CampaignStageFilter.parse(value);
  return `${titled(campaign)}: ${CREATOR_STAGE_LABELS[stage]}`;
}

/** "Instagram: followers ≥ 100K". */
function platformText(value: object): string {
  const { platform, ...figures } = PlatformFigures.parse(value);
  const texts = Object.entries(figures).flatMap(([name, figure]) =>
    isFilterName(name) ? [`${FILTER_LABELS[name].toLowerCase()} ${figureText(name, figure)}`] : [],
  );
  return `${platformLabel(platform)}: ${texts.join(", ")}`;
}

/** "@nike within 90 days", "Us". */
function workedWithText(value: object): string {
  const { brand, client, withinDays } = WorkedWithFilter.parse(value);
  const whom = brand === undefined ? titled(client ?? "us") : `@${brand}`;
  return withinDays === undefined ? whom : `${whom} within ${withinDays} days`;
}

function dayText(value: object): string {
  const { min, max, withinDays } = DayFilter.parse(value);
  if (withinDays !== undefined) return `within ${withinDays} days`;
  if (min !== undefined && max !== undefined) return `${dayOf(min)} to ${dayOf(max)}`;
  return min === undefined ? `until ${dayOf(max)}` : `from ${dayOf(min)}`;
}

/** A day has no time zone of its own. */
function dayOf(day: string | undefined): string {
  return formatDate(day, "UTC");
}

const FIELD_OPS = { is: "", not: "not ", min: "≥ ", max: "≤ " } as const;

function fieldText(value: object): string {
  const field = FieldFilter.safeParse(value);
  return field.success ? `${FIELD_OPS[field.data.op]}${titled(field.data.value)}` : "";
}

function rangeText(
  min: number | undefined,
  max: number | undefined,
  format: (end: number) => string,
): string {
  if (min !== undefined && max !== undefined) return formatRange(format(min), format(max));
  if (min !== undefined) return `≥ ${format(min)}`;
  return max === undefined ? "" : `≤ ${format(max)}`;
}

function endText(name: FilterName, end: number, currency: string | null): string {
  if (currency !== null) {
    return new Intl.NumberFormat("en-GB", { style: "currency", currency, maximumFractionDigits: 0 }).format(
      end,
    );
  }
  if (PERCENT.has(name)) return formatPercent(end, Number.isInteger(end) ? 0 : 1);
  if (COUNTS.has(name)) return formatCount(end, 1).replace(".0", "");
  if (name === "durationS") return `${end} s`;
  return String(end);
}
