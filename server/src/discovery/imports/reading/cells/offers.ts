import type { PriceUnit } from "@app/contract/creator-prices";
import type { Platform } from "@app/contract/platforms";
import { anyOf } from "#/language/dictionary.ts";
import { FORMAT_WORDS, wordsFor } from "#/language/media/media.ts";
import { SIGN_OR_CODE } from "#/language/money/currencies.ts";
import type { DecimalMark } from "#/language/numbers/digits.ts";
import { rangeEnds } from "#/language/numbers/scales.ts";
import {
  BARTER_PATTERN,
  BUNDLE_PATTERN,
  DEAL_KIND_PATTERN,
  DEDICATED_PATTERN,
  FROM_PATTERNS,
  INCLUDED_PATTERN,
  INTEGRATION_PATTERN,
  VAT_PATTERNS,
} from "#/language/tables/tables.ts";
import { monthsOf, TERM_SPANS } from "#/language/tables/term-spans.ts";
import type { RightsMonths } from "#/language/tables/term-spans.ts";
import { readPlatform } from "./accounts.ts";
import { withCapitals, withoutCurrency } from "./currencies.ts";
import { countedIn } from "./numbers.ts";
import { plain } from "./plain.ts";
import { readPrice } from "#/discovery/imports/reading/prices.ts";
import {
  firstOfTwo,
  inOneCurrency,
  inPlainWords,
  offerPieces,
} from "#/discovery/imports/reading/offers/offer-pieces.ts";
import { isOfSeveral } from "#/discovery/imports/reading/offers/several-pieces.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";

/** What belongs to a price besides its amount; what is not said is absent. */
export interface PriceTerms extends RightsMonths {
  vat?: "included" | "excluded";
}

/** One price of a price list. Whole units as written; `currency` null: the table does not say. */
export interface ReadPrice extends PriceTerms {
  amount: number;
  /** The upper end of a range. */
  upTo?: number;
  currency: string | null;
  format: PriceUnit | null;
}

const OFFER_MAX = 200;

