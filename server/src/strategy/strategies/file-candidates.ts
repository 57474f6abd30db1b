import { FURTHER_LANGUAGES, furtherLanguages } from "#/language/places/spoken-languages.ts";
import { canonicalCity } from "#/language/places/places.ts";
import { toMoney } from "#/strategy/brief/money/currencies.ts";
import type { Candidate, CandidatePrice } from "#/strategy/plans/candidate.ts";

/** One account of a table as the importer reads it. What is absent is unknown. */
export interface TableAccount {
  /** By which the search knows it. */
  key: string;
  platform: string;
  handle: string;
  values: {
    name?: string;
    followers?: number;
    /** Percent. */
    engagementRate?: number;
    avgViews?: number;
    country?: string;
    city?: string;
    language?: string;
    own?: Readonly<Record<string, { kind: string; value: unknown }>>;
    gender?: string;
    categories?: readonly string[];
    brands?: string[];
    audience?: {
      countries?: Record<string, number>;
      genders?: { female?: number };
      ages?: Record<string, number>;
    };
    /** Whole units; a null currency is that of the plan. */
    price?: { amount: number; currency: string | null; per: string | null };
    /** All of them, that one too. */
    prices?: readonly TablePrice[];
  };
}

/** Whole units. */
interface TablePrice {
  amount: number;
  upTo?: number;
  currency: string | null;
  format: string | null;
  usageMonths?: number;
  exclusivityMonths?: number;
}

function furtherOf({ own = {} }: TableAccount["values"]): string | null {
  const said = own[FURTHER_LANGUAGES]?.value;
  return typeof said === "string" ? said : null;
}

/** Several pieces for one price: what one of them costs is not known. */
const BUNDLE = "bundle";
const FILE = "Row of the file";

/** Rows of a file as candidates. Platform and handle are the id, so that it is the same in every call. */
export function fileCandidates(accounts: readonly TableAccount[], currency: string): Candidate[] {
  return accounts.map(({ key, platform, handle, values }) => ({
    accountId: key,
    creatorId: `${platform}:${handle.toLowerCase()}`,
    platform,
    handle,
    name: values.name ?? null,
    followers: values.followers ?? null,
    medianViews: values.avgViews ?? null,
    viewsSample: null,
    isAverage: true,
    engagementRate: values.engagementRate ?? null,
    country: values.country ?? null,
    city: values.city === undefined ? null : canonicalCity(values.city),
    language: values.language ?? null,
    furtherLanguages: furtherLanguages(furtherOf(values)),
    gender: values.gender ?? null,
    categories: [...(values.categories ?? [])],
    ...pricesOf(values, currency),
    audience: {
      ...(values.audience?.genders?.female !== undefined && { female: values.audience.genders.female }),
      ...(values.audience?.countries && { countries: values.audience.countries }),
      ...(values.audience?.ages && { ages: values.audience.ages }),
    },
    brands: values.brands ?? [],
    asOf: null,
    origins: { followers: FILE, views: FILE, price: FILE },
  }));
}

/** The prices of single pieces, the first of them for the account. */
function pricesOf(
  { price, prices }: TableAccount["values"],
  currency: string,
): Pick<Candidate, "price" | "prices"> {
  const read =
    prices ?? (price ? [{ amount: price.amount, currency: price.currency, format: price.per }] : []);
  const single = read.filter(({ format }) => format !== BUNDLE).map((one) => toPrice(one, currency));
  return { price: single[0] ?? null, prices: single };
}

function toPrice(
  { amount, upTo, currency: own, format, usageMonths, exclusivityMonths }: TablePrice,
  currency: string,
): CandidatePrice {
  return {
    ...toMoney(amount, own ?? currency),
    ...(upTo !== undefined && { upTo: toMoney(upTo, own ?? currency).amount }),
    per: format,
    ...(usageMonths !== undefined && { usageMonths }),
    ...(exclusivityMonths !== undefined && { exclusivityMonths }),
  };
}
