import type { DecimalMark } from "#/language/numbers/digits.ts";
import { isNegative, withoutSign } from "#/discovery/imports/reading/cells/signs.ts";
import { paymentStateNamed, TAXES } from "#/language/tables/tables.ts";
import { fold } from "#/language/fold.ts";
import { readPrice } from "#/discovery/imports/reading/prices.ts";
import { inDigits } from "#/discovery/imports/reading/offers/amounts-in-words.ts";
import type { ReadMoney } from "#/discovery/imports/reading/values.ts";
import { plainWords } from "#/discovery/imports/reading/words.ts";
import { withoutCurrency } from "#/discovery/imports/reading/cells/currencies.ts";
import { STILL_OWED } from "./paid-marks.ts";
import type { RecordCells } from "./record-cells.ts";

/** Larger amounts are slips of the keyboard. Chosen by us; far below what the contract takes. */
const AMOUNT_MAX = 1e9;
/** An amount with its sign; null for what is none. */
export function readAmount(
  cell: string,
  mark: DecimalMark | null,
): { amount: number; currency: string | null } | null {
  const isLess = isNegative(cell);
  const price = readPrice(inDigits(isLess ? withoutSign(cell) : cell), mark);
  if (price === null || price.amount > AMOUNT_MAX) return null;
  return {
    amount: isLess && price.amount !== 0 ? -price.amount : price.amount,
    currency: price.currency,
  };
}

/** What an order brought once it was paid back in whole or in part, however the refund is signed. */
export function withoutRefund(cells: RecordCells): ReadMoney | null {
  const amount = cells.money("amount");
  const refund = cells.money("refund");
  if (refund === null) return amount;
  if (amount === null && (!cells.has("amount") || cells.written("amount") !== null)) {
    cells.refuse("refund", "What was paid for the order is not known");
    return null;
  }
  if (amount !== null && refund.currency !== null && refund.currency !== amount.currency) {
    cells.refuse("refund", "The order is in another currency");
    return amount;
  }
  const left = (amount?.amount ?? 0) - Math.abs(refund.amount);
  return { amount: left, currency: amount?.currency ?? refund.currency };
}

/** "23" where other rows say "23 %". */
function isBareRate(cells: RecordCells): boolean {
  const percents = cells.written("vat")?.column.contents.percents ?? 0;
  return percents > 0 && /^\d{1,2}$/u.test(cells.cellOf("vat"));
}

/** Below the tax of an invoice: there is none. */
const NO_TAX =
  /^(?:0(?:[.,]0+)?\s?%?|no|exempt|nein|keine?|(?:ust|steuer|mwst)?-?(?:be)?frei(?:t)?(?: §.*)?|kleinunternehmer.*|§ ?19.*|exonere\p{L}*|sans(?: tva)?|exent[oa]|isent[oa]|esente|nahi|zw(?:oln\p{L}*)?\.?|np\.?|muaf|istisna|bebas|vrijgesteld)$/u;

/** "£2,750 + VAT" in a column of net amounts. */
const TAX_ON_TOP = new RegExp(String.raw`\s*(?:\+|plus|zzgl\.?|hors|ht|excl?\.?)\s*(?:${TAXES})\.?$`, "iu");

function withoutTaxOnTop(cell: string): string {
  return cell.replace(TAX_ON_TOP, "");
}

/** Net, VAT and gross of a payment: amounts of another currency than the first one are kept as they are written. */
export function oneCurrency(cells: RecordCells): Record<"net" | "vat" | "gross", ReadMoney | null> {
  const isExempt = NO_TAX.test(fold(cells.cellOf("vat")));
  const [gross, net] = [cells.money("gross"), cells.money("net", withoutTaxOnTop)];
  const vat = isExempt
    ? cells.read("vat", () => ({ amount: 0, currency: null }))
    : isBareRate(cells)
      ? cells.read("vat", () => null)
      : withFurther(cells.money("vat"), cells);
  const said =
    [gross, net, vat].map((money) => money?.currency ?? null).find((code) => code !== null) ?? null;
  const of = (field: "net" | "vat" | "gross", money: ReadMoney | null | undefined): ReadMoney | null => {
    if (!money) return null;
    if (money.currency !== null && money.currency !== said) {
      cells.refuse(field, `The other amounts of this payment are in ${said}`);
      return null;
    }
    return { amount: money.amount, currency: said };
  };
  return fitting({ net: of("net", net), vat: of("vat", vat), gross: of("gross", gross) }, cells);
}

/** All taxes of an invoice together, where they are of one currency. */
function withFurther(first: ReadMoney | null, cells: RecordCells): ReadMoney | null {
  return cells.taxes().reduce((sum, further) => {
    const tax = further.money("vat");
    cells.unread.push(...further.unread);
    if (sum === null || tax === null || sum.currency !== tax.currency) return sum ?? tax;
    return { ...sum, amount: sum.amount + tax.amount };
  }, first);
}

