import brands from "./data/brands.json" with { type: "json" };
import names from "./data/names.json" with { type: "json" };
import phrases from "./data/phrases.json" with { type: "json" };
import places from "./data/places.json" with { type: "json" };
import topics from "./data/topics.json" with { type: "json" };

/** A country with its language, its cities and its prices as a multiple of euros. */
export interface Place {
  country: string;
  language: string;
  currency: string;
  priceLevel: number;
  weight: number;
  cities: { name: string; region: string; weight: number }[];
}

/** What creators of one category are like; shares of women from 0 to 100 and from 0 to 1. */
export interface Topic {
  category: string;
  parent: string | null;
  weight: number;
  femaleAudience: number;
  femaleCreators: number;
  priceLevel: number;
  keywords: string[];
  phrases: string[];
  germanTag: string;
}

interface Phrases {
  openers: string[];
  closers: string[];
  /** The word that marks paid content. */
  disclosure: string;
}

export const PLACES: readonly Place[] = places;
export const TOPICS: readonly Topic[] = topics;
export const NAME_PARTS = { begin: names.begin, middle: names.middle, end: names.end };

const BRANDS = new Map(Object.entries(brands));
const PHRASES = new Map<string, Phrases>(Object.entries(phrases));
const FIRST_NAMES = {
  female: new Map(Object.entries(names.female)),
  male: new Map(Object.entries(names.male)),
};

/** Handles of invented brands that fit a category. */
export function brandsOf(category: string): string[] {
  return BRANDS.get(category) ?? [];
}

export function phrasesOf(language: string): Phrases {
  return PHRASES.get(language) ?? phrases.en;
}

export function firstNamesOf(gender: "female" | "male", language: string): string[] {
  return FIRST_NAMES[gender].get(language) ?? names[gender].en;
}
