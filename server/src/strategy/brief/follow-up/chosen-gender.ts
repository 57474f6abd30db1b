import { wordsListed } from "#/language/dictionary.ts";
import type { Stated } from "#/strategy/brief/stated.ts";

const ONLY = new RegExp(
  wordsListed(
    "only, just, nur, seulement, que, uniquement, rien que, solo, solamente, so, apenas, somente, sirf",
  ),
  "u",
);
const OF_AUDIENCE = new RegExp(
  wordsListed(
    "audience, target, viewers, followers, zielgruppe, zuschauer*, publikum, public, cible, audiencia, publico, seguidor*, dekhne wale",
  ),
  "u",
);

/** "Only women" of a plan whose audience is not named says who may be chosen, and not whom they reach. */
export function withChosenGender(before: Stated, said: Stated, folded: string): Stated {
  const { gender, ...others } = said;
  const isOfCreators =
    gender !== undefined &&
    said.age === undefined &&
    said.filters === undefined &&
    before.gender === undefined &&
    ONLY.test(folded) &&
    !OF_AUDIENCE.test(folded);
  if (!isOfCreators) return said;
  return { ...others, filters: { gender: [gender] } };
}
