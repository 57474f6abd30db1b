import data from "./city-regions.json" with { type: "json" };

/** `tools/make-city-regions.mjs` makes it. */
const listed: Readonly<Record<string, string>> = data;
let regionsOfCities: ReadonlyMap<string, string> | undefined;

/** The region (ISO 3166-2) that a city lies in, both as filters write them; null where nobody knows. */
export function regionOfCity(city: string | null, country: string | null): string | null {
  if (city === null || country === null) return null;
  regionsOfCities ??= new Map(
    Object.entries(listed).flatMap(([region, cities]) =>
      cities.split("|").map((name) => [keyOf(name, region.slice(0, 2)), region] as const),
    ),
  );
  return regionsOfCities.get(keyOf(city, country)) ?? null;
}

function keyOf(city: string, country: string): string {
  return `${country}|${city}`;
}
