import type { Chip } from "@app/contract/discovery/queries";
import { withoutChip } from "#/strategy/brief/filter-sets.ts";
import { readAsSearch } from "#/strategy/brief/reading/search-words.ts";
import type { ReadingContext, SearchWords } from "#/strategy/brief/reading/search-words.ts";

const PLACES: ReadonlySet<string> = new Set(["country", "region", "city"]);
/** A name is beside a place with nothing but a comma and a few small words between them. */
const BESIDE = /^[\s,;(–-]*(?:\p{L}{1,7}\s+){0,2}$/u;

/**
 * A search takes an unknown name behind "not" for a brand. In a brief it may be a place, "menos Rio", and beside one it is
 * open which of both is meant, "Berlin, not Kreuzberg": such names are given back as not understood.
 */
export function withoutGuessedBrands(text: string, read: SearchWords, context: ReadingContext): SearchWords {
  const guessed = read.chips.filter(
    (chip) =>
      chip.slot === "brandNot" &&
      chip.source === "assumed" &&
      (isPlace(text.slice(...chip.span), context) || isBesidePlace(text, chip, read.chips)),
  );
  if (guessed.length === 0) return read;
  const spans = guessed.map(({ span: [start, end] }) => ({ start, end }));
  return {
    filters: guessed.reduce(withoutChip, read.filters),
    chips: read.chips.filter((chip) => !guessed.includes(chip)),
    unparsed: [...read.unparsed, ...spans].toSorted((one, other) => one.start - other.start),
  };
}

function isPlace(name: string, context: ReadingContext): boolean {
  const { chips, unparsed } = readAsSearch(`in ${name}`, context);
  return unparsed.length === 0 && chips.length > 0 && chips.every(({ slot }) => PLACES.has(slot));
}

function isBesidePlace(text: string, { span: [start] }: Chip, chips: readonly Chip[]): boolean {
  return chips.some(
    ({ slot, span }) => PLACES.has(slot) && span[1] <= start && BESIDE.test(text.slice(span[1], start)),
  );
}
