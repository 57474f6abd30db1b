/** Stands where words are withheld from somebody who sees no prices. */
export const WITHHELD = "Withheld: this text may name prices, which you do not see in this workspace.";
/** The same for a name or a title, which stands in one line. */
export const WITHHELD_SHORT = "Withheld: may name prices";

const CURRENCY =
  /\p{Sc}|(?<!\p{L})(?:eur|usd|gbp|chf|sek|nok|dkk|pln|czk|inr|jpy|cad|aud|brl|euros?|dollars?|pounds?|bucks|quid|francs?|franken|kronor|kroner|zloty|rupees?|yen|pesos?|reais)(?!\p{L})/iu;
const CODES = new Set(Intl.supportedValuesOf("currency"));
/** Three capitals beside a number, such as "800 TRY" or "MXN800"; whether they are a currency is looked up. */
const CODE_BESIDE_NUMBER = /(?<!\p{L})(\p{Lu}{3})\s?\d|\d\s?(\p{Lu}{3})(?!\p{L})/gu;
const MONEY_WORD =
  /\b(?:budgets?|fees?|priced?|prices|pricing|costs?|costing|pay|pays|paid|payment|charges?|charged|asks|asked|asking|offer(?:s|ed)?|spend|spent|worth|quote[ds]?|rate card|cpm|invoiced?|wants?|wanted|accept(?:s|ed)?|agreed|deals?|discounts?|honorar|preis|preise|kosten|kostet|verlangt|gage|precio|presupuesto|cuesta|cobra|prix|tarif|demande|prezzo)\b/iu;
/** "800/reel", "800 for two reels": what one piece costs, without a word of money. */
const PER_PIECE =
  /\p{Nd}[km]?\s?(?:\/|\b(?:per|an?|each|for|pro|je|für|par|pour|por)\b)\s?(?:\p{L}+\s){0,2}(?:posts?|reels?|stor(?:y|ies)|videos?|clips?|pieces?)\b/iu;
/** Handles, hashtags, links, percentages and days. */
const NO_AMOUNT =
  /[@#][\p{L}\p{N}._]+|https?:\/\/\S+|\p{Nd}+(?:[.,]\p{Nd}+)?\s?%|(?<!\p{Nd})\d{4}-\d\d-\d\d(?!\p{Nd})/gu;
const NUMBER = /\p{N}|\b(?:hundreds?|thousands?|million|grand)\b/iu;

/** Whether a text names an amount of money: a currency, a word of money beside a number, or a number for a piece. */
export function namesMoney(text: string): boolean {
  if (CURRENCY.test(text) || PER_PIECE.test(text)) return true;
  if (MONEY_WORD.test(text) && NUMBER.test(text)) return true;
  return [...text.matchAll(CODE_BESIDE_NUMBER)].some(([, before, after]) => CODES.has(before ?? after ?? ""));
}

/**
 * Whether a text of a brief may name an amount: there any number can be the budget, as in "25k for Germany", beside
 * percentages, days, links and what stands in a handle or hashtag.
 */
export function mayNameMoney(text: string): boolean {
  return NUMBER.test(text.replaceAll(NO_AMOUNT, "")) || namesMoney(text);
}