const FORMATS: readonly [PriceUnit, RegExp][] = [
  ["bundle", word(BUNDLE_PATTERN)],
  ["integration", word(INTEGRATION_PATTERN)],
  ["carousel", formatWords("carousel")],
  ["reel", formatWords("reel")],
  ["story", formatWords("story", "sets?", "frames?")],
  ["short", formatWords("short", "short")],
  ["video", formatWords("video")],
  ["post", formatWords("post", "feed", "static", "grid", ...wordsFor(FORMAT_WORDS, "image"))],
];
const DEDICATED = word(DEDICATED_PATTERN);
const SOURCES = [...FORMATS.map(([, { source }]) => source), DEDICATED.source];
/** Every kind of post in a folded text. */
export const ANY_FORMAT = new RegExp(SOURCES.join("|"), "gu");
const KINDS_OF_DEALS = new RegExp(word(`${DEDICATED_PATTERN}|${DEAL_KIND_PATTERN}`).source, "gu");
const SPAN_OF_TERM = {
  usageMonths: TERM_SPANS.usageMonths.map((span) => new RegExp(span, "u")),
  exclusivityMonths: TERM_SPANS.exclusivityMonths.map((span) => new RegExp(span, "u")),
} as const;
const VAT = {
  excluded: word(VAT_PATTERNS.excluded),
  included: word(VAT_PATTERNS.included),
} as const;
/** A number with or without a sign of money: by far the most cells. */
const PLAIN = new RegExp(`^${SIGN_OR_CODE}?\\s?[\\d.,']+\\s?${SIGN_OR_CODE}?$`, "u");
/** Said of a price, this is kept beside it. */
const NEGOTIABLE = String.raw`VHB|VB|verhandlungsbasis|verhandelbar|verhandlungssache|neg|negotiable|o\.?b\.?o|(?:à\s)?négocier|négociable|negociable|negociável|a negociar|trattabil[ei]|nego|pazarlık payı var`;
const IS_NEGOTIABLE = new RegExp(String.raw`(?<!\p{L})(?:${NEGOTIABLE})(?!\p{L})`, "iu");
/** A footnote star, "negotiable". */
const ASIDE = new RegExp(
  String.raw`\s*(?:\*+|\(?(?<!\p{L})(?:${NEGOTIABLE}|pauschal|flat(?: fee| rate)?|all[ -]in(?:clusive|kl)?|alles (?:inklusive|inkl|drin)|tout compris|todo inclu[ií]do|tudo inclu[ií]do|tudo incluso|tutto (?:incluso|compreso)|her şey dahil|todo|tudo|tutto|tout|total|totale|insgesamt|komplett|en total|no total|au total|in total|in totale|sab mila ?kar|c/u|cada un[oa]|each|(?:pro|je) st[üu]ck|à l['’]unité|l['’]unité|por unidade?)\.?\)?)$`,
  "iu",
);
/** "40000/-", as amounts end in India. */
const RUPEES_END = /(?<=\d\s?)\/[-=]+(?!\s?\d)/gu;
/** The same in front: "VB 400", "neg. 400 €". */
const ASIDE_BEFORE = new RegExp(
  String.raw`^\s*\(?(?:${NEGOTIABLE}|pauschal|flat(?: fee| rate)?)\.?\)?\s*[:,–-]?\s*(?=[^\p{L}]{0,4}\d|${SIGN_OR_CODE}\s?\d)`,
  "iu",
);
/** "from 500": the least of a price, which is what is known of it. */
const FROM = new RegExp(
  String.raw`(?<!\p{L})(?:${FROM_PATTERNS.before})[.:]?\s+(?=\D{0,4}\d)|(?<=\d[^\p{L}\d]{0,3}(?:\p{L}{1,5}\s)?)\s*(?:${FROM_PATTERNS.behind})(?!\p{L})`,
  "u",
);
/** "Around 450", "£600ish", "500 oder so": near enough to be the price, and what is written stays beside it. */
const NEARLY =
  /^\s*(?:so )?(?:around|about|roughly|approximately|ungefähr|um die|environ|à peu près|autour de|dans les|unos|unas|alrededor de|más o menos|uns|umas|por volta de|mais ou menos|circa|lagbhag|kareeb)\s+(?=[^\p{L}]{0,4}\d)|(?<=\d[k€$£₹]?)(?:\s?-?ish|\s(?:or so|oder so|circa|ungefähr|environ|más o menos|mais ou menos))(?!\p{L})/iu;
/** "400 + km": what comes on top in no amount of its own. */
const ON_TOP = /(?<=\d[^+]{0,12})\s?\+\s?(\p{L}[\p{L} ]{0,30})$/u;
const RANGE =
  /^(\D*)([\d.,'\s]*\d)\s*([a-z]*)\s*(?:\D{0,4}?)\s*(?:-|–|—|\bto\b|\bbis\b|\ba\b)\s*(\D{0,4})([\d.,'\s]*\d)\s*(.*)$/iu;
const PER_END = /\s*(?:\/|\b(?:per|pro|je|por|par)\b)\s*\p{L}+\s*$/iu;
/** What is given besides money, with the sign that adds it. */
const BARTER = new RegExp(
  String.raw`(?<!\p{L})(?:${BARTER_PATTERN})\s*(?:\+|&)|(?:\+|&|,)\s*(?:${BARTER_PATTERN})(?!\p{L})`,
  "iu",
);

/**
 * The kind of post that a header or cell names; several at once are a bundle; null for none. Of alternatives ("Reel /
 * Video") the one that the platform has counts.
 */
export function readFormat(text: string, platform: Platform | null = null): PriceUnit | null {
  const folded = plain(text);
  const found = FORMATS.filter(([, pattern]) => pattern.test(folded)).map(([format]) => format);
  const [first = DEDICATED.test(folded) ? "video" : null] = found;
  if (found.length < 2 || first === "bundle") return first;
  // "Instagram story video" is a story, "reel + story" is both.
  if (JOINED.test(folded)) return "bundle";
  const own = platform === null ? undefined : found.find((format) => PLACES[format]?.includes(platform));
  return own ?? first;
}

const JOINED = new RegExp(
  String.raw`\+|&|\b(?:and|und|et|y|e)\b|(?<!\p{L})(?:${INCLUDED_PATTERN})(?!\p{L})`,
  "u",
);

