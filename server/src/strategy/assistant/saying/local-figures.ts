import { toMinorUnits } from "@app/contract/money";
import type { Language } from "#/strategy/acts/act.ts";
import { dayIn, moneyIn, numberIn, percentIn } from "./local.ts";

const DAY = "(?<day>\\d{2})/(?<month>\\d{2})/(?<year>\\d{4})";
/** Not within a handle, an address, a time or a longer number. */
const ALONE = "(?<![\\p{L}\\p{N}@._/:-])";

/** A sentence of ours with its amounts, shares, large numbers and days as a language writes them. */
export function figuresIn(text: string, language: Language, currency: string | null): string {
  const sign = currency === null ? "" : `(?<sign>${RegExp.escape(signOf(currency))})?`;
  const number = "(?<whole>\\d{1,3}(?:,\\d{3})+|\\d+)(?<part>\\.\\d+)?(?<percent>%)?(?![\\p{N}/:])";
  return text.replaceAll(new RegExp(`${ALONE}(?:${DAY}|${sign}${number})`, "gu"), (found, ...rest) => {
    const groups: Record<string, string | undefined> = rest.at(-1);
    const { day, month, year, whole = "", part = "" } = groups;
    if (day !== undefined) return dayIn(`${year}-${month}-${day}`, language);
    const value = Number(`${whole.replaceAll(",", "")}${part}`);
    if (groups["sign"] !== undefined && currency !== null)
      return moneyIn({ amount: toMinorUnits(value, currency), currency }, language);
    if (groups["percent"] !== undefined) return percentIn(value, language);
    // A year, or how many there are of something, is written alike.
    return whole.includes(",") || part !== "" ? numberIn(value, language) : found;
  });
}

/** "€", "US$": what plans write before an amount. */
function signOf(currency: string): string {
  const parts = new Intl.NumberFormat("en", { style: "currency", currency }).formatToParts(1);
  const at = parts.findIndex(({ type }) => type === "integer");
  return parts
    .slice(0, at)
    .map(({ value }) => value)
    .join("");
}
