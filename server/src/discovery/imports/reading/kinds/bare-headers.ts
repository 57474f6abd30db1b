import type { RecordField, RecordKind } from "@app/contract/discovery/import-records";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { isOrderHeader } from "#/discovery/imports/reading/columns/headers.ts";
import { plainWords } from "#/discovery/imports/reading/words.ts";
import { recordFieldOf } from "./record-headers.ts";

type Facts = Pick<Column, "header" | "contents">;

/** Below this share of plain numbers nothing counts rows, and above so many a row neither. Chosen by us. */
const NUMBERS = 0.5;
const PAST_ROWS = 2;
/** Share of cells that must be days. */
const DAYS = 0.5;

/** A word that stands before a day, and for nothing else. */
const DAY = /^(?:vom|am|on|le|du|el|del|em|il|dal|wann|when|quand|cuando|quando|kab)$/u;

/**
 * What a header of a little word says behind those of an invoice: "Nr." over other numbers than those of the rows is the
 * invoice's, "vom" behind it the day it was issued, and "am" behind "bezahlt?" the day of the payment.
 */
export function bareFieldOf(
  kind: RecordKind,
  column: Facts,
  columns: readonly Facts[],
): { field: RecordField; rank: number } | null {
  if (kind !== "payments" || column.contents.filled === 0) return null;
  if (numbersInvoices(column)) return { field: "invoice", rank: Infinity };
  if (!DAY.test(plainWords(column.header)) || column.contents.dates < DAYS) return null;
  const before = columns[columns.indexOf(column) - 1];
  if (!before) return null;
  const said = numbersInvoices(before)
    ? "invoice"
    : recordFieldOf(kind, before.header, before.contents)?.field;
  if (said === "invoice") return { field: "issuedOn", rank: Infinity };
  return said === "state" ? { field: "paidOn", rank: Infinity } : null;
}

function numbersInvoices({ header, contents }: Facts): boolean {
  const { filled, numbers, median, distinct } = contents;
  if (!isOrderHeader(header) || distinct < NUMBERS) return false;
  return numbers < NUMBERS || (median ?? 0) > filled * PAST_ROWS;
}