/** Where kinds of posts are published; the others are everywhere. */
const PLACES: Readonly<Partial<Record<PriceUnit, readonly Platform[]>>> = {
  reel: ["instagram"],
  story: ["instagram"],
  carousel: ["instagram"],
  short: ["youtube"],
  integration: ["youtube"],
  video: ["tiktok", "youtube"],
};

/** The one platform that a kind of post is published on; null for several. */
export function placeOfFormat(format: PriceUnit | null): Platform | null {
  const places = format === null ? [] : (PLACES[format] ?? []);
  return places.length === 1 ? (places[0] ?? null) : null;
}

/** Whether a header has no word but those of formats, platforms, rights and money: "IG Reel (EUR, 3 months usage)". */
export function namesOnlyFormat(header: string): boolean {
  const rest = withoutFormat(withoutCurrency(withoutTerms(header)).replace(INTRODUCING, ""));
  return readFormat(header) !== null && !/\p{L}{2}/u.test(rest.replaceAll(KINDS_OF_DEALS, " "));
}

/** What is left of "in SEK" and "en €". */
const INTRODUCING = /\s(?:in|en|em|dalam)\s*$/u;

/** Whether a header says how a post is done besides what it is: "Collab Reel" beside "Reel". */
export function namesDealKind(header: string): boolean {
  return DEAL_KIND.test(plain(header));
}

const DEAL_KIND = word(DEAL_KIND_PATTERN);

/** Rights and taxes that a header or cell names. */
export function readTerms(text: string): PriceTerms {
  if (text.length > OFFER_MAX) return {};
  const folded = withoutTaxRate(plain(text));
  const terms: PriceTerms = {};
  for (const name of ["usageMonths", "exclusivityMonths"] as const) {
    const months = monthsIn(folded, SPAN_OF_TERM[name]);
    if (months !== null) terms[name] = months;
  }
  const vat = readVat(folded);
  if (vat !== null) terms.vat = vat;
  return terms;
}

/** Whether a text says that taxes are in or on top; null where it says neither. */
export function readVat(text: string): "included" | "excluded" | null {
  const folded = withoutTaxRate(plain(text));
  if (VAT.excluded.test(folded)) return "excluded";
  return VAT.included.test(folded) ? "included" : null;
}

/**
 * Every price of a cell: "450 €", "from 500", "12k-15k", "€1.2k + VAT", "Reel 500 €, Story 200 €". Empty when it names
 * none.
 */
export function readOffers(written: string, mark: DecimalMark | null): ReadPrice[] {
  const cell = withoutAsides(written);
  if (cell.length > OFFER_MAX || !/\d/u.test(cell)) return [];
  if (PLAIN.test(cell)) {
    const price = readPrice(cell, mark);
    if (!price || price.amount <= 0) return [];
    return [{ amount: price.amount, currency: price.currency, format: null }];
  }
  const pieces = offerPieces(cell, ANY_FORMAT);
  const read = (pieces ?? [netOf(cell) ?? firstOfTwo(cell) ?? beforeRights(cell) ?? cell]).map((piece) =>
    readOffer(piece, mark),
  );
  // "600 / Story 200": the first may be of any kind of post.
  const prices = read.filter((price, at) => price !== null && (at === 0 || price.format !== null));
  return inOneCurrency(prices.filter((price) => price !== null));
}

/** Of "1800 HT (TTC 2160)" the amount without taxes, which the other one follows from; null for any other cell. */
function netOf(cell: string): string | null {
  const parts = cell.split(/[()/,;|]|\s[-–=]\s/u).filter((part) => /\d/u.test(part));
  const net = parts.find((part) => readVat(part) === "excluded");
  const isPair = parts.length === 2 && parts.some((part) => readVat(part) === "included");
  return isPair ? (net ?? null) : null;
}

/** Of "250 (with 3 months usage 400)" the price without rights; null for any other cell. */
function beforeRights(cell: string): string | null {
  const [, plainPrice = "", withRights = ""] = /^([^()]*\d[^()]*)\(([^()]*\d[^()]*)\)\s*$/u.exec(cell) ?? [];
  const { usageMonths, exclusivityMonths } = readTerms(withRights);
  const hasRights = usageMonths !== undefined || exclusivityMonths !== undefined;
  return hasRights && readOffer(withRights, null) !== null ? plainPrice.trim() : null;
}

