import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { plainWords, textAt } from "#/discovery/imports/reading/words.ts";
import type { RecordField } from "@app/contract/discovery/import-records";
import { recordFieldOf } from "./record-headers.ts";

const NUMBERED = /(.+?) ?#?([1-9])$/u;
/** What makes a further post one: figures alone may be those of another day. */
const TELLING: ReadonlySet<RecordField> = new Set(["url", "postedAt", "caption"]);

/** "Post link 2, Views 2", or the same headers once more: what the columns of a row say of its second and third post. */
export function takeFurtherPosts(columns: readonly Column[]): void {
  const first = new Map<string, RecordField>();
  for (const { header, record } of columns) {
    if (record !== null) first.set(baseOf(header).base, record);
  }
  const seen = new Map<string, number>();
  const found = columns.flatMap((column) => {
    const { base, number } = baseOf(column.header);
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    const field = first.get(base);
    const turn = (number ?? count) - 1;
    const isFree = column.record === null && !column.isConfirmed && turn > 0;
    return isFree && field !== undefined && fits(column, field) ? [{ column, field, turn }] : [];
  });
  for (const further of Map.groupBy(found, ({ turn }) => turn).values()) {
    const isPost = further.some(({ column, field }) => TELLING.has(field) && column.contents.filled > 0);
    if (!isPost) continue;
    for (const { column, field: record, turn } of further) {
      Object.assign(column, { record, turn, field: null, isSettled: true, confidence: 1, doubt: null });
    }
  }
}

/** A header without the number behind it. */
function baseOf(header: string): { base: string; number: number | null } {
  const words = plainWords(header);
  const match = NUMBERED.exec(words);
  return match === null
    ? { base: words, number: null }
    : { base: textAt(match, 1), number: Number(match[2]) };
}

function fits({ contents, header }: Column, field: RecordField): boolean {
  if (contents.filled === 0) return true;
  return recordFieldOf("posts", baseOf(header).base, contents)?.field === field;
}

/** Numbers of the posts that a row of the table has columns for, without the first one. */
export function furtherTurns(columns: readonly Column[]): number[] {
  return [...new Set(columns.map(({ turn }) => turn))]
    .filter((turn) => turn > 0)
    .toSorted((one, other) => one - other);
}
