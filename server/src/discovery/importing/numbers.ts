/** The character before the decimals, where a column shows which it is. */
export type DecimalMark = "." | ",";

/** What a number stands for decides how "1.234" reads: a count has no decimals, a rate has. */
export type NumberKind = "count" | "rate" | "money";

export interface ReadNumber {
  value: number;
  /** Whether a % sign was written. */
  isPercent: boolean;
}

/** Above this a cell is a slip of the keyboard. Chosen by us; far below 2^53. */
const NUMBER_MAX = 1e12;

const SUFFIXES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  tsd: 1e3,
  mil: 1e3,
  lakh: 1e5,
  lac: 1e5,
  m: 1e6,
  mn: 1e6,
  mm: 1e6,
  mio: 1e6,
  mln: 1e6,
  million: 1e6,
  millions: 1e6,
  millionen: 1e6,
  crore: 1e7,
  cr: 1e7,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  mrd: 1e9,
  万: 1e4,
  億: 1e8,
  亿: 1e8,
};

/** Cells that say "not known" in one way or another, in lower case without spaces. */
const NOT_KNOWN = new Set([
  ..."- – — -- --- . ? ?? n/a n/a' na n.a. n.a n/d nd s/d k.a. null nil none nan unknown undefined #n/a".split(
    " ",
  ),
  ..."#na #valor! #value! #wert! #valeur! #ref! #div/0! #name? #num! #error! #nv #n/d #null!".split(" "),
]);

const SHAPE = /^([+-]?)([\d.,]*\d[\d.,]*)([a-z\u4E07\u5104\u4EBF]*)\.?(%?)\+?$/u;
/** What spreadsheets make of long numbers: 1.2E+06. */
const SCIENTIFIC = /^\d(?:[.,]\d+)?e\+?\d{1,2}$/u;
const GROUP = 3;
/** Longer cells are sentences. Also keeps the patterns quick on hostile files. */
const WORD_MAX = 60;
/** What is counted may stand behind the number: "1.2M followers". */
const COUNTED = /\s*(?:followers?|subscribers?|subs|views|likes|fans|abonnenten|seguidores)$/u;

/** Whether a cell is empty or only says that its value is not known. */
export function isNotKnown(cell: string): boolean {
  if (cell.length > WORD_MAX) return cell.trim() === "";
  const text = cell.normalize("NFKC").replaceAll(/\s+/gu, "").toLowerCase();
  return text === "" || NOT_KNOWN.has(text) || text === "#¡valor!";
}

/**
 * The number of a cell: suffixes (K, M, B, Mio, lakh, crore), percent signs, spaces, apostrophes and both decimal
 * conventions. Null when the cell is no number, or a negative or impossible one.
 */
export function readNumber(cell: string, kind: NumberKind, mark: DecimalMark | null): ReadNumber | null {
  if (cell.length > WORD_MAX) return null;
  const text = compact(cell);
  if (SCIENTIFIC.test(text)) return inRange(Number(text.replace(",", ".")), kind, false);
  const match = SHAPE.exec(text);
  if (!match) return null;
  const [, sign, digits = "", suffix = "", percent] = match;
  const factor = suffix === "" ? 1 : SUFFIXES[suffix];
  if (sign === "-" || factor === undefined) return null;
  const plain = readDigits(digits, kind, mark, suffix !== "");
  if (plain === null) return null;
  return inRange(Math.round(plain * factor * 1e6) / 1e6, kind, percent === "%");
}

function inRange(value: number, kind: NumberKind, isPercent: boolean): ReadNumber | null {
  if (!Number.isFinite(value) || value > NUMBER_MAX) return null;
  return { value: kind === "count" ? Math.round(value) : value, isPercent };
}

/** The decimal mark that the cells of one column prove; null when none does. */
export function findDecimalMark(cells: readonly string[]): DecimalMark | null {
  let points = 0;
  let commas = 0;
  for (const cell of cells) {
    const mark = cell.length > WORD_MAX ? null : provenMark(compact(cell));
    if (mark === ".") points += 1;
    if (mark === ",") commas += 1;
  }
  if (points === commas) return null;
  return points > commas ? "." : ",";
}

/** Full-width digits become plain ones; spaces and apostrophes between groups of digits, signs such as ~ go. */
function compact(cell: string): string {
  return cell
    .normalize("NFKC")
    .trim()
    .toLowerCase()
    .replace(COUNTED, "")
    .replace(/^(?:~|≈|ca\.?\s|approx\.?\s|about\s)\s*/u, "")
    .replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/gu, "")
    .replace(/\s+(?=[a-z\u4E07\u5104\u4EBF%+.]+$)/u, "")
    .replace(/\s+%$/u, "%");
}

function provenMark(text: string): DecimalMark | null {
  const digits = SHAPE.exec(text)?.[2] ?? "";
  const points = digits.split(".").length - 1;
  const commas = digits.split(",").length - 1;
  if (points > 0 && commas > 0) return digits.lastIndexOf(".") > digits.lastIndexOf(",") ? "." : ",";
  if (points > 1) return ",";
  if (commas > 1) return ".";
  if (points + commas === 0) return null;
  const mark = points === 1 ? "." : ",";
  const [whole = "", rest = ""] = digits.split(mark);
  return rest.length === GROUP && !/^0?$/u.test(whole) ? null : mark;
}

function readDigits(
  digits: string,
  kind: NumberKind,
  mark: DecimalMark | null,
  hasSuffix: boolean,
): number | null {
  const decimal = provenMark(digits) ?? guessMark(digits, kind, mark, hasSuffix);
  const group = decimal === "." ? "," : ".";
  const pieces = digits.split(decimal);
  const [whole = "", rest = ""] = pieces;
  if (pieces.length > 2 || rest.includes(group) || !isGrouped(whole, group)) return null;
  const value = Number(`${whole.replaceAll(group, "")}.${rest}0`);
  return Number.isFinite(value) ? value : null;
}

/** For one mark with three digits after it, where the cell alone leaves open whether it groups or divides. */
function guessMark(
  digits: string,
  kind: NumberKind,
  mark: DecimalMark | null,
  hasSuffix: boolean,
): DecimalMark {
  const written = digits.includes(",") ? "," : ".";
  const other = written === "," ? "." : ",";
  if (kind === "rate") return written;
  if (hasSuffix) return mark ?? ".";
  if (kind === "count") return other;
  return mark ?? other;
}

/** Groups of three, or the Indian way: three at the end, twos before. */
function isGrouped(whole: string, group: string): boolean {
  const pieces = whole.split(group);
  if (pieces.length === 1) return true;
  const [first = "", ...later] = pieces;
  const last = later.pop() ?? "";
  if (first === "" || first.length > GROUP || last.length !== GROUP) return false;
  return later.every((piece) => piece.length === GROUP) || later.every((piece) => piece.length === 2);
}
