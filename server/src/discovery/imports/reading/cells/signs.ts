/** "-12,50 €", "€ -12.50", "12,50-", "(12.50)": what was given back. */
const NEGATIVE =
  /^[^\d(]{0,6}[-−–]\s?[^\d-]{0,4}\d|^\s*[^\d]{0,4}\(\s*[^\d]{0,4}\d[^()]*\)[^\d]{0,4}$|\d\s?[-−]$/u;
/** Longer cells are sentences. Also keeps the pattern quick on hostile files. */
const AMOUNT_TEXT_MAX = 40;

/** Whether a cell is an amount of less than nothing. */
export function isNegative(cell: string): boolean {
  return cell.length <= AMOUNT_TEXT_MAX && NEGATIVE.test(cell);
}

/** "-200 €", "EUR -200"; "- 200" may begin a list. */
const LESS_THAN_NOTHING =
  /^\s*(?:[A-Z]{1,3}\p{Sc}?|\p{Sc})?\s?[-−](?:(?:[A-Z]{1,3}\p{Sc}?|\p{Sc})\s?)?\d[\d.,'’\s]*(?:\p{Sc}|[A-Z]{1,3}\p{Sc}?|\/-|[.,]?[-–])?\s*$/u;

/** Whether a cell that asks for a price is an amount of less than nothing, with no word beside it. */
export function asksForLess(cell: string): boolean {
  return cell.length <= AMOUNT_TEXT_MAX && LESS_THAN_NOTHING.test(cell);
}

export function withoutSign(cell: string): string {
  return cell.replaceAll(/[-−–()]/gu, " ").trim();
}

/** Currencies that are written as one letter in front of an amount: "R 1,200", "P30,000", "N50k". */
const LETTERS: Readonly<Record<string, readonly string[]>> = { r: ["ZAR"], p: ["PHP", "BWP"], n: ["NGN"] };
const LETTER = new RegExp(
  String.raw`(?<![\p{L}\d])[${Object.keys(LETTERS).join("")}](?=\s?(?:\d{1,3}(?:[ .,'’]\d{3})+|\d{3,}|\d{1,3}(?:[.,]\d+)?\s?k|0(?=[.,]\d))(?:[.,]\d{1,2})?(?![\p{L}\d]|-\d))`,
  "gu",
);
/** "R 18000 / S 4000": what a reel and a story cost. */
const OF_FORMATS = /(?<![\p{L}\d])[scv]\s?[:=]?\s?\d/u;

/** The currencies that a letter in front of an amount may stand for; null where none does. */
export function currenciesOfLetter(folded: string): readonly string[] | null {
  const [letter, another] = OF_FORMATS.test(folded) ? [] : (folded.match(LETTER) ?? []);
  return letter === undefined || another !== undefined ? null : (LETTERS[letter] ?? null);
}

/** The one currency that a letter stands for above amounts: "Ask (N)". */
export function currencyOfLetter(letter: string): string | null {
  const [code = null, another] = LETTERS[letter.toLowerCase()] ?? [];
  return another === undefined ? code : null;
}

/** An amount without the letter in front of it. */
export function withoutLetter(folded: string): string {
  return currenciesOfLetter(folded) === null ? folded : folded.replaceAll(LETTER, " ");
}
