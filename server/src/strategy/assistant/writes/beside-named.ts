import { anyListed, patternOf } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";

const AND = `(?:\\s*[,&+]\\s*|\\s+${anyListed("and, n, und, et, y, e, aur, plus, as well as, sowie, ainsi que, junto con, junto com")}\\s+)`;
const TO = anyListed("to, a, con, com, la, el, o, ao");
const PRONOUN = anyListed(
  "her, him, them, sie, ihn, ihr, ihm, elle, lui, ella, el, ela, ele, usko, unko, isko, she, he",
);
/** Behind "her", so that it is no "her friend". */
const ALONE = `(?=\\s*(?:[,.;!]|$)|\\s+${anyListed("to, in, into, on, onto, as, with, from, for, and, n, und, et, y, e, aur, auf, zu, bei, als, mit, dans, sur, comme, avec, en, na, no, nas, nos, em, para, pra, como, con, com, de, too, also, auch, noch, dazu, rein, aussi, tambien, tambem, ko, me, mein, daal, add, please, bitte")}(?!\\p{L}))`;
/** Whom no record names: "her friend", "the other one", "l'autre". */
const SOMEBODY = `(?:${anyListed("her, his, their, ihre, ihren, seine, seinen, sa, son, ses, su, sus, seu, sua, uski, uska, uske")}\\s+(?!@)\\p{L}+|${anyListed("the, der, die, das, den, le, la, el, o, a, l")}[\\s'’]\\s*(?:(?:\\p{L}+\\s+)?(?:one|ones|guy|girl|woman|man)|other|others|ander\\p{L}*|autres?|otr[oa]s?|outr[oa]s?)|another|someone|somebody)(?!\\p{L})`;
const BEFORE = patternOf(`(?<!\\p{L})(?:(${PRONOUN})|${SOMEBODY})${AND}(?:${TO}\\s+)*@`);
const BEHIND = patternOf(
  `@\\S*[\\p{L}\\p{N}_]${AND}(?:${TO}\\s+)*(?:((?:us|un|is)ko(?!\\p{L})|${PRONOUN}${ALONE})|${SOMEBODY})`,
);

/**
 * Who stands beside those whom an order names, without a name: "put @a and her in", "@a und die andere". "person" is whom
 * a pronoun means, "nobody" that no record tells who it is; null where all are named.
 */
export function besideNamed(text: string): "person" | "nobody" | null {
  const folded = foldInPlace(text.normalize("NFC"));
  const found = BEFORE.exec(folded) ?? BEHIND.exec(folded);
  if (!found) return null;
  return found[1] === undefined ? "nobody" : "person";
}
