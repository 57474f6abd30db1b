import { inEnglish } from "@app/contract/strategy/answers/phrases";
import type { Say } from "@app/contract/strategy/answers/phrases";
import type { PlanPick } from "@app/contract/strategy/plan";
import { nameOf } from "@app/contract/place-names";
import { formatPercent } from "#/lib/format.ts";

export interface MarketShare {
  /** ISO 3166-1. */
  country: string;
  /** People whom the creators of this country add to the plan. */
  people: number;
  creators: number;
}

/** What the creators of each country add to a plan, most people first; whoever's country is not known is in none. */
export function sharesOf(picks: readonly Pick<PlanPick, "measures" | "reach">[]): MarketShare[] {
  const known = picks.flatMap(({ measures, reach }) =>
    measures?.country === undefined ? [] : [{ country: measures.country, reach }],
  );
  const countries = [...Map.groupBy(known, ({ country }) => country)];
  return countries
    .map(([country, own]) => ({
      country,
      people: own.reduce((sum, { reach }) => sum + reach, 0),
      creators: own.length,
    }))
    .toSorted((left, right) => right.people - left.people || left.country.localeCompare(right.country));
}

/** The finding: which country brings most, of all people of the plan. */
export function marketTitle([first, ...others]: readonly MarketShare[], say: Say = inEnglish): string {
  if (!first) return "";
  const all = first.people + others.reduce((sum, { people }) => sum + people, 0);
  const name = nameOf("region", first.country, say.locale);
  if (all === 0) return say("People by country of their creators");
  return say(
    "{0} of the people come from creators in {1}",
    formatPercent((first.people / all) * 100, 0, say.locale),
    name,
  );
}
