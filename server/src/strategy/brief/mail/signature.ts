import { anyListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { CLOSINGS } from "#/strategy/brief/reading/courtesies.ts";
import { SCALE } from "#/language/numbers/scales.ts";
import { CURRENCY } from "#/language/money/currencies.ts";

const CLOSING = new RegExp(
  `^\\s*${anyListed(CLOSINGS)}(?!\\p{L})\\s*[,.!]*(?:\\s*[\\p{L}.'’-]+){0,3}\\s*$`,
  "u",
);
const DASHES = /^\s*(?:--|—|__+)\s*$/u;
/** Words behind the signature that go on with the brief. */
const POSTSCRIPT = /^\s*(?:p\.?\s?s\.?|nachtrag|addendum)(?!\p{L})/u;
const STREET =
  "(?:\\p{L}+(?:str\\.|strasse|straße|gasse|platz|weg|allee|ring|damm|ufer)\\s?\\d+\\p{L}?|\\d{1,5}(?:\\s?bis)?,?\\s(?:\\p{L}+\\s){0,3}(?:street|st|road|rd|avenue|ave|lane|square|drive|blvd)(?!\\p{L})|\\d{1,5}(?:\\s?bis)?,?\\s(?:rue|avenue|boulevard|place|quai)\\s[^,\\n]{2,40}|(?:calle|c/|avenida|av\\.|plaza|paseo|rua|travessa|praca|largo)\\s[^,\\n]{2,40}?,?\\s\\d{1,4})";
const CODE = "(?:\\d{4,6}|\\d{4}-\\d{3}|[a-z]{1,2}\\d{1,2}[a-z]?\\s\\d[a-z]{2})";
/** "Musterstr. 5, 20095 Hamburg", "12 Baker Street, London NW1 6XE". */
const ADDRESS = new RegExp(
  `(?<!\\p{L})${STREET}(?:[\\s,|·-]+(?:${CODE}\\s\\p{L}+|\\p{L}+(?:\\s\\p{L}+)?,?\\s${CODE}))`,
  "u",
);
const STREET_LINE = new RegExp(`^\\s*${STREET}\\s*$`, "u");
const CODE_LINE = new RegExp(
  `^\\s*(?:${CODE}\\s[\\p{L} .'’-]+|(?:[\\p{L} .'’-]+,\\s)*[\\p{L} .'’-]+,?\\s${CODE})\\s*$`,
  "u",
);
/** "Anna Berg | Planner | +49 …", "Av. Monterrey 118, Roma Norte": titles and streets in a row. */
const IN_ROWS = new RegExp(`^[^\\n]*\\s[|·•]\\s[^\\n]*(?:${STREET}|\\+?\\d[\\d\\s()/.-]{7,})`, "u");
const PHONE = /^\s*(?:tel|phone|fon|mobil|mob|cell|t|m|p)?\.?:?\s*\+?\d[\d\s()/.-]{7,}\s*$/u;
/** Money, a count or an order: a line with one goes on with the brief. */
const OF_PLAN = new RegExp(
  `\\p{Sc}|\\d\\s?(?:${SCALE}|${CURRENCY}|%)|(?<!\\p{L})(?:budget|creators?|influencer\\p{L}*|reels?|stor(?:y|ies|ys)|tiktok|instagram)(?!\\p{L})`,
  "u",
);
const LINES = 9;

/** A text without the signature at its end: who wrote it and where they sit plans nothing. */
export function withoutSignature(source: string): string {
  const lines = source.trimEnd().split("\n");
  const folded = lines.map((line) => foldInPlace(line));
  const start = signedFrom(folded) ?? addressFrom(folded);
  if (start === null || start === 0) return source;
  const again = folded.findIndex((line, at) => at > start && POSTSCRIPT.test(line));
  return [...lines.slice(0, start), ...(again > 0 ? lines.slice(again) : [])].join("\n");
}

/** From the line that takes leave, unless what follows goes on with the brief. */
function signedFrom(folded: readonly string[]): number | null {
  const at = folded.findLastIndex((line) => CLOSING.test(line) || DASHES.test(line));
  const behind = folded.slice(at + 1).filter((line) => line.trim() !== "");
  const end = behind.findIndex((line) => POSTSCRIPT.test(line));
  const block = end < 0 ? behind : behind.slice(0, end);
  const isSigned =
    at > 0 &&
    (block.length > 0 || end === 0) &&
    block.length <= LINES &&
    !block.some((line) => OF_PLAN.test(line));
  return isSigned ? at : null;
}

/** From the first line of the last block that has an address or a telephone in it. */
function addressFrom(folded: readonly string[]): number | null {
  const blank = folded.findLastIndex((line) => line.trim() === "");
  const block = folded.slice(blank + 1);
  const first = block.findIndex((line) =>
    [ADDRESS, STREET_LINE, CODE_LINE, PHONE, IN_ROWS].some((sort) => sort.test(line)),
  );
  if (first < 0 || block.slice(first).some((line) => OF_PLAN.test(line))) return null;
  // Of a block of its own all of it signs, of the last lines those with a name right above.
  const isApart = blank >= 0 && !block.some((line) => OF_PLAN.test(line));
  if (isApart) return blank + 1;
  const names = block
    .slice(0, first)
    .toReversed()
    .findIndex((line) => !/^[\p{L}\s.&|-]{3,40}$/u.test(line));
  const above = names < 0 ? 0 : first - names;
  return blank + 1 + above;
}
