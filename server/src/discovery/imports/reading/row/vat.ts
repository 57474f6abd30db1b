import { fold } from "#/language/fold.ts";
import { answerOf, TAXES, vatNamed, withoutTaxes } from "#/language/tables/tables.ts";
import { readVat } from "#/discovery/imports/reading/cells/offers.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import type { TableContext } from "#/discovery/imports/reading/row-accounts.ts";

type Vat = "included" | "excluded";

/**
 * Whether the prices of a row say by themselves what is in them, or a title or header does, so that a column of taxes stays
 * beside them as it is written.
 */
export function isToldOtherwise(
  { field, header }: Pick<Column, "field" | "header">,
  cell: string,
  prices: readonly { vat?: Vat | undefined }[],
  { vat, columns }: Pick<TableContext, "vat" | "columns">,
): boolean {
  if (field !== "vat") return false;
  const telling = prices.filter((price) => price.vat !== undefined).length;
  const isTold = telling > 0 || vat !== null || columns.some(saysTaxes);
  return telling === prices.length || (isTold && isOpenAnswer(cell, header));
}

function saysTaxes({ field, terms }: Column): boolean {
  return field === "price" && terms.vat !== undefined;
}

/** "GST?" over "yes" may also mean that somebody charges it. */
function isOpenAnswer(cell: string, header: string): boolean {
  const bare = withoutTaxes(cell);
  const said = readVat(cell) ?? vatNamed(bare) ?? readVat(header) ?? vatNamed(withoutTaxes(header));
  return said === null && answerOf(bare) !== null;
}

const NAMES_TAX = new RegExp(`(?<!\\p{L})(?:${TAXES})(?!\\p{L})`, "u");

/** Whether taxes are in a price, as a column about nothing else says: "yes", "18 % extra"; "plus MwSt" over "ja" is on top. */
export function readVatCell(cell: string, header: string): Vat | null {
  const bare = withoutTaxes(cell);
  const said = readVat(cell) ?? vatNamed(bare);
  const answer = answerOf(bare);
  if (said !== null || answer === null) return said;
  // "No VAT" and "non-VAT" say that there is none, and not where.
  if (!answer && NAMES_TAX.test(fold(cell))) return null;
  const isOnTop = (readVat(header) ?? vatNamed(withoutTaxes(header))) === "excluded";
  return answer === isOnTop ? "excluded" : "included";
}
