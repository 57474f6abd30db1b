import type { Brief } from "@app/contract/strategy/plan";
import { countryName } from "#/language/places/countries.ts";
import { addDays } from "#/language/time/calendar.ts";
import type { NamedStretch } from "#/language/time/day-lines.ts";
import type { Days } from "#/language/time/day-rules.ts";
import { namedDaysIn, quietDays } from "#/language/time/named-days.ts";
import { knowsHolidays, publicHolidays } from "#/language/time/public-holidays.ts";
import { andList } from "#/strategy/brief/wording.ts";
import type { CalendarFacts } from "./calendar-facts.ts";
import { leftOutBy } from "./left-out.ts";

/** No public holidays, and yet days on which people look elsewhere, or for gifts. Chosen by us. */
const SAID_EVERYWHERE = ["valentines-day", "mothers-day", "black-friday", "christmas-eve", "new-years-eve"];

/** What the days of a stretch are for the people of some markets. */
export interface MarketDays {
  /** Why no piece should go live on a day; null for one that is free. */
  quiet(date: string): string | null;
  /** What a day itself is called, in English; empty for a usual one. */
  names(date: string): readonly string[];
  /** What there is to know of a day, as sentences without a full stop. */
  notes(date: string): string[];
  /** Markets whose public holidays are not known. */
  unknown: readonly string[];
}

interface Places {
  markets: readonly string[];
  /** ISO 3166-2. */
  regions: readonly string[];
}

/** The days of a stretch for the people of these markets, with the workspace's own days and those that a brief names. */
export function marketDays(
  { markets, regions }: Places,
  stretch: Days,
  own: CalendarFacts | undefined,
  { events = [], leftOut = [], onQuietDays = false }: Pick<Brief, "events" | "leftOut" | "onQuietDays">,
): MarketDays {
  // A day before a holiday is told of as well, so the stretch is a day longer.
  const days = { from: stretch.from, to: addDays(stretch.to, 1) };
  const quiet = new Map<string, string>();
  const named = new Map<string, string[]>();
  const say = (date: string, name: string) =>
    named.set(date, [...new Set([...(named.get(date) ?? []), name])]);
  for (const { date, name } of events) say(date, name);
  for (const market of markets) {
    for (const { from, name } of quietDays(market, regions, days)) {
      quiet.set(from, `${name} is a quiet day in ${countryName(market)}`);
      say(from, name);
    }
    for (const { date, name, isByMoon } of publicHolidays(market, regions, days)) {
      const moon = isByMoon ? ", which the moon may move by a day" : "";
      say(date, `${name}, a public holiday in ${countryName(market)}${moon}`);
    }
    for (const { from, name } of saidDays(market, days)) if (!named.has(from)) say(from, name);
  }
  for (const { from, to, name } of own?.quietDays ?? []) {
    for (const date of datesOf(from, to, days)) quiet.set(date, `${name} is one of your quiet days`);
  }
  const school = own?.schoolHolidays ?? [];
  const quietOn = (date: string) => (onQuietDays ? null : (quiet.get(date) ?? null));
  return {
    quiet: (date) => leftOutBy(leftOut, date, markets) ?? quietOn(date),
    names: (date) => named.get(date) ?? [],
    notes: (date) => notesOf(date, named, school),
    unknown: markets.filter((market) => !knowsHolidays(market, days)),
  };
}

function saidDays(market: string, { from, to }: Days) {
  const years = [...new Set([from, to].map((day) => Number(day.slice(0, 4))))];
  return SAID_EVERYWHERE.flatMap((slug) => years.flatMap((year) => namedDaysIn(slug, year, market)));
}

/** Dates of a stretch that lie in another one. */
function datesOf(from: string, to: string, within: Days): string[] {
  const dates: string[] = [];
  const last = to < within.to ? to : within.to;
  for (let date = from > within.from ? from : within.from; date <= last; date = addDays(date, 1))
    dates.push(date);
  return dates;
}

function notesOf(
  date: string,
  named: ReadonlyMap<string, readonly string[]>,
  school: readonly NamedStretch[],
): string[] {
  const today = named.get(date);
  const tomorrow = named.get(addDays(date, 1));
  return [
    ...(today ? [andList(today)] : []),
    ...(tomorrow && !today ? [`The day before ${andList(tomorrow)}`] : []),
    ...school
      .filter(({ from, to }) => date >= from && date <= to)
      .map(({ name }) => `School holidays: ${name}`),
  ];
}
