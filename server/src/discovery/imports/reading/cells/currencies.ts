import { anyOf } from "#/language/dictionary.ts";
import { fold } from "#/language/fold.ts";
import { CURRENCY_WORDS, DOLLARS, currencyNamed, isPaidIn } from "#/language/money/currencies.ts";
import type { CurrencyReading } from "#/language/money/currencies.ts";
import { SCALES } from "#/language/numbers/scales.ts";
import { currenciesOfLetter, currencyOfLetter, withoutLetter } from "./signs.ts";

/** Words of prices on folded text. */
/** Headers of columns that name a currency a row, on plain words. */
export const CURRENCY_HEADER = String.raw`\bcurrency\b|\bwahrung\b|^wahr$|^whg$|\bmoneda\b|\bdevise\b|\bmoeda\b|\bvaluta\b|^(?:cur|curr|ccy|dev|mon|div|divisa)$|\bwaluta\b|\bpara birimi\b|\bmata uang\b`;
export const PRICE_WORDS = String.raw`\bprices?\b|\bfees?\b|\bcost(?:s|os?|es?|i)?\b|\bcustos?\b|\bcouts?\b|\bpreise?\b|\bprij(?:s|zen)\b|\bhonorar\b|\bgage\b|\b(?:mindest|hochst|maximal|minimal|wunsch|fest)(?:preis|gage|honorar)\b|\b(?:preis|honorar|gagen|budget)vorstellung(?:en)?\b|\bprecios?\b|\bprix\b|\btarif\p{L}*|\bprecos?\b|\bprezz[oi]\b|\bcompensi?o?\b|\bcaches?\b|\bcachet\b|\bquoted?\b|\bcotizaci\p{L}*|\bcotacao\b|\bpresupuesto\b|\bpreventivo\b|\bbudget\b|\bcharges?\b|\bcommercials\b|\bharga\b|\bucret\p{L}*|\bfiyat\p{L}*|\bvalor(?:es)?\b|\bcen[ay]\b|\bstawk[ai]\b`;
const MONEY_WORDS = String.raw`(?:${PRICE_WORDS}|\brates?\b|\bamounts?\b|\bbetrag\b|\bbetrage\b|\bmontants?\b|\bimportes?\b|\bvalores\b|\brevenue\b|\bumsatz\b|\btutar\b|\bcurrency\b|\bwahrung\b|\bdevise\b|\bmoneda\b|\bmoeda\b)`;

/** Signs and words of currencies that are no codes. */
const SIGNS = new Map([...CURRENCY_WORDS].filter(([word, { isWord }]) => !isWord && !isCode(word)));
const LETTERS = [...SIGNS.keys()].filter((sign) => /^[a-z]/u.test(sign));
/** Signs of letters count only where no other letter touches them. */
const SIGN = new RegExp(
  `(?<!\\p{L})(?:${anyOf(LETTERS)})(?!\\p{L})|${anyOf([...SIGNS.keys()].filter((sign) => !LETTERS.includes(sign)))}`,
  "u",
);
const EVERY_SIGN = new RegExp(SIGN, "gu");
/** Words of another meaning: currencies in capitals only. */
const CAPITALS = [...CURRENCY_WORDS].flatMap(([word, { isWord }]) =>
  isWord && !isCode(word) ? [word.toUpperCase()] : [],
);
const CAPITAL = new RegExp(`(?<!\\p{L})(?:${anyOf(CAPITALS)})(?!\\p{L})`, "gu");
const THREE_LETTERS = /(?<!\p{L})[a-z]{3}(?!\p{L})/giu;

/** ISO 4217 code that a text names by code, sign or word, a word of another meaning only where no other does; null for none. */
export function readCurrency(text: string): string | null {
  const named = wordsOf(text, THREE_LETTERS).filter(({ word }) => isCode(word));
  const plain = named.find((one) => !isEveryday(one.word) && (isCapital(one.word) || isMoney(one)));
  if (plain) return plain.word.toUpperCase();
  const sign = signIn(text);
  if (sign !== undefined) return sign.isOpen ? null : sign.code;
  const meant = [...named, ...wordsOf(text, CAPITAL)].find(isMeant);
  return meant ? currencyNamed(meant.word) : null;
}

