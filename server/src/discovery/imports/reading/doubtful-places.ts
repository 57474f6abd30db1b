import type { DoubtfulPlace, PlaceChoice } from "@app/contract/discovery/import-places";
import { readCity } from "./cells/places.ts";

const TITLED = /(?:^|[\s-])\p{L}/gu;

/** The cities of a table that may be in several countries, with what a person says of them. */
export class DoubtfulPlaces {
  readonly #answers: ReadonlyMap<string, string>;
  readonly #places = new Map<string, { countries: readonly string[]; lines: Set<number> }>();

  constructor(choices: readonly PlaceChoice[]) {
    this.#answers = new Map(choices.map(({ city, country }) => [readCity(city).city ?? city, country]));
  }

  /**
   * Notes a row that leaves open where its city is, if it is one that is known.
   * @returns the country that a person says; null without one.
   */
  ask(city: string, countries: readonly string[], line: number): string | null {
    if (countries.length < 2) return null;
    const place = this.#places.get(city) ?? { countries, lines: new Set() };
    place.lines.add(line);
    this.#places.set(city, place);
    const answer = this.#answers.get(city) ?? "unknown";
    return answer === "unknown" ? null : answer;
  }

  /** Those of the most rows first; at the end answers that no row has needed. */
  list(): DoubtfulPlace[] {
    const asked = [...this.#places].map(([city, { countries, lines }]) => ({
      city: titled(city),
      countries: [...countries],
      rows: lines.size,
      answer: this.#answers.get(city) ?? null,
    }));
    const unused = [...this.#answers].filter(([city]) => !this.#places.has(city));
    return [
      ...asked.toSorted((one, other) => other.rows - one.rows),
      ...unused.map(([city, answer]) => ({ city: titled(city), countries: [], rows: 0, answer })),
    ];
  }
}

function titled(city: string): string {
  return city.replaceAll(TITLED, (letter) => letter.toUpperCase());
}
