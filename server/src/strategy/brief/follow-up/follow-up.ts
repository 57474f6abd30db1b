import { wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import type { Money } from "@app/contract/money";
import type { Unmet } from "@app/contract/strategy/plan";
import { isUsable } from "#/strategy/brief/money/amounts.ts";
import { BriefText } from "#/strategy/brief/brief-text.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";
import { partOfAll } from "./part-of-all.ts";
import { withChosenGender } from "./chosen-gender.ts";
import { budgetFactor } from "./budget-factor.ts";
import { slotsOf } from "#/strategy/brief/filter-sets.ts";
import type { ReadText, Stated, Unread } from "#/strategy/brief/stated.ts";
import { limitsTakenAway } from "#/strategy/brief/no-limits.ts";
import { meaningOf } from "./order-words.ts";
import type { Made } from "./made.ts";
import {
  changeFilters,
  changeHandles,
  changeLabelled,
  changeLimits,
  changeSlots,
  changeTopics,
} from "./slot-changes.ts";

/** "Flight: six weeks", as the chips of assumptions write it. */
export const SLOT_LABEL =
  /^\s*(flight|audience|objective|budget|markets?|platforms?|deliverables|max ?share|creators|categories|product)\s*:\s*/iu;

const CHEAPER = new RegExp(
  wordsListed(
    "cheaper, less expensive, billiger, gunstiger, moins cher, mas barato, mas barata, mais barato, mais barata, bigger, larger, smaller, grosser, kleiner",
  ),
  "u",
);

/** Why a text changes nothing. */
export type NoChange = "too_large" | "zero" | "nothing_left" | "other_currency" | "how_much" | "nothing";

export interface Change {
  stated: Stated;
  /** Empty when nothing is changed. */
  made: Made[];
  /** Null when something is changed. */
  problem: NoChange | null;
  /** Handles that the change speaks of, without @, and those of which it gives a price. */
  handles: string[];
  priced: string[];
  unparsed: string[];
  /** Wishes that no rule of a plan can hold. */
  unmet?: Unmet[];
  /** Everything that it has no use for, in the words of the text. */
  left: string[];
  /** What it would be wrong to leave out, and is not understood. */
  unread: Unread | null;
}

/** "Plus nano"; what French says more of, as in "plus de 30 ans", is nothing beside it. */
const PLUS =
  "(?<!\\p{L})(?<!(?:de|et|en|au|le|la|les|ne|ans) )plus(?!\\p{L})(?! (?:de|que)(?!\\p{L})| d['’])";
const MORE = new RegExp(
  `(?:${PLUS}|${wordsListed("also, add, too, as well, auch, aussi, ajoute, tambien, anade, tambem, adiciona")})(?!\\s*@)`,
  "gu",
);

/** Slots whose labels say what a bare number or word is of. */
const COUNTED: ReadonlySet<string> = new Set(["maxshare", "creators", "product", "categories"]);

/** "In Córdoba instead" of a brief for Argentina asks no more which one is meant. */
function isWhereKnown({ filters = {}, audienceCountries }: Stated, { unread }: ReadText): boolean {
  return unread?.options !== undefined && slotsOf(filters, audienceCountries).markets.length > 0;
}

type Read = (text: string, context: ReadingContext) => ReadText;

/** Applies a follow-up to what was said before, as `readText` reads it. What it does not speak of stays. */
export function changedBy(before: Stated, source: string, context: ReadingContext, readText: Read): Change {
  const after: Stated = { ...before };
  const made = changeTopics(before, source, after);
  if (made.length === 0) return changeRead(before, source, context, readText);
  return {
    stated: after,
    made,
    problem: null,
    handles: [],
    priced: [],
    unparsed: [],
    left: [],
    unread: null,
  };
}

function changeRead(before: Stated, source: string, context: ReadingContext, readText: Read): Change {
  const label = SLOT_LABEL.exec(source)?.[1]?.toLowerCase().replace(" ", "") ?? null;
  const text = label ? source.replace(SLOT_LABEL, "") : source;
  // An amount without a currency is in that of the budget it changes.
  const factor = budgetFactor(new BriefText(text).folded);
  // The share of a change is no share of anything else.
  const plain = factor === null ? text : text.replaceAll(/\d{1,3}\s*%/gu, "");
  const read = readText(withoutMore(plain), {
    ...context,
    currency: before.budget?.currency ?? context.currency,
  });
  const folded = new BriefText(text).folded;
  const said = withChosenGender(before, partOfAll(before, read.stated, folded), folded);
  const after: Stated = { ...before };
  const refused = refusalOf(before, read, folded);
  const made = refused
    ? []
    : [
        ...changeBudget(before, read, folded, after),
        ...(COUNTED.has(label ?? "") ? [] : changeFilters(before, said, folded, after)),
        ...changeHandles(before, said, after),
        ...changeSlots(said, folded, after),
        ...changeLimits(folded, said, after),
        ...changeLabelled(label, text.trim(), said, after),
      ];
  const problem = made.length > 0 ? null : (refused ?? (CHEAPER.test(folded) ? "how_much" : "nothing"));
  const priced = (said.prices ?? []).map(({ handle }) => handle);
  const handles = [...(said.must ?? []), ...(said.never ?? []), ...priced];
  return {
    stated: made.length > 0 ? after : before,
    made,
    problem,
    handles,
    priced,
    unread: isWhereKnown(before, read) ? null : read.unread,
    unparsed: [...read.unparsed, ...(said.unmet ?? []).map((wish) => wish.words)],
    ...(said.unmet && { unmet: said.unmet }),
    left:
      label === null && factor === null && limitsTakenAway(folded) === null ? leftOf(read) : read.unparsed,
  };
}

/** What a brief would be for, as far as it is no word of an order, is nothing that a plan changes by. */
function leftOf({ stated: { product }, unparsed }: ReadText): string[] {
  return [...(product === undefined ? [] : [product]), ...unparsed].filter(
    (piece) => meaningOf(piece) !== "",
  );
}

/** "Plus nano", "YouTube too": that something is added stands in no filter. Positions stay. */
function withoutMore(text: string): string {
  let plain = text;
  for (const { 0: word, index } of foldInPlace(text.normalize("NFC")).matchAll(MORE)) {
    plain = plain.slice(0, index) + " ".repeat(word.length) + plain.slice(index + word.length);
  }
  return plain;
}

/** Why a text that could be read as a change is none. */
function refusalOf(before: Stated, read: ReadText, folded: string): NoChange | null {
  if (read.refused) return read.refused;
  const isOther = before.budget && read.budgetChange && before.budget.currency !== read.budgetChange.currency;
  if (isOther) return "other_currency";
  const budget = budgetAfter(before, read, folded);
  if (!budget || isUsable(budget)) return null;
  return budget.amount <= 0 ? "nothing_left" : "too_large";
}

/** The budget as a text makes it; undefined when it says nothing of one. */
function budgetAfter(
  { budget }: Stated,
  { stated, budgetChange }: ReadText,
  folded: string,
): Money | undefined {
  // "Half of the money for Germany" is a part of the budget, and no other one.
  const isPart = stated.rules?.some(({ of }) => of === "budget") ?? false;
  const factor = budget && !isPart ? budgetFactor(folded) : null;
  if (budget && factor !== null) return { ...budget, amount: Math.round(budget.amount * factor) };
  if (!budgetChange) return stated.budget;
  const { amount, currency } = budget ?? { ...budgetChange, amount: 0 };
  return { amount: amount + budgetChange.amount, currency };
}

function changeBudget(before: Stated, read: ReadText, folded: string, after: Stated): Made[] {
  const budget = budgetAfter(before, read, folded);
  if (!budget) return [];
  const { stated } = read;
  for (const key of ["isCurrencyAssumed", "budgetFrom", "isBudgetVague", "otherBudgets"] as const)
    delete after[key];
  after.budget = budget;
  if (stated.budgetFrom) after.budgetFrom = stated.budgetFrom;
  if (stated.isBudgetVague) after.isBudgetVague = true;
  if (stated.otherBudgets) after.otherBudgets = stated.otherBudgets;
  const isNew = budget.currency !== before.budget?.currency;
  if (stated.isCurrencyAssumed && isNew) after.isCurrencyAssumed = true;
  return [{ is: "budget", budget }];
}
