import type { RecordKind } from "@app/contract/discovery/import-records";
import { readDate } from "#/language/time/dates.ts";
import { isNegative } from "#/discovery/imports/reading/cells/signs.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import type { TableContext } from "#/discovery/imports/reading/row-accounts.ts";
import { plainWords, textAt } from "#/discovery/imports/reading/words.ts";
import { answerOf, isPaidBack, paymentStateNamed } from "#/language/tables/tables.ts";
import type { RecordCells } from "./record-cells.ts";

/** "Cancelled at" over a day, "Storniert" over yes. */
const HEADER =
  /^(?:cancel\p{L}*|void\p{L}*|storn\p{L}*|annul\p{L}*|anul\p{L}*)(?:$| (?:at|on|am|le|el|il|em)$)/u;

const WHY: Readonly<Record<"payments" | "orders", Readonly<Record<"cancelled" | "paidBack", string>>>> = {
  payments: {
    cancelled: "Cancelled: nothing is to be paid",
    paidBack: "Paid back: nothing is to be paid",
  },
  orders: { cancelled: "Cancelled: nothing was sold", paidBack: "Paid back: nothing was sold" },
};

const AMOUNTS = ["amount", "net", "gross"] as const;

/** Numbers of orders of which a row of their own says how much went back: "#10251" once sold, once at −129,90. */
export function ordersSentBack(
  records: readonly TableRecord[],
  columns: readonly Pick<Column, "record" | "index">[],
): ReadonlySet<string> {
  const [order, amount] = [
    columns.find(({ record }) => record === "order"),
    columns.find(({ record }) => record === "amount"),
  ];
  if (!order || !amount) return new Set();
  const back = records.filter(({ cells }) => isNegative(textAt(cells, amount.index)));
  return new Set(back.map(({ cells }) => textAt(cells, order.index).trim()));
}

/** "Verrechnet": what a credit note is, and what is left of an invoice that one took back. */
export function isSetOff(cell: string): boolean {
  return SET_OFF.test(plainWords(cell));
}

const SET_OFF =
  /^(?:verrechnet|offset|netted|set off|compensee?|compensad[oa]|compensat[oa]|adjust ho gaya)$/u;

/** Why a payment or an order counts for nothing, where its state, its day or a column of its own says so; else null. */
export function whyCancelled(
  kind: RecordKind,
  cells: RecordCells,
  { cells: row }: TableRecord,
  { columns, sentBack }: TableContext,
): string | null {
  if (kind === "posts") return null;
  const written = [cells.cellOf("paidOn"), cells.cellOf("state")];
  const isMarked = columns.some(({ header, index }) => {
    const cell = textAt(row, index);
    return HEADER.test(plainWords(header)) && (readDate(cell) !== null || answerOf(cell) === true);
  });
  const back = cells.cellOf("refund");
  const isWhole = answerOf(back) === true || paymentStateNamed(back) === "cancelled" || isPaidBack(back);
  if (isWhole) return WHY[kind].paidBack;
  // What says how much went back is taken off, not left out.
  const isLess = AMOUNTS.some((field) => isNegative(cells.cellOf(field)));
  const isCancelled = (cell: string) =>
    paymentStateNamed(cell) === "cancelled" && !(isLess && isSetOff(cell));
  if (isMarked || written.some(isCancelled)) return WHY[kind].cancelled;
  if (!written.some(isPaidBack)) return null;
  const isTakenOff = sentBack.has(cells.cellOf("order").trim());
  return isLess || isTakenOff || back !== "" ? null : WHY[kind].paidBack;
}
