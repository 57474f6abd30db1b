import { PRICE_UNITS } from "@app/contract/creator-prices";
import type { PriceUnit } from "@app/contract/creator-prices";
import type { CreatorRow, Measure } from "@app/contract/strategy/findings/schemas";
import { PLATFORMS } from "@app/contract/platforms";
import type { Candidate, CandidatePrice } from "#/strategy/plans/candidate.ts";

/** An account with its figure; money carries its currency. */
export interface Measured {
  account: Candidate;
  value: number;
  currency: string | null;
}

const VALUE: Readonly<Record<Exclude<Measure, "price" | "cpm">, (one: Candidate) => number | null>> = {
  followers: ({ followers }) => followers,
  engagementRate: ({ engagementRate }) => engagementRate,
  views: ({ medianViews }) => medianViews,
};

export function measure(account: Candidate, by: Measure, per: PriceUnit | null): Measured | null {
  if (by !== "price" && by !== "cpm") {
    const value = VALUE[by](account);
    return value === null ? null : { account, value, currency: null };
  }
  const price = priceOf(account, per);
  if (!price) return null;
  const { amount, currency } = price;
  if (by === "price") return { account, value: amount, currency };
  const { medianViews } = account;
  return medianViews === null || medianViews <= 0
    ? null
    : { account, value: (amount / medianViews) * 1000, currency };
}

/** Of each creator the account that comes first. */
export function oneOfEach(all: readonly Measured[], dir: "asc" | "desc"): Measured[] {
  const seen = new Set<string>();
  return ranked(all, dir).filter(({ account: { creatorId } }) => {
    const isNew = !seen.has(creatorId);
    seen.add(creatorId);
    return isNew;
  });
}

/** Of each creator the account with most followers. */
export function mainOfEach(all: readonly Measured[]): Measured[] {
  const byFollowers = all.map((one) => ({ ...one, order: one.account.followers ?? 0 }));
  const mains = new Map<string, { order: number; one: Measured }>();
  for (const { order, ...one } of byFollowers) {
    const { creatorId } = one.account;
    const before = mains.get(creatorId);
    if (!before || before.order < order) mains.set(creatorId, { order, one });
  }
  return [...mains.values()].map(({ one }) => one).toSorted((left, right) => left.value - right.value);
}

/** Amounts of different currencies are never mixed: those of the currency that most have. */
export function inOneCurrency(all: readonly Measured[]): Measured[] {
  const groups = [...Map.groupBy(all, ({ currency }) => currency).values()];
  return groups.toSorted((left, right) => right.length - left.length)[0] ?? [];
}

/** The value below which this share lies, between two values in proportion; the values rise. */
export function quantile(values: readonly number[], share: number): number {
  const place = (values.length - 1) * share;
  const [below = 0, above = below] = [values[Math.floor(place)], values[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}

export function rowOf(account: Candidate, per: PriceUnit | null): CreatorRow[] {
  const { creatorId, handle, name, followers, engagementRate, medianViews, country, city } = account;
  const platform = PLATFORMS.find((one) => one === account.platform);
  if (!platform) return [];
  const price = priceOf(account, per);
  const cpm = measure(account, "cpm", per);
  return [
    {
      creatorId,
      platform,
      handle,
      name,
      followers,
      engagementRate,
      views: medianViews,
      price: price && { amount: price.amount, currency: price.currency, per: unitOf(price) },
      cpm: cpm && { amount: Math.round(cpm.value), currency: cpm.currency ?? "" },
      country,
      city,
    },
  ];
}

/** The price of this format, or the one that stands for the account. */
function priceOf({ price, prices = [] }: Candidate, per: PriceUnit | null): CandidatePrice | null {
  if (per === null) return price;
  return [...(price ? [price] : []), ...prices].find((one) => one.per === per) ?? null;
}

function unitOf({ per }: CandidatePrice): PriceUnit | null {
  return PRICE_UNITS.find((unit) => unit === per) ?? null;
}

/** Ties stand by handle, so that the same question has the same answer. */
function ranked(all: readonly Measured[], dir: "asc" | "desc"): Measured[] {
  const sign = dir === "asc" ? 1 : -1;
  return all.toSorted(
    (left, right) =>
      sign * (left.value - right.value) || (left.account.handle < right.account.handle ? -1 : 1),
  );
}
