import { anyOf, listed } from "#/language/dictionary.ts";
import { wordKey } from "#/language/fold.ts";
import { daysOfRule } from "./day-rules.ts";
import type { Days } from "./day-rules.ts";
import table from "./named-days.json" with { type: "json" };

/** What a date rests on: a rule that holds, the sight of the moon, the custom of shops, or somebody's announcement. */
type DayBasis = "rule" | "moon" | "custom" | "announced";

/** A day or season with a name, in one year and market. */
export interface NamedDay extends Days {
  /** Such as "black-friday". */
  slug: string;
  /** In English. */
  name: string;
  basis: DayBasis;
}

interface Entry {
  name: string;
  words?: string;
  /** Words of other meanings too. */
  doubtful?: string;
  basis?: string;
  /** Whose word it is. */
  by?: string;
  /** Rules of `day-rules.ts` by markets; "*" stands for all others. */
  days: Readonly<Record<string, string>>;
  /** Markets and regions where it is a day of mourning or silence. */
  quiet?: string;
}

const ENTRIES: ReadonlyMap<string, Entry> = new Map(Object.entries<Entry>(table));
const BASES: readonly DayBasis[] = ["moon", "custom", "announced"];

/** Slugs by every name in English, German, French, Spanish, Portuguese, Hindi and more, as `wordKey` writes them. */
export const NAMED_DAYS: ReadonlyMap<string, string> = new Map(
  [...ENTRIES].flatMap(([slug, { words = "", doubtful = "" }]) =>
    [...listed(words), ...listed(doubtful)].map((word) => [wordKey(word), slug] as const),
  ),
);

/** Any of the names as a piece of a pattern on folded text: "Mothers' Day", too. */
export const ANY_NAMED_DAY = anyOf(NAMED_DAYS.keys()).replaceAll("s[ '’-]day", "s['’]?[ '’-]day");

/** Names that are more often something else: a day only behind a word such as "before". */
export const DOUBTFUL_NAMES: ReadonlySet<string> = new Set(
  [...ENTRIES.values()].flatMap(({ doubtful = "" }) => listed(doubtful).map(wordKey)),
);

/**
 * When a named day is in a market (ISO 3166-1 alpha-2; null for the usual days) in the years around one, in order. Only
 * days that begin in `year`; empty where they are not known, such as those that somebody has yet to announce.
 */
export function namedDaysIn(slug: string, year: number, market: string | null): NamedDay[] {
  const entry = ENTRIES.get(slug);
  if (!entry) return [];
  const rule = ruleOf(entry, market);
  const { name, basis: told } = entry;
  const basis = BASES.find((one) => one === told) ?? "rule";
  return rule === undefined ? [] : daysOfRule(rule, year).map((days) => ({ slug, name, basis, ...days }));
}

/** The one that is on at `today` (yyyy-mm-dd), else the next one; null where it is not known. */
export function nextNamedDay(slug: string, today: string, market: string | null): NamedDay | null {
  return around(slug, today, market).find(({ to }) => to >= today) ?? null;
}

/** The first day of the next one that begins from `today` on; null where it is not known. */
export function namedDay(slug: string, today: string, market: string | null = null): string | null {
  return around(slug, today, market).find(({ from }) => from >= today)?.from ?? null;
}

/** Whether it can begin on a day: whoever says its date may be of any market that has a date of its own. */
export function mayBeOn(slug: string, day: string, today: string): boolean {
  const markets = Object.keys(ENTRIES.get(slug)?.days ?? {}).flatMap((key) => key.split(" "));
  return markets.some((market) => namedDay(slug, today, market === "*" ? null : market) === day);
}

/** Whose word the date is, such as "Amazon"; null where it hangs on nobody's. */
export function announcedBy(slug: string): string | null {
  return ENTRIES.get(slug)?.by ?? null;
}

/** Days of mourning or silence of a market and its regions (ISO 3166-2) that touch a stretch, in order. */
export function quietDays(market: string, regions: readonly string[], { from, to }: Days): NamedDay[] {
  const places = [market, ...regions];
  const slugs = [...ENTRIES].flatMap(([slug, { quiet = "" }]) =>
    quiet.split(" ").some((place) => places.includes(place)) ? [slug] : [],
  );
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return years
    .flatMap((year) => slugs.flatMap((slug) => namedDaysIn(slug, year, market)))
    .filter((day) => day.from <= to && day.to >= from)
    .toSorted((left, right) => (left.from < right.from ? -1 : 1));
}

function around(slug: string, today: string, market: string | null): NamedDay[] {
  const year = Number(today.slice(0, 4));
  return [year - 1, year, year + 1].flatMap((one) => namedDaysIn(slug, one, market));
}

function ruleOf({ days }: Entry, market: string | null): string | undefined {
  const own = Object.keys(days).find((markets) => market !== null && markets.split(" ").includes(market));
  return days[own ?? "*"];
}
