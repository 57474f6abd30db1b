import type { Filters } from "@app/contract/discovery/filters";
import { formatPercent } from "@app/contract/formats";
import { nameOf } from "@app/contract/place-names";
import type { Audience } from "#/discovery/discovery.tables.ts";

/** What is known of those who follow, as far as it was asked for. */
export function audienceReasons(audience: Audience, filters: Filters): string[] {
  const { countries = {}, genders = {}, ages = {}, topCountry } = audience;
  const places = (filters.audienceCountry ?? []).flatMap((country) => {
    const share = countries[country];
    if (share !== undefined) return `Audience: ${formatPercent(share, 0)} in ${nameOf("region", country)}.`;
    return topCountry === country ? `Audience: most are in ${nameOf("region", country)}.` : [];
  });
  const gender = filters.audienceGender?.value;
  const share = gender === "female" || gender === "male" ? genders[gender] : undefined;
  const [most] = Object.entries(ages).toSorted(([, one], [, other]) => other - one);
  return [
    ...places,
    ...(share === undefined ? [] : [`Audience: ${formatPercent(share, 0)} ${gender}.`]),
    ...(filters.audienceAge && most ? [`Audience: most are ${most[0]} (${formatPercent(most[1], 0)}).`] : []),
  ];
}
