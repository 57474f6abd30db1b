import type { Platform } from "@app/contract/platforms";
import { isNotKnown } from "./cells/numbers.ts";
import { OF_ONE_ACCOUNT } from "./columns/price-columns.ts";
import type { TableRecord } from "./records.ts";
import type { TableContext } from "./row-accounts.ts";
import { textAt } from "./words.ts";

/**
 * The platforms that a row has figures of, for a handle that names none: "Handle, IG followers, TikTok followers". Only
 * where one column holds the handles of creators; a person is asked about it.
 */
export function figuredPlatforms({ cells }: TableRecord, context: TableContext): Platform[] {
  const { columns, kind, ofFigures } = context;
  const [handles, ...others] = columns.filter(({ field }) => field === "handle");
  if (kind !== "creators" || !handles || others.length > 0 || handles.isConfirmed) return [];
  const told = columns.filter(
    ({ field, index }) => field !== null && OF_ONE_ACCOUNT.has(field) && !isNotKnown(textAt(cells, index)),
  );
  const platforms = [...new Set(told.flatMap(({ platform }) => platform ?? []))];
  if (platforms.length > 0) ofFigures.add(handles.index);
  return platforms;
}
