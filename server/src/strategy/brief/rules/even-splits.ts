import type { Chip } from "@app/contract/discovery/queries";
import { anyListed, patternOf } from "#/language/dictionary.ts";
import type { BriefText, Span } from "#/strategy/brief/brief-text.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";
import { splitRule } from "./brief-shares.ts";
import type { StatedShares } from "./brief-shares.ts";
import { EVEN, HALVES, OF_MONEY, targetAfter } from "./rule-words.ts";
import type { Target } from "./rule-words.ts";

const BY_FIELD: readonly (readonly [words: string, fields: readonly Target["field"][]])[] = [
  [
    "country, countries, market, markets, land, landern, landernach, markt, markten, pays, marche, marches, pais, paises, mercado, mercados, desh",
    ["country"],
  ],
  ["city, cities, stadt, stadten, ville, villes, ciudad, ciudades, cidade, cidades, sheher", ["city"]],
  [
    "platform, platforms, channel, channels, plattform, plattformen, kanal, kanalen, plateforme, plateformes, plataforma, plataformas",
    ["platform"],
  ],
];
const FIELDS: readonly Target["field"][] = ["country", "city", "region", "platform"];
/** What places and platforms are called. */
export const FIELD_WORDS = anyListed(BY_FIELD.map(([words]) => words).join(", "));
const BY = `(?:\\s+(?:by|per|across|nach|pro|je|uber|par|entre|por|per)\\s+(?:the |den |die |les |los |as |os )?(?<field>${FIELD_WORDS}))`;
const SPLIT = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${anyListed(EVEN)}${BY}|${anyListed(HALVES)}${BY}?)(?:\\s+${anyListed(OF_MONEY)})?(?![\\p{L}\\p{N}])`,
  "gu",
);
/** "60-40 India ka zyada": which of both has more is said behind it. */
const UNEVEN =
  /(?<![\p{N}.,/])(\d{2})\s?[/:-]\s?(\d{2})(?![\p{N}/.%])(?!\s*(?:years?|jahre?|ans|anos|saal|y\/?o))/gu;
const MORE = patternOf(
  `^\\s*(?:${anyListed("ka, ke, ki, se")}\\s+)?${anyListed("zyada, more, mehr, plus, mas, mais")}`,
);

/**
 * "Even split by country", "mitad y mitad", "60-40 India ka zyada": shares of what is named elsewhere, taken out of the
 * text. `chips` are those of the whole text. Gives back those that nobody can tell what they are of.
 */
export function takeEvenSplits(
  text: BriefText,
  context: ReadingContext,
  chips: readonly Chip[],
  stated: StatedShares,
): Span[] {
  return [...takeEven(text, chips, stated), ...takeUneven(text, context, chips, stated)];
}

function takeEven(text: BriefText, chips: readonly Chip[], stated: StatedShares): Span[] {
  return text.all(SPLIT).flatMap((found) => {
    const words = found.groups.join("");
    const fields = fieldsCalled(words);
    const targets = namedOf(chips, fields.length > 0 ? fields : FIELDS);
    text.take(found);
    if (targets.length < 2 || (fields.length === 0 && targets.length > 2)) return [found];
    const label = text.spelling(found);
    stated.rules.push(...targets.map((target) => splitRule(label, target, Math.round(100 / targets.length))));
    return [];
  });
}

function takeUneven(
  text: BriefText,
  context: ReadingContext,
  chips: readonly Chip[],
  stated: StatedShares,
): Span[] {
  return text.all(UNEVEN).flatMap((found) => {
    const [first = 0, second = 0] = found.groups.map(Number);
    if (first + second !== 100) return [];
    text.take(found);
    const most = targetAfter(text, found, context);
    const tail = most && MORE.exec(text.folded.slice(most.end));
    const both = most ? namedOf(chips, [most.field]) : [];
    const least = both.find(({ value }) => value !== most?.value);
    if (!most || !tail || both.length > 2) return [found];
    const span = { start: found.start, end: most.end + tail[0].length };
    text.take(span);
    const label = text.spelling(span);
    stated.rules.push(splitRule(label, most, Math.max(first, second)));
    if (least) stated.rules.push(splitRule(label, least, Math.min(first, second)));
    return [];
  });
}

/** "Ciudad", "market": the fields of a rule that a word calls. */
export function fieldsCalled(word: string): readonly Target["field"][] {
  return BY_FIELD.find(([list]) => patternOf(`^${anyListed(list)}$`).test(word))?.[1] ?? [];
}

/** What is named of the first field that has several. */
export function namedOf(chips: readonly Chip[], fields: readonly Target["field"][]): Target[] {
  for (const field of fields) {
    const own = chips.filter(({ slot }) => slot === field);
    const values = [...new Map(own.map((chip) => [String(chip.value), chip])).values()];
    if (values.length < 2) continue;
    return values.map(({ value, span: [start, end] }) => ({ field, value: String(value), start, end }));
  }
  return [];
}