/**
 * What was paid of an amount, and what of it is left, where each says the other: what contradicts the amount or the state
 * beside it is kept as it is written.
 */
export function partPaid(
  cells: RecordCells,
  asked: ReadMoney | null,
  said: "open" | "paid" | "unclear" | null,
): { paidSoFar: ReadMoney | null; state: "open" | "paid" | null } {
  const [paid, owed] = [cells.money("paidSoFar"), cells.money("owed")];
  const told = [paid, owed].flatMap((money) => money ?? []);
  const refused = (reason: string) => {
    for (const field of ["paidSoFar", "owed"] as const) if (cells.written(field)) cells.refuse(field, reason);
    return { paidSoFar: null, state: null };
  };
  if (told.length === 0) return { paidSoFar: null, state: null };
  if (asked === null) return refused("What is to be paid in all is not known");
  if (told.some(({ currency }) => currency !== null && currency !== asked.currency))
    return refused(`The amount itself is in ${asked.currency}`);
  const whole = Math.abs(asked.amount);
  const part = Math.abs(paid?.amount ?? whole - Math.abs(owed?.amount ?? 0));
  const rest = owed === null ? whole - part : Math.abs(owed.amount);
  const slip = Math.max(ROUNDED, whole * ROUNDED_SHARE);
  if (rest < -slip || Math.abs(part + rest - whole) > slip)
    return refused(`What was paid and what is left are not the ${asked.amount} that stand beside them`);
  const state = rest <= slip ? "paid" : "open";
  if (said !== null && said !== "unclear" && said !== state)
    return refused(said === "paid" ? "Its state says that all was paid" : "Its state says that it is open");
  const paidSoFar =
    state === "paid" || part <= slip ? null : { ...asked, amount: Math.sign(asked.amount) * part };
  return { paidSoFar, state };
}

/** "200 on 4 May, rest 440 open": what was paid of an amount, where the words of the row say what is left; else null. */
export function paidBesideRest(row: readonly string[], asked: ReadMoney | null): ReadMoney | null {
  if (asked === null) return null;
  const rests = new Set(row.flatMap((cell) => cell.split(PIECES)).flatMap((piece) => restIn(piece) ?? []));
  const [rest = 0, another] = rests;
  const isPart = another === undefined && rest > 0 && rest < asked.amount;
  return isPart ? { ...asked, amount: asked.amount - rest } : null;
}

const PIECES = /[,;]\s|[()\n–—/]|\s-\s/u;
const AMOUNT = /\d[\d.,'’]*/gu;

/** The amount of a piece that says nothing else than that it is left. */
function restIn(piece: string): number | null {
  const [number, another] = piece.match(AMOUNT) ?? [];
  const words = plainWords(withoutCurrency(piece.replace(AMOUNT, " ")));
  const saysRest = words
    .split(" ")
    .map((word) => (STILL_OWED.test(word) ? "rest" : paymentStateNamed(word) === "open" ? "open" : "other"));
  const isRest = STILL_OWED.test(words) || (saysRest.includes("rest") && !saysRest.includes("other"));
  if (number === undefined || another !== undefined || !isRest) return null;
  return readAmount(number.replace(/[.,]$/u, ""), null)?.amount ?? null;
}

/** What amounts may differ by when each was rounded, and the share of one that is a slip of nobody. Chosen by us. */
const ROUNDED = 0.05;
const ROUNDED_SHARE = 0.001;

/** An amount and its tax that do not make the sum beside them are not what they seem: the sum alone is kept. */
function fitting(
  amounts: Record<"net" | "vat" | "gross", ReadMoney | null>,
  cells: RecordCells,
): Record<"net" | "vat" | "gross", ReadMoney | null> {
  const { net, vat, gross } = amounts;
  if (net === null || gross === null) return amounts;
  const left = Math.abs(gross.amount) - Math.abs(net.amount) - Math.abs(vat?.amount ?? 0);
  const slip = Math.max(ROUNDED, Math.abs(gross.amount) * ROUNDED_SHARE);
  // Without its tax an amount may be as much less as it likes.
  const isWhole = (rest: number) => (vat === null ? rest >= -slip : Math.abs(rest) <= slip);
  if ([0, ...cells.withheld()].some((withheld) => isWhole(left + withheld))) return amounts;
  const reason = `With its tax this is not the ${gross.amount} that stand beside it`;
  for (const field of ["net", "vat"] as const) if (cells.written(field)) cells.refuse(field, reason);
  return { net: null, vat: null, gross };
}
