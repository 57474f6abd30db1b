import { plainWords, textAt } from "#/discovery/imports/reading/words.ts";
import { mentionedPlatform } from "#/discovery/imports/reading/cells/accounts.ts";
import { asFigure } from "#/discovery/imports/reading/columns/column.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { readHeader, spaced } from "#/discovery/imports/reading/columns/headers.ts";
import { OF_ONE_ACCOUNT } from "#/discovery/imports/reading/columns/price-columns.ts";

/**
 * How far a merged cell reaches no table of text says. Where several name a platform, the last one heads what the others
 * head: "Handle, Followers" of each account, and not the notes and the fee of the person behind them.
 */
export function endLastGroup(named: readonly string[], headers: readonly string[]): string[] {
  const groups = endPrices(named, headers);
  const starts = groups.flatMap((group, index) => (isStart(groups, index) && group !== "" ? [index] : []));
  const last = starts.at(-1) ?? 0;
  const isOfAccounts = starts.length > 1 && starts.every((start) => placeOf(textAt(groups, start)) !== null);
  const others = headers.filter((_header, index) => index < last && groups[index] !== "");
  const shared = others.flatMap(keysOf);
  const isShared = (header: string) => keysOf(header).some((key) => shared.includes(key));
  const end = headers.findLastIndex((header, index) => index >= last && isShared(header));
  if (!isOfAccounts || end < last) return [...groups];
  return groups.map((group, index) => (index > end && !isOfLast(textAt(headers, index)) ? "" : group));
}

/** Fields that prices are told with. */
const OF_PRICES: ReadonlySet<string> = new Set([
  "price",
  "currency",
  "vat",
  "format",
  "usageMonths",
  "exclusivityMonths",
  "handle",
]);

/** "Rates" heads what stands below it until a status or a contact does. */
function endPrices(groups: readonly string[], headers: readonly string[]): string[] {
  let isEnded = false;
  return groups.map((group, index) => {
    if (readHeader(group).fields[0] !== "price") return group;
    if (isStart(groups, index)) isEnded = false;
    const { fields, format } = readHeader(textAt(headers, index));
    const [field = "price"] = fields;
    isEnded ||= !isStart(groups, index) && !OF_PRICES.has(field) && format === null;
    return isEnded ? "" : group;
  });
}

function isStart(groups: readonly string[], index: number): boolean {
  return groups[index] !== groups[index - 1];
}

function placeOf(group: string) {
  return readHeader(group).platform;
}

/** What a header says, by its words and by the field that they name first. */
function keysOf(header: string): string[] {
  const [field] = readHeader(header).fields;
  return [plainWords(header), ...(field === undefined ? [] : [`= ${field}`])].filter((key) => key !== "");
}

/** "Video price" and "Avg. views" behind the followers of the last account are what that account asks and gets. */
function isOfLast(header: string): boolean {
  const { format, fields } = readHeader(header);
  return format !== null || FIGURES.has(textAt(fields, 0));
}

const FIGURES: ReadonlySet<string> = new Set(["avgViews", "avgLikes", "avgComments", "engagementRate"]);

/** How far a merged cell reaches no table of text says: what belongs to the person stands behind the last account. */
export function endGroup(column: Column): void {
  const { group, isConfirmed } = column;
  const { field } = asFigure(column);
  if (group === "" || isConfirmed || field === "handle" || field === "url") return;
  const isOfAccount = field !== null && OF_ONE_ACCOUNT.has(field);
  if (!isOfAccount) column.platform = mentionedPlatform(spaced(column.header));
}
