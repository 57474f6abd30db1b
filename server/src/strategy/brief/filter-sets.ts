import { filterLabel } from "@app/contract/discovery/filters/filter-labels";
import { Filters } from "@app/contract/discovery/filters";
import type { FilterName } from "@app/contract/discovery/filters";
import type { Chip } from "@app/contract/discovery/queries";
import type { Brief, BriefRule } from "@app/contract/strategy/plan";
import { citiesNamed } from "#/language/places/cities.ts";

type Values = Readonly<Record<string, unknown>>;

/** Both sets of filters at once: lists are joined, of anything else the second holds. */
export function joinFilters(first: Filters, second: Filters): Filters {
  if (isEmpty(second)) return first;
  if (isEmpty(first)) return second;
  const before: Values = first;
  return Filters.parse({
    ...first,
    ...Object.fromEntries(Object.entries(second).map(([name, value]) => [name, joined(before[name], value)])),
  });
}

function isEmpty(filters: Filters): boolean {
  return Object.keys(filters).length === 0;
}

function joined(before: unknown, value: unknown): unknown {
  if (!Array.isArray(before) || !Array.isArray(value)) return value;
  const known = new Set(before.map((one) => JSON.stringify(one)));
  return [...before, ...value.filter((one) => !known.has(JSON.stringify(one)))];
}

/** Who is welcome with an unknown country is so for "not in Germany" as well: for every filter that asks for the same. */
export function withSameUnknown(filters: Filters): Filters {
  const { includeUnknown = [] } = filters;
  if (includeUnknown.length === 0) return filters;
  const labels = new Set(includeUnknown.map(filterLabel));
  const names = Object.keys(filters).filter((name) => labels.has(filterLabel(name)));
  return joinFilters(filters, { includeUnknown: names });
}

/** The filters without these names. */
export function withoutFilters(filters: Filters, names: readonly string[]): Filters {
  return Filters.parse(Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name))));
}

/** The filters without some values of a list; a list that is empty filters nothing. */
export function withoutValues(filters: Filters, name: string, values: readonly unknown[]): Filters {
  const before = (filters as Values)[name];
  if (!Array.isArray(before)) return withoutFilters(filters, [name]);
  const gone = new Set(values.map((one) => JSON.stringify(one)));
  const left = before.filter((one) => !gone.has(JSON.stringify(one)));
  return left.length === 0 ? withoutFilters(filters, [name]) : Filters.parse({ ...filters, [name]: left });
}

/** The filters without what a chip says. */
export function withoutChip(filters: Filters, { slot, value }: Chip): Filters {
  return withoutValues(filters, slot, [value]);
}

/** What the filters say under the names that a brief has for it. */
export function slotsOf(
  {
    country = [],
    region = [],
    city = [],
    platform = [],
    tier = [],
    language = [],
    followers,
    ...rest
  }: Filters,
  audienceCountries: readonly string[] = [],
): Pick<
  Brief,
  "markets" | "regions" | "cities" | "platforms" | "tiers" | "languages" | "followers" | "includeUnknown"
> {
  const markets = new Set([...country, ...region.map((code) => code.slice(0, 2))]);
  for (const name of city) {
    const countries = citiesNamed(name).map((reading) => reading.country);
    // Of several cities of one name the one in a country that was named is meant.
    const [likeliest] = countries;
    if (likeliest !== undefined && !countries.some((code) => markets.has(code))) markets.add(likeliest);
  }
  for (const code of audienceCountries) markets.add(code);
  return {
    markets: [...markets],
    ...(region.length > 0 && { regions: region }),
    cities: city,
    platforms: platform,
    tiers: tier,
    languages: language,
    ...(followers && { followers: { min: followers.min ?? null, max: followers.max ?? null } }),
    ...(rest.includeUnknown && { includeUnknown: rest.includeUnknown }),
  };
}

/**
 * Whom a plan may choose from: the filters, those of places as wide as the minimums of the brief ask for, and those of
 * platforms as its shares of the money do. "At least 2 in Austria" opens Austria, and a city its country.
 */
export function openFilters({
  filters = {},
  markets,
  rules,
}: Pick<Brief, "filters" | "markets" | "rules">): Filters {
  const wide: Values = { ...filters, ...(filters.country && { country: markets }) };
  const opened = new Map(Object.entries(wide));
  for (const { field, value, min, of } of rules) {
    const values = opened.get(field);
    if (
      min &&
      (PLACE_FIELDS.has(field) || (field === "platform" && of === "budget")) &&
      Array.isArray(values)
    ) {
      opened.set(field, [...new Set([...values, ...value.split("|")])]);
    }
  }
  return Filters.parse(Object.fromEntries(opened));
}

/** Filters that say where somebody lives. */
export const PLACE_FIELDS: ReadonlySet<string> = new Set(["country", "region", "city"]);

/** A filter of a rule's field: what the rule counts, as a search would ask for it. */
export function isRuleField(name: FilterName): name is BriefRule["field"] & FilterName {
  return RULE_FIELDS.has(name);
}

const RULE_FIELDS: ReadonlySet<string> = new Set<BriefRule["field"]>([
  "country",
  "region",
  "city",
  "tier",
  "platform",
  "category",
  "language",
  "gender",
]);

/** Whether one of the values is asked for. */
export function hasSome(filters: Filters, name: FilterName, values: readonly unknown[]): boolean {
  const known: unknown = filters[name];
  return Array.isArray(known) && values.some((value) => known.includes(value));
}
