import { anyListed, patternOf } from "#/language/dictionary.ts";
import { foldInPlace, wordKey } from "#/language/fold.ts";
import { placesNamed } from "#/language/places/places.ts";
import { SIGNS } from "#/strategy/brief/money/currencies.ts";
import { SCALE } from "#/language/numbers/scales.ts";

/** A number that says money: with a thousand, with a currency, or so large that it counts nobody. */
const AMOUNT = `(?:(?:${SIGNS})\\s?)?(?:\\d[\\d.,]*\\s?${SCALE}|\\d{1,3}(?:[.,]?\\d{3})+)(?:\\s?(?:${SIGNS}))?(?!\\p{L})`;
const INTO = `(?:${anyListed("for, in, to, fur, nach, pour, en, au, para, em, ke liye")}\\s+)?`;
const NAME = "(\\p{L}[\\p{L}'’-]*(?:\\s\\p{L}[\\p{L}'’-]*){0,2})";
const PAIR = new RegExp(`(?<![\\p{L}\\p{N}.,])${AMOUNT}\\s+${INTO}${NAME}`, "dgu");
const JOINT = patternOf(`^\\s*(?:[,&+/]|${anyListed("and, und, et, y, e, aur")}(?!\\p{L}))?\\s*$`);

/** "Serum 20k germany 10k austria": each amount with its own place, apart from the next one by a comma. */
export function withAmountsApart(text: string): string {
  const pairs = [...foldInPlace(text).matchAll(PAIR)].flatMap(({ index, indices }): Pair[] => {
    const [from = 0, to = 0] = indices?.[1] ?? [];
    const end = placeEnd(text.slice(from, to));
    return end === 0 ? [] : [{ start: index, from, end: from + end }];
  });
  return runsOf(text, pairs).reduceRight((made, run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) return made;
    const lead = /[\p{L}\p{N}]\s+$/u.test(made.slice(0, first.start)) ? ", " : "";
    const listed = run.map(
      ({ start, from, end }) => text.slice(start, from) + capitals(text.slice(from, end)),
    );
    const before = lead === "" ? made.slice(0, first.start) : made.slice(0, first.start).trimEnd();
    return `${before}${lead}${listed.join(", ")}${made.slice(last.end)}`;
  }, text);
}

interface Pair {
  start: number;
  /** Where the place begins and ends. */
  from: number;
  end: number;
}

/** Pairs that stand side by side, where not every one is parted from the next by a comma as it is. */
function runsOf(text: string, pairs: readonly Pair[]): Pair[][] {
  const runs: Pair[][] = [];
  for (const pair of pairs) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && JOINT.test(foldInPlace(text.slice(before.end, pair.start)))) run.push(pair);
    else runs.push([pair]);
  }
  const isParted = (run: readonly Pair[]) =>
    run.slice(1).every(({ start }, at) => text.slice(run[at]?.end, start).includes(","));
  return runs.filter((run) => !isParted(run));
}

/** Where the longest name of a place ends that some words begin with; 0 for none. */
function placeEnd(words: string): number {
  const parts = words.split(/\s/u);
  for (let count = parts.length; count > 0; count -= 1) {
    const name = parts.slice(0, count).join(" ");
    if (placesNamed(wordKey(name)).some(({ kind }) => kind !== "origin")) return name.length;
  }
  return 0;
}

function capitals(name: string): string {
  return name.length < 4
    ? name.toUpperCase()
    : name.replaceAll(/(?<!\p{L})\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase());
}
