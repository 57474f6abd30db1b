import { anyOf, dictionary, listed } from "#/language/dictionary.ts";
import { wordKey } from "#/language/fold.ts";
import { STATUSES } from "@app/contract/discovery/filters";
import { STATUS_WORDS } from "#/language/people/people.ts";
import type { Status } from "#/language/people/people.ts";
import words from "./table-words.json" with { type: "json" };

const DIMENSION_NAMES = ["country", "gender", "age"] as const;
/** What is measured of an audience, one row for each group. */
export type Dimension = (typeof DIMENSION_NAMES)[number];

const ANSWERS = dictionary(words.answers, (answer) => answer === "yes");
const ENTRIES = dictionary(words.statusEntries, (key) => STATUSES.find((status) => status === key));
const DIMENSIONS = dictionary(words.dimensions, (key) => DIMENSION_NAMES.find((name) => name === key));

/** Words of taxes, rights and kinds of deals as pieces of patterns on folded text. */
export const VAT_PATTERNS = {
  included: anyOf(listed(words.vat.included)),
  excluded: anyOf(listed(words.vat.excluded)),
} as const;
const VAT_ALONE = dictionary(words.vatAlone, (key) => (key === "included" ? key : "excluded"));
export const USAGE_PATTERN = anyOf(listed(words.terms.usage));
export const EXCLUSIVITY_PATTERN = anyOf(listed(words.terms.exclusivity));
export const BUNDLE_PATTERN = anyOf(listed(words.bundle));
export const INTEGRATION_PATTERN = anyOf(listed(words.integration));

/** Whether a cell says yes or no; null for anything else. */
export function answerOf(cell: string): boolean | null {
  return ANSWERS.get(wordKey(cell) || cell.trim()) ?? null;
}

/** What a cell says of taxes where its column is about nothing else: "incl.". */
export function vatNamed(cell: string): "included" | "excluded" | null {
  return VAT_ALONE.get(wordKey(cell)) ?? null;
}

/** How far talks are, as a cell of its own says it; words that mean it only there count as well. */
export function statusNamed(cell: string): Status | null {
  const key = wordKey(cell);
  return STATUS_WORDS.get(key) ?? ENTRIES.get(key) ?? null;
}

/** "Altersgruppe" is age; null for what no audience is measured by. */
export function dimensionNamed(word: string): Dimension | null {
  return DIMENSIONS.get(wordKey(word)) ?? null;
}
