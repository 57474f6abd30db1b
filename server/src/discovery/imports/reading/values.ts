import type { Category } from "@app/contract/discovery/categories";
import type { ImportField } from "@app/contract/discovery/imports";
import type { PriceUnit } from "@app/contract/creator-prices";
import type { Status } from "#/language/people/people.ts";
import { FURTHER_LANGUAGES, spokenLanguages } from "#/language/places/spoken-languages.ts";
import { readStatus } from "#/language/tables/contact-bans.ts";
import { answerOf, isDitto, saysNone } from "#/language/tables/tables.ts";
import { readDay } from "./history/day-spans.ts";
import { isYearless, readDate } from "#/language/time/dates.ts";
import { readCode } from "./row/codes.ts";
import type { ReadPrice } from "./cells/offers.ts";
import type { Column } from "./columns/column.ts";
import { inColumnUnit } from "./columns/header-units.ts";
import { readGender } from "./columns/contents.ts";
import { groupsOf, readAudience } from "./cells/audiences.ts";
import type { ReadAudience } from "./cells/audiences.ts";
import { readInterests } from "./columns/interests.ts";
import { lowerEnd, readNumber } from "./cells/numbers.ts";
import { withoutRemark } from "./row/remarks.ts";
import { cityIn, readCity, readCountryCell } from "./cells/places.ts";
import { readRate } from "./cells/rates.ts";
import type { ColumnStyle } from "./cells/rates.ts";
import { nameOfMonth } from "./history/months-of-figures.ts";
import { readContacts } from "./row/contacts.ts";
import { readManager } from "./row/managers.ts";
import { priceValues, readMoney } from "./row/money-values.ts";
import { TERMS } from "./row/terms.ts";
import { singleSpaced } from "./words.ts";

export type { ReadAudience } from "./cells/audiences.ts";

/** A value of a field of the workspace's own; its kind is decided for the whole column. */
export type OwnValue =
  | { kind: "choice" | "date"; value: string }
  /** `isAdded`: it stands beside what is there and takes the place of nothing. */
  | { kind: "text"; value: string; isAdded?: true }
  | { kind: "number"; value: number }
  /** Whole units as written; `currency` null: the table does not say. */
  | { kind: "money"; value: { amount: number; currency: string | null } };

/** Money of a deal, in whole units as written. */
export type ReadMoney = Pick<ReadPrice, "amount" | "currency">;

/** What an account counted on a day; null is unknown. */
export interface FiguresOfDay {
  day: string;
  followers: number | null;
  avgViews: number | null;
  engagementRate: number | null;
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
  /** ISO 3166-2. */
  region?: string;
  language?: string;
  gender?: string;
  email?: string;
  phone?: string;
  address?: string;
  categories?: Category[];
  keywords?: string[];
  brands?: string[];
  audience?: ReadAudience;
  /** Whole units, as written. `currency` null: the table does not say. */
  price?: { amount: number; currency: string | null; per: PriceUnit | null };
  notes?: string;
  tags?: string[];
  avgComments?: number;
  /** Every price of the account; `price` is the one of the column that tells most. */
  prices?: ReadPrice[];
  feePaid?: ReadMoney;
  lastFee?: ReadMoney;
  status?: Status;
  owner?: string;
  client?: string;
  agency?: string;
  /** yyyy-mm-dd. */
  lastDeal?: string;
  lastContact?: string;
  code?: string;
  verified?: boolean;
  /** Addresses that are no profile of a platform that Herald keeps. */
  links?: string[];
  /** By header: what no field of Herald's is for. */
  own?: Record<string, OwnValue>;
  /** Figures by the day (yyyy-mm-dd) that a table of figures over time names, the first day first. */
  history?: readonly FiguresOfDay[];
  /** Values that no cell says in so many words. */
  inferred?: "country"[];
}

/** Values of the creator. */
export const PERSON_NAMES = [
  "name",
  "country",
  "city",
  "region",
  "language",
  "gender",
  "email",
  "phone",
  "address",
  "notes",
  "tags",
  "status",
  "owner",
  "client",
  "agency",
  "lastDeal",
  "lastContact",
  "lastFee",
  "feePaid",
  "code",
  "own",
] as const satisfies readonly (keyof Values)[];
/** Those of an account. */
const ACCOUNT_NAMES = [
  "url",
  "bio",
  "followers",
  "engagementRate",
  "avgViews",
  "avgLikes",
  "categories",
  "keywords",
  "brands",
  "audience",
  "price",
  "avgComments",
  "verified",
  "links",
] as const satisfies readonly (keyof Values)[];
export const VALUE_NAMES = [...PERSON_NAMES, ...ACCOUNT_NAMES] as const;
export type PersonName = (typeof PERSON_NAMES)[number];
export type ValueName = (typeof VALUE_NAMES)[number];

