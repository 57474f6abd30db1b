import { wordKey } from "#/language/fold.ts";
import { genderNamed } from "#/language/people/people.ts";
import type { ImportField } from "@app/contract/discovery/imports";
import { isFigure, namesPlatform, readAccount } from "#/discovery/imports/reading/cells/accounts.ts";
import { figuresIn } from "#/discovery/imports/reading/cells/figures-of-accounts.ts";
import { accountsIn } from "#/discovery/imports/reading/cells/listed-accounts.ts";
import { namedAccounts } from "#/discovery/imports/reading/row/named-accounts.ts";
import { namesInterest } from "./interests.ts";
import { monthOfHeader } from "#/discovery/imports/reading/history/month-headers.ts";
import { isYearless, readDate } from "#/language/time/dates.ts";
import { readMonths } from "#/discovery/imports/reading/cells/months.ts";
import { readFormat, readOffers } from "#/discovery/imports/reading/cells/offers.ts";
import { NO_STYLE, readRate } from "#/discovery/imports/reading/cells/rates.ts";
import { isNegative } from "#/discovery/imports/reading/cells/signs.ts";
import { findPostLink } from "#/discovery/imports/reading/cells/post-links.ts";
import { accountWord, answerOf, paidNamed, statusNamed } from "#/language/tables/tables.ts";
import { isNotKnown, lowerEnd, readNumber } from "#/discovery/imports/reading/cells/numbers.ts";
import { namesRegion } from "#/discovery/imports/reading/row/places-of-rows.ts";
import {
  hasPostcode,
  readCity,
  readCountry,
  readCountryCell,
} from "#/discovery/imports/reading/cells/places.ts";
import { readCurrency } from "#/discovery/imports/reading/cells/currencies.ts";
import { spokenLanguages } from "#/language/places/spoken-languages.ts";
import { isOfSeveral } from "#/discovery/imports/reading/offers/several-pieces.ts";
import { formatOfLetter } from "#/discovery/imports/reading/offers/offer-pieces.ts";
import { readVatCell } from "#/discovery/imports/reading/row/vat.ts";

/** What the cells of one column look like, as shares (0 to 1) of the filled ones. */
export interface Contents {
  /** Cells that are not empty and do not say "not known". */
  filled: number;
  /** Different cells among the filled ones, as a share. */
  distinct: number;
  /** Fits of every field: how many filled cells read as one. */
  fits: Record<ImportField, number>;
  /** Cells that are nothing but a number. */
  numbers: number;
  /** Cells that are a number or an amount in any writing, among those that are no word for none. */
  figures: number;
  /** Cells of digits only, without K or M. */
  digits: number;
  /** Amounts of nothing: "0,00 €". */
  zeros: number;
  /** Cells that are a small whole number, as one counts pieces. */
  pieces: number;
  /** Cells with an @ in front. */
  marked: number;
  /** Cells without spaces that could be a handle. */
  handleShaped: number;
  /** Cells without capital letters. */
  lower: number;
  /** Cells with a profile address. */
  profiles: number;
  /** Cells with a currency sign or code beside a number. */
  money: number;
  percents: number;
  /** Cells that are no longer than a code. */
  short: number;
  /** Amounts that went back: less than nothing. */
  negatives: number;
  /** Cells that say how far talks are, or yes or no. */
  states: number;
  /** Cells with a day and a year. */
  dates: number;
  /** Cells that say whether something was paid. */
  settled: number;
  /** Cells with a day and no year. */
  yearless: number;
  /** Cells that are nothing but a month. */
  months: number;
  /** Cells that name several pieces: "2 reels + 1 story". */
  several: number;
  /** Cells without a digit. */
  digitless: number;
  /** Cells that name a kind of post, be it by its first letter. */
  letters: number;
  /** The different cells of a column of a few words; empty for others. */
  texts: readonly string[];
  /** Cells with the address of a post. */
  posts: number;
  /** Middle value of the numbers; null without numbers. */
  median: number | null;
}

