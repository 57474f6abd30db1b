import type { Chip } from "@app/contract/discovery/queries";
import { PLACE_FIELDS, withoutChip } from "#/strategy/brief/filter-sets.ts";
import { readWholly } from "#/strategy/brief/reading/search-words.ts";
import type { ReadingContext, SearchWords } from "#/strategy/brief/reading/search-words.ts";
import { SCALE } from "#/language/numbers/scales.ts";

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
  return withoutChips(read, guessed);
}

/** What was read but for these chips, whose words are given back as not understood. */
function withoutChips(read: SearchWords, out: readonly Chip[]): SearchWords {
  const spans = out.map(({ span: [start, end] }) => ({ start, end }));
  return {
    filters: out.reduce(withoutChip, read.filters),
    chips: read.chips.filter((chip) => !out.includes(chip)),
    unparsed: [...read.unparsed, ...spans].toSorted((one, other) => one.start - other.start),
  };
}

function isPlace(name: string, context: ReadingContext): boolean {
  return readWholly(`in ${name}`, context, ({ slot }) => PLACE_FIELDS.has(slot)) !== null;
}

function isBesidePlace(text: string, { span: [start] }: Chip, chips: readonly Chip[]): boolean {
  return chips.some(
    ({ slot, span }) => PLACE_FIELDS.has(slot) && span[1] <= start && BESIDE.test(text.slice(span[1], start)),
  );
}

/**
 * "Do not contact anyone before …": what a search reads as a mark of creators would make a plan of nobody but those, and
 * "Total 12,500", "10 % of them" are no followers and no rate of anybody. They are given back as not understood.
 */
export function withoutMisread(text: string, read: SearchWords): SearchWords {
  return withoutChips(
    read,
    read.chips.filter((chip) => isMisread(text, chip)),
  );
}

function isMisread(text: string, { slot, value, span }: Chip): boolean {
  if (slot === "status") return MARKED_OFF.has(String(value));
  const words = text.slice(...span).trim();
  return (
    (slot === "followers" && BARE_NUMBER.test(words)) ||
    (slot === "engagementRate" && BARE_SHARE.test(words) && words !== text.trim())
  );
}

const MARKED_OFF: ReadonlySet<string> = new Set(["do_not_contact", "declined"]);
const BARE_NUMBER = new RegExp(`^\\d[\\d.,' ]*${SCALE}?$`, "iu");
const BARE_SHARE = /^\d{1,3}\s?%$/u;
