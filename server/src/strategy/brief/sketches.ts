import { ANY_NAMED_DAY } from "#/language/time/named-days.ts";
import { SIGNS } from "./money/currencies.ts";
import { COUNT, DIGITS, SCALE } from "./numbers.ts";
import { LARGE_SCALE } from "#/language/numbers/scales.ts";

/** Whatever a list of hundreds of words could fit, in a few characters: no word of theirs is longer, or has a digit. */
const WIDER: readonly (readonly [list: string, wider: string])[] = [
  [SIGNS, "[^\\d\\n]{1,40}?"],
  [DIGITS, `\\d[\\d .,'’e+]*?|[a-z][a-z '’-]{0,40}?(?=[ -]?(?:de )?(?:${SCALE}|${LARGE_SCALE}))`],
  [COUNT, "(?:\\d{1,5}|[a-z '’-]{2,40}?)"],
  [ANY_NAMED_DAY, "[^\\d\\n]{2,60}?"],
];

const sketches = new WeakMap<RegExp, RegExp | null>();

/**
 * Whether a pattern can fit a text at all, told by what stands around its lists of currencies and number words. A pattern
 * with those takes up to 60 ms to compile, of which a few hundred made the first message wait (measured: 1.6 s); most are
 * for words that a text does not have.
 */
export function mayFit(pattern: RegExp, text: string): boolean {
  const known = sketches.get(pattern);
  const sketch = known === undefined ? sketchOf(pattern) : known;
  const fits = sketch === null || sketch.test(text);
  // From its first use on the pattern itself is compiled, and tells it faster.
  sketches.set(pattern, fits ? null : sketch);
  return fits;
}

function sketchOf({ source, flags }: RegExp): RegExp | null {
  const sketch = WIDER.reduce(
    (short, [list, wider]) =>
      short.split(list).reduce((left, right) => left + (refuses(left) ? list : wider) + right),
    source,
  );
  return sketch === source ? null : new RegExp(sketch, flags.replaceAll(/[dgy]/gu, ""));
}

/** Whether what follows would stand where something must not be: there a wider list would fit less. */
function refuses(before: string): boolean {
  const open: boolean[] = [];
  for (const [piece] of before.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?<?!)?|\)/gu)) {
    if (piece.startsWith("(")) open.push(piece.endsWith("!"));
    else if (piece === ")") open.pop();
  }
  return open.includes(true);
}
