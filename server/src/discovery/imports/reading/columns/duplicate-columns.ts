import type { ImportField } from "@app/contract/discovery/imports";
import { spaced } from "./headers.ts";
import type { Column } from "./column.ts";

/** Fields that several columns may fill together. */
const SHARED: ReadonlySet<ImportField> = new Set([
  "handle",
  "url",
  "category",
  "brands",
  "notes",
  "tags",
  "audienceAge",
  "audienceCountry",
  "links",
]);
const PART_OF_NAME = /\b(?:first|last|given|family|sur|vor|nach)\s?-?name\b|\bprenom\b|\bapellido/iu;

/**
 * Of several columns with the same meaning ("followers" as 13.8M and as 13800000) keeps the one of plain numbers, else
 * the fuller one; the others become fields of the workspace's own. All prices stay, and first and last names together.
 */
export function keepBestDuplicate(columns: Column[]): void {
  const hasParts = columns.some((column) => isPartOfName(column) && column.contents.filled > 0);
  for (const column of columns) {
    const isWhole = column.field === "name" && !isPartOfName(column) && !column.isConfirmed;
    if (hasParts && isWhole) leaveOut(column);
  }
  const groups = new Map<string, Column[]>();
  for (const column of columns) {
    if (column.field === null || SHARED.has(column.field) || isPartOfName(column)) continue;
    if (column.isUpperEnd) continue;
    const key = JSON.stringify([column.field, column.platform, column.audience]);
    groups.set(key, [...(groups.get(key) ?? []), column]);
  }
  for (const duplicates of groups.values()) {
    const [best] = duplicates.toSorted(
      (a, b) =>
        Number(b.isConfirmed) - Number(a.isConfirmed) ||
        b.contents.digits - a.contents.digits ||
        Math.round((b.confidence - a.confidence) * 4) ||
        b.contents.filled - a.contents.filled ||
        a.index - b.index,
    );
    for (const duplicate of duplicates) {
      if (duplicate === best) continue;
      if (duplicate.field === "price") duplicate.isSecond = true;
      else leaveOut(duplicate);
    }
  }
}

/** Whether a column holds one part of a name, so that all parts make the name. */
export function isPartOfName(column: Column): boolean {
  return column.field === "name" && PART_OF_NAME.test(spaced(column.header));
}

/** Also where a person chose the same twice: then the cells of the other one are kept as they are written. */
function leaveOut(column: Column): void {
  column.isConfirmed = false;
  column.chosenAt = null;
  column.field = null;
  column.confidence = 0;
  column.doubt = null;
}
