import { isRecordKind } from "@app/contract/discovery/import-records";
import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import { readOffers } from "#/discovery/imports/reading/cells/offers.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import type { TableContext } from "#/discovery/imports/reading/row-accounts.ts";
import { plainWords } from "#/discovery/imports/reading/words.ts";

const TOTAL =
  /^(?:grand |sub ?|sous ?)?tota(?:ls?|le|ux|les)\b|^sum\b|^(?:zwischen)?summe\b|^somme\b|^suma\b|^gesamt|^average$|^avg$|^mean$|^median$|^durchschnitt|^promedio|^moyenne|^insgesamt|^toplam\b|^jumlah\b|^kul\b/u;
/** What is told below a total: "davon offen", "still open". */
const PART_OF_TOTAL =
  /^(?:davon|of which|dont|di cui|de los cuales|dos quais|noch|still|reste|thereof)\b|^(?:offen\p{L}*|open|outstanding|unpaid|due|bezahlt|gezahlt|paid|paye|a payer|pendiente|pagado|pendente|pago|saldo|balance|rest|ubertrag|uberfallig|overdue)(?: (?:amount|betrag|total|sum|summe))?$/u;
/** Tables at least this wide hold notes as rows with one filled cell. */
export const WIDE = 3;

/** "Total" with nothing but numbers beside it; alone only in a wide table, for in a list it may be a handle. */
export function isTotal(filled: readonly string[], { columns, kind }: TableContext): boolean {
  const [first = "", ...rest] = filled;
  return (
    (rest.length > 0 || columns.length >= WIDE) &&
    (TOTAL.test(plainWords(first)) || (isRecordKind(kind) && PART_OF_TOTAL.test(plainWords(first)))) &&
    rest.every((cell) => /^[\d.,\s%KMBkmb€$£₹+-]+$/u.test(cell) || readOffers(cell, null).length > 0)
  );
}

/** Share of a column's cells that make it one of figures or days. */
const FIGURES = 0.5;

/** The line below the header that says in words what each column holds: words where the others have figures. */
export function isDescription({ line, cells }: TableRecord, { columns, firstLine }: TableContext): boolean {
  if (line !== firstLine || cells.some((cell) => /[\d@]/u.test(cell))) return false;
  const figures = columns.filter(
    ({ contents: { numbers, dates, fits } }) => Math.max(numbers, dates, fits.price) >= FIGURES,
  );
  const told = figures.map(({ index }) => cells[index] ?? "").filter((cell) => !isNotKnown(cell));
  return told.length > 1 && told.filter((cell) => /\p{L}\s+\p{L}/u.test(cell)).length >= told.length / 2;
}
