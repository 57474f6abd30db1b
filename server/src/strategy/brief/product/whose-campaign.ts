import { anyListed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { CREATOR_WORDS } from "#/strategy/brief/brief-words.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";
import type { Stated } from "#/strategy/brief/stated.ts";

const WORKED = new RegExp(
  wordsListed(
    "work*, booked, collab*, arbeit*, gearbeitet, gebucht, kooperier*, travaill*, collabor*, trabaj*, colabor*, trabalh*, kaam, kiya",
  ),
  "u",
);
/** "Creators of Nordhaut", "only Nordhaut": what stands right before a name that tells who worked for it. */
const OF_PEOPLE = new RegExp(
  `(?:(?:${CREATOR_WORDS})\\s+(?:${anyListed("of, from, by, von, de, du, do, da, ke")})|${anyListed("only, just, nur, bloss, seulement, uniquement, solo, solamente, so, somente, apenas, sirf")})\\s+$`,
  "u",
);

/**
 * "For Nordhaut, 6 people in Vienna": a client's name says whose campaign it is. Who worked for them is asked for only by
 * words that say so: "people who worked for Nordhaut", "creators of Nordhaut", "only Nordhaut".
 */
export function ofItsClient(stated: Stated, source: string, { names }: ReadingContext): Stated {
  const { client, ...filters } = stated.filters ?? {};
  if (client === undefined) return stated;
  const text = source.normalize("NFC");
  const folded = foldInPlace(text);
  const name = (names?.clients ?? []).find((one) => client.includes(one.toLowerCase()));
  const at = name === undefined ? -1 : folded.indexOf(foldInPlace(name));
  if (name === undefined || at < 0 || WORKED.test(folded) || OF_PEOPLE.test(folded.slice(0, at)))
    return stated;
  const { filters: _, ...others } = stated;
  return {
    ...others,
    ...(Object.keys(filters).length > 0 && { filters }),
    product: stated.product ?? text.slice(at, at + name.length),
  };
}