/** "Ask (N)", "Verlangt (€)": the currency at the end of a header, and the words before it; null for every other header. */
export function moneyInBrackets(header: string): { words: string; code: string } | null {
  const [whole, said = ""] = IN_BRACKETS.exec(header) ?? [];
  const code = said === "" ? null : (readCurrency(said) ?? currencyOfLetter(said));
  return whole === undefined || code === null ? null : { words: header.slice(0, -whole.length), code };
}

const IN_BRACKETS = /\s*[([]\s*([^()[\]]{1,4}?)\s*[)\]]\s*$/u;

/** What may say whose sign a price has: "$", "kr", "Rs.". */
export interface SignClues {
  /** Of the row's own column of currencies, else of the header. */
  beside: string | null;
  country: string | undefined;
  /** What the table says of prices that name none. */
  table: string | null;
  /** The dollars that the table names. */
  dollars: readonly string[];
  /** The workspace's currency, or the one that a person chose; null where nobody says. */
  assumed: string | null;
}

/** Whether a text names its currency by nothing but a sign that several have: "$", "kr", "Rs.". */
export function sharesSign(text: string): boolean {
  const sign = signIn(text);
  if (sign === undefined || wordsOf(text, THREE_LETTERS).some(({ word }) => isCode(word))) return false;
  return sign.codes.length > 1 || sign.isOpen || isDollar(text);
}

/** The currency of a sign that several share, as far as anything says whose it is; null where nothing does. */
export function currencyOfSign(text: string, clues: SignClues): string | null {
  const { beside, country, table, assumed } = clues;
  if (isDollar(text)) return dollarMeant(clues);
  const { codes = [], code = null, isOpen = true } = signIn(text) ?? {};
  const told = [beside, currencyOfCountry(codes, country), table, assumed];
  return told.find((one) => one !== null && codes.includes(one)) ?? (isOpen ? null : code);
}

/** A bare "$" is the US dollar's where nothing names another one. */
function dollarMeant({ beside, country, dollars, assumed }: SignClues): string | null {
  if (beside !== null && DOLLARS.has(beside)) return beside;
  if (dollars.length === 1) return dollars[0] ?? null;
  const [home] = [...DOLLARS].filter((code) => country !== undefined && code.startsWith(country));
  const own = assumed !== null && DOLLARS.has(assumed) ? assumed : null;
  if (dollars.length > 1) return home ?? own;
  // Who lives by another dollar may well ask for that one.
  if (own !== null || home !== undefined) return own ?? (home === "USD" ? home : null);
  // A workspace of another currency reckons in no dollar, so nobody can tell whose it is where no country is known.
  return country === undefined && assumed !== null ? null : "USD";
}

function currencyOfCountry(codes: readonly string[], country: string | undefined): string | null {
  return country === undefined ? null : (codes.find((code) => isPaidIn(code, country)) ?? null);
}

/** The dollar of a header with a bare "$", as far as anything says which; null for every other header. */
export function dollarOfHeader(header: string, clues: Omit<SignClues, "beside">): string | null {
  return sharesSign(header) && isDollar(header) ? dollarMeant({ ...clues, beside: null }) : null;
}

/** "Which dollar?", for a text whose sign leaves that open. */
export function questionOfSign(text: string): string {
  if (isDollar(text)) return "which dollar? Write it out, as in US$ or CAD";
  const codes = currenciesOfLetter(fold(text));
  if (codes !== null) return `which currency? Write it out, as in ${codes.join(" or ")}`;
  return "which currency? Write it out, as in SEK or NOK";
}

function isDollar(text: string): boolean {
  return SIGN.exec(fold(text))?.[0] === "$";
}

