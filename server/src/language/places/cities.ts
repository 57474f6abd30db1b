import data from "./cities.json" with { type: "json" };

/**
 * How much a name alone says in running text: "sure" is a city by itself, "cue" only beside a word such as "in" (small
 * towns, names that are words as well), "capital" needs a capital letter besides ("Best", "LA").
 */
type Recognition = "sure" | "cue" | "capital";

export interface CityReading {
  kind: "city";
  /** English name as the filters write it: lower case, without diacritics. */
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Rounded to thousands; null for a place that the data does not have. */
  population: number | null;
  recognition: Recognition;
}

const PREFIX = 2;
const RECOGNITIONS: Readonly<Record<string, Recognition>> = { "*": "cue", "^": "capital" };

/** Names by their first letters, packed: `tools/make-cities.mjs` says how. */
const packed: Readonly<Record<string, string>> = data;
const unpacked = new Map<string, ReadonlyMap<string, CityReading[]>>();

/** Every city of this name (a `wordKey`), the likeliest first. */
export function citiesNamed(name: string): readonly CityReading[] {
  return bucketOf(name.slice(0, PREFIX)).get(name) ?? [];
}

/** Names that begin with `letter` and alone are a city, to repair typing errors towards. */
export function sureCityNames(letter: string): string[] {
  const prefixes = Object.keys(packed).filter((prefix) => prefix.startsWith(letter));
  return prefixes.flatMap((prefix) =>
    [...bucketOf(prefix)].flatMap(([name, [first]]) => (first?.recognition === "sure" ? [name] : [])),
  );
}

/** What people call a city and is a whole state, with the towns that its people live in. */
const TOWNS_OF: Readonly<Record<string, readonly string[]>> = {
  goa: ["panaji", "madgaon", "mapusa", "vasco da gama", "calangute", "ponda"],
};

/** Cities as a search for them means them: who lives in Panaji lives in Goa. */
export function withTowns(cities: readonly string[]): string[] {
  return cities.flatMap((city) => [city, ...(Object.hasOwn(TOWNS_OF, city) ? (TOWNS_OF[city] ?? []) : [])]);
}

/** Every name of every city. */
export function cityNames(): string[] {
  return Object.keys(packed).flatMap((prefix) => [...bucketOf(prefix).keys()]);
}

function bucketOf(prefix: string): ReadonlyMap<string, CityReading[]> {
  const known = unpacked.get(prefix);
  if (known) return known;
  const bucket = new Map<string, CityReading[]>();
  // Any text may be asked for: prefixes that no name has are not kept.
  if (!Object.hasOwn(packed, prefix)) return bucket;
  for (const entry of (packed[prefix] ?? "").split(";")) {
    const [marked = "", city = "", country = "", thousands = ""] = entry.split("|");
    const recognition = RECOGNITIONS[marked.charAt(0)] ?? "sure";
    const name = recognition === "sure" ? marked : marked.slice(1);
    const population = thousands === "" ? null : Number(thousands) * 1000;
    const reading: CityReading = {
      kind: "city",
      city: city === "" ? name : city,
      country,
      population,
      recognition,
    };
    const others = bucket.get(name);
    if (others) others.push(reading);
    else bucket.set(name, [reading]);
  }
  unpacked.set(prefix, bucket);
  return bucket;
}
