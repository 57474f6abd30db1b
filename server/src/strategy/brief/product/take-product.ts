import type { BriefText, Span } from "#/strategy/brief/brief-text.ts";
import { disclaimedNames } from "#/strategy/brief/places/disclaimed-names.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";
import { oneGenderIn } from "#/strategy/brief/rules/people-counts.ts";
import { namedThing } from "./named-things.ts";
import { findProduct } from "./product.ts";

/** What is launched: a name that is said to be no place, else what the words around it say, which are not those who are hired. */
export function takeProduct(text: BriefText, context: ReadingContext, places: readonly Span[]) {
  const [called] = disclaimedNames(text.original);
  for (const { disclaimer } of disclaimedNames(text.original)) text.take(disclaimer);
  const counted = oneGenderIn(text);
  const product = text.besides(counted ? [counted] : [], () => findProduct(text, context));
  const found = withoutPlace(product, text, places);
  if (called) return { product: called, sort: found };
  const named = namedThing(text.original);
  if (!named || (found && found.start < named.name.end && named.name.start < found.end))
    return { product: found, sort: null };
  return { product: named.name, sort: found ?? named.sort };
}

/** "Parfum à Genève": where it is launched is no part of what is. */
function withoutPlace(product: Span | null, text: BriefText, places: readonly Span[]): Span | null {
  const place = product && places.find(({ start }) => start > product.start && start < product.end);
  if (!place) return product;
  const words = text.original.slice(product.start, place.start).replace(/\s+\p{L}{1,4}\s*$/u, "");
  return words.trim() === "" ? product : { start: product.start, end: product.start + words.length };
}