/** Filled cells looked at, evenly from the whole column. */
const SAMPLE = 600;
const ZERO = /^\D{0,5}0+(?:[.,]0+)?\D{0,5}$/u;
const CODE_LENGTH = 3;
/** Nobody is booked for more pieces of a kind at once, and nobody asks so little money for one. */
const PIECES_MAX = 20;
/** Characters of a cell looked at. */
const LOOK_MAX = 200;
const NUMBER_TEXT = /^[\d.,\s'’%KMBkmb+~€$£₹-]+$/u;
/** "2.11.", "7/11": a day without its year. */
const DAY = /^\d{1,2}[./-]\d{1,2}(?:[./-]\d{0,4})?$/u;
/** A word that is typed at a checkout. */
const CODE = /^[\p{L}\p{N}_%-]{2,30}$/u;
const PHONE = /^\+?[\d\s()./-]{7,20}$/u;

/** female, male or nonbinary; null for anything else. */
export function readGender(cell: string): string | null {
  return genderNamed(wordKey(cell.replace(/\(.*/u, "")));
}

/** The first e-mail address of a cell; a domain without a point is a slip of the keyboard. */
export function readEmail(cell: string): string | null {
  const text = cell
    .replace(/mailto:/iu, "")
    .replace(/\s?[([](?:at|a)[)\]]\s?/iu, "@")
    .trim();
  const first = text
    .split(/[\s,;/<>]+/u)
    .find((piece) => /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)*\.[^@\s.]{2,}$/u.test(piece));
  return first === undefined || first.length > 254 ? null : first;
}

/** Looks at the cells of one column. */
export function lookAt(cells: readonly string[]): Contents {
  const filled = cells.filter((cell) => !isNotKnown(cell));
  const step = Math.max(1, Math.ceil(filled.length / SAMPLE));
  const sample = filled.filter((_cell, index) => index % step === 0).map((cell) => cell.slice(0, LOOK_MAX));
  const share = (test: (cell: string) => boolean) =>
    sample.length === 0 ? 0 : sample.filter(test).length / sample.length;
  const accounts = share(namesAccount);
  const same = share((cell) => accountWord(cell) === "same");
  const handles = share(isHandle);
  const told = sample.filter((cell) => accountWord(cell) === null);
  const numbers = share(isNumber);
  return {
    filled: filled.length,
    distinct: sample.length === 0 ? 0 : new Set(sample).size / sample.length,
    fits: fitsOf(share, accounts, numbers),
    numbers,
    digits: share((cell) => /^\d+(?:\.\d+)?$/u.test(cell)),
    zeros: share((cell) => ZERO.test(cell)),
    pieces: share((cell) => /^\d{1,2}$/u.test(cell) && Number(cell) <= PIECES_MAX),
    marked: share((cell) => cell.startsWith("@")),
    figures: told.length === 0 ? 0 : told.filter(isSum).length / told.length,
    handleShaped: accounts + handles + same,
    lower: share((cell) => cell === cell.toLowerCase()),
    profiles: share((cell) => isProfileAddress(cell)),
    money: share((cell) => /\d/u.test(cell) && readCurrency(cell) !== null),
    percents: share((cell) => /\d\s*%$/u.test(cell)),
    short: share((cell) => cell.length <= CODE_LENGTH),
    negatives: share(isNegative),
    texts: fewTexts(sample),
    settled: share((cell) => paidNamed(cell) !== null),
    states: share((cell) => statusNamed(cell) !== null || (cell.length > 1 && answerOf(cell) !== null)),
    dates: share((cell) => readDate(cell) !== null),
    yearless: share(isYearless),
    months: share((cell) => monthOfHeader(cell)?.rest === ""),
    several: share(isOfSeveral),
    digitless: share((cell) => !/\d/u.test(cell)),
    letters: share((cell) => formatOfLetter(cell) !== null || readFormat(cell) !== null),
    posts: share((cell) => findPostLink(cell) !== null),
    median: medianOf(sample),
  };
}

function fitsOf(
  share: (test: (cell: string) => boolean) => number,
  accounts: number,
  numbers: number,
): Record<ImportField, number> {
  const emails = share((cell) => readEmail(cell) !== null);
  const addresses = share((cell) => readAccount(cell).kind === "address");
  const text = Math.max(0, 1 - numbers - emails - addresses);
  const counts = share((cell) => partsOf(cell).every(isCount));
  const rates = share((cell) => partsOf(cell).every(isRate));
  const dates = share((cell) => readDate(cell) !== null || isYearless(cell));
  const prices = share((cell) => readOffers(cell, null).length > 0);
  return {
    ...ofNumbers({ counts, rates, prices }),
    platform: share((cell) => namesPlatform(cell)),
    handle: share((cell) => ["account", "handle"].includes(readAccount(cell).kind)),
    url: Math.max(
      accounts,
      share((cell) => isProfileAddress(cell)),
    ),
    name: Math.min(text, 1 - share((cell) => isSum(cell) || readDate(cell) !== null || DAY.test(cell))),
    country: share((cell) => readCountryCell(cell) !== null),
    region: share(namesRegion),
    city: share((cell) => (!/\d/u.test(cell) || hasPostcode(cell)) && readCity(cell).city !== null),
    // "IG" is a language, too.
    language: share(
      (cell) => !/\d/u.test(cell) && spokenLanguages(cell) !== null && readFormat(cell) === null,
    ),
    category: share(namesInterest),
    gender: share((cell) => readGender(cell) !== null),
    email: emails,
    phone: share(isPhone),
    address: text,
    currency: share((cell) => cell.length <= 8 && !/\d/u.test(cell) && readCurrency(cell) !== null),
    audienceCountry: share((cell) => readCountry(cell.replace(/[\d.,%:\s]+$/u, "")) !== null),
    audienceAge: share((cell) => isRate(cell) || /\d{2}\s*[-–]\s*\d{2}/u.test(cell)),
    brands: Math.max(0, text - share((cell) => answerOf(cell) !== null || readDate(cell) !== null)),
    // A link or an e-mail address among the words is part of them, and many a bio is nothing but its link.
    bio: Math.max(
      text + addresses,
      share((cell) => /\p{L}\S*\s+\S/u.test(cell)),
    ),
    notes: text,
    tags: text,
    format: share((cell) => readFormat(cell) !== null),
    usageMonths: share(isSpan),
    exclusivityMonths: share(isSpan),
    vat: share((cell) => readVatCell(cell, "") !== null),
    status: share((cell) => statusNamed(cell) !== null),
    owner: text,
    client: text,
    agency: text,
    lastDeal: dates,
    lastContact: dates,
    code: share((cell) => CODE.test(cell)),
    verified: share((cell) => answerOf(cell) !== null),
    links: addresses,
    ignore: 1,
  };
}

/** Fields whose cells are numbers of one sort. */
function ofNumbers({ counts, rates, prices }: { counts: number; rates: number; prices: number }) {
  return {
    followers: counts,
    avgViews: counts,
    avgLikes: counts,
    avgComments: counts,
    engagementRate: rates,
    audienceFemale: rates,
    audienceMale: rates,
    price: prices,
    feePaid: prices,
    lastFee: prices,
  };
}

const FEW_TEXTS = 12;

function fewTexts(sample: readonly string[]): string[] {
  const texts = new Set<string>();
  for (const cell of sample) {
    texts.add(cell);
    if (texts.size > FEW_TEXTS) return [];
  }
  return texts.size === sample.length ? [] : [...texts];
}

/** A date is none, however many digits it has. */
function isPhone(cell: string): boolean {
  return PHONE.test(cell) && cell.replaceAll(/\D/gu, "").length >= 7 && readDate(cell) === null;
}

/** A bare 30 is months or days as the header says. */
function isSpan(cell: string): boolean {
  return (readMonths(cell) ?? readMonths(cell, "days")) !== null;
}

function isNumber(cell: string): boolean {
  return NUMBER_TEXT.test(cell) && readNumber(cell.replaceAll(/[€$£₹]/gu, ""), "rate", null) !== null;
}

/** A number, or an amount that names its currency: "R$ 900", "1.200 CHF". */
function isSum(cell: string): boolean {
  if (isFigure(cell)) return true;
  return /\d/u.test(cell) && readCurrency(cell) !== null && readOffers(cell, null).length > 0;
}

/** "@ana", and "@ana / @ana.tv". */
function namesAccount(cell: string): boolean {
  return readAccount(cell).kind === "account" || accountsIn(cell).length > 0 || namedAccounts(cell) !== null;
}

function isHandle(cell: string): boolean {
  if (readAccount(cell).kind === "handle") return !isFigure(cell) && accountWord(cell) !== "same";
  const pieces = cell.split(/[\s,;|/&+]+/u).filter((piece) => piece !== "");
  return (
    pieces.length > 0 && pieces.every((piece) => /^@./u.test(piece) && readAccount(piece).kind === "handle")
  );
}

/** "12k (IG) / 45k (TT)" is two figures. */
function partsOf(cell: string): string[] {
  const figures = figuresIn(cell);
  return figures.length === 0 ? [cell] : figures.map(({ text }) => text);
}

function isCount(cell: string): boolean {
  return readNumber(lowerEnd(cell) ?? cell, "average", null)?.isPercent === false;
}

function isRate(cell: string): boolean {
  return readRate(cell, NO_STYLE) !== null;
}

function isProfileAddress(cell: string): boolean {
  const read = readAccount(cell);
  return read.kind === "account" && read.account.url !== null;
}

function medianOf(cells: readonly string[]): number | null {
  const values = cells
    .map((cell) => readNumber(cell, "rate", null)?.value)
    .filter((value) => value !== undefined)
    .toSorted((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? null;
}
