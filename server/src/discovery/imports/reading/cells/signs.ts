/** "-12,50 €", "€ -12.50", "12,50-", "(12.50)": what was given back. */
const NEGATIVE =
  /^[^\d(]{0,6}[-−–]\s?[^\d-]{0,4}\d|^\s*[^\d]{0,4}\(\s*[^\d]{0,4}\d[^()]*\)[^\d]{0,4}$|\d\s?[-−]$/u;
/** Longer cells are sentences. Also keeps the pattern quick on hostile files. */
const AMOUNT_TEXT_MAX = 40;

/** Whether a cell is an amount of less than nothing. */
export function isNegative(cell: string): boolean {
  return cell.length <= AMOUNT_TEXT_MAX && NEGATIVE.test(cell);
}

export function withoutSign(cell: string): string {
  return cell.replaceAll(/[-−–()]/gu, " ").trim();
}
