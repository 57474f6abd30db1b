import { wordKey } from "#/language/fold.ts";
import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { recordFieldOf } from "#/discovery/imports/reading/kinds/record-headers.ts";
import { cellsAt, textAt } from "#/discovery/imports/reading/words.ts";

/** Share of the rows in which a list of the people themselves names the same one as the row. Chosen by us. */
const SAME = 0.9;

/**
 * Behind an empty column a list of payments with a creator of its own in each line: what it says is of that one, and
 * nothing of whoever stands at the left. Its columns are told and not kept.
 */
export function leaveListsOut(columns: readonly Column[], cells: readonly (readonly string[])[]): void {
  const border = columns.findLastIndex(isBlank);
  const [left, right] = [columns.slice(0, Math.max(border, 0)), columns.slice(border + 1)];
  const who = right.find(namesPeople);
  const owners = left.filter(namesPeople);
  if (!who || owners.length === 0 || !isOfPayments(right)) return;
  const isOfSame = owners.some((owner) => repeats(cellsAt(cells, who.index), cellsAt(cells, owner.index)));
  if (isOfSame) return;
  for (const column of right)
    Object.assign(column, { field: null, doubt: null, confidence: 1, isConfirmed: true, isBeside: true });
}

function isBlank({ header, contents }: Column): boolean {
  return header === "" && contents.filled === 0;
}

function namesPeople({ said, contents }: Column): boolean {
  const [first] = said.fields;
  return (first === "handle" || first === "name" || first === "url") && contents.filled > 0;
}

/** The number of an invoice and an amount, as no list of people has them behind a gap. */
function isOfPayments(columns: readonly Column[]): boolean {
  const found = columns.map(({ header, contents }) => recordFieldOf("payments", header, contents)?.field);
  return found.includes("invoice") && ["net", "gross"].some((field) => found.some((one) => one === field));
}

function repeats(list: readonly string[], owners: readonly string[]): boolean {
  const told = list.flatMap((cell, row) => (isNotKnown(cell) ? [] : [[cell, textAt(owners, row)] as const]));
  const same = told.filter(([one, other]) => nameOf(one) === nameOf(other));
  return same.length >= told.length * SAME;
}

function nameOf(cell: string): string {
  return wordKey(cell.replace(/^@/u, ""));
}