const NAMES: ReadonlySet<string> = new Set(VALUE_NAMES);

/** What names the account, what several rows say together, and what is told one by one. */
const IN_PARTS: ReadonlySet<ValueName> = new Set(["audience", "url", "links", "own", "price"]);

/** The values of an account that rows may differ in, each own field, group of an audience and month for itself. */
export function namedValues(values: Values): Map<string, unknown> {
  const { own = {}, audience, history = [] } = values;
  return new Map<string, unknown>([
    ...valueNames(values).flatMap((name): [string, unknown][] =>
      IN_PARTS.has(name) ? [] : [[name, values[name]]],
    ),
    ...Object.entries(own).map(([name, { value }]): [string, unknown] => [`own.${name}`, value]),
    ...groupsOf(audience ?? {}),
    ...history.flatMap(({ day, ...figures }) =>
      Object.entries(figures).flatMap(([figure, value]): [string, unknown][] =>
        value === null ? [] : [[nameOfMonth(day, figure), value]],
      ),
    ),
  ]);
}

/** Names of the values that are there. */
export function valueNames(values: Values): ValueName[] {
  return Object.keys(values).filter(isValueName);
}

function isValueName(name: string): name is ValueName {
  return NAMES.has(name);
}

/** Figures that a remark may follow: "18k (bought?)". */
function isCounted(field: ImportField | null): boolean {
  return field === "followers" || field === "engagementRate" || AVERAGES.has(field);
}

const AVERAGES: ReadonlySet<ImportField | null> = new Set(["avgViews", "avgLikes", "avgComments"]);

const NAME_MAX = 200;
const TEXT_MAX = 5000;
const LIST_MAX = 50;
/** No account has so many followers: the number is one of a phone, or of another scale. Chosen by us. */
export const FOLLOWERS_MAX = 1e9;
/** Longest cell of a field that is one word or number. Also keeps the patterns quick on hostile files. */
const SHORT_MAX = 300;
/** Digits of the shortest phone number. */
const PHONE_MIN = 4;

/** Reads one cell that is not empty; null when it cannot be what its column says. */
export function readValues(column: Column, written: string, style: ColumnStyle): Values | null {
  const { field } = column;
  const cell = inColumnUnit(isCounted(field) ? withoutRemark(written) : written, column);
  if (field === null || NO_VALUE.has(field) || TERMS.has(field)) return {};
  if (OF_NAMES.has(field) && isDitto(cell)) return null;
  if (cell.length > SHORT_MAX && !LONG_FIELDS.has(field)) return null;
  if (field === "followers") return some("followers", readFollowers(cell, style));
  if (field === "avgViews" || field === "avgLikes" || field === "avgComments") {
    const number = readNumber(lowerEnd(cell) ?? cell, "average", style.mark);
    return number === null || number.isPercent ? null : { [field]: number.value };
  }
  if (field === "price") return priceValues(column, cell, style);
  if (field === "city") return cityValues(cell);
  if (field === "category") return interestValues(cell);
  if (field === "engagementRate") return rateValues(column, cell, style);
  const audience = readAudience(column, cell, style);
  if (audience !== undefined) return audience === null ? null : { audience };
  if (field === "status") return readStatus(column.header, cell);
  if (field === "feePaid" || field === "lastFee") return some(field, readMoney(column, cell, style));
  return READERS[field]?.(cell, style) ?? null;
}

/** Below this a rate beside others of a per cent and more is a fraction, or nobody knows. Chosen by us. */
const RATE_MIN = 0.1;

function rateValues({ contents }: Column, cell: string, style: ColumnStyle): Values | null {
  const rate = readRate(lowerEnd(cell) ?? cell, style);
  const isOpen =
    rate !== null && rate > 0 && rate < RATE_MIN && !/%/u.test(cell) && (contents.median ?? 0) >= 1;
  return isOpen ? null : some("engagementRate", rate);
}

/** A count of people; null for more than there can be, and for a phone number, which begins with a zero. */
function readFollowers(cell: string, style: ColumnStyle): number | null {
  const number = readNumber(cell, "count", style.mark);
  if (number === null || number.isPercent) return null;
  return number.value > FOLLOWERS_MAX || /^\s*0\d/u.test(cell) ? null : number.value;
}

/** Fields of names, where "same" and ditto marks are none. */
const OF_NAMES: ReadonlySet<ImportField> = new Set(["name", "owner", "client", "agency", "city", "code"]);

/** Fields that may hold whole texts. */
const LONG_FIELDS: ReadonlySet<ImportField> = new Set([
  "bio",
  "notes",
  "brands",
  "tags",
  "category",
  "name",
  "audienceCountry",
]);

/** Fields that say where an account is or how another cell reads. */
const NO_VALUE: ReadonlySet<ImportField> = new Set([
  "platform",
  "handle",
  "url",
  "currency",
  "region",
  "ignore",
]);