/** Folded, without signs, codes and words of currencies. */
export function withoutCurrency(text: string): string {
  const rest = withoutLetter(fold(text.replaceAll(CAPITAL, " ")).replaceAll(EVERY_SIGN, " "));
  return rest.replaceAll(/(?<![a-z])[a-z]{3}(?![a-z])/gu, (word) => (isCode(word) ? " " : word)).trim();
}

/** Folded text with the capitals that tell a currency from a word: "38.000 TL". */
export function withCapitals(folded: string, written: string): string {
  let text = folded;
  for (const { word } of wordsOf(written, CAPITAL)) {
    text = text.replace(new RegExp(`(?<!\\p{L})${anyOf([fold(word)])}(?!\\p{L})`, "u"), word);
  }
  return text;
}

function signIn(text: string): CurrencyReading | undefined {
  const folded = fold(text);
  const sign = SIGNS.get(SIGN.exec(folded)?.[0].replaceAll("-", " ") ?? "");
  const codes = sign === undefined ? currenciesOfLetter(folded) : null;
  if (codes === null) return sign;
  return { kind: "currency", code: codes[0] ?? "", codes, isOpen: true, isWord: false };
}

/** A word that may be a currency, with what stands around it. */
interface Placed {
  word: string;
  before: string;
  after: string;
}

function wordsOf(text: string, pattern: RegExp): Placed[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    word: match[0],
    before: fold(text.slice(0, match.index)).trimEnd(),
    after: fold(text.slice(match.index + match[0].length)).trimStart(),
  }));
}

const NUMBER_BEFORE = /\d\s?(?:\p{L}{1,4}\.?)?$/u;
const NUMBER_AFTER = /^:?\s?\d/u;
/** "(MAD)", "in TRY", "miles de COP". */
const INTRODUCED = new RegExp(
  `[([]$|(?<!\\p{L})(?:in|en|em|dalam|(?:miles|milhares|(?:${anyOf(SCALES.keys())})\\.?)(?: de)?)$`,
  "u",
);
const PRICE_BEFORE = new RegExp(`${MONEY_WORDS}\\s?[:,/–-]?$`, "u");
const PRICE_AFTER = new RegExp(`^[:/–-]?\\s?${MONEY_WORDS}`, "u");
const ENDS = /^(?:$|[^\p{L}\p{N}])/u;

/** Whether a word stands alone, or beside a number or a word of prices. */
function isMoney({ before, after }: Placed): boolean {
  return (
    !/[\p{L}\p{N}]/u.test(before + after) ||
    NUMBER_BEFORE.test(before) ||
    NUMBER_AFTER.test(after) ||
    INTRODUCED.test(before) ||
    PRICE_BEFORE.test(before) ||
    PRICE_AFTER.test(after)
  );
}

/** Whether a word of another meaning is a currency here: "Fees (MAD)" and "500 TRY", no "TOP 50" and no "ALL RATES". */
function isMeant(one: Placed): boolean {
  const { word, before, after } = one;
  const isListed = CURRENCY_WORDS.has(fold(word));
  if (!isCapital(word)) return isListed && /\d/u.test(before + after) && !/\p{L}/u.test(before + after);
  if (isListed) return isMoney(one);
  const isLast = ENDS.test(after) && (NUMBER_BEFORE.test(before) || PRICE_BEFORE.test(before));
  return isLast || INTRODUCED.test(before) || !/[\p{L}\p{N}]/u.test(before + after);
}

/** Codes that no list has are those of rare currencies and of past ones: ALL, TOP, CUP, SIT, SUR. */
function isEveryday(code: string): boolean {
  return (CURRENCY_WORDS.get(fold(code))?.isWord ?? true) || NAMES.has(fold(code));
}

/** A first name, an article and seconds ("60 Sek."): currencies in a search, no words that somebody searches for. */
const NAMES = new Set(["ron", "ang", "sek"]);

function isCapital(word: string): boolean {
  return word === word.toUpperCase();
}

function isCode(word: string): boolean {
  return currencyNamed(word) === word.toUpperCase();
}
