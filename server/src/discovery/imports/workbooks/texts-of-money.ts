import type { Sheet } from "hucre/xlsx";

/** What is handed on of the other sheets. Chosen by us: titles, headers and notes are short and few. */
const TEXTS_MAX = 200;
const LENGTH_MAX = 120;
/** A code or a sign, as "MXN", "MX$" and "€". */
const MONEY = /(?<!\p{L})(?:\p{Lu}{3}(?!\p{L})|\p{Lu}{1,3}\$)|[€£₹₺₽₩₴₱¥]/gu;

/**
 * Titles, headers and notes of other sheets that may name a currency: whoever writes "MXN" above one list means no
 * other "$" in the next. Which of them do is told by whoever reads the sheet.
 */
export function textsOfMoney(sheets: readonly Pick<Sheet, "name" | "rows">[]): string[] {
  const found = new Set<string>();
  for (const { name, rows } of sheets) {
    for (const text of [name, ...rows.flat()]) {
      if (found.size === TEXTS_MAX) return [...found];
      if (typeof text === "string" && saysMoney(text)) found.add(text.trim());
    }
  }
  return [...found];
}

/** "500 USD" and "€ 20 a reel" are amounts of their own row. */
function saysMoney(text: string): boolean {
  if (text.length > LENGTH_MAX) return false;
  const rest = text.replaceAll(MONEY, "");
  return rest !== text && !/^\P{L}*\d/u.test(rest) && (!/\d/u.test(text) || /\p{L}{3}/u.test(rest));
}
