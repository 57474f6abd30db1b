import { AMOUNT_MAX } from "@app/contract/money";
import type { Category } from "@app/contract/discovery/categories";
import type { ImportField, PriceUnit } from "@app/contract/discovery/imports";
import type { Column } from "./columns/column.ts";
import { readEmail, readGender } from "./columns/contents.ts";
import { readInterests } from "./columns/interests.ts";
import { readNumber } from "./cells/numbers.ts";
import { readCity, readCountry, readLanguage } from "./cells/places.ts";
import { readCurrency, readPrice, toMinorUnits } from "./prices.ts";
import { readRate } from "./cells/rates.ts";
import type { ColumnStyle } from "./cells/rates.ts";

/** Shares of an audience in percent; an absent group is unknown. */
export interface ReadAudience {
  countries?: Record<string, number>;
  topCountry?: string;
  genders?: { female: number };
  ages?: Record<string, number>;
}

/** What a row says of a creator. What is absent is unknown. */
export interface Values {
  name?: string;
  url?: string;
  bio?: string;
  followers?: number;
  /** Percent. */
  engagementRate?: number;
  avgViews?: number;
  avgLikes?: number;
  country?: string;
  city?: string;
  language?: string;
  gender?: string;
  email?: string;
  phone?: string;
  categories?: Category[];
  keywords?: string[];
  brands?: string[];
  audience?: ReadAudience;
  /** Whole units, as written. `currency` null: the table does not say. */
  price?: { amount: number; currency: string | null; per: PriceUnit | null };
  notes?: string;
  tags?: string[];
}

export const VALUE_NAMES = [
  "name",
  "url",
  "bio",
  "followers",
  "engagementRate",
  "avgViews",
  "avgLikes",
  "country",
  "city",
  "language",
  "gender",
  "email",
  "phone",
  "categories",
  "keywords",
  "brands",
  "audience",
  "price",
  "notes",
  "tags",
] as const satisfies readonly (keyof Values)[];
export type ValueName = (typeof VALUE_NAMES)[number];

const NAME_MAX = 200;
const TEXT_MAX = 5000;
/** One with the most minor units: an amount that fits in it fits in every other. */
const FINEST_CURRENCY = "KWD";
const LIST_MAX = 50;
/** No account has so many followers: written in digits, the number is one of a phone. Chosen by us. */
const FOLLOWERS_MAX = 2e9;
const PHONE_DIGITS = 10;
/** Longest cell of a field that is one word or number. Also keeps the patterns quick on hostile files. */
const SHORT_MAX = 300;
/** Digits of the shortest phone number. */
const PHONE_MIN = 4;

/** Reads one cell that is not empty; null when it cannot be what its column says. */
export function readValues(column: Column, cell: string, style: ColumnStyle): Values | null {
  const field = column.field;
  if (field === null || NO_VALUE.has(field)) return {};
  if (cell.length > SHORT_MAX && !LONG_FIELDS.has(field)) return null;
  if (field === "followers") return some("followers", readFollowers(cell, style));
  if (field === "avgViews" || field === "avgLikes") {
    const number = readNumber(cell, "average", style.mark);
    return number === null || number.isPercent ? null : { [field]: number.value };
  }
  if (field === "price") return priceValues(column, cell, style);
  if (field === "city") return cityValues(cell);
  if (field === "category") return interestValues(cell);
  const audience = readAudience(column, cell, style);
  if (audience !== undefined) return audience === null ? null : { audience };
  return READERS[field]?.(cell, style) ?? null;
}

/** A count of people; null for a phone number, which is larger than any or begins with a zero. */
function readFollowers(cell: string, style: ColumnStyle): number | null {
  const number = readNumber(cell, "count", style.mark);
  if (number === null || number.isPercent) return null;
  const isPhone = cell.replaceAll(/\D/gu, "").length >= PHONE_DIGITS && number.value > FOLLOWERS_MAX;
  return isPhone || /^\s*0\d/u.test(cell) ? null : number.value;
}

/** Fields that may hold whole texts. */
const LONG_FIELDS: ReadonlySet<ImportField> = new Set(["bio", "notes", "brands", "tags", "category", "name"]);

/** Fields that say where an account is or how another cell reads. */
const NO_VALUE: ReadonlySet<ImportField> = new Set(["platform", "handle", "url", "currency", "ignore"]);

type Reader = (cell: string, style: ColumnStyle) => Values | null;

