import { matchesOf } from "#/language/matches.ts";
import { patternOf } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { NOUNS } from "#/strategy/brief/rules/rule-words.ts";

/** "50 % Chile, 30 Colombia, 20 Perú": the first with its sign, and those that follow without it. */
const LIST =
  /(?<![\p{L}\p{N}.,])(\d{1,2})\s?%[^.;\n%\d]{2,40}?((?:\s*(?:,|\/|and|und|et|y|e)\s*\d{1,2}\s+(?:to |nach |a |pour |para |for |in )?\p{L}[^,.;\n\d%/]{0,15}){1,4})/gu;
const ITEM = /(?<!\d)(\d{1,2})(?=\s)/gu;
const COUNTED = patternOf(`\\d\\s+(?:\\p{L}+\\s+)?(?:${NOUNS})(?!\\p{L})`);
const ALL = 100;

/** Numbers that come to a hundred with a share before them are shares as well. */
export function withAllSigns(source: string): string {
  const folded = foldInPlace(source);
  let text = source;
  for (const { 0: whole, 1: first = "", 2: list = "", index } of matchesOf(LIST, folded).toReversed()) {
    const items = [...list.matchAll(ITEM)];
    const sum = items.reduce((all, [number]) => all + Number(number), Number(first));
    if (sum !== ALL || COUNTED.test(list)) continue;
    const start = index + whole.length - list.length;
    for (const { 0: number, index: at } of items.toReversed()) {
      const end = start + at + number.length;
      text = `${text.slice(0, end)} %${text.slice(end)}`;
    }
  }
  return text;
}
