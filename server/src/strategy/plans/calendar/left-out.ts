import type { LeftOutDays } from "@app/contract/strategy/plan";
import { namedDaysIn } from "#/language/time/named-days.ts";

/** Why nothing goes live on a day (yyyy-mm-dd) in these markets: the words that leave it out; null where none do. */
export function leftOutBy(
  days: readonly LeftOutDays[],
  date: string,
  markets: readonly string[],
): string | null {
  const words = days.find((one) => isIn(one, date, markets))?.words;
  return words === undefined ? null : `“${words}”`;
}

function isIn({ weekdays, named, dates }: LeftOutDays, date: string, markets: readonly string[]): boolean {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
  return (
    weekdays.includes(weekday) ||
    dates.some((one) => fits(one.day, day) && fits(one.month, month) && fits(one.year, year)) ||
    named.some((slug) => isNamed(slug, date, year, markets))
  );
}

function fits(said: number | undefined, is: number): boolean {
  return said === undefined || said === is;
}

/** Seasons may have begun in the year before. */
function isNamed(slug: string, date: string, year: number, markets: readonly string[]): boolean {
  const places = markets.length > 0 ? markets : [null];
  return places.some((market) =>
    [year - 1, year].some((one) =>
      namedDaysIn(slug, one, market).some(({ from, to }) => from <= date && date <= to),
    ),
  );
}
