import { listed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace, wordKey } from "#/language/fold.ts";
import words from "./brand-words.json" with { type: "json" };
import campaignWords from "./campaign-words.json" with { type: "json" };
import { periodSaid } from "./read-period.ts";

/** What a question about earlier work names. */
interface BrandAsked {
  /** As typed; null where no brand is named. */
  brand: string | null;
  whose: "named" | "rivals" | "own";
  /** Words that say when, as typed; null for none. */
  when: string | null;
}

/** More words are no name of a brand but something that was not understood. Chosen by us. */
const BRAND_WORDS_MAX = 3;
const HANDLES = /@[\p{L}\p{N}._]+/gu;
const PLAIN: ReadonlySet<string> = new Set(
  [...listed(words.plain), ...listed(campaignWords.plain)].map(wordKey),
);
const RIVALS = new RegExp(wordsListed(words.rivals), "u");
const OWN = new RegExp(wordsListed(words.own), "u");
/** "L'Oréal", "H&M" and "Müller Milch" are one name. */
const TOKEN = /[\p{L}\p{N}]+(?:['’&.+-][\p{L}\p{N}]+)*/gu;

/** The brand, the rivals or the workspace itself; null where the words name too much. */
export function readBrand(source: string): BrandAsked | null {
  const text = source.normalize("NFC").replaceAll(HANDLES, " ");
  const period = periodSaid(text);
  const rest = period ? `${text.slice(0, period.from)} ${text.slice(period.to)}` : text;
  const when = period?.words ?? null;
  if (RIVALS.test(foldInPlace(rest))) return { brand: null, whose: "rivals", when };
  const named = (rest.match(TOKEN) ?? []).filter((token) => !isPlain(token));
  if (named.length > BRAND_WORDS_MAX) return null;
  if (named.length > 0) return { brand: named.join(" "), whose: "named", when };
  return { brand: null, whose: OWN.test(foldInPlace(rest)) ? "own" : "named", when };
}

/** "l'offre" and "d'Aldi": what stands before an apostrophe may be an article. */
function isPlain(token: string): boolean {
  return wordKey(token)
    .split(" ")
    .every((word) => PLAIN.has(word));
}