function withoutAsides(cell: string): string {
  return inPlainWords(cell.slice(0, OFFER_MAX + 1))
    .replaceAll(RUPEES_END, "")
    .replace(NEARLY, "")
    .replace(ON_TOP, (all: string, more: string) => (namesOther(more) ? "" : all))
    .replace(ASIDE, "")
    .replace(BARTER, "")
    .replace(ASIDE_BEFORE, "");
}

/** "Km" and "Anfahrt", and neither taxes, rights nor one more piece. */
function namesOther(more: string): boolean {
  const added = `+ ${more}`;
  return (
    readFormat(more) === null &&
    readPlatform(more.trim()) === null &&
    Object.keys(readTerms(added)).length === 0 &&
    !BARTER.test(added)
  );
}

/** The prices of a list, each as it is written; null for a cell of one price, and where nobody can tell them apart. */
export function piecesOfOffers(cell: string): string[] | null {
  const pieces = offerPieces(withoutAsides(cell), ANY_FORMAT) ?? [];
  return pieces.length > 0 ? pieces : null;
}

/** Whether a list of prices says more than can be kept of it: "Reel 500 €, Story on request". */
export function saysMoreThanOffers(cell: string): boolean {
  const onTop = ON_TOP.exec(cell)?.[1];
  if (
    (netOf(cell) ?? firstOfTwo(cell) ?? beforeRights(cell)) !== null ||
    [BARTER, NEARLY, IS_NEGOTIABLE].some((one) => one.test(cell))
  )
    return true;
  if (onTop !== undefined && namesOther(onTop)) return true;
  const pieces = offerPieces(withoutAsides(cell), ANY_FORMAT) ?? [];
  const [, remark = ""] = /\(([^()\d]*)\)/u.exec(withoutTerms(withoutAsides(cell))) ?? [];
  if (/\p{L}{3}/u.test(withoutFormat(remark).replaceAll(KINDS_OF_DEALS, " "))) return true;
  const read = pieces.map((piece) => readOffer(piece, null));
  return read.some((price, at) => price === null || (at > 0 && price.format === null));
}

function readOffer(text: string, mark: DecimalMark | null): ReadPrice | null {
  const terms = readTerms(text);
  const format = readFormat(text);
  // Capitals tell some currencies from words, so a cell without terms stays as it is written.
  const isPlain = Object.keys(terms).length === 0 && !FROM.test(plain(text));
  const bare = isPlain ? text : withCapitals(withoutTerms(text).replace(FROM, ""), text);
  const amounts = withoutFormat(plain(bare));
  // "3 stories" counts them.
  if (!/\d/u.test(amounts)) return null;
  const range = readRange(bare, mark) ?? readRange(amounts, mark);
  const price = range ?? readPrice(bare, mark) ?? readPrice(amounts, mark);
  if (price === null || price.amount === 0) return null;
  const upTo = range?.upTo;
  return {
    amount: price.amount,
    ...(upTo !== undefined && { upTo }),
    currency: price.currency ?? countedIn(amounts),
    format: isOfSeveral(text) ? "bundle" : (format ?? price.per),
    ...terms,
  };
}

function readRange(
  text: string,
  mark: DecimalMark | null,
): (ReturnType<typeof readPrice> & { upTo: number }) | null {
  const match = RANGE.exec(text);
  if (!match) return null;
  const [before, one, scale] = [textAt(match, 1), textAt(match, 2), textAt(match, 3)];
  const [between, other, rest] = [textAt(match, 4), textAt(match, 5), textAt(match, 6)];
  const first = readPrice(`${before}${one}${scale}`, mark);
  const second = readPrice(`${between || before}${other} ${rest}`, mark);
  if (!first || !second) return null;
  const bare = readPrice(`${before}${one}`, mark)?.amount ?? first.amount;
  const otherBare = readPrice(other, mark)?.amount ?? second.amount;
  const [low, high] = rangeEnds(
    { bare, factor: first.amount / bare },
    { bare: otherBare, factor: second.amount / otherBare },
  );
  return { amount: low, upTo: high, currency: second.currency ?? first.currency, per: second.per };
}

