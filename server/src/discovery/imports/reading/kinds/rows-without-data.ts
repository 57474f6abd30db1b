import { isRecordKind } from "@app/contract/discovery/import-records";
import { readDate } from "#/language/time/dates.ts";
import { MONTHS } from "#/language/time/calendar.ts";
import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import { readOffers } from "#/discovery/imports/reading/cells/offers.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import type { TableContext } from "#/discovery/imports/reading/row-accounts.ts";
import { plainWords, textAt } from "#/discovery/imports/reading/words.ts";

const TOTAL =
  /^(?:grand |sub ?|sous ?|ara |genel )?tota(?:ls?|le|ux|les)\b|^sum\b|^(?:zwischen)?summe\b|^som(?:me|ma)\b|^s[uo]ma\b|^gesamt|^average$|^avg$|^mean$|^median$|^durchschnitt|^mittelwert\b|^schnitt$|^media$|^media (?:aritmetica|geral|generale)$|^ausat$|^promedio|^moyenne|^gennemsnit\p{L}*$|^gns$|^gjennomsnitt\p{L}*$|^gj sn(?:itt)?$|^snitt$|^medel(?:varde|tal)?$|^keskiarvo$|^gemiddelde?$|^srednia$|^prumer$|^atlag$|^ortalama$|^moy$|^prom$|^insgesamt|^(?:ara |genel )?toplam\b|^jumlah\b|^rata(?:2| rata)\b|^kul\b|^razem\b|^totaal\b|^totalt\b|^i alt$|^sammenlagt$|^ialt$|^yhteensa$|^celkem\b|^celkovy soucet\b|^soucet\b|^spolu\b|^ogolem\b|^lacznie\b|^keseluruhan\b|^carried forward\b|^c f$|^a reporter$/u;
/** The same in other scripts, and in further languages. */
const TOTAL_ELSEWHERE =
  /^(?:(?:γενικο )?(?:υπο)?συνολ[οα]|(?:под)?итог[оиа]?|всего|сумма|разом|усього|(?:총 ?)?합계|총계|소계|総?合計|小計|合计|总计|總計|小计|(?:ال)?(?:مجموع|إجمالي|اجمالي)|סה כ|סך הכל|(?:ยอด)?รวม[\p{L}\p{M}]*|tong(?: cong)?|osszesen|(?:sve)?ukupno|skupaj|कुल(?: योग)?)(?![\p{L}\p{M}])/u;
/** Beside such a word: "Total creators: 15", "Summe". */
const TOTAL_ALONE =
  /^(?:totals?|sum|summe|somme|soma|suma|gesamt|totale|totaux|totaal|totalt|razem|toplam|celkem|soucet|spolu|ogolem|jumlah|kul|rata2|rata rata)$/u;
/** The same behind a name or of one row: "Nova total", "best post". With a blank, for "nova_total" is a handle. */
const TOTAL_OF =
  /\S.*\s(?:(?:sub|sous|ara )?-?tota(?:ls?|le|ux|al)|subtotale|(?:zwischen|end)?summe|gesamt|insgesamt|(?:ara )?toplam[ıi]?|razem|łącznie|totaal|totalt|celkem|jumlah|suma|soma|somma|average|avg|Ø)\s*:?$|^(?:best|top|worst|beste[rs]?)\s(?:post|reel|video|story|clip|beitrag)\b/iu;
/** What is told of a part of a total: "davon zugesagt", "of which open". */
const PART = String.raw`davon|of which|dont|di cui|de los cuales|de las cuales|dos quais|das quais|thereof`;
const PART_OF_LIST = new RegExp(`^(?:${PART})\\b`, "u");
/** The same of money: "still open", "offener Betrag". */
const PART_OF_TOTAL = new RegExp(
  String.raw`^(?:${PART}|noch|still|reste)\b|^(?:offen\p{L}*|open|outstanding|unpaid|due|bezahlt|gezahlt|paid|paye|a payer|pendiente|pagado|pendente|pago|saldo|balance|rest|ubertrag|uberfallig|overdue)(?: (?:amount|betrag|total|sum|summe))?$`,
  "u",
);
/** Tables at least this wide hold notes as rows with one filled cell. */
export const WIDE = 3;
/** "≈ 16 k€", "927.?", "Ø 3,9 %", "14 Posts": figures, as people write them below a line. */
const FIGURE = /^[~≈ø∅\s]*\p{Sc}?\s*[\d.,'’?\s]*\d[\d.,'’?\s]*(?:\s*[\p{L}\p{Sc}%.+-]{0,15}){0,2}$/iu;