const READERS: Readonly<Partial<Record<ImportField, Reader>>> = {
  engagementRate: (cell, style) => some("engagementRate", readRate(cell, style)),
  country: (cell) => some("country", readCountry(cell)),
  language: (cell) => some("language", readLanguage(cell)),
  gender: (cell) => some("gender", readGender(cell)),
  email: (cell) => some("email", readEmail(cell)),
  phone: (cell) => some("phone", cell.replaceAll(/\D/gu, "").length >= PHONE_MIN ? oneLine(cell) : null),
  name: (cell) => ({ name: oneLine(cell) }),
  bio: (cell) => ({ bio: cell.slice(0, TEXT_MAX).toWellFormed() }),
  notes: (cell) => ({ notes: cell.slice(0, TEXT_MAX).toWellFormed() }),
  brands: (cell) => ({
    brands: pieces(cell, /[,;|/\n]+/u).map((brand) => brand.replace(/^@/u, "").toLowerCase()),
  }),
  tags: (cell) => ({ tags: pieces(cell, /[,;|#\n]+/u) }),
};

function oneLine(cell: string): string {
  return cell.replaceAll(/\s+/gu, " ").trim().slice(0, NAME_MAX).toWellFormed();
}

function some<K extends ValueName>(name: K, value: Values[K] | null): Values | null {
  return value === null ? null : { [name]: value };
}

function priceValues(column: Column, cell: string, style: ColumnStyle): Values | null {
  const price = readPrice(cell, style.mark);
  // A price of 0 stands for "not agreed yet": as a price it would make the creator free.
  if (price === null || price.amount === 0) return null;
  const currency = price.currency ?? readCurrency(column.header);
  if (toMinorUnits(price.amount, currency ?? FINEST_CURRENCY) > AMOUNT_MAX) return null;
  return { price: { amount: price.amount, currency, per: price.per ?? column.per } };
}

function cityValues(cell: string): Values | null {
  const { city, country } = readCity(cell);
  if (city === null && country === null) return null;
  return { ...(city !== null && { city }), ...(country !== null && { country }) };
}

function interestValues(cell: string): Values | null {
  const { categories, keywords } = readInterests(cell);
  if (categories.length === 0 && keywords.length === 0) return null;
  return { categories, ...(keywords.length > 0 && { keywords }) };
}

/** Undefined when the column is about something else; null when the cell cannot be read. */
function readAudience(column: Column, cell: string, style: ColumnStyle): ReadAudience | null | undefined {
  if (column.field === "audienceFemale") {
    const female = readRate(cell, style);
    return female === null ? null : { genders: { female } };
  }
  if (column.field === "audienceAge") {
    const share = column.ages === null ? null : readRate(cell, style);
    const ages = column.ages !== null && share !== null ? { [column.ages]: share } : agePairs(cell);
    return Object.keys(ages).length === 0 ? null : { ages };
  }
  if (column.field !== "audienceCountry") return undefined;
  return countryPairs(cell);
}

/** "18-24: 45%, 25-34 30 %" as shares by age group. */
function agePairs(cell: string): Record<string, number> {
  const found = cell.matchAll(/(\d{2})\s*[-–]\s*(\d{2})\D{1,4}?(\d{1,3}(?:[.,]\d+)?)\s*%/gu);
  return Object.fromEntries(
    [...found].map((match) => [`${match[1]}-${match[2]}`, Number((match[3] ?? "").replace(",", "."))]),
  );
}

/** "India (45%), US 20%" as shares by country; a country without a share is where most are. */
function countryPairs(cell: string): ReadAudience | null {
  const countries: Record<string, number> = {};
  let topCountry: string | undefined;
  for (const piece of pieces(cell, /[,;|/\n]+/u)) {
    const share = /(\d{1,3}(?:\.\d+)?)\s*%/u.exec(piece)?.[1];
    const country = readCountry(piece.replaceAll(/[\d.%:()]+/gu, " ").trim());
    if (country === null) continue;
    if (share === undefined) topCountry ??= country;
    else countries[country] = Number(share);
  }
  if (Object.keys(countries).length > 0) return { countries };
  return topCountry === undefined ? null : { topCountry };
}

function pieces(cell: string, separator: RegExp): string[] {
  const found = cell.split(separator).map((piece) => piece.trim());
  return [...new Set(found.filter((piece) => piece !== "" && piece.length <= NAME_MAX))].slice(0, LIST_MAX);
}
