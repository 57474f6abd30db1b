import type { Platform } from "@app/contract/platforms";
import { platformsIn } from "#/discovery/imports/reading/cells/accounts.ts";
import type { Collected } from "#/discovery/imports/reading/collected.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import type { TableContext } from "#/discovery/imports/reading/row-accounts.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";

/** "IG/TT" beside one handle: it is the same on each; empty for fewer than two. */
export function platformsListed({ cells }: TableRecord, { columns, kind }: TableContext): Platform[] {
  if (kind !== "creators") return [];
  const cell = textAt(cells, columns.find(({ field }) => field === "platform")?.index);
  const found = platformsIn(cell);
  return found.length < 2 ? [] : found;
}

/** Where words of the row or its table say that a handle is. */
export function placeSaid(
  bare: Collected["bare"][number],
  place: Platform | null,
  {
    record,
    context,
    known,
  }: { record: TableRecord; context: TableContext; known: Platform | undefined | null },
): Platform | null {
  return isOfTableAlone(bare, record, context)
    ? placeOfPaid(bare, known, context)
    : placeOf(bare, place, context);
}

/** Beside a column of TikTok's own, the handles of another column are not there because that header says TikTok. */
function placeOf(
  { column }: Collected["bare"][number],
  place: Platform | null,
  { columns, platform, above, isPlatformGuessed }: TableContext,
): Platform | null {
  const isGuess = place !== null && place === platform && isPlatformGuessed && above === null;
  if (!isGuess || column === null || column.platform !== null) return place;
  const isOthers = columns.some(
    (one) => one !== column && one.platform === place && (one.field === "handle" || one.field === "url"),
  );
  return isOthers ? null : place;
}

/**
 * Whether only a word for the whole table says where somebody is who is paid or sold something: a list of payments holds
 * names, and people of every platform.
 */
function isOfTableAlone(
  { column, index }: Collected["bare"][number],
  { cells }: TableRecord,
  context: TableContext,
): boolean {
  const { columns, above } = context;
  const isOfRow = above !== null || columns.some(({ field }) => field === "platform");
  const isMarked = textAt(cells, index).startsWith("@") || (column !== null && column.platform !== null);
  return isSaidOfPaid(context) && !isOfRow && !isMarked;
}

/** Whether one platform was said for a whole table of people who are paid, or sold something. */
export function isSaidOfPaid({ kind, platform }: TableContext): boolean {
  return (kind === "payments" || kind === "orders") && platform !== null;
}

/** Where the workspace knows them; a word with a capital is a name, and makes no account. */
function placeOfPaid(
  { handle }: Collected["bare"][number],
  known: Platform | undefined | null,
  { platform }: TableContext,
): Platform | null {
  return known ?? (/\p{Lu}/u.test(handle) ? null : platform);
}
