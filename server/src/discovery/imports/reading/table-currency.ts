import type { Column } from "./columns/column.ts";
import { readCurrency } from "./prices.ts";

/** So many cells must name a currency, and this share of them the same, to speak for those that name none. */
const NAMED_MIN = 3;
const SAME = 0.8;
const MONEY: ReadonlySet<string> = new Set(
  "price lastFee feePaid fee revenue amount refund net vat gross".split(" "),
);

/** The currency that prices of a table name wherever they name one: "82K" beside "₹20,000" is in rupees. */
export function currencyOfCells(
  columns: readonly Pick<Column, "field" | "record" | "index">[],
  cells: readonly (readonly string[])[],
): string | null {
  const named = columns
    .filter(({ field, record }) => MONEY.has(field ?? "") || MONEY.has(record ?? ""))
    .flatMap(({ index }) => cells[index] ?? [])
    .flatMap((cell) => (/\d/u.test(cell) ? (readCurrency(cell) ?? []) : []));
  const [most] = [...Map.groupBy(named, (currency) => currency)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  if (!most || named.length < NAMED_MIN || most[1].length < named.length * SAME) return null;
  return most[0];
}
