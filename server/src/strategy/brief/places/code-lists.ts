import { foldInPlace } from "#/language/fold.ts";
import { COUNTRY_CODES } from "#/language/places/countries.ts";

/** A thought that is nothing but words of two letters with signs between them. */
const LISTS =
  /(?<=(?:^|[,;:\n(])\s*)\p{L}{2}(?:\s*(?:[+/&]|(?<=\s)(?:and|und|et|y|e)(?=\s))\s*\p{L}{2})+(?=\s*(?:[,;.)\n]|$))/giu;
/** Codes that are words as well: beside another word they say nothing of a country. */
const WORDS = new Set(["no", "si", "so", "is", "it", "me", "my", "to", "in", "am", "as"]);

/** "AT + DE", "es y pt": countries by their codes, which in small letters are words. Places stay. */
export function withCodesInCapitals(text: string): string {
  return text.replaceAll(LISTS, (list) => {
    const codes = foldInPlace(list).match(/(?<!\p{L})\p{L}{2}(?!\p{L})/gu) ?? [];
    const isEach = codes.every((code) => isCode(code.toUpperCase()) || code === "et");
    const isWords = codes.some((code) => WORDS.has(code)) && !/[+/&]/u.test(list);
    return isEach && !isWords ? list.toUpperCase().replaceAll(/\s(?:AND|UND|ET|Y|E)\s/gu, " + ") : list;
  });
}

function isCode(code: string): boolean {
  return COUNTRY_CODES.has(code) || code === "UK";
}
