import cities from "./cities.json" with { type: "json" };

export interface KnownCity {
  /** English name, lower case, as the filters write it. */
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** Shorter names are words of other meanings ("la", "rio"). */
const NAME_MIN = 4;

/**
 * Names of the known cities, lower case without diacritics, with the country each lies in. A name of two cities is the
 * first's; a city that is also an everyday word (its star) is left out.
 */
export function knownCities(): ReadonlyMap<string, KnownCity> {
  built ??= readCities();
  return built;
}

let built: ReadonlyMap<string, KnownCity> | undefined;

function readCities(): Map<string, KnownCity> {
  const known = new Map<string, KnownCity>();
  for (const [country, list] of Object.entries(cities)) {
    for (const names of list.split(", ").filter((one) => !one.startsWith("*"))) {
      const [city = "", ...others] = names.split("=");
      for (const name of [city, ...others]) {
        if (name.length >= NAME_MIN && !known.has(name)) known.set(name, { city, country });
      }
    }
  }
  // "solo" is "only" in Spanish and Italian, and a brief says it more often than it means Surakarta.
  known.delete("solo");
  return known;
}
