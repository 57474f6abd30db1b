import { daysOfRule } from "./day-rules.ts";
import type { Days } from "./day-rules.ts";
import table from "./public-holidays.json" with { type: "json" };

/** A day off by law. */
export interface PublicHoliday {
  /** yyyy-mm-dd. */
  date: string;
  /** In English. */
  name: string;
  /** Whether the sight of the moon may move it by a day. */
  isByMoon: boolean;
}

/** Years of which days without a rule are known. */
const HOLIDAY_YEARS: Days = { from: "2026-01-01", to: "2032-12-31" };

const TABLE: ReadonlyMap<string, readonly string[]> = new Map(Object.entries<string[]>(table));

/** Whether the holidays of a market (ISO 3166-1 alpha-2) are known in a stretch of days. */
export function knowsHolidays(market: string, { from, to }: Days): boolean {
  return TABLE.has(market) && from >= HOLIDAY_YEARS.from && to <= HOLIDAY_YEARS.to;
}

/** Public holidays of a market and of its regions (ISO 3166-2) in a stretch of days, in order; each name once a day. */
export function publicHolidays(market: string, regions: readonly string[], days: Days): PublicHoliday[] {
  const places = [market, ...regions.filter((region) => region.startsWith(`${market}-`))];
  const entries = [...new Set(places.flatMap((place) => TABLE.get(place) ?? []))];
  const [first, last] = [Number(days.from.slice(0, 4)), Number(days.to.slice(0, 4))];
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return entries
    .flatMap((entry) => {
      const [name = "", rule = ""] = entry.split("|");
      const isByMoon = rule.startsWith("~");
      const found = years.flatMap((year) => daysOfRule(isByMoon ? rule.slice(1) : rule, year));
      return found.map(({ from }) => ({ date: from, name, isByMoon }));
    })
    .filter(({ date }) => date >= days.from && date <= days.to)
    .toSorted((left, right) => (left.date < right.date ? -1 : 1));
}
