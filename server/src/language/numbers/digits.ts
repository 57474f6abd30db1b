/** The character before the decimals. */
export type DecimalMark = "." | ",";

/**
 * What one mark with three digits behind it does, where nothing else shows it: "1.234" is 1234 where it groups and
 * 1.234 where it divides; a mark that is known of the whole column divides alone.
 */
export type LoneMark = "groups" | "divides" | DecimalMark;

const GROUP = 3;
const SCIENTIFIC = /^\d+(?:[.,]\d+)?e\+?\d{1,3}$/u;

/**
 * The value of digits in any convention: 25.000 · 25,000 · 25 000 · 25'000 · 1,5 · 1,50,000 · 1.2e+06. Null where the
 * marks are in no order that a number has.
 */
export function readDigits(text: string, lone: LoneMark): number | null {
  const digits = text.replaceAll(/[\s'’]/gu, "");
  if (SCIENTIFIC.test(digits)) return Number(digits.replace(",", "."));
  const decimal = provenMark(digits) ?? guessedMark(digits, lone);
  const group = decimal === "." ? "," : ".";
  const pieces = digits.split(decimal);
  const [whole = "", rest = ""] = pieces;
  if (pieces.length > 2 || rest.includes(group) || !isGrouped(whole, group)) return null;
  const value = Number(`${whole.replaceAll(group, "")}.${rest}0`);
  return Number.isFinite(value) ? value : null;
}

/** The decimal mark that digits alone show; null when they leave it open. */
export function provenMark(digits: string): DecimalMark | null {
  const points = digits.split(".").length - 1;
  const commas = digits.split(",").length - 1;
  if (points > 0 && commas > 0) return digits.lastIndexOf(".") > digits.lastIndexOf(",") ? "." : ",";
  if (points > 1) return ",";
  if (commas > 1) return ".";
  if (points + commas === 0) return null;
  const mark = points === 1 ? "." : ",";
  const [whole = "", rest = ""] = digits.split(mark);
  const isOpen = rest.length === GROUP && whole.length <= GROUP && !/^0?$/u.test(whole);
  return isOpen ? null : mark;
}

function guessedMark(digits: string, lone: LoneMark): DecimalMark {
  const written = digits.includes(",") ? "," : ".";
  if (lone === "divides") return written;
  if (lone === "groups") return written === "," ? "." : ",";
  return lone;
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
