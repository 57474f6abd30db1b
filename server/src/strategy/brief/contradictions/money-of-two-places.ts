import { anyListed } from "#/language/dictionary.ts";
import { fold, wordKey } from "#/language/fold.ts";
import { CURRENCY_WORDS } from "#/language/money/currencies.ts";
import { placesNamed } from "#/language/places/places.ts";
import type { BriefText, Found } from "#/strategy/brief/brief-text.ts";
import { currencyOf, SIGNS } from "#/strategy/brief/money/currencies.ts";
import { DIGITS, SCALE } from "#/strategy/brief/numbers.ts";
import type { Stated, Unread } from "#/strategy/brief/stated.ts";

const NUMBER = `(?:${DIGITS})(?:\\s?(?:de )?${SCALE})?`;
const MONEY = `(?:(${SIGNS})\\s?${NUMBER}|${NUMBER}\\s?(?:(?:de|of|di) |d['’])?(${SIGNS}))(?!\\p{L})`;
const FOR = `(?:${anyListed("for, in, fur, pour, en, para, pra, na, no, em")})\\s+(?:${anyListed("the, die, das, den, la, le, les, el, los, o, a, os, as")}\\s+)?`;
const NAME = "(\\p{L}[\\p{L}'’-]+)";
const PATTERNS = [
  new RegExp(`(?<![\\p{L}\\p{N}.,])${MONEY}\\s+${FOR}${NAME}`, "gu"),
  new RegExp(`(?<![\\p{L}\\p{N}.,])${MONEY}\\s+${NAME}\\s+(?:ke liye|mein|me)(?!\\p{L})`, "gu"),
  new RegExp(
    `(?<=^|[,;.\\n]\\s*|(?:and|und|et|y|e|aur)\\s)()()${NAME}\\s*:?(?:\\s(?:ke liye|bekommt|kriegt|gets|recoit|recibe|recebe))?\\s+${MONEY}`,
    "gu",
  ),
];

interface Part {
  found: Found;
  currency: string;
}

/** Whoever writes: a sign of several currencies is the same one twice. */
const ANYBODY = { currency: "", countries: [] };

/**
 * "10.000 CHF für die Schweiz und 3.000 Euro für Wien": two plans, for a plan is counted in one currency. In one currency
 * each place has its share of the money; where the reading holds none, it is asked, too.
 */
export function moneyOfTwoPlaces(text: BriefText): (stated: Stated) => Unread | null {
  const parts = PATTERNS.flatMap((pattern) => text.all(pattern).flatMap(partOf)).toSorted(
    (one, other) => one.found.start - other.found.start,
  );
  const [first] = parts;
  const others = parts.filter(({ found }) => first && found.start >= first.found.end);
  const apart = others.find(({ currency }) => currency !== first?.currency);
  return ({ otherBudgets = [], rules = [] }) => {
    const isHeld = otherBudgets.length === 0 || rules.some(({ of }) => of === "budget");
    const other = apart ?? (isHeld ? undefined : others[0]);
    if (!first || !other) return null;
    return { kind: "apart", words: text.spelling(first.found), other: text.spelling(other.found) };
  };
}

const isSign = (group = "") => CURRENCY_WORDS.has(fold(group));

function partOf(found: Found): Part[] {
  const groups = found.groups.filter((group) => group !== undefined && group !== "");
  const sign = groups.find(isSign);
  // "Ron" and "lira" are cities, too: one word of two is the currency.
  const name = groups.find((group) => group !== sign && placesNamed(wordKey(group ?? "")).length > 0);
  return name === undefined || sign === undefined ? [] : [{ found, currency: currencyOf(sign, ANYBODY) }];
}
