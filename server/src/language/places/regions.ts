import data from "./regions.json" with { type: "json" };

export interface RegionReading {
  kind: "region";
  /** ISO 3166-2. */
  region: string;
  country: string;
  /** A country has the same name, and is meant unless the words around it say otherwise: Georgia. */
  isWord: boolean;
}

/** `tools/make-regions.mjs` makes and explains it. */
const listed: Readonly<Record<string, string>> = data;
let names: Map<string, RegionReading[]> | undefined;
const codes = new Set<string>();

/** Every region of this name (a `wordKey`). */
export function regionsNamed(name: string): readonly RegionReading[] {
  return regions().get(name) ?? [];
}

/** Whether a country has a region with this code: "TX" in the US. */
export function isRegionOf(country: string, code: string): boolean {
  regions();
  return codes.has(`${country}-${code}`);
}

/** The English name of a region, or the code where there is none. */
export function regionName(code: string): string {
  const named = [...regions()].find(([, readings]) => readings.some(({ region }) => region === code));
  return named ? named[0].replaceAll(/(?:^|\s)\p{L}/gu, (letter) => letter.toUpperCase()) : code;
}

/** Names of regions as their words, with what each means. */
export function regions(): ReadonlyMap<string, readonly RegionReading[]> {
  names ??= readRegions();
  return names;
}

function readRegions(): Map<string, RegionReading[]> {
  const found = new Map<string, RegionReading[]>();
  for (const [country, list] of Object.entries(listed)) {
    for (const entry of list.split(", ")) {
      const [code = "", ...written] = entry.split("=");
      const region = `${country}-${code}`;
      codes.add(region);
      for (const marked of written) {
        const isWord = marked.startsWith("*");
        const name = isWord ? marked.slice(1) : marked;
        const others = found.get(name);
        const reading: RegionReading = { kind: "region", region, country, isWord };
        if (others) others.push(reading);
        else found.set(name, [reading]);
      }
    }
  }
  return found;
}
