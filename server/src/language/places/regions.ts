import { wordKey } from "#/language/fold.ts";
import data from "./regions.json" with { type: "json" };

export interface RegionReading {
  kind: "region";
  /** ISO 3166-2. */
  region: string;
  country: string;
  /** A country has the same name, and is meant unless the words around it say otherwise: Georgia. */
  isWord: boolean;
}

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
  for (const [country, list] of Object.entries(data)) {
    for (const entry of list.split(", ")) {
      const [marked = "", ...written] = entry.split("=");
      const region = `${country}-${marked.replace("*", "")}`;
      codes.add(region);
      const reading: RegionReading = { kind: "region", region, country, isWord: marked.startsWith("*") };
      for (const name of written.map(wordKey)) found.set(name, [...(found.get(name) ?? []), reading]);
    }
  }
  return found;
}
