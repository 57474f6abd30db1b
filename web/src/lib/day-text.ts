import { formatDate } from "./format.ts";

/** A day without a zone, "2027-03-01" → "01/03/2027"; unknown is "NA". */
export function formatDay(day: string | null): string {
  return formatDate(day, "UTC");
}

/** A day as people type it, "1/3/2027", "01.03.2027" or "2027-03-01", as yyyy-mm-dd; null when there is no such day. */
export function parseDay(text: string): string | null {
  const [, dayFirst, monthMiddle, yearLast] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim()) ?? [];
  const [, yearFirst, monthIso, dayIso] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim()) ?? [];
  const year = yearFirst ?? yearLast;
  const month = (monthIso ?? monthMiddle)?.padStart(2, "0");
  const day = (dayIso ?? dayFirst)?.padStart(2, "0");
  if (year === undefined || month === undefined || day === undefined) return null;
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // The 31st of a short month would roll over into the next one.
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? null : iso;
}
