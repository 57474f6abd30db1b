import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { recordFieldOf } from "./record-headers.ts";
import type { RecordField } from "@app/contract/discovery/import-records";
import type { RecordKind } from "./record-headers.ts";

const PROFILES = 0.5;

/** Gives each field of a record the one column whose header says it best. */
export function nameRecords(columns: readonly Column[], kind: RecordKind): void {
  const best = new Map<RecordField, Found>();
  for (const column of columns) {
    if (column.isConfirmed) continue;
    const said = recordFieldOf(kind, column.header, column.contents);
    // Who is mentioned is no author, however much the cells look like handles.
    const isOfOthers = said?.field === "mentions";
    if (!said || (!isOfOthers && (column.contents.profiles > PROFILES || isAuthor(column)))) continue;
    const known = best.get(said.field);
    if (known && !isBetter({ column, rank: said.rank }, known)) continue;
    best.set(said.field, { column, rank: said.rank });
  }
  for (const [field, { column }] of best) {
    Object.assign(column, { record: field, field: null, confidence: 1, doubt: null });
  }
  for (const column of columns) {
    if (column.isConfirmed || (column.record === null && namesCreator(column, kind))) continue;
    if (column.record === null && !IDENTITY.has(column.field)) column.field = null;
    if (column.record === null && kind === "orders") column.field = null;
    column.isSettled = true;
  }
}

const IDENTITY: ReadonlySet<string | null> = new Set(["handle", "url", "platform", "name"]);
const CREATOR =
  /\b(?:creator|influencer|influenceu[rs]e?|affiliate|ambassador|partner|talent|handle|user ?name|profile)/iu;

/** Whether a column may name a creator: any word of the row could look like a handle, and a buyer is none. */
function namesCreator({ said, header, contents }: Column, kind: RecordKind): boolean {
  if (kind === "orders") return CREATOR.test(header) && contents.fits.email < PROFILES;
  const [first] = said.fields;
  return (
    first === "handle" ||
    first === "name" ||
    first === "platform" ||
    contents.marked > PROFILES ||
    contents.profiles > PROFILES
  );
}

interface Found {
  column: Column;
  rank: number;
}

function isBetter(one: Found, other: Found): boolean {
  if (isFilled(one) !== isFilled(other)) return isFilled(one);
  return one.rank < other.rank;
}

function isFilled({ column }: Found): boolean {
  return column.contents.filled > 0;
}

/** "Author", "Influencer", "Creator handle": who posted, whatever else the header says. */
function isAuthor({ said, contents }: Column): boolean {
  const [first] = said.fields;
  return (first === "handle" || first === "platform") && contents.filled > 0 && contents.posts < PROFILES;
}
