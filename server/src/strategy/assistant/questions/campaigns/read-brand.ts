import { listed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace, wordKey } from "#/language/fold.ts";
import { HANDLES } from "#/strategy/assistant/answers/handles-in.ts";
import words from "./brand-words.json" with { type: "json" };
import campaignWords from "./campaign-words.json" with { type: "json" };
import { periodSaid } from "./read-period.ts";

/** What a question about earlier work names. */
interface BrandAsked {
  /** As typed; empty where no brand is named. */
  brands: string[];
  whose: "named" | "rivals" | "own";
  /** Words that say when, as typed; null for none. */
  when: string | null;
}

/** More words are no name of a brand but something that was not understood, and so are more names. Chosen by us. */
const BRAND_WORDS_MAX = 3;
const BRANDS_MAX = 3;
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
  if (RIVALS.test(foldInPlace(rest))) return { brands: [], whose: "rivals", when };
  const brands = namesIn(rest);
  // "Did she send the draft": words with others between them are no names of brands.
  if (brands.length > 1 && !areListed(rest, brands)) return null;
  if (brands.length > BRANDS_MAX || brands.some((name) => name.split(" ").length > BRAND_WORDS_MAX))
    return null;
  if (brands.length > 0) return { brands, whose: "named", when };
  return { brands, whose: OWN.test(foldInPlace(rest)) ? "own" : "named", when };
}

/** Words that stand side by side are one name: "Müller Milch", but "Zara or Nike". */
function namesIn(text: string): string[] {
  const names: string[] = [];
  let end = -1;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (isPlain(token)) continue;
    const isNext = end >= 0 && text.slice(end, index).trim() === "";
    names.push(isNext ? `${names.pop() ?? ""} ${token}` : token);
    end = index + token.length;
  }
  return names;
}

const BETWEEN = new RegExp(
  `^[\\s,;/&+]*(?:${wordsListed("and, or, und, oder, et, ou, y, o, e, aur, ya, nor, noch, ni, nem, vs")})?[\\s,;/&+]*(?:${wordsListed("for, with, fur, mit, pour, avec, para, con, com, by, von")}\\s*)?$`,
  "u",
);

/** Whether names stand beside each other, with nothing but "or" and the like between them. */
function areListed(text: string, names: readonly string[]): boolean {
  const folded = foldInPlace(text);
  const [first = "", ...others] = names.map((name) => foldInPlace(name));
  let end = folded.indexOf(first) + first.length;
  return others.every((name) => {
    const at = folded.indexOf(name, end);
    const isBeside = at >= end && BETWEEN.test(folded.slice(end, at));
    end = at + name.length;
    return isBeside;
  });
}

/** "l'offre" and "d'Aldi": what stands before an apostrophe may be an article. */
function isPlain(token: string): boolean {
  return wordKey(token)
    .split(" ")
    .every((word) => PLAIN.has(word));
}
