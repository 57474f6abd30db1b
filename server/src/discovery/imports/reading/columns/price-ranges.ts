import { plainWords, textAt } from "#/discovery/imports/reading/words.ts";
import type { Column } from "./column.ts";

const LEAST = "min|minimum|mini|minimal|minimo|minima|mindestens|von|from|ab|low|lower|lowest|desde|de|da";
const MOST =
  "max|maximum|maxi|maximal|maximo|maxima|massimo|massima|hochstens|bis|to|up to|high|higher|highest|hasta|ate|a|jusqu a|fino a";
const END = new RegExp(
  `^(?:(?<low>${LEAST})|(?<high>${MOST})) (?<behind>.+)$|^(?<before>.+?) (?:(?<lowest>${LEAST})|(?<highest>${MOST}))$`,
  "u",
);
/** "Mindestpreis", "Höchstgage". */
const GLUED = /^(?:(?<least>mindest|minimal)|hochst|maximal)(?<glued>\p{L}.*)/u;

/** Which end of a range of prices a header names, and the rest of its words; null for a header of neither. */
function endOf(header: string): { isLow: boolean; rest: string } | null {
  const words = plainWords(header);
  const { low, lowest, behind, before } = END.exec(words)?.groups ?? {};
  const rest = behind ?? before;
  if (rest !== undefined) return { isLow: (low ?? lowest) !== undefined, rest };
  const { least, glued } = GLUED.exec(words)?.groups ?? {};
  return glued === undefined ? null : { isLow: least !== undefined, rest: glued };
}

/** A header without the word for an end of a range: "Reel" of "Reel (min)". */
export function withoutEnd(header: string): string {
  return endOf(header)?.rest ?? header;
}

/**
 * "Rate (min)" beside "Rate (max)" is one price with two ends, and "Fee 2025" beside "Fee 2026" is a former price: it
 * keeps its name, and the latest one counts.
 */
export function joinPrices(columns: readonly Column[]): void {
  const prices = columns.filter(({ field, contents }) => field === "price" && contents.filled > 0);
  for (const low of prices) {
    const high = prices.find((other) => isUpperEndOf(low, other));
    if (!high || high.isUpperEnd) continue;
    low.upperEnd = high.index;
    high.isUpperEnd = true;
  }
  for (const same of Map.groupBy(prices, keyWithoutYear).values()) {
    const latest = Math.max(...same.map(({ header }) => yearOf(header) ?? 0));
    for (const column of same) {
      const year = yearOf(column.header);
      if (year === null || year === latest || column.isConfirmed) continue;
      Object.assign(column, { field: null, confidence: 0, doubt: null });
    }
  }
}

/** Whether a column and one of others are the two ends of a range. */
export function isEndOfRange(column: Column, others: readonly Column[]): boolean {
  return others.some((other) => isUpperEndOf(column, other) || isUpperEndOf(other, column));
}

function isUpperEndOf(low: Column, high: Column): boolean {
  const [one, other] = [endOf(low.header), endOf(high.header)];
  const isRange = one !== null && other !== null && one.isLow && !other.isLow && one.rest === other.rest;
  return isRange && low.platform === high.platform && low.group === high.group;
}

const YEAR = /(?<!\d)20\d{2}(?!\d)/gu;

/** The one year that a header names. */
function yearOf(header: string): number | null {
  const years = header.match(YEAR);
  return years?.length === 1 ? Number(years[0]) : null;
}

function keyWithoutYear({ header, group, platform }: Column): string {
  return JSON.stringify([platform, plainWords(group), plainWords(header.replaceAll(YEAR, " "))]);
}

/** "Fee 2025/2026", "Gage 25/26". */
const YEARS = /(?<!\d)(?:20\d{2}\s?[/–-]\s?(?:20)?|2\d\/)\d{2}(?!\d)/u;
const TWO_AMOUNTS = /^([^/]*\d[^/]*?)\s*\/\s*([^/]*\d[^/]*)$/u;

/**
 * What a cell says with the other end of its range: "900 – 1.200" of a cell and the one that holds the upper end, or of
 * two amounts below two years.
 */
export function wholeRange(cell: string, { header }: Pick<Column, "header">, upper = ""): string {
  if (/\d/u.test(cell) && /\d/u.test(upper)) return cell === upper ? cell : `${cell} – ${upper}`;
  const match = YEARS.test(header) ? TWO_AMOUNTS.exec(cell) : null;
  if (match === null) return cell;
  const [one, other] = [textAt(match, 1), textAt(match, 2)];
  return one === other ? one : `${one} – ${other}`;
}
