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
