import { minorUnits } from "@app/contract/money";
import type { Money } from "@app/contract/money";
import type { BriefText, Found } from "./brief-text.ts";
import { DIGITS, SCALE, readNumber } from "./numbers.ts";

/** Folded signs, codes and words of currencies. */
const CURRENCIES: Readonly<Record<string, string>> = {
  "€": "EUR",
  eur: "EUR",
  euro: "EUR",
  euros: "EUR",
  us$: "USD",
  usd: "USD",
  $: "USD",
  dollar: "USD",
  dollars: "USD",
  dolares: "USD",
  "£": "GBP",
  gbp: "GBP",
  pound: "GBP",
  pounds: "GBP",
  pfund: "GBP",
  libras: "GBP",
  quid: "GBP",
  r$: "BRL",
  brl: "BRL",
  reais: "BRL",
  real: "BRL",
  "₹": "INR",
  inr: "INR",
  rs: "INR",
  "rs.": "INR",
  rupees: "INR",
  rupee: "INR",
  rupien: "INR",
  chf: "CHF",
  franken: "CHF",
  sfr: "CHF",
  a$: "AUD",
  aud: "AUD",
  c$: "CAD",
  cad: "CAD",
  "¥": "JPY",
  jpy: "JPY",
  yen: "JPY",
  zł: "PLN",
  pln: "PLN",
  zloty: "PLN",
  sek: "SEK",
  nok: "NOK",
  dkk: "DKK",
  mxn: "MXN",
  czk: "CZK",
  try: "TRY",
  aed: "AED",
  sgd: "SGD",
};

const SIGNS = Object.keys(CURRENCIES)
  .toSorted((left, right) => right.length - left.length)
  .map((sign) => sign.replaceAll(/[.$]/gu, "\\$&"))
  .join("|");
const NUMBER = `(${DIGITS})\\s?(${SCALE})?`;
const BEFORE = `(?<![\\p{L}\\p{N}])(${SIGNS})\\s?${NUMBER}`;
const AFTER = `(?<![\\p{L}\\p{N}.,])${NUMBER}(?:\\s?,-)?\\s?(${SIGNS})(?![\\p{L}\\p{N}])`;
const RANGE_GAP = "\\s?(?:-|–|to|and|bis|und|a|y|et|e)\\s?";

const PER_CREATOR =
  /^\s*(?:per|pro|je|par|por|each|for each|cada)\s*(?:creator|influencer|person|post|reel|video|createur|createurs|creador|criador|kopf|piece)?/u;
const MORE =
  /^\s*(?:more|extra|on top|mehr|zusatzlich|de plus|en plus|mas|adicionales|a mais|adicional)(?!\p{L})/u;
const LESS = /^\s*(?:less|fewer|weniger|de moins|en moins|menos|a menos)(?!\p{L})/u;
const MORE_BEFORE = /(?:another|additional|extra|plus|add|weitere|zusatzlich|noch|\+)\s*$/u;
const LESS_BEFORE = /(?:cut|save|minus|reduce by|weniger|-)\s*$/u;
const BUDGET_NUMBER = new RegExp(
  `(?:budget|presupuesto|orcamento|verba|etat)(?:\\s*(?:of|von|de|is|=|:|betragt))*\\s*${NUMBER}(?!\\s*%)`,
  "gu",
);

const LONE_MIN = 1000;
const YEAR_MIN = 1990;
const YEAR_MAX = 2100;
/** What a number before it counts, so that it is no money. */
const COUNTED =
  "followers?|abonnenten|seguidores|abonnes|views|aufrufe|people|personen|creators?|influencers?|likes|clicks?|fans";

export interface Amount {
  found: Found;
  money: Money;
  /** What the amount is: of the whole plan, of one creator, or a change of the budget. */
  kind: "budget" | "perCreator" | "more" | "less";
  /** No currency stood beside it. */
  isBare?: boolean;
}

/** Every amount of money in the text, taken out of it. A range gives its upper end. */
export function takeAmounts(text: BriefText, currency: string): Amount[] {
  const amounts: Amount[] = [];
  takeRanges(text, amounts);
  for (const found of text.all(new RegExp(BEFORE, "gu"))) {
    const [sign = "", digits = "", scale] = found.groups;
    amounts.push(amountOf(text, found, sign, readNumber(digits, scale)));
  }
  for (const { found } of amounts) text.take(found);
  for (const found of text.all(new RegExp(AFTER, "gu"))) {
    const [digits = "", scale, sign = ""] = found.groups;
    amounts.push(amountOf(text, found, sign, readNumber(digits, scale)));
    text.take(found);
  }
  const bare = text.takeFirst(BUDGET_NUMBER);
  const [digits, scale] = bare?.groups ?? [];
  if (bare && digits && !amounts.some(({ kind }) => kind === "budget")) {
    amounts.push({
      found: bare,
      money: toMoney(readNumber(digits, scale), currency),
      kind: "budget",
      isBare: true,
    });
  }
  const lone = amounts.length === 0 ? loneNumber(text) : null;
  if (lone)
    amounts.push({ found: lone.found, money: toMoney(lone.value, currency), kind: "budget", isBare: true });
  return amounts.toSorted((left, right) => left.found.start - right.found.start);
}

/** The only large number of a text that counts nothing: nobody writes one but for the money. */
function loneNumber(text: BriefText): { found: Found; value: number } | null {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}.,@#/-])${NUMBER}(?![\\p{N}%/-]|\\s*(?:%|\\+|${COUNTED}))`,
    "gu",
  );
  const large = text
    .all(pattern)
    .map((found) => ({ found, value: readNumber(found.groups[0] ?? "", found.groups[1]) }))
    .filter(({ value }) => value >= LONE_MIN && (value < YEAR_MIN || value > YEAR_MAX));
  const [only] = large;
  if (!only || large.length > 1) return null;
  text.take(only.found);
  return only;
}

function takeRanges(text: BriefText, amounts: Amount[]): void {
  const before = new RegExp(
    `(?<![\\p{L}\\p{N}])(${SIGNS})\\s?${NUMBER}${RANGE_GAP}(?:${SIGNS})?\\s?${NUMBER}`,
    "gu",
  );
  for (const found of text.all(before)) {
    const [sign = "", , , digits = "", scale] = found.groups;
    amounts.push(amountOf(text, found, sign, readNumber(digits, scale)));
    text.take(found);
  }
  const after = new RegExp(
    `(?<![\\p{L}\\p{N}.,])${NUMBER}${RANGE_GAP}${NUMBER}\\s?(${SIGNS})(?![\\p{L}\\p{N}])`,
    "gu",
  );
  for (const found of text.all(after)) {
    const [, , digits = "", scale, sign = ""] = found.groups;
    amounts.push(amountOf(text, found, sign, readNumber(digits, scale)));
    text.take(found);
  }
}

function amountOf(text: BriefText, found: Found, sign: string, value: number): Amount {
  const after = text.folded.slice(found.end);
  const before = text.folded.slice(0, found.start);
  return { found, money: toMoney(value, CURRENCIES[sign] ?? "EUR"), kind: kindOf(before, after) };
}

function kindOf(before: string, after: string): Amount["kind"] {
  if (MORE.test(after) || MORE_BEFORE.test(before)) return "more";
  if (LESS.test(after) || LESS_BEFORE.test(before)) return "less";
  return PER_CREATOR.test(after) ? "perCreator" : "budget";
}

/** Minor units of `value` whole units. */
export function toMoney(value: number, currency: string): Money {
  return { amount: Math.round(value * 10 ** minorUnits(currency)), currency };
}
