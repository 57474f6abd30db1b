import { wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { HANDLES } from "#/strategy/assistant/answers/handles-in.ts";
import { AGAIN_WORDS, TAKES } from "./taking-words.ts";
import { QUOTED } from "./list-names.ts";

/** A tag that is to be taken off somebody, as typed; without one, the tag that was put on just before. */
export interface Untagging {
  is: "untag";
  tag: string | null;
}

const ALL_TAKES = new RegExp(TAKES.source, "gu");
const NOUN = new RegExp(
  wordsListed("tag, tags, label, schlagwort, etiquette, etiqueta, etiquetas, etiquettes"),
  "gu",
);
const UNTAGS = new RegExp(wordsListed("untag, untagge, detagge, desetiqueta, desetiquete"), "gu");
const SMALL = new RegExp(
  wordsListed(
    `the, a, an, this, that, our, off, from, of, on, at, her, his, him, she, he, them, it, ok, okay, and, den, das, dem, der, die, von, vom, bei, ihr, ihm, ihnen, und, weg, ab, doch, le, la, les, l, de, du, des, d, a, sur, chez, lui, et, cette, el, los, las, al, del, en, y, esa, o, os, as, da, do, na, no, dos, das, ela, ele, e, se, ka, ki, ko, wala, wali, us, usse, aur, ${AGAIN_WORDS}`,
  ),
  "gu",
);
const WORD = /[\p{L}\p{N}][\p{L}\p{N}&'’-]*/gu;
const NAMED = new RegExp(QUOTED, "du");

/**
 * What a message takes off somebody: "take the tag vegan off @lena". What is left of it without the words of taking is the
 * tag. `isJust`: a tag was put on or taken off just before, so that "take it off @lena again" is of that.
 */
export function untaggingIn(source: string, isJust: boolean): Untagging | null {
  const text = source.normalize("NFC");
  const folded = foldInPlace(text);
  const isUntag = folded.search(UNTAGS) >= 0;
  const hasNoun = folded.search(NOUN) >= 0;
  if (text.includes("?") || !(isUntag || folded.search(TAKES) >= 0)) return null;
  if (!hasNoun && !isUntag && !(isJust && text.includes("@"))) return null;
  const place = NAMED.exec(folded)?.indices?.groups?.["quoted"];
  const left = place ? null : wordsLeft(folded);
  const said = place ?? left;
  if (said === null) return null;
  const tag = text.slice(said[0], said[1]).trim();
  // Without the word for a tag, anything beside whom it is of says something else.
  const isOther = tag === "" ? !isJust : !hasNoun && !isUntag;
  return isOther ? null : { is: "untag", tag: tag === "" ? null : tag };
}

/** Where the words stand that are none of taking a tag off; null where they do not stand together. */
function wordsLeft(folded: string): [from: number, to: number] | null {
  const hard = blanked(folded, [HANDLES, ALL_TAKES, NOUN, UNTAGS]);
  const own = [...blanked(hard, [SMALL]).matchAll(WORD)];
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return [0, 0];
  const [from, to] = [first.index, last.index + last[0].length];
  const isTogether = !/\s{3,}/u.test(hard.slice(from, to));
  return isTogether ? [from, to] : null;
}

function blanked(text: string, patterns: readonly RegExp[]): string {
  return patterns.reduce(
    (left, pattern) => left.replaceAll(pattern, (found) => " ".repeat(found.length)),
    text,
  );
}
