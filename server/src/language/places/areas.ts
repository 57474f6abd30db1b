import { wordKey } from "#/language/fold.ts";
import listed from "./areas.json" with { type: "json" };

/** A part of a country that has a name and no code of its own: the Nordeste, the Midwest. */
export interface AreaReading {
  /** ISO 3166-2, of all that lies in it. */
  regions: readonly string[];
  /** Also an everyday word: an area only beside a word such as "in". */
  isWord: boolean;
}

let names: Map<string, AreaReading> | undefined;

/** Names of areas (a `wordKey`); "*" marks those that are words as well. */
export function areas(): ReadonlyMap<string, AreaReading> {
  names ??= new Map(
    Object.entries(listed).flatMap(([codes, list]) =>
      list.split(", ").map((name) => [wordKey(name), readingOf(codes, name)] as const),
    ),
  );
  return names;
}

function readingOf(codes: string, name: string): AreaReading {
  return { regions: codes.split(" "), isWord: name.startsWith("*") };
}