/** "+ 19 % MwSt" says no more of a price than "+ MwSt" does. */
function withoutTaxRate(text: string): string {
  return text.replace(TAX_RATE_BEFORE, "").replace(TAX_RATE_BEHIND, "");
}

const TAX = String.raw`(?:mwst|ust|umsatzsteuer|vat|gst|tva|iva|kdv|ppn|tax)`;
const TAX_RATE = String.raw`\d{1,2}(?:[.,]\d{1,2})?\s?%`;
const TAX_RATE_BEFORE = new RegExp(String.raw`(?<![\d.,])${TAX_RATE}\s?(?=(?:de )?${TAX}(?!\p{L}))`, "u");
const TAX_RATE_BEHIND = new RegExp(
  String.raw`(?<=(?<!\p{L})${TAX})\s?(?:de |del |of )?\(?${TAX_RATE}\)?`,
  "u",
);

function withoutTerms(text: string): string {
  let rest = withoutTaxRate(plain(text));
  for (const pattern of [...SPAN_OF_TERM.usageMonths, ...SPAN_OF_TERM.exclusivityMonths]) {
    rest = rest.replace(pattern, " ");
  }
  rest = rest.replace(VAT.excluded, " ").replace(VAT.included, " ");
  return rest
    .replace(/[(),]\s*[()]|[+,(]\s*$/gu, " ")
    .replaceAll(/\(\s*\)/gu, " ")
    .replace(/^[\s,:;-]+|[\s,:;(+]+$/gu, "")
    .trim();
}

const COUNTED_FORMATS = FORMATS.map(
  ([, { source }]) =>
    new RegExp(String.raw`(?:\b(?:${INCLUDED_PATTERN})\s*)?(?:\b\d{1,2}\s*(?:x\s*)?)?${source}`, "gu"),
);

/** What stood between two numbers keeps them apart: "3 stories 250" is no 3250. */
const GAP = " ¦ ";
/** "(depends on usage)" says something of a price, and no amount. */
const REMARK = /\([^()\d€$£₹]*\s[^()\d€$£₹]*\)/gu;
const PIECES_IN_BRACKETS = /\(\s?x?\s?\d{1,2}\s?x?\s?\)/gu;

/** "2 reels: 500 €" and "500 € (reel)": the number of pieces is no price. */
function withoutFormat(text: string): string {
  let rest = text.replace(PER_END, GAP).replaceAll(PIECES_IN_BRACKETS, GAP).replaceAll(REMARK, GAP);
  for (const pattern of [...COUNTED_FORMATS, KINDS_OF_DEALS]) rest = rest.replaceAll(pattern, GAP);
  return (
    rest
      .replaceAll(
        /\b(?:ig|instagram|tiktok|tt|youtube|yt|per|pro|je|por|par|p|de|du|each|rate|preis|price|and|und|et|y|e|la|le|el|les|los|las|un|une|una|der|die|das|ein|eine|the|nur|only|just|solo|seulement|apenas|sirf)\b/gu,
        GAP,
      )
      // "9 mil o vídeo": an article stands before what is paid.
      .replaceAll(/\b(?:o|os|a|as)\b(?=\s*¦)/gu, GAP)
      // "24h" and "60 sec" are lengths, and a "3er" set counts.
      .replaceAll(/\b\d{1,3}\s?(?:h|hrs?|s|secs?|seconds|sekunden|er)\b(?!\s?[$/])/gu, GAP)
      // What stands between two amounts makes them a range.
      .replaceAll(/[:()=+&]|-(?!\s?[\d€$£₹])|(?<!\d\s?\p{L}{0,4}\s?)-/gu, GAP)
      .replaceAll(/¦(?!\s*\d)|(?<!\d[\s¦]*)¦/gu, " ")
      .replaceAll(/\s+/gu, " ")
      .trim()
  );
}

function monthsIn(folded: string, patterns: readonly RegExp[]): number | null {
  const match = patterns.map((pattern) => pattern.exec(folded)).find((found) => found !== null);
  return match ? monthsOf(match[1], match[2]) : null;
}

function word(pattern: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`, "u");
}

function formatWords(format: string, ...more: string[]): RegExp {
  return word([anyOf(wordsFor(FORMAT_WORDS, format)), ...more].filter((one) => one !== "").join("|"));
}
