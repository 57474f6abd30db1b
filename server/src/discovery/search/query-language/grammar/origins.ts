import { isOneOf, wordList } from "#/discovery/search/query-language/phrases.ts";
import { countriesOfCity } from "#/language/places/places.ts";
import { entities } from "#/discovery/search/query-language/gazetteer.ts";
import { PLACES } from "#/discovery/search/query-language/sentence.ts";
import type { Finding, Sentence } from "#/discovery/search/query-language/sentence.ts";
import { DEMONYMS, JOINERS } from "#/discovery/search/query-language/words.ts";

/**
 * "French creators in Canada" and "Italian food creators in London": where a place is named, an adjective of another
 * country says what is spoken, or what the topic is like, and not where the creator is.
 */
export function placeOrigins(sentence: Sentence): void {
  leaveBirthplaces(sentence);
  readWhichOne(sentence);
  const places = sentence.findings.filter((finding) => isPlace(finding) && !isDemonym(sentence, finding));
  if (places.length === 0) return;
  [...sentence.findings].forEach((finding) => {
    const index = sentence.findings.indexOf(finding);
    if (finding.slot !== "country" || !isDemonym(sentence, finding)) return;
    const isElsewhere = places.every(
      (place) => countriesOf(place).length > 0 && !countriesOf(place).some((code) => code === finding.value),
    );
    const origin = isElsewhere ? asOrigin(sentence, finding) : finding;
    if (origin) sentence.findings[index] = origin;
    else tell(sentence, finding);
  });
}

const FROM = new Set("from aus of de d desde do da dari".split(" "));
const LIVING = wordList(
  "based located now moved vit ansassig jetzt rehne rehte rahne rahte tinggal",
  "liv resid wohn leb viv habit install base mora moro",
);
const LIVING_REACH = 4;

/** "From Turkey living in Germany": of two places the one where they live is meant; no filter says where they were born. */
function leaveBirthplaces(sentence: Sentence): void {
  const places = sentence.findings.filter(isPlace);
  for (const birthplace of places) {
    const article = isOneOf(sentence.word(birthplace.from - 1), "der den dem la las los le les l the")
      ? 1
      : 0;
    if (!FROM.has(sentence.word(birthplace.from - 1 - article))) continue;
    const home = places.find(
      (place) =>
        place.from > birthplace.to &&
        place.from - birthplace.to <= LIVING_REACH + 1 &&
        sentence.tokens.slice(birthplace.to, place.from).some(({ text }) => LIVING.test(text)),
    );
    const isSame = home && countriesOf(home).some((code) => countriesOf(birthplace).includes(code));
    if (home && !isSame) tell(sentence, birthplace);
  }
}

function tell(sentence: Sentence, finding: Finding): void {
  sentence.leave(finding);
  sentence.cannotSay(finding.from, finding.to);
}

/** "In Birmingham, the English one": of cities of one name that in this country. */
function readWhichOne(sentence: Sentence): void {
  const isCity = sentence.findings.some(({ slot }) => slot === "city");
  for (const finding of sentence.findings) {
    // English is no adjective of the list, since it mostly names the language.
    const isEnglish = sentence.word(finding.from) === "english";
    const country = isEnglish ? "GB" : DEMONYMS.at(sentence.tokens, finding.from)?.value;
    const isOne = isOneOf(sentence.word(finding.to), "one ones");
    if (!isCity || finding.slot !== "language" || !isOne || country === undefined) continue;
    finding.slot = "country";
    finding.value = country;
  }
}

/** What an adjective of another country says; undefined where only a birthplace is meant: it is no word that they write. */
function asOrigin(sentence: Sentence, finding: Finding): Finding | undefined {
  const language = entities()
    .allAt(sentence.tokens, finding.from)
    .find(({ value }) => value.kind === "language")?.value.value;
  const next = sentence.findings.find((other) => other.from === finding.to);
  const keyword: Finding = {
    ...finding,
    slot: "keywords",
    value: sentence.word(finding.from),
    source: "assumed",
    confidence: 0.5,
  };
  if (language === undefined) return next?.slot === "category" ? keyword : undefined;
  const spoken: Finding = {
    ...finding,
    slot: "language",
    value: language,
    source: "assumed",
    confidence: 0.6,
  };
  const [meant, other] = next?.slot === "category" ? [keyword, spoken] : [spoken, keyword];
  sentence.otherReadings.push({ of: meant, instead: [other] });
  return meant;
}

function isPlace({ slot }: Finding): boolean {
  return PLACES.has(slot);
}

/** "De Suisse" names the place; "Suisse" is an adjective, too. */
function isDemonym(sentence: Sentence, finding: Finding): boolean {
  const isNamed = isOneOf(sentence.word(finding.from - 1), "de en aus from di da do");
  const isAdjective = !isNamed && DEMONYMS.at(sentence.tokens, finding.from) !== undefined;
  return isAdjective && !isListedCountry(sentence, finding);
}

/** "Noruega, Suecia y Dinamarca": in a list of countries each is one, whatever else the word may be. */
function isListedCountry({ findings, tokens }: Sentence, { slot, from, to }: Finding): boolean {
  const isJoined = (at: number, end: number) =>
    end === at + 1 && (tokens[at]?.text === "," || JOINERS.at(tokens, at) !== undefined);
  const isName = entities()
    .allAt(tokens, from)
    .some(({ value }) => value.kind === "country");
  const others = findings.filter((other) => other.slot === "country");
  return (
    isName &&
    slot === "country" &&
    others.some((other) => isJoined(to, other.from) || isJoined(other.to, from))
  );
}

/** The countries that a place lies in; none for other findings. */
export function countriesOf({ slot, value }: Finding): string[] {
  if (typeof value !== "string") return [];
  if (slot === "country") return [value];
  if (slot === "region") return [value.slice(0, 2)];
  return slot === "city" ? countriesOfCity(value) : [];
}
