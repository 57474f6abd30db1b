import { readCode } from "#/discovery/imports/reading/row/codes.ts";
import { isNotKnown, readNumber } from "#/discovery/imports/reading/cells/numbers.ts";
import { markOfMoney, NO_STYLE } from "#/discovery/imports/reading/cells/rates.ts";
import type { ColumnStyle } from "#/discovery/imports/reading/cells/rates.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { inUnit } from "#/discovery/imports/reading/columns/header-units.ts";
import { headerCurrency, spellings } from "#/discovery/imports/reading/columns/headers.ts";
import { readDay, readMomentIn, saidOfOpenDay } from "#/discovery/imports/reading/history/day-spans.ts";
import {
  currencyOfSign,
  dollarOfHeader,
  questionOfSign,
  readCurrency,
  sharesSign,
} from "#/discovery/imports/reading/cells/currencies.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import type { TableContext } from "#/discovery/imports/reading/row-accounts.ts";
import { markOf } from "#/discovery/imports/reading/prices.ts";
import type { Fate } from "#/discovery/imports/reading/tally.ts";
import { currencyAround, dollarsAround, withOpenSign } from "#/discovery/imports/reading/row-currency.ts";
import type { ReadMoney } from "#/discovery/imports/reading/values.ts";
import { shortened, textAt } from "#/discovery/imports/reading/words.ts";
import { dayOfMonth } from "./monthly-sales.ts";
import { readAmount } from "./record-money.ts";
import { namesWithheld } from "./taxed-headers.ts";
import type { RecordField } from "@app/contract/discovery/import-records";

export const RECORD_TEXT_MAX = 5000;

/** A cell that could not be read as what its header says. */
interface Unread {
  column: Column;
  cell: string;
  reason: string;
}

type Context = Pick<
  TableContext,
  "styles" | "currency" | "home" | "dollars" | "isOfOpenDollars" | "blocks" | "assumed" | "openSigns"
>;

/** What became of the record cells of a row, and the readers of its fields. */
export class RecordCells {
  /** Cells that are no value of their field. */
  readonly unread: Unread[] = [];
  readonly #cells = new Map<string, { cell: string; column: Column }>();
  /** What a person is told of cells that are read. */
  readonly told: Pick<Unread, "column" | "reason">[] = [];
  readonly #further: Column[] = [];
  readonly #withheld: string[] = [];
  readonly #fields: ReadonlySet<RecordField | null>;
  /** Fields whose cell has words for "not known". */
  readonly #unknown = new Set<string>();
  readonly #styles: readonly ColumnStyle[];
  readonly #context: Context;
  readonly #record: TableRecord;
  readonly #fates: (Fate | undefined)[];

