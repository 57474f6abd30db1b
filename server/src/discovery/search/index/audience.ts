import type { Filters, Range } from "@app/contract/discovery/filters";
import type { CreatorDocument } from "./creator-document.ts";

type AudienceCountries = Pick<CreatorDocument, "audienceCountries" | "audienceTopCountry">;
type Shares = Readonly<Record<string, number>> | null;

/** A country counts as an audience from this share on when no share was asked for. Chosen by us. */
const AUDIENCE_COUNTRY_MIN_SHARE = 20;

/**
 * Whether any of the countries has the share that was asked for, or is where most are while none was; null when the shares
 * are not known.
 */
export function audienceCountryFits(
  { audienceCountries: shares, audienceTopCountry: most }: AudienceCountries,
  { audienceCountry: wanted = [], audienceCountryMinShare: asked }: Filters,
): boolean | null {
  if (asked === undefined && most !== null && wanted.includes(most)) return true;
  const min = asked ?? AUDIENCE_COUNTRY_MIN_SHARE;
  return shares === null ? null : wanted.some((country) => (shares[country] ?? 0) >= min);
}

const WHOLE = 100;
const OTHER_GENDER: Readonly<Partial<Record<string, string>>> = { female: "male", male: "female" };

/** Whether the gender has the share; null when it is not known, and does not follow from that of the other one. */
export function audienceGenderFits(shares: Shares, wanted: Filters["audienceGender"]): boolean | null {
  const share = wanted && shares ? shareOf(shares, wanted.value) : undefined;
  return wanted && share !== undefined ? share >= wanted.minShare : null;
}

function shareOf(shares: NonNullable<Shares>, gender: string): number | undefined {
  const known = shares[gender];
  const other = OTHER_GENDER[gender];
  if (known !== undefined || other === undefined || shares[other] === undefined) return known;
  const rest = Object.values(shares).reduce((sum, share) => sum + share, 0);
  return Math.max(0, WHOLE - rest);
}

/** Whether the most common age group reaches into the range; null when no group is known. */
export function audienceAgeFits(shares: Shares, range: Range | undefined): boolean | null {
  const groups = Object.entries(shares ?? {}).toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  const group = groups[0]?.[0];
  if (group === undefined) return null;
  const [from = 0, to = Infinity] = group.split("-").map((age) => Number.parseInt(age, 10));
  return from <= (range?.max ?? Infinity) && (group.includes("-") ? to : Infinity) >= (range?.min ?? 0);
}
