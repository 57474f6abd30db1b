import type { Filters } from "@app/contract/discovery/filters";
import type { BriefRule, Unmet } from "@app/contract/strategy/plan";
import { patternOf } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import { FORMAT_PATTERNS } from "#/strategy/brief/brief-words.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";
import type { ReadText, Stated } from "#/strategy/brief/stated.ts";
import { isUsable, takeAmounts } from "./amounts.ts";
import type { Amount } from "./amounts.ts";
import type { Writer } from "./currencies.ts";
import { keptAlready, takeReserved, withoutReserved } from "./reserved-amounts.ts";
import type { Reserved } from "./reserved-amounts.ts";
import { sharesOf, takeSharedAmounts } from "./shared-amounts.ts";
import type { Part } from "./shared-amounts.ts";

/** Money that is for a part of a plan, or for no creator. */
interface PartsOfMoney {
  reserved: Reserved[];
  shared: Part[];
}

/** Taken out of the text before anything takes a place beside an amount for one of the whole plan. */
export function takePartsOfMoney(text: BriefText, context: ReadingContext, writer: Writer): PartsOfMoney {
  return { reserved: takeReserved(text), shared: takeSharedAmounts(text, context, writer) };
}

interface PlacedMoney extends PlacedAmounts {
  rules: BriefRule[];
  filters: Filters;
  unmet: Unmet[];
}

/** All money of a text, in the slots that it is of. */
export function takeMoney(
  text: BriefText,
  writer: Writer,
  { reserved, shared }: PartsOfMoney,
  stated: Stated,
): PlacedMoney {
  const amounts = takeAmounts(text, writer);
  const { amounts: sum, rules, filters, spare } = sharesOf(shared, text, amounts);
  const placed = placeAmounts([...sum, ...amounts], text, stated);
  const isNet = netOf(amounts) !== undefined;
  const unmet = withoutReserved(isNet ? reserved.map(keptAlready) : reserved, stated);
  return { ...placed, spare: [...placed.spare, ...spare], rules, filters, unmet };
}

/** What became of the amounts of a text besides what is stated. */
interface PlacedAmounts {
  budgetChange: ReadText["budgetChange"];
  refused: ReadText["refused"];
  /** Amounts that were not used, in the person's words. */
  spare: string[];
}

/** "€72,000, so 60,000 for creators": of several budgets what creators get is the one. */
function netOf(amounts: readonly Amount[]): Amount | undefined {
  const budgets = amounts.filter(({ kind, money }) => kind === "budget" && isUsable(money));
  if (budgets.length < 2) return undefined;
  const [first] = budgets.toSorted((one, other) => (other.net ?? 0) - (one.net ?? 0));
  return first?.net === undefined ? undefined : first;
}

/** Each amount in the slot that it is of. */
function placeAmounts(amounts: readonly Amount[], text: BriefText, stated: Stated): PlacedAmounts {
  let budgetChange: ReadText["budgetChange"] = null;
  let refused: ReadText["refused"] = null;
  const spare: string[] = [];
  const whole = netOf(amounts) ?? amounts.find((amount) => amount.isWhole);
  for (const amount of whole ? [whole, ...amounts.filter((one) => one !== whole)] : amounts) {
    const { kind, money, found } = amount;
    if (!isUsable(money)) {
      refused ??= money.amount === 0 ? "zero" : "too_large";
      spare.push(text.spelling(found));
      continue;
    }
    if (kind === "other") spare.push(text.spelling(found));
    if (kind === "more") budgetChange = money;
    // "9'500 Franken plus 2.000 €": no plan has two currencies.
    if (kind === "more" && isOtherCurrency(amount, amounts)) spare.push(text.spelling(found));
    if (kind === "less") budgetChange = { ...money, amount: -money.amount };
    if (kind === "perCreator") stated.maxFee = money;
    if (kind === "budget") placeBudget(amount, stated);
  }
  placeCaps(
    amounts.filter(({ kind, money }) => kind === "perPiece" && isUsable(money)),
    text,
    stated,
  );
  return { budgetChange, refused, spare };
}

function isOtherCurrency({ money }: Amount, amounts: readonly Amount[]): boolean {
  const budget = amounts.find(({ kind, isBare }) => kind === "budget" && isBare !== true);
  return budget !== undefined && budget.money.currency !== money.currency;
}

const ONE_CAP =
  "A plan has limits for pieces by their format, and one for all others, the highest that you named. Check this one yourself.";

/** "Story max €90, reel max €450": each format has its own; the highest holds for all others, and those without a format are told. */
function placeCaps(caps: readonly Amount[], text: BriefText, stated: Stated): void {
  const [highest, ...others] = caps.toSorted((one, other) => other.money.amount - one.money.amount);
  if (!highest) return;
  stated.maxPrice = highest.money;
  if (others.length === 0) return;
  // The highest of a format comes first, and holds for it.
  const own = new Map<string, Amount>();
  for (const cap of [highest, ...others]) {
    const format = formatIn(text, cap.found);
    if (format !== undefined && !own.has(format)) own.set(format, cap);
  }
  if (own.size > 1) stated.pieceCaps = [...own].map(([format, { money }]) => ({ format, most: money }));
  const kept = own.size > 1 ? [...own.values()] : [];
  const unmet = others
    .filter((cap) => cap.money.amount < highest.money.amount && !kept.includes(cap))
    .map(({ found }) => ({ words: text.spelling(found), why: ONE_CAP }));
  if (unmet.length > 0) stated.unmet = [...(stated.unmet ?? []), ...unmet];
}

const FORMATS = Object.entries(FORMAT_PATTERNS).map(([format, pattern]) => ({
  format,
  pattern: patternOf(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`),
}));

/** The format that the words of a limit name. */
function formatIn(text: BriefText, { start, end }: Amount["found"]): string | undefined {
  const words = foldInPlace(text.readable.slice(start, end));
  return FORMATS.find(({ pattern }) => pattern.test(words))?.format;
}

/** The first budget is the one; what else was said of it stays beside it. */
function placeBudget({ money, isBare, isVague, from }: Amount, stated: Stated): void {
  if (stated.budget) {
    stated.otherBudgets = [...(stated.otherBudgets ?? []), money];
    return;
  }
  stated.budget = money;
  if (from) stated.budgetFrom = from;
  if (isVague) stated.isBudgetVague = true;
  if (isBare) stated.isCurrencyAssumed = true;
}
