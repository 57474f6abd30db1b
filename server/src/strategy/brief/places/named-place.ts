import type { BriefText, Span } from "#/strategy/brief/brief-text.ts";
import { PLACE_FIELDS } from "#/strategy/brief/filter-sets.ts";
import { readWholly } from "#/strategy/brief/reading/search-words.ts";
import type { ReadingContext, SearchWords } from "#/strategy/brief/reading/search-words.ts";

/** Names of places have so many words at most. */
const NAME_WORDS = 3;
const WORDS = /[\p{L}.'’-]*\p{L}/gu;
const IN = "in ";

/** A place by its name, where it stands. */
export interface NamedPlace {
  span: Span;
  read: SearchWords;
}

/** The longest name of a place that begins here. */
export function placeFrom(text: BriefText, start: number, context: ReadingContext): NamedPlace | null {
  const words = [...text.readable.slice(start).matchAll(WORDS)].slice(0, NAME_WORDS);
  const ends = words.map(({ 0: word, index }) => start + index + word.length).toReversed();
  return firstPlace(
    text,
    ends.map((end) => ({ start, end })),
    context,
  );
}

/** The longest name of a place that ends here, or before a comma. */
export function placeBefore(text: BriefText, at: number, context: ReadingContext): NamedPlace | null {
  const end = text.folded.slice(0, at).replace(/[\s,]+$/u, "").length;
  const starts = [...text.readable.slice(0, end).matchAll(WORDS)]
    .map(({ index }) => index)
    .slice(-NAME_WORDS);
  return firstPlace(
    text,
    starts.map((start) => ({ start, end })),
    context,
  );
}

function firstPlace(text: BriefText, spans: readonly Span[], context: ReadingContext): NamedPlace | null {
  for (const span of spans) {
    const name = text.readable.slice(span.start, span.end);
    if (text.folded.slice(span.start, span.end).includes("\u25ae")) continue;
    const read = placeNamed(name, context);
    if (read) return { span, read };
  }
  return null;
}

/** What a name says where it is nothing but a place. */
function placeNamed(name: string, context: ReadingContext): SearchWords | null {
  return readWholly(
    IN + name,
    context,
    ({ slot, span: [start, end] }) =>
      PLACE_FIELDS.has(slot) && start === IN.length && end === IN.length + name.length,
  );
}
