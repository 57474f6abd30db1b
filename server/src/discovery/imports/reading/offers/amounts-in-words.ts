import { fold } from "#/language/fold.ts";
import { COUNTS } from "#/language/numbers/counts.ts";
import { INDIAN_SCALE, SCALES } from "#/language/numbers/scales.ts";
import { LARGE_NUMBER, withDigits } from "#/language/numbers/written-out.ts";

/** Longer cells tell a story. */
const CELL_MAX = 80;
/** A quick look, for every cell of a table is asked: hundreds and more in the languages that are read. */
const LARGE = new RegExp(LARGE_NUMBER, "iu");
const OF_INDIA = new RegExp(`^\\s*(\\p{L}+)(?=\\s${INDIAN_SCALE})`, "iu");
const ONE_WORD = /^\s*(\p{L}+)(?=\s*\p{Sc}?\s*$)/u;

/** "Siebenhundert", "four lakh only", "deux cents euros" in digits; what has digits stays as it is written. */
export function inDigits(cell: string): string {
  if (cell.length > CELL_MAX || /\d/u.test(cell) || !LARGE.test(cell)) return cell;
  const counted = cell.replace(OF_INDIA, (word) => String(COUNTS.get(fold(word.trim())) ?? word));
  if (counted !== cell) return counted;
  const written = withDigits(cell, true);
  return written === cell ? cell.replace(ONE_WORD, numberOf) : written;
}

/** A word that is a number in money alone: "fünfhundert", but not "mil", which scales one. */
function numberOf(word: string): string {
  if (SCALES.has(fold(word.trim()))) return word;
  const [number = ""] = withDigits(`${word.trim()} euro`, true).split(" ");
  return /^\d+$/u.test(number) ? number : word;
}
