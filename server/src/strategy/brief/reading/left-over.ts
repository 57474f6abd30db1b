import type { BriefText, Found, Span } from "#/strategy/brief/brief-text.ts";
import { FILLER_WORDS } from "#/strategy/brief/brief-words.ts";
import { isChatter } from "#/strategy/brief/product/chatter.ts";
import { areFields } from "#/strategy/brief/product/said-topics.ts";
import { isNoProduct, isOfPlan } from "#/strategy/brief/product/no-product.ts";
import { isCued } from "./unread.ts";

/** "Keine unter 10k", "mehr als 10k": what is left of a limit is no product. */
const BOUND =
  /^(?:(?:unter|under|below|above|min|als|menos de|moins de) )?\d[\d.,]*k?$|^\d{2}\s?[/:]\s?\d{2}$/u;
const FILLER = new RegExp(`^(?:${FILLER_WORDS})$`, "u");

interface LeftOver {
  /** What a brief is for where no words say so: the first thing that is left. */
  name: Span | null;
  /** The whole stretch that it stands in. */
  piece: Span | null;
  /** Topics that stand alone, and name nothing that is sold: whom a plan is to choose. */
  fields: Span[];
  unparsed: Span[];
}

/**
 * What is left of a brief, without words that mean nothing alone. `unread` is what the search did not understand, `topics`
 * what it took for a topic: they may be the product, and are not told as unread. What is `refused` is never the product.
 */
export function leftOver(
  text: BriefText,
  { unread, topics, refused, begun }: Record<"unread" | "topics" | "refused" | "begun", readonly Span[]>,
  isBrief = false,
): LeftOver {
  const pieces = text.unparsed();
  const left = pieces.map(trimFillers).filter((span) => span !== null);
  const isNamed = (span: Span) => [...unread, ...topics].some((one) => overlaps(one, span));
  const things = left.filter(
    (span) =>
      isNamed(span) &&
      ![...refused, ...begun].some((one) => overlaps(one, span)) &&
      !BOUND.test(text.folded.slice(span.start, span.end)) &&
      !isNoProduct(text.folded.slice(span.start, span.end)) &&
      !isOfPlan(text.folded.slice(span.start, span.end)) &&
      !isCued(text.original, span.start),
  );
  const isSpoken = ({ start, end }: Span) => isChatter(text.folded.slice(start, end));
  const said = things.filter((span) => !isSpoken(span));
  const isField = (span: Span) => areFields(text.spelling(span));
  const isOfSort = (span: Span) => !isField(span) && topics.some((one) => overlaps(one, span));
  const first = said[0] ?? things[0];
  const fields = isBrief && first && isField(first) ? said.filter(isField) : [];
  // "Beauty, 5k, Austria" names whom to choose; what is sold may stand behind it.
  const name = fields.length > 0 ? said.find(isOfSort) : first;
  const piece = name && pieces.find((one) => overlaps(one, name));
  return {
    name: name ?? null,
    piece: piece ?? null,
    fields: name ? [] : fields,
    unparsed: left.filter((span) => [...unread, ...refused].some((one) => overlaps(one, span))),
  };
}

function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/** The stretch from its first to its last word of meaning; null when it has none. */
export function trimFillers({ text, start }: Found): Span | null {
  const words = [...text.matchAll(/[^\s]+/gu)].filter(([word]) => /[\p{L}\p{N}]/u.test(word));
  const meant = words.filter(([word]) => !FILLER.test(word.replaceAll(/[^\p{L}\p{N}'-]/gu, "")));
  const first = meant[0];
  const last = meant.at(-1);
  if (!first || !last || (first === last && first[0].length < 3)) return null;
  return { start: start + first.index, end: start + last.index + last[0].length };
}
