import type { BriefText, Found } from "#/strategy/brief/brief-text.ts";
import { NUMBER } from "#/strategy/brief/money/creator-sizes.ts";
import { SIGNS, toMoney } from "#/strategy/brief/money/currencies.ts";
import { readNumber } from "#/strategy/brief/numbers.ts";
import type { Stated, Unread } from "#/strategy/brief/stated.ts";

/** A number with its currency before or behind it; groups are the sign, the number, its scale and the sign behind. */
const AMOUNT = `(?:(${SIGNS})\\s?)?${NUMBER}(?:\\s?(?:(?:de|of|di) |d['’])?(${SIGNS})(?!\\p{L}))?`;
const WHAT =
  "(?:(?:all |overall |total |the )?(?:costs?|spend|spending|total|it all|everything)|(?:die )?(?:gesamtkosten|kosten|ausgaben|gesamtsumme|alles zusammen)|(?:le |les )?(?:couts?|depenses?|total)(?: total)?|(?:el |los )?(?:costes?|costos?|gastos?|total)(?: total)?|(?:o |os )?(?:custos?|gastos?|total)(?: total)?|total kharcha|kharcha)";
/** "Costs must not exceed 4000", "Gesamtkosten dürfen 4.000 nicht übersteigen": the most that everything may cost. */
const CAP = new RegExp(
  `(?<!\\p{L})${WHAT}\\s+(?:(?:must|may|can|should|shall)(?: not|n't)?(?: never)? (?:exceed|go over|go above|be over|be more than)|ne (?:doit|doivent|peut|peuvent) pas (?:depasser|exceder)|no (?:debe|deben|puede|pueden) (?:superar|pasar de|exceder)(?: los)?|nao (?:deve|devem|pode|podem) (?:passar de|ultrapassar|exceder|superar)(?: os)?)\\s+${AMOUNT}|(?<!\\p{L})${WHAT}\\s+(?:durfen|darf|sollen|soll|sollten|sollte)\\s+(?:die )?${AMOUNT}\\s+nicht\\s+(?:ubersteigen|uberschreiten)|(?<!\\p{L})${WHAT}\\s+${AMOUNT}\\s+se\\s+(?:zyada|upar)\\s+(?:nahi|na)(?:\\s+(?:hona chahiye|ho|jaye))?`,
  "gu",
);
const MONEY = new RegExp(`(?<![\\p{L}\\p{N}.,])${AMOUNT}`, "gu");

/** A budget beside a lower limit of all costs: which of them holds is asked. */
export function totalCap(text: BriefText): (stated: Stated) => Unread | null {
  const [cap] = text.all(CAP);
  if (!cap) return () => null;
  const most = amountOf(cap);
  const others = text.all(MONEY).filter(({ start }) => start < cap.start || start >= cap.end);
  return ({ budget }) => {
    if (!budget) return null;
    const minor = ({ value }: Written) => toMoney(value, budget.currency).amount;
    const whole = others.find((found) => minor(amountOf(found)) === budget.amount);
    if (!whole || minor(most) === 0 || minor(most) >= budget.amount) return null;
    const instead = most.isSigned ? most.words : withSign(most.words, amountOf(whole));
    return { kind: "against", words: text.spelling(whole), other: text.spelling(cap), instead };
  };
}

interface Written {
  value: number;
  words: string;
  before: string;
  behind: string;
  isSigned: boolean;
}

/** Of the alternatives of a pattern the one that fitted. */
function amountOf({ groups }: Found): Written {
  const at = groups.findIndex((group, index) => index % 4 === 1 && group !== undefined);
  const [before = "", digits = "", scale = "", behind = ""] = groups.slice(at - 1, at + 3);
  return {
    value: readNumber(digits, scale),
    words: [before, digits, scale, behind].filter(Boolean).join(" "),
    before,
    behind,
    isSigned: before !== "" || behind !== "",
  };
}

/** A limit without a currency is in that of the budget. */
function withSign(words: string, { before, behind }: Written): string {
  return [before, words, behind].filter(Boolean).join(" ");
}
