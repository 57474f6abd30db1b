import { AMOUNT_MAX } from "@app/contract/money";
import type { BriefText, Found } from "#/strategy/brief/brief-text.ts";
import type { Amount } from "./amounts.ts";
import { LARGE_SCALE, THOUSAND } from "#/language/numbers/scales.ts";
import { readNumber } from "#/strategy/brief/numbers.ts";
import { kindOf } from "./amount-roles.ts";
import { SIGNS } from "./currencies.ts";

/** Less than so much, in minor units, may be the price of a thing; what is so many times as much is the budget. Chosen by us. */
const SMALL = 100_000;
/** What is beside so many times as much may cost more. */
const DEAR = 1_000_000;
const MANY = 20;

export function mayBePrice({ kind, money, isWhole: isAll = false }: Amount, below = SMALL): boolean {
  return kind === "budget" && !isAll && money.amount < below;
}

/** "Tênis de R$ 399 … 150 mil": beside so much more money it is the price of what is sold. */
export function withPrices(amounts: readonly Amount[]): Amount[] {
  const budgets = amounts.filter(({ kind, money }) => kind === "budget" && money.amount <= AMOUNT_MAX);
  const most = Math.max(0, ...budgets.map(({ money }) => money.amount));
  return amounts.map((amount) =>
    mayBePrice(amount, DEAR) && amount.money.amount * MANY <= most ? { ...amount, kind: "other" } : amount,
  );
}

/** "Budget 60.000 … es sind nur noch 45.000": what was said before is no budget any more. */
export function withoutReplaced(amounts: readonly Amount[]): Amount[] {
  const last = amounts.findLastIndex(({ kind, isFinal: isLast }) => kind === "budget" && isLast);
  return amounts.flatMap((amount, index) => {
    if (index < last && amount.kind === "budget") return [];
    return index === last ? [{ ...amount, isWhole: true }] : [amount];
  });
}

/** "A few thousand euros": about three of them, until somebody says how many. Chosen by us. */
const FEW = 3;
const VAGUE = new RegExp(
  `(?<!\\p{L})(?:an? )?(?:few|couple(?: of)?|handful of|several|some|ein paar|paar|einige|quelques|unos? cuantos|algun[oa]s|unos|alguns|kuch)\\s+(?:(hundred|hundert|hunderter|cents|centaines|cientos|centenas)|(${THOUSAND}|tausender|miles|milhares|k)|(${LARGE_SCALE}))(?!\\p{L})(?:\\s?(?:de |d['’]|of )?(${SIGNS})(?!\\p{L}))?`,
  "gu",
);

/** Numbers that only a few words say, with what tells their currency. */
export function vagueNumbers(
  text: BriefText,
): { found: Found; value: number; scale: string | undefined; sign: string | undefined }[] {
  return text.all(VAGUE).map((found) => {
    const [hundred, thousand, large, sign] = found.groups;
    const value = FEW * (hundred ? 100 : thousand ? 1000 : readNumber("1", large));
    return { found, value, scale: large, sign };
  });
}

/** "Sube el presupuesto 2000": the name of the budget was taken with the number, and the change is said around both. */
export function changeOf(text: BriefText, { start, end }: Found): "more" | "less" | null {
  const number = start + Math.max(text.folded.slice(start, end).search(/\d/u), 0);
  const kind = kindOf(text.folded.slice(0, number), text.folded.slice(end));
  return kind === "more" || kind === "less" ? kind : null;
}
