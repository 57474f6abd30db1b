import { PRICE_UNITS } from "@app/contract/creator-prices";
import { POST_FORMATS } from "@app/contract/platforms";
import type { Finding, Sentence } from "#/discovery/search/query-language/sentence.ts";
import { NUMBER_WORDS, UNITS } from "#/discovery/search/query-language/words.ts";

/** "Story zwischen 100 und 250 Euro", "reels up to R$ 2.000": one of them has the price, and is not looked for. */
export function readPaidFormats(sentence: Sentence): void {
  leaveUnsayable(sentence);
  joinFormats(sentence);
  for (const format of sentence.findings.filter(isNoPost)) {
    sentence.leave(format);
    sentence.cannotSay(format.from, format.to);
  }
}

/** What only a price is of: no content that is looked for is an integration or a bundle. */
function isNoPost({ slot, value }: Finding): boolean {
  return slot === "format" && !POST_FORMATS.some((format) => format === value);
}

function joinFormats(sentence: Sentence): void {
  const formats = sentence.findings.filter(({ slot }) => slot === "format");
  const prices = sentence.findings.filter(({ slot }) => slot === "price");
  if (prices.length > 1) {
    for (const price of prices) for (const format of formats) joinPrice(sentence, format, price);
    return;
  }
  const [format, price] = [formats[0], prices[0]];
  if (!format || !price || typeof price.value !== "object" || price.value === null || "per" in price.value)
    return;
  if (formats.length > 1) leaveSeveral(sentence, formats);
  else joinPrice(sentence, format, price);
}

/** The format is that of the price beside it. */
function joinPrice(sentence: Sentence, format: Finding, price: Finding): void {
  if (typeof price.value !== "object" || price.value === null || "per" in price.value) return;
  const per = PRICE_UNITS.find((unit) => unit === format.value);
  if (per === undefined || isCounted(sentence, format) || !areBeside(sentence, format, price)) return;
  sentence.leave(format);
  price.value = { ...price.value, per };
  price.from = Math.min(price.from, format.from);
  price.to = Math.max(price.to, format.to);
}

const OF = new Set(
  "for per of a an each fur pro je eine eines einer par pour du de d por del ka ki ke".split(" "),
);

/**
 * "Reel price known", "cheapest reel first": the format is of the price and no content that is looked for; that a price
 * is one of a reel no filter asks without an amount.
 */
function leaveUnsayable(sentence: Sentence): void {
  const prices = sentence.findings.filter(
    ({ slot, value }) =>
      ((slot === "has" || slot === "hasNot") && value === "price") ||
      (slot === "sort" && JSON.stringify(value).includes("price")),
  );
  const isOfPrice = (format: Finding) =>
    prices.some((price) => {
      const [first, second] = format.from < price.from ? [format, price] : [price, format];
      return sentence.tokens.slice(first.to, second.from).every(({ text }) => OF.has(text));
    });
  for (const format of sentence.findings.filter(({ slot }) => slot === "format")) {
    const noun = priceNounAt(sentence, format.to);
    if (!noun && !isOfPrice(format)) continue;
    sentence.leave(format);
    sentence.cannotSay(format.from, noun?.to ?? format.to);
  }
}

/** "Known reel price", "by reel price": a noun that nothing has read. */
function priceNounAt(sentence: Sentence, at: number): { to: number } | undefined {
  const unit = UNITS.at(sentence.tokens, at);
  return unit?.value === "price" && sentence.areFree(at, unit.to) ? unit : undefined;
}

/** "3000 € for 3 reels" is the price of all of them. */
function isCounted(sentence: Sentence, { from }: Finding): boolean {
  return sentence.kind(from - 1) === "number" || NUMBER_WORDS.before(sentence.tokens, from) !== undefined;
}

/** "Reels or stories for 300 dollars": a price is of one kind of content, and which one is not said. */
function leaveSeveral(sentence: Sentence, formats: readonly Finding[]): void {
  for (const format of formats) {
    sentence.leave(format);
    sentence.cannotSay(format.from, format.to);
  }
}

/** In one piece of the sentence, or in two of which the other one says nothing else. */
function areBeside(sentence: Sentence, format: Finding, price: Finding): boolean {
  const [first, second] = format.from < price.from ? [format, price] : [price, format];
  const between = sentence.tokens.slice(first.to, second.from);
  const breaks = between.filter(({ kind }) => kind === "break");
  const isOther = sentence.findings.some((each) => each.from >= first.to && each.to <= second.from);
  return !isOther && (breaks.length === 0 || (breaks.length === 1 && breaks[0]?.text === ","));
}
