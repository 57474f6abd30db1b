import { isOneOf } from "#/discovery/search/query-language/phrases.ts";
import { entities } from "#/discovery/search/query-language/gazetteer.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import { CREATOR_NOUNS, PER_UNITS, PLACE_CUES } from "#/discovery/search/query-language/words.ts";
import type { Measure } from "./measures.ts";
import { addPrice, hasPer, hasPerBefore, localCurrency } from "./number-findings.ts";

/** What a percentage follows that somebody grew by. */
export const UP = new Set(
  "up gained gaining increased rose jumped gestiegen subieron subio subiu".split(" "),
);
const BEFORE_RATE = new Set("with and having have has mit und con y com e avec et wale rate a".split(" "));

/** "Fitness, over 3 %" is the rate of engagement; "down 5 %" and "by 10 %" are of something else. */
export function standsFree(sentence: Sentence, { from }: Measure): boolean {
  const isWord = sentence.kind(from - 1) === "word" && sentence.isFree(from - 1);
  const isNoun =
    CREATOR_NOUNS.before(sentence.tokens, from) ?? entities().before(sentence.tokens, from) ?? false;
  return !isWord || isNoun !== false || BEFORE_RATE.has(sentence.word(from - 1));
}

const YEAR = /^(?:19|20)\d\d$/u;

/** A year, a bound of what is not known, and the number of the post or of a district beside a city. */
export function countsNobody(sentence: Sentence, measure: Measure): boolean {
  return (
    isYear(sentence, measure) || isBehindUnknownPrice(sentence, measure) || isPostcode(sentence, measure)
  );
}

/** "In 1070 Wien", "aus Wien 10"; in "Marseille 08" it is a part of the name. */
function isPostcode({ tokens }: Sentence, { from, to, exact, isScaled }: Measure): boolean {
  if (exact === undefined || isScaled || to !== from + 1) return false;
  const isBefore =
    PLACE_CUES.before(tokens, from) !== undefined && entities().at(tokens, to)?.value.kind === "city";
  const city = CREATOR_NOUNS.at(tokens, to) ? undefined : entities().before(tokens, from);
  if (city?.value.kind !== "city" || PLACE_CUES.before(tokens, city.from) === undefined) return isBefore;
  const isOfName = (entities().at(tokens, city.from)?.to ?? 0) > from;
  return isBefore || !isOfName;
}

/** "Wer 2024 für uns gearbeitet hat": a year counts nobody. */
function isYear(sentence: Sentence, { from, to, exact }: Measure): boolean {
  return exact !== undefined && to === from + 1 && YEAR.test(sentence.word(from));
}

const FOR = new Set("for at fur zu por para pour a".split(" "));
const WITH = new Set("with mit con com avec".split(" "));

/** "Reel 50 hazaar se kam": money where a currency is meant by the way it is said; else it may be views as well. */
export function readBesideFormat(sentence: Sentence, measure: Measure): boolean {
  const isWith = WITH.has(sentence.word(measure.from - 1));
  const end = isWith || FOR.has(sentence.word(measure.from - 1)) ? measure.from - 1 : measure.from;
  const per = PER_UNITS.before(sentence.tokens, end) ?? unitBehind(sentence, measure.to);
  const currency = localCurrency(sentence, measure);
  if (!per) return currency !== undefined && leaveOfFormats(sentence, measure);
  const isMany = sentence.word(per.to - 1).endsWith("s");
  if (currency === undefined && (isMany || per.from >= measure.to)) return false;
  // "Reels over 1 lakh" and "1 lakh wale reel creators" may speak of views and of followers.
  const isMoney = !isWith && (measure.max !== undefined || (!isMany && per.to <= measure.from));
  if (currency !== undefined && isMoney && !CREATOR_NOUNS.at(sentence.tokens, per.to))
    addPrice(sentence, measure, undefined, currency, 0.8);
  else sentence.cannotSay(Math.min(per.from, measure.from), Math.max(per.to, measure.to));
  return true;
}

/** "Shorts, 1 lakh se kam": of content alone it is not said whether money or views are counted. */
function leaveOfFormats(sentence: Sentence, { from, to }: Measure): boolean {
  const { tokens } = sentence;
  const isOfPeople = tokens.some(
    ({ text }, at) => FOLLOWERS.has(text) || CREATOR_NOUNS.at(tokens, at) !== undefined,
  );
  const isOfContent = tokens.some((_, at) => entities().at(tokens, at)?.value.kind === "format");
  if (isOfPeople || !isOfContent) return false;
  sentence.cannotSay(from, to);
  return true;
}

/** "1 lakh se kam wale reel". */
function unitBehind(sentence: Sentence, to: number) {
  const isOf = isOneOf(sentence.word(to), "wale wali wala waale waali ka ki ke me mein");
  return PER_UNITS.at(sentence.tokens, isOf ? to + 1 : to);
}

/** "5 lakh per reel", "price known under 2 lakh": money, though no currency is named. */
export function isSaidOfPrice(sentence: Sentence, measure: Measure): boolean {
  const isPerPiece = hasPer(sentence, measure.to) || hasPerBefore(sentence, measure.from);
  return isPerPiece || isBehindKnownPrice(sentence, measure);
}

const BESIDE_PRICE = new Set(
  ", and und et y e aur but aber mais pero mas de of at a is it ist der liegt".split(" "),
);

/** "Price known under 2 lakh", "Preis bekannt, unter 2.000": what bounds the number is the price that was spoken of. */
function isBehindKnownPrice(sentence: Sentence, measure: Measure): boolean {
  const end = endOfPrice(sentence, measure, "has");
  // Behind a comma, thousands said as "50k" are those of an audience as likely.
  return end !== undefined && !(measure.isScaled && sentence.word(end) === ",");
}

/** "Price unknown under 50k": what is not known has no bound, and nothing else was spoken of. */
function isBehindUnknownPrice(sentence: Sentence, measure: Measure): boolean {
  const end = endOfPrice(sentence, measure, "hasNot");
  return end !== undefined && sentence.word(end) !== ",";
}

function endOfPrice(sentence: Sentence, { from }: Measure, known: "has" | "hasNot"): number | undefined {
  return sentence.findings.find(({ slot, value, to }) => {
    const between = sentence.tokens.slice(to, from);
    const isBeside = between.every(({ text }) => BESIDE_PRICE.has(text));
    return slot === known && value === "price" && to <= from && isBeside;
  })?.to;
}

const FOLLOWERS = new Set(
  "follower followers subs subscribers seguidores abonnes abonnenten pengikut".split(" "),
);

/** "10k on TikTok", "10k creators": beside accounts a number without a noun is read by the trade as their followers. */
export function isOfAccounts({ tokens }: Sentence): boolean {
  return tokens.some(
    ({ text }, at) =>
      FOLLOWERS.has(text) ||
      CREATOR_NOUNS.at(tokens, at) !== undefined ||
      entities().at(tokens, at)?.value.kind === "platform",
  );
}
