import { countriesOfCity } from "#/language/places/places.ts";
import { entities } from "#/discovery/search/query-language/gazetteer.ts";
import type { Finding, Sentence } from "#/discovery/search/query-language/sentence.ts";
import { DEMONYMS } from "#/discovery/search/query-language/words.ts";

/**
 * "French creators in Canada" and "Italian food creators in London": where a place is named, an adjective of another
 * country says what is spoken, or what the topic is like, and not where the creator is.
 */
export function placeOrigins(sentence: Sentence): void {
  const places = sentence.findings.filter((finding) => isPlace(finding) && !isDemonym(sentence, finding));
  if (places.length === 0) return;
  sentence.findings.forEach((finding, index) => {
    if (finding.slot !== "country" || !isDemonym(sentence, finding)) return;
    const isElsewhere = places.every(
      (place) => countriesOf(place).length > 0 && !countriesOf(place).some((code) => code === finding.value),
    );
    if (isElsewhere) sentence.findings[index] = asOrigin(sentence, finding);
  });
}

function asOrigin(sentence: Sentence, finding: Finding): Finding {
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
  if (language === undefined) return keyword;
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
  return slot === "country" || slot === "region" || slot === "city";
}

/** "De Suisse" names the place; "Suisse" is an adjective, too. */
function isDemonym(sentence: Sentence, finding: Finding): boolean {
  const isNamed = /^(?:de|en|aus|from|di|da|do)$/u.test(sentence.word(finding.from - 1));
  return !isNamed && DEMONYMS.at(sentence.tokens, finding.from) !== undefined;
}

/** The countries that a place lies in; none for other findings. */
export function countriesOf({ slot, value }: Finding): string[] {
  if (typeof value !== "string") return [];
  if (slot === "country") return [value];
  if (slot === "region") return [value.slice(0, 2)];
  return slot === "city" ? countriesOfCity(value) : [];
}