type Reader = (cell: string, style: ColumnStyle) => Values | null;

const READERS: Readonly<Partial<Record<ImportField, Reader>>> = {
  country: (cell) => countryValues(cell),
  language: (cell) => languageValues(cell),
  gender: (cell) => some("gender", readGender(cell)),
  email: (cell) => contactValues(cell),
  phone: (cell) => {
    const phone = readPhone(cell);
    return phone === null || /\p{L}/u.test(cell) ? (contactValues(cell) ?? some("phone", phone)) : { phone };
  },
  address: (cell) => ({ address: oneLine(cell) }),
  owner: (cell) => some("owner", readOneName(cell)),
  client: (cell) => some("client", readOneName(cell)),
  agency: (cell) => readManager(cell),
  lastDeal: (cell, style) => some("lastDeal", readDay(cell, style)),
  lastContact: (cell, style) => some("lastContact", readDay(cell, style)),
  code: (cell) => {
    const code = readCode(cell);
    return some("code", code === null ? null : oneLine(code));
  },
  verified: (cell) => some("verified", answerOf(cell)),
  links: (cell) => ({ links: pieces(cell, /[\s,;|]+/u).filter((piece) => piece.includes(".")) }),
  name: (cell) => ({ name: oneLine(cell) }),
  bio: (cell) => {
    const links = linksIn(cell);
    return { bio: cell.slice(0, TEXT_MAX).toWellFormed(), ...(links.length > 0 && { links }) };
  },
  notes: (cell) => ({ notes: cell.slice(0, TEXT_MAX).toWellFormed() }),
  brands: (cell) => {
    // "Y" and "3/14/25" below "Worked with us" are no brands.
    if (
      answerOf(cell) !== null ||
      readDate(cell) !== null ||
      isYearless(cell) ||
      readDate(`1 ${cell}`) !== null
    )
      return null;
    const named = pieces(cell, /[,;|/\n]/u).filter((brand) => !saysNone(brand));
    return named.length === 0 ? {} : { brands: named.map((one) => one.replace(/^@/u, "").toLowerCase()) };
  },
  tags: (cell) => ({ tags: pieces(cell, /[,;|#\n]/u) }),
};

/** What can be opened in a text: "https://…", "linktr.ee/ana"; no e-mail address, and no end of a sentence. */
const LINK =
  /(?<![\p{L}\d@._/-])(?:https?:\/\/|www\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\/[^\s"'<>()[\],;|]*[^\s"'<>()[\].,:;!?|]|(?:https?:\/\/|www\.)[^\s"'<>()[\],;|]*[^\s"'<>()[\].,:;!?|]/giu;

function linksIn(text: string): string[] {
  return [...new Set(text.slice(0, TEXT_MAX).match(LINK) ?? [])];
}

/** A creator has one language that counts; what else they speak is kept beside it. */
function languageValues(cell: string): Values | null {
  const spoken = spokenLanguages(cell);
  if (spoken === null) return null;
  const value = spoken.further.join(", ").slice(0, TEXT_MAX);
  return {
    language: spoken.code,
    ...(value !== "" && { own: { [FURTHER_LANGUAGES]: { kind: "text", value } } }),
  };
}

/** "ES (Sevilla)": the town in brackets is where they live there. */
function countryValues(cell: string): Values | null {
  const country = readCountryCell(cell);
  const town = /\(([^()]+)\)\s*$/u.exec(cell)?.[1];
  const city = town === undefined || country === null ? null : cityIn(town, country);
  return city === null ? some("country", country) : { ...some("country", country), city };
}

/** The address and the number of a cell, whichever its column asks for. */
function contactValues(cell: string): Values | null {
  const { email, phone } = readContacts(cell);
  if (email === null && phone === null) return null;
  return { ...(email !== null && { email }), ...(phone !== null && { phone }) };
}

/** A date is none, however many digits it has. */
function readPhone(cell: string): string | null {
  const digits = cell.replaceAll(/\D/gu, "").length;
  return digits >= PHONE_MIN && readDate(cell) === null ? oneLine(cell) : null;
}

/** Null for several: "Veganz; Oatly" is no client of that name. */
function readOneName(cell: string): string | null {
  return pieces(cell, /[;|\n]/u).length > 1 ? null : oneLine(cell);
}

function oneLine(cell: string): string {
  return singleSpaced(cell).trim().slice(0, NAME_MAX).toWellFormed();
}

function some<K extends keyof Values>(name: K, value: Values[K] | null): Values | null {
  return value === null ? null : { [name]: value };
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

function pieces(cell: string, separator: RegExp): string[] {
  const found = cell.split(separator).map((piece) => piece.trim());
  return [...new Set(found.filter((piece) => piece !== "" && piece.length <= NAME_MAX))].slice(0, LIST_MAX);
}