  constructor(
    record: TableRecord,
    columns: readonly Column[],
    context: Context,
    fates: (Fate | undefined)[],
    turn = 0,
  ) {
    this.#styles = context.styles;
    this.#context = context;
    this.#record = record;
    this.#fates = fates;
    this.#fields = new Set(columns.map(({ record: field }) => field));
    for (const column of columns) {
      const cell = inUnit(textAt(record.cells, column.index), column.unit);
      if (column.record === null && namesWithheld(spellings(column.header))) this.#withheld.push(cell);
      if (column.record === null || (column.turn !== turn && column.record !== "currency")) continue;
      if (/\p{L}/u.test(cell) && isNotKnown(cell)) this.#unknown.add(column.record);
      if (isNotKnown(cell)) continue;
      if (column.record === "vat" && this.#cells.has("vat")) this.#further.push(column);
      else this.#cells.set(column.record, { cell, column });
    }
  }

  /** All cells of the row. */
  get row(): readonly string[] {
    return this.#record.cells;
  }

  /** Columns of taxes that are kept as one sum. */
  summed(): Column[] {
    const first = this.#cells.get("vat")?.column;
    return first && this.#further.length > 0 ? [first, ...this.#further] : [];
  }

  /** A further tax of the same invoice each: "TPS | TVQ". */
  taxes(): RecordCells[] {
    return this.#further.map(
      (column) =>
        new RecordCells(
          this.#record,
          [column, this.#cells.get("currency")?.column].filter((one) => one !== undefined),
          this.#context,
          this.#fates,
        ),
    );
  }

  /** Taxes that were kept back, which stay as they are written: each alone, and all of them. */
  withheld(): number[] {
    const amounts = this.#withheld.flatMap((cell) => Math.abs(readAmount(cell, null)?.amount ?? 0) || []);
    return amounts.length > 1 ? [...amounts, amounts.reduce((sum, one) => sum + one, 0)] : amounts;
  }

  text(field: RecordField): string | null {
    return this.read(field, (cell) => cell.slice(0, RECORD_TEXT_MAX).toWellFormed());
  }

  /** The number of an invoice; "to follow" is none. */
  number(field: RecordField): string | null {
    return this.read(field, (cell) =>
      /\d/u.test(cell) ? cell.slice(0, RECORD_TEXT_MAX).toWellFormed() : null,
    );
  }

  code(): string | null {
    return this.read("code", (cell) => readCode(cell)?.slice(0, RECORD_TEXT_MAX).toWellFormed() ?? null);
  }

  count(field: RecordField): number | null {
    return this.read(field, (cell, style) => {
      const number = readNumber(cell, "average", style.mark);
      return number === null || number.isPercent ? null : number.value;
    });
  }

  /** A day as yyyy-mm-dd. */
  day(field: RecordField): string | null {
    return this.read(field, (cell, style) => readDay(cell, style, field !== "due"));
  }

  moment(field: RecordField): string | null {
    const header = this.#cells.get(field)?.column.header ?? "";
    return this.read(field, (cell, style) => dayOfMonth(header, cell, style) ?? readMomentIn(cell, style));
  }

  money(field: RecordField, amountOf = (cell: string) => cell): ReadMoney | null {
    const header = this.#cells.get(field)?.column.header ?? "";
    const beside = this.#cells.get("currency")?.cell;
    const around = currencyAround(this.#record, this.#context);
    const clues = this.#signClues(around);
    const ofRow = beside === undefined ? null : readCurrency(beside);
    const said = ofRow ?? dollarOfHeader(header, clues) ?? headerCurrency(header);
    return this.read(field, (cell, style) => {
      const read = readAmount(amountOf(cell), markOf(said ?? around) ?? markOfMoney(cell, style));
      if (read === null) return null;
      const signed = withOpenSign(cell, said ?? around, this.#context);
      if (!sharesSign(signed)) return { ...read, currency: read.currency ?? said ?? around };
      const meant = currencyOfSign(signed, { ...clues, beside: said });
      return meant === null ? null : { ...read, currency: meant };
    });
  }

  /** What is said around a sign that several currencies share. */
  #signClues(table: string | null) {
    const { home, assumed } = this.#context;
    const country = this.#record.block?.country ?? home ?? undefined;
    return { country, table, dollars: dollarsAround(this.#record, this.#context), assumed };
  }

  /** Reads a cell and notes what became of it; null where there is none or it cannot be read. */
  read<T>(field: RecordField, reader: (cell: string, style: ColumnStyle) => T | null): T | null {
    const found = this.#cells.get(field);
    if (!found) return null;
    const { cell, column } = found;
    const style = this.#styles[column.index] ?? NO_STYLE;
    const value = reader(cell, style);
    const open =
      NOUNS[field] === "a date" && dayOfMonth(column.header, cell, style) === null
        ? saidOfOpenDay(cell, style)
        : null;
    if (value !== null && open !== null) this.told.push({ column, reason: open });
    if (value === null) this.refuse(field, this.#whyUnread(field, cell, column));
    else this.#fates[column.index] = "stored";
    return value;
  }

  /** What could be read but for its sign asks whose that is. */
  #whyUnread(field: RecordField, cell: string, column: Column): string {
    const signed = withOpenSign(cell, null, this.#context);
    const isOpen = NOUNS[field] === "an amount" && sharesSign(signed) && readAmount(cell, null) !== null;
    if (NOUNS[field] === "a date" && this.#isDayOpen(cell, column)) {
      return `“${shortened(cell)}” is not read: days stand before and behind months in this column`;
    }
    if (!isOpen) return `“${shortened(cell)}” cannot be read as ${NOUNS[field] ?? field}`;
    this.#context.openSigns.add(`${this.#record.line} ${column.index}`);
    return `“${shortened(cell)}” is not read: ${questionOfSign(signed)}`;
  }

  /** A day that reads in one order and in the other, where the column has both. */
  #isDayOpen(cell: string, column: Column): boolean {
    const style = this.#styles[column.index] ?? NO_STYLE;
    return style.dates === "mixed" && readDay(cell, { ...style, dates: "dayFirst" }) !== null;
  }

  refuse(field: RecordField, reason: string): void {
    const found = this.#cells.get(field);
    if (!found) return;
    this.unread.push({ ...found, reason });
    this.#fates[found.column.index] = undefined;
  }

  /** Whether a field has words, be it that nothing is known. */
  saysSomething(field: RecordField): boolean {
    return this.#cells.has(field) || this.#unknown.has(field);
  }

  /** Whether the table has a column for it. */
  has(field: RecordField): boolean {
    return this.#fields.has(field);
  }

  /** What a field's cell says; empty where it says nothing. */
  cellOf(field: RecordField): string {
    return this.#cells.get(field)?.cell ?? NOTHING;
  }

  /** The cell of a field as it is written, with its column. */
  written(field: string): { cell: string; column: Column } | null {
    return this.#cells.get(field) ?? null;
  }
}

const NOTHING = "";

const NOUNS: Readonly<Partial<Record<RecordField, string>>> = {
  url: "the link of a post",
  postedAt: "a date",
  orderedAt: "a date",
  issuedOn: "a date",
  due: "a date",
  paidOn: "a date",
  fee: "an amount",
  revenue: "an amount",
  amount: "an amount",
  refund: "an amount",
  net: "an amount",
  vat: "an amount",
  gross: "an amount",
  paidSoFar: "an amount",
  owed: "an amount",
  code: "one code",
  format: "one kind of post",
  state: "paid or open",
  invoice: "the number of an invoice",
};
