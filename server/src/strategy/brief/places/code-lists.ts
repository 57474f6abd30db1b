import { foldInPlace } from "#/language/fold.ts";
import { COUNTRY_CODES } from "#/language/places/countries.ts";

/** A thought that is nothing but words of two letters with signs between them. */
const LISTS =
  /(?<=(?:^|[,;:\n(])\s*)\p{L}{2}(?:\s*(?:[+/&]|(?<=\s)(?:and|und|et|y|e)(?=\s))\s*\p{L}{2})+(?=\s*(?:[,;.)\n]|$))/giu;
/** Codes that are words as well: beside another word they say nothing of a country. */
const WORDS = new Set(["no", "si", "so", "is", "it", "me", "my", "to", "in", "am", "as"]);

/** "AT + DE", "es y pt": countries by their codes, which in small letters are words. Places stay. */
export function withCodesInCapitals(text: string): string {
  return withPlates(text).replaceAll(LISTS, (list) => {
    const codes = foldInPlace(list).match(/(?<!\p{L})\p{L}{2}(?!\p{L})/gu) ?? [];
    const isEach = codes.every((code) => isCode(code.toUpperCase()) || code === "et");
    const isWords = codes.some((code) => WORDS.has(code)) && !/[+/&]/u.test(list);
    return isEach && !isWords ? list.toUpperCase().replaceAll(/\s(?:AND|UND|ET|Y|E)\s/gu, " + ") : list;
  });
}

/** "Märkte DE, AT": the word is a label without its mark. */
const LED =
  /(?<!\p{L})(?:Märkte|Länder|Markets|Countries|Pays|Mercados|Países)\s+(?=\p{Lu}{2}\s*(?:[,/+&]|und|and|et|y|e)\s*\p{Lu}{2}(?!\p{L}))/gu;

const ONE_SHARE = /(\p{Lu}{2})\s+(\d{1,3}\s?%)/gu;
/** "PT 60% / ES 40%": the share stands behind its country. */
const SHARED =
  /(?<![\p{L}\p{N}])\p{Lu}{2}\s+\d{1,3}\s?%(?:\s*(?:[/,+&]|und|and|et|y|e)\s*\p{Lu}{2}\s+\d{1,3}\s?%)+/gu;

/** "D, A, CH", "D/A", "nur D": as cars of these countries are marked. */
function withPlates(text: string): string {
  return text
    .replaceAll(/(?<![\p{L}\p{N}.'’])D(?=\s*(?:[,/+&]|und|and)\s*(?:A|CH|AT|NL|I|F)(?![\p{L}\p{N}]))/gu, "DE")
    .replaceAll(/(?<=(?<!\p{L})DE\s*(?:[,/+&]|und|and)\s*)A(?![\p{L}\p{N}])/gu, "AT")
    .replaceAll(/(?<=(?<!\p{L})(?:nur|nur noch|only)\s)D(?![\p{L}\p{N}'’])/gu, "DE")
    .replaceAll(LED, "")
    .replaceAll(SHARED, (list) =>
      list
        .replaceAll(ONE_SHARE, (_, code: string, share: string) => (isCode(code) ? `${share} ${code}` : _))
        .replaceAll(/\s*\/\s*/gu, ", "),
    );
}

function isCode(code: string): boolean {
  return COUNTRY_CODES.has(code) || code === "UK";
}
