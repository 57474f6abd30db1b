const MONTH = "yyyy-mm".length;

/** The month of a day: "2026-01-31" is of "2026-01". */
export function monthOf(day: string): string {
  return day.slice(0, MONTH);
}

/** What a figure of a month is called among the values of an account: "history.2026-01.followers". */
export function nameOfMonth(day: string, figure: string): string {
  return `history.${monthOf(day)}.${figure}`;
}
