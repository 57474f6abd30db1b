import { Filters } from "./filters.ts";
import type { FilterName } from "./filters.ts";

/** Every name of the vocabulary, in the order of the schema. */
export const FILTER_NAMES = Object.keys(Filters.shape).filter(isFilterName);

export function isFilterName(text: string): text is FilterName {
  return Object.hasOwn(Filters.shape, text);
}

/** Filters whose names are no words of a sentence. */
const LABELS: Readonly<Record<string, string>> = {
  brandNot: "brand history",
  lastPostWithinDays: "day of the last post",
};

/** "engagement rate" for `engagementRate`: a filter in the middle of a sentence. */
export function filterLabel(name: string): string {
  return LABELS[name] ?? name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
}
