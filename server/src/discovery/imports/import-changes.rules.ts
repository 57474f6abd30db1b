import type { ImportKept } from "@app/contract/discovery/imports";
import { toMinorUnits } from "./reading/prices.ts";
import type { MergedAccount } from "./reading/merge-rows.ts";
import type { ValueName, Values } from "./reading/values.ts";
import { VALUE_NAMES } from "./reading/values.ts";
import type { Audience, FieldSource, Provenance } from "#/discovery/discovery.tables.ts";

/** The columns of a creator that an import may fill. */
export interface ImportedColumns {
  name: string | null;
  url: string | null;
  bio: string | null;
  followers: number | null;
  engagement_rate: number | null;
  avg_views: number | null;
  avg_likes: number | null;
  country: string | null;
  city: string | null;
  language: string | null;
  gender: string | null;
  email: string | null;
  phone: string | null;
  categories: string[];
  keywords: string[];
  brands: string[];
  audience: Audience;
  price_amount: number | null;
  price_currency: string | null;
  price_per: string | null;
  notes: string | null;
  tags: string[];
}

export type ColumnName = keyof ImportedColumns;

/** What becomes of one creator. */
export interface CreatorChange {
  state: "created" | "updated" | "unchanged";
  /** The columns that change, with their new values. */
  columns: Partial<ImportedColumns>;
  provenance: Provenance;
  /** Values that a person typed and that the table would have replaced. */
  kept: Omit<ImportKept, "line" | "creator">[];
}

/** What became of one account. */
export interface AccountResult {
  state: CreatorChange["state"];
  creatorId: string | null;
}

/** The columns that hold each value. A price is one value in three columns. */
export const COLUMNS_OF: Readonly<Record<ValueName, readonly ColumnName[]>> = {
  name: ["name"],
  url: ["url"],
  bio: ["bio"],
  followers: ["followers"],
  engagementRate: ["engagement_rate"],
  avgViews: ["avg_views"],
  avgLikes: ["avg_likes"],
  country: ["country"],
  city: ["city"],
  language: ["language"],
  gender: ["gender"],
  email: ["email"],
  phone: ["phone"],
  categories: ["categories"],
  keywords: ["keywords"],
  brands: ["brands"],
  audience: ["audience"],
  price: ["price_amount", "price_currency", "price_per"],
  notes: ["notes"],
  tags: ["tags"],
};

/**
 * What an account of a table changes in the creator that the workspace has, or null when it has none yet. What a
 * person typed stays and is reported; what the table does not know stays as it is.
 *
 * @param sourceOf where the value of one field comes from.
 * @param currency of prices that name none.
 */
export function changeCreator(
  account: MergedAccount,
  existing: (ImportedColumns & { provenance: Provenance }) | null,
  sourceOf: (name: ValueName) => FieldSource,
  currency: string,
): CreatorChange {
  const wanted = toColumns(account.values, currency, existing?.audience ?? {});
  const change: CreatorChange = {
    state: existing ? "unchanged" : "created",
    columns: {},
    provenance: { ...existing?.provenance },
    kept: [],
  };
  for (const name of VALUE_NAMES) {
    const columns = COLUMNS_OF[name].filter((column) => wanted[column] !== undefined);
    if (columns.length === 0) continue;
    const isSame = columns.every((column) => isEqual(existing?.[column] ?? null, wanted[column] ?? null));
    if (existing && isSame) continue;
    if (existing?.provenance[name]?.source === "manual") {
      change.kept.push(keptValue(name, existing, wanted));
      continue;
    }
    for (const column of columns) Object.assign(change.columns, { [column]: wanted[column] });
    change.provenance[name] = sourceOf(name);
    if (existing) change.state = "updated";
  }
  return change;
}

/** The values of a table as columns; price in minor units. */
export function toColumns(values: Values, currency: string, audience: Audience): Partial<ImportedColumns> {
  const { engagementRate, avgViews, avgLikes, price, audience: found, ...same } = values;
  const unit = price?.currency ?? currency;
  return {
    ...same,
    ...(engagementRate !== undefined && { engagement_rate: engagementRate }),
    ...(avgViews !== undefined && { avg_views: avgViews }),
    ...(avgLikes !== undefined && { avg_likes: avgLikes }),
    ...(found && { audience: joinAudience(audience, found) }),
    ...(price && {
      price_amount: toMinorUnits(price.amount, unit),
      price_currency: unit,
      price_per: price.per,
    }),
  };
}

function joinAudience(before: Audience, found: Audience): Audience {
  const genders = { ...before.genders, ...found.genders };
  return {
    ...before,
    ...found,
    ...(Object.keys(genders).length > 0 && { genders }),
  };
}

function keptValue(
  name: ValueName,
  existing: ImportedColumns,
  wanted: Partial<ImportedColumns>,
): Omit<ImportKept, "line" | "creator"> {
  const columns = COLUMNS_OF[name];
  const write = (row: Partial<ImportedColumns>) => {
    if (name === "price") return priceText(row);
    const text = columns.map((column) => row[column] ?? null).filter((value) => value !== null);
    return text.length === 0 ? "NA" : text.map(String).join(" ");
  };
  return { field: name, kept: write(existing), offered: write(wanted) };
}

function priceText({ price_amount: amount, price_currency: currency }: Partial<ImportedColumns>): string {
  if (amount === undefined || amount === null || !currency) return "NA";
  const digits = Math.round(Math.log10(toMinorUnits(1, currency)));
  return `${(amount / 10 ** digits).toFixed(digits)} ${currency}`;
}

/** Whether two stored values are the same; the order of object keys does not count. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, index) => isEqual(value, b[index]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => isEqual(a[name], b[name]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
