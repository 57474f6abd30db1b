import { Filters } from "./filters.ts";
import type { FilterName } from "./filters.ts";

/** Every name of the vocabulary, in the order of the schema. */
export const FILTER_NAMES = Object.keys(Filters.shape).filter(isFilterName);

export function isFilterName(text: string): text is FilterName {
  return Object.hasOwn(Filters.shape, text);
}