/** Longer cells are sentences. Also keeps the pattern quick on hostile files. */
const FIGURE_MAX = 40;

/** "Total" with nothing beside it that names somebody; alone only in a wide table, for in a list it may be a handle. */
export function isTotal({ cells }: TableRecord, { columns, kind }: TableContext): boolean {
  const [label, ...rest] = [...cells.entries()].filter(([, cell]) => !isNotKnown(cell));
  if (!label || (rest.length === 0 && columns.length < WIDE)) return false;
  const words = plainWords(label[1]);
  const isPart = (isRecordKind(kind) ? PART_OF_TOTAL : PART_OF_LIST).test(words);
  if (isPart) return (rest.length > 0 || isRecordKind(kind)) && rest.every(([, cell]) => isTallied(cell));
  if (isRecordKind(kind) && isPeriod(words))
    return rest.length > 0 && rest.every(([, cell]) => isTallied(cell));
  const named = placesOf(columns, IDENTITY);
  const handles = placesOf(columns, ACCOUNT);
  // Where handles stand, only figures beside it show that it is none.
  const isOfNobody = ([index, cell]: [number, string]) =>
    isTallied(cell) ||
    TOTAL_ALONE.test(plainWords(cell)) ||
    (!handles.has(label[0]) && !named.has(index) && readDate(cell) === null && !NAMES_SOMEBODY.test(cell));
  if (isRecordKind(kind) && TOTAL_OF.test(label[1]))
    return rest.length > 0 && rest.every(([, cell]) => isTallied(cell));
  // "TOTAL | 32 | 1710 | falta o Tozé": figures, and what is said of them.
  const isRemarked =
    TOTAL_ALONE.test(words) &&
    !label[1].startsWith("@") &&
    rest.some(([, cell]) => isTallied(cell)) &&
    rest.every(
      ([index, cell]) =>
        isTallied(cell) || (/\s/u.test(cell) && !named.has(index) && !NAMES_SOMEBODY.test(cell)),
    );
  return ((TOTAL.test(words) || TOTAL_ELSEWHERE.test(words)) && rest.every(isOfNobody)) || isRemarked;
}

/** "Q1", "March 2025": what sums are of. A month alone may be somebody's name. */
function isPeriod(words: string): boolean {
  const [, month] = /^(\p{L}{3,}) \d{2,4}$/u.exec(words) ?? [];
  return QUARTER.test(words) || (month !== undefined && MONTHS.has(month));
}

const QUARTER =
  /^(?:(?:q|t|h|kw|w)[1-4]|[1-4] (?:q|quartal|quarter|trim\p{L}*|ceyrek|kwartal\p{L}*))(?: \d{2,4})?$/u;

function placesOf(columns: readonly Column[], fields: ReadonlySet<string | null>): Set<number> {
  return new Set(columns.filter(({ field }) => fields.has(field)).map(({ index }) => index));
}

function isTallied(cell: string): boolean {
  // A formula is a figure that was not carried out.
  if (/^=[\p{L}(]/u.test(cell)) return true;
  if (cell.length > FIGURE_MAX || readDate(cell) !== null) return false;
  return FIGURE.test(cell) || readOffers(cell, null).length > 0;
}

const ACCOUNT: ReadonlySet<string | null> = new Set(["handle", "url"]);
const IDENTITY: ReadonlySet<string | null> = new Set(["handle", "url", "name"]);
const NAMES_SOMEBODY = /@|:\/\/|\.(?:com|be|tv)\b/iu;

/** Share of a column's cells that make it one of figures or days. */
const FIGURES = 0.5;

/** The line below the header that says in words what each column holds: words where the others have figures. */
export function isDescription({ line, cells }: TableRecord, { columns, firstLine }: TableContext): boolean {
  if (line !== firstLine || cells.some((cell) => /[\d@]/u.test(cell))) return false;
  const figures = columns.filter(
    ({ contents: { numbers, dates, fits } }) => Math.max(numbers, dates, fits.price) >= FIGURES,
  );
  const told = figures.map(({ index }) => textAt(cells, index)).filter((cell) => !isNotKnown(cell));
  return told.length > 1 && told.filter((cell) => /\p{L}\s+\p{L}/u.test(cell)).length >= told.length / 2;
}

/** "w/m without others": a slash within a sentence divides no handles. */
export function isProse(text: string): boolean {
  return text.split(/\s+/u).length > PROSE_WORDS && !/@|:\/\/|\.\p{L}{2,}\//u.test(text);
}

const PROSE_WORDS = 4;
