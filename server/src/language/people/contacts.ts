import { anyListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import words from "./contact-words.json" with { type: "json" };

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;
/** Numbers as people write them: with the code of a country, from the city, or in the ways of one country. */
const PHONES = [
  /(?<![\p{L}\p{N}.,+])(?:\+|00)\d{1,3}(?:[ \u00A0()/-]{0,3}\d){7,12}(?![\p{N}])/gu,
  /(?<![\p{L}\p{N}.,/+-])(?!\d{1,2}[/-]\d{1,2}[/-]\d{2,4})0\d{1,4}(?:[ \u00A0)/-]{0,3}\d){6,10}(?![\p{N}])/gu,
  /(?<![\p{L}\p{N}.,+])(?:\+\d{2}[. ]?|0)\d(?:[. ]\d{2}){4}(?![\p{N}.])/gu,
  /(?<![\p{L}\p{N}.,+-])(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4}(?![\p{N}])/gu,
  /(?<![\p{L}\p{N}.,+-])[6-9]\d{4} ?\d{5}(?![\p{N}.,])/gu,
];
/** On folded text; digits alone may be anything, after such a word they are a number to call. */
const NAMED_PHONE = new RegExp(
  `(?<!\\p{L})${anyListed(words.phone)}(?!\\p{L})[.:]{0,2}\\s{0,2}(\\+?\\d[\\d ()./-]{3,}\\d)`,
  "gu",
);

export const EMAIL_LEFT_OUT = "[e-mail left out]";
export const PHONE_LEFT_OUT = "[phone left out]";

/** The same text without e-mail addresses and phone numbers; where one stood, that is said. */
export function withoutContacts(text: string): string {
  let left = text.replaceAll(EMAIL, EMAIL_LEFT_OUT);
  for (const phone of PHONES) left = left.replaceAll(phone, PHONE_LEFT_OUT);
  for (const { index, 0: found, 1: number = "" } of [
    ...foldInPlace(left).matchAll(NAMED_PHONE),
  ].toReversed()) {
    const end = index + found.length;
    left = `${left.slice(0, end - number.length)}${PHONE_LEFT_OUT}${left.slice(end)}`;
  }
  return left;
}
