import type { BriefText } from "#/strategy/brief/brief-text.ts";
import { readNumber } from "#/strategy/brief/numbers.ts";
import type { Stated, Unread } from "#/strategy/brief/stated.ts";

const AMOUNT =
  "(?:[€$£]\\s?)?(\\d+(?:[.,]\\d+)*)\\s?(k|tsd|mille|mil|lakh)?(?:\\s?(?:[€$£]|(?:euros?|eur|usd|chf|gbp)(?!\\p{L})))?";
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
  const [digits, scale] = cap.groups.slice(cap.groups.findIndex((group) => group !== undefined));
  const most = 100 * readNumber(digits, scale);
  const others = text
    .all<[string, string?]>(MONEY)
    .filter(({ start }) => start < cap.start || start >= cap.end)
    .map((found) => ({ found, amount: 100 * readNumber(found.groups[0], found.groups[1]) }));
  const instead = scale === undefined ? (digits ?? "") : `${digits} ${scale}`;
  return ({ budget }) => {
    const whole = others.find(({ amount }) => amount === budget?.amount);
    if (!budget || !whole || most === 0 || most >= budget.amount) return null;
    return {
      kind: "against",
      words: text.spelling(whole.found).trim(),
      other: text.spelling(cap),
      instead,
    };
  };
}
