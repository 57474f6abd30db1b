import { canonicalCity } from "#/language/places/places.ts";
import { toMoney } from "#/strategy/brief/amounts.ts";
import type { Candidate } from "#/strategy/plans/candidate.ts";

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
  };
}

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
    engagementRate: values.engagementRate ?? null,
    country: values.country ?? null,
    city: values.city === undefined ? null : canonicalCity(values.city),
    language: values.language ?? null,
    gender: values.gender ?? null,
    categories: [...(values.categories ?? [])],
    price: priceOf(values.price, currency),
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

function priceOf(price: TableAccount["values"]["price"], currency: string): Candidate["price"] {
  if (!price) return null;
  return { ...toMoney(price.amount, price.currency ?? currency), per: price.per };
}
