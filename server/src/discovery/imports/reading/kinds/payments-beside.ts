import { PAID_FIELDS } from "@app/contract/discovery/import-records";
import type { RecordField } from "@app/contract/discovery/import-records";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import type { TableContext } from "#/discovery/imports/reading/row-accounts.ts";
import type { RowFates } from "#/discovery/imports/reading/rows.ts";
import { fold } from "#/language/fold.ts";
import { RecordCells } from "./record-cells.ts";
import { recordFieldOf } from "./record-headers.ts";
import { asksIfPaid } from "./paid-marks.ts";
import { readPayment } from "./records.ts";
import type { ReadPayment, ReadPost } from "./records.ts";

/** The turn of columns that say what was paid for the post of their row; further posts count up from one. */
const OF_PAYMENT = -1;
/** Behind the parts that accounts and further posts of a row take. */
const PART = 900_000;
const FIELDS: ReadonlySet<RecordField> = new Set(PAID_FIELDS);
/** What says of a row that something was asked for or paid; amounts alone may be those of the post. */
const TELLING = ["invoice", "paidOn", "state"] as const;

/**
 * "Post link, Views, Fee, Invoice, Paid on": the columns of a table of posts that say what was paid for each.
 * @returns whether there are any.
 */
export function takePayments(columns: readonly Column[]): boolean {
  const found = new Map<RecordField, Column>();
  for (const column of columns) {
    if (column.isConfirmed && column.record !== null && FIELDS.has(column.record))
      found.set(column.record, column);
    if (column.record !== null || column.isConfirmed || column.contents.filled === 0) continue;
    const said = recordFieldOf("payments", column.header, column.contents)?.field;
    if (said === undefined || !FIELDS.has(said) || found.has(said)) continue;
    // A status beside posts is theirs, unless it asks for the payment alone.
    if (said === "state" && !asksIfPaid(column.header)) continue;
    if (said === "due" && !isOfMoney(column, columns)) continue;
    found.set(said, column);
  }
  const isAsked = found.has("net") || found.has("gross") || columns.some(({ record }) => record === "fee");
  if (!isAsked || !TELLING.some((field) => found.has(field))) return false;
  for (const [record, column] of found)
    Object.assign(column, {
      record,
      turn: OF_PAYMENT,
      field: null,
      isSettled: true,
      doubt: null,
      confidence: 1,
    });
  return true;
}

/** "Due" below "Deliverable" is the day of the post: that of a payment is called so, or stands beside what is paid. */
function isOfMoney(column: Column, columns: readonly Column[]): boolean {
  if ([column.header, column.group].some((text) => MONEY.test(fold(text)))) return true;
  const at = columns.indexOf(column);
  return [columns[at - 1], columns[at + 1]].some(
    (other) => other !== undefined && other.group === column.group && isOfPayment(other),
  );
}

const MONEY =
  /\b(?:pay\p{L}*|invoic\p{L}*|money|fees?|bill\p{L}*|zahl\p{L}*|rechnung\p{L}*|geld|honorar\p{L}*|factur\p{L}*|paiement\p{L}*|reglement|echeance|pago\p{L}*|pagam\p{L}*|dinero|vencimiento|vencimento|fatur\p{L}*|fattur\p{L}*|soldi|scadenza|odeme\p{L}*|platn\p{L}*|betaal\p{L}*|bayar)\b/u;

function isOfPayment({ header, contents, record }: Column): boolean {
  if (record === "fee") return true;
  const said = recordFieldOf("payments", header, contents)?.field;
  return said !== undefined && said !== "due" && said !== "campaign" && FIELDS.has(said) && said !== "state"
    ? true
    : said === "state" && asksIfPaid(header);
}

type Post = Pick<ReadPost, "line" | "part" | "platform" | "handle" | "creator" | "campaign" | "fee">;

/** What was paid for the post of a row; null where the row does not say. */
export function paymentBeside(
  record: TableRecord,
  context: TableContext,
  post: Post,
  fates: RowFates,
): { record: ReadPayment; cells: RecordCells } | null {
  const cells = new RecordCells(record, context.columns, context, fates, OF_PAYMENT);
  if (!TELLING.some((field) => cells.written(field) !== null)) return null;
  const { line, part, platform, handle, creator, campaign } = post;
  const of = { line, part: part + PART, platform, handle, creator, fields: {} };
  const payment = readPayment(cells, of);
  if (payment === null) return null;
  return { record: { ...payment, campaign, ...amountOf(payment, post, context) }, cells };
}

/** The fee of the post is what was asked for it, unless a column of its own says; "Cachet HT" is without the tax. */
function amountOf(
  { net, gross }: ReadPayment,
  { fee }: Post,
  { columns }: TableContext,
): Pick<ReadPayment, "net" | "gross"> {
  const asked = columns.find(({ record }) => record === "fee");
  const isNet =
    asked !== undefined && recordFieldOf("payments", asked.header, asked.contents)?.field === "net";
  if (isNet) return { net: net ?? fee, gross };
  return { net, gross: net === null && gross === null ? fee : gross };
}
