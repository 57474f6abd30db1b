import type { CreatorItem, CreatorSearchResult } from "@app/contract/discovery/creators";
import type { FilterName, Filters, Sort } from "@app/contract/discovery/filters";
import { formatTotal } from "#/lib/format.ts";
import type { SortDirection } from "#/ui/table/columns.ts";

/** Columns beside the creator, in the order in which they stand unless somebody moves them. */
export const COLUMNS = [
  "category",
  "country",
  "city",
  "language",
  "followers",
  "avgViews",
  "engagementRate",
  "growth",
  "price",
  "lastPost",
  "email",
] as const;
export type Column = (typeof COLUMNS)[number];

interface ColumnWords {
  label: string;
  /** How a list is ordered by it; not there where it cannot be. */
  by?: Sort["by"];
  numeric?: boolean;
  first?: SortDirection;
  orders?: readonly [string, string];
}

export const COLUMN_WORDS: Readonly<Record<Column, ColumnWords>> = {
  category: { label: "Topic", by: "category" },
  country: { label: "Country", by: "country" },
  city: { label: "City", by: "city" },
  language: { label: "Language", by: "language" },
  followers: { label: "Followers", by: "followers", numeric: true },
  avgViews: { label: "Views", by: "avgViews", numeric: true },
  engagementRate: { label: "Engagement", by: "engagementRate", numeric: true },
  growth: {
    label: "12 months",
    by: "growth",
    first: "descending",
    orders: ["Least growth first", "Most growth first"],
  },
  price: { label: "Price", by: "price", numeric: true, first: "ascending" },
  lastPost: {
    label: "Last post",
    by: "lastPost",
    numeric: true,
    orders: ["Oldest first", "Latest first"],
  },
  email: { label: "E-mail" },
};

/** Shown without being asked for; the others where a question asks for them. */
const DEFAULTS: ReadonlySet<Column> = new Set([
  "category",
  "country",
  "followers",
  "avgViews",
  "engagementRate",
  "growth",
  "price",
  "lastPost",
]);

/** The filters that ask for a column. */
const ASKED_BY: Readonly<Partial<Record<Column, readonly FilterName[]>>> = {
  city: ["city", "cityNot", "cityClass"],
  language: ["language"],
  email: ["contact"],
};

type Found = Pick<CreatorSearchResult, "known" | "filters" | "total"> & {
  items: readonly Pick<CreatorItem, "trend">[];
};

/** Columns that have a value for somebody who was found. */
export function columnsWithValues({ known, items }: Found): Column[] {
  const hasTrend = items.some(({ trend }) => trend.filter((value) => value !== null).length > 1);
  return COLUMNS.filter((column) => (column === "growth" ? hasTrend : (known[column] ?? 0) > 0));
}

/** Whether a column is shown without being chosen: the usual ones, and those that the question asked for. */
export function isUsual(column: Column, { filters }: Pick<Found, "filters">): boolean {
  return DEFAULTS.has(column) || isAskedFor(column, filters);
}

function isAskedFor(column: Column, filters: Filters): boolean {
  const isValueWanted = filters.has?.some((value) => value === column) ?? false;
  return isValueWanted || (ASKED_BY[column]?.some((name) => filters[name] !== undefined) ?? false);
}

/** Columns that would be shown and of which nobody who was found has a value. */
export function emptyColumns(found: Found, { seesPrices }: { seesPrices: boolean }): Column[] {
  const there = columnsWithValues(found);
  return COLUMNS.filter(
    (column) =>
      column !== "growth" &&
      DEFAULTS.has(column) &&
      !there.includes(column) &&
      (column !== "price" || seesPrices),
  );
}

/** "Engagement, price, last post: none of these 134." */
export function emptyText(columns: readonly Column[], total: number): string {
  const [first = "", ...others] = columns.map((column) => COLUMN_WORDS[column].label);
  const names = [first, ...others.map((label) => label.toLowerCase())].join(", ");
  return `${names}: none of ${total === 1 ? "this one" : `these ${formatTotal(total)}`}.`;
}

/** How a reason begins, or ends, that a column says already. */
const SAID_BY: readonly [Column, RegExp][] = [
  ["category", /^Topic: /u],
  ["country", /^Country: /u],
  ["city", /^Lives in /u],
  ["language", /^Language: /u],
  ["followers", / followers\.$/u],
  ["avgViews", / views of a usual post\.$/u],
  ["engagementRate", /^Engagement rate /u],
  ["lastPost", /^Last post /u],
];

/** What is true of everybody in a list is what was asked for: the chips above it say so once. */
export function reasonsOfAll(items: readonly Pick<CreatorItem, "reasons">[]): string[] {
  const [first, ...others] = items;
  if (!first || others.length === 0) return [];
  return first.reasons.filter((reason) => others.every(({ reasons }) => reasons.includes(reason)));
}

/** The reasons that no column beside them says. */
export function reasonsBeside(reasons: readonly string[], columns: readonly Column[]): string[] {
  return reasons.filter(
    (reason) => !SAID_BY.some(([column, pattern]) => columns.includes(column) && pattern.test(reason)),
  );
}
