import { anyListed, anyOf, patternOf } from "#/language/dictionary.ts";
import { GENDER_WORDS } from "#/language/people/people.ts";
import type { BriefText, Found } from "#/strategy/brief/brief-text.ts";
import type { CreatorShare } from "./brief-shares.ts";
import { EVEN, HALVES, OF_MONEY } from "./rule-words.ts";

const WOMEN = anyOf(GENDER_WORDS.female);
const MEN = anyOf(GENDER_WORDS.male);
const AND = `\\s*(?:[,/&+]|(?:and|und|et|y|e|aur|vs\\.?)(?!\\p{L}))?\\s*`;
const PEOPLE = `(?:(?:${WOMEN})(?!\\p{L})${AND}(?:${MEN})|(?:${MEN})(?!\\p{L})${AND}(?:${WOMEN}))(?!\\p{L})`;
const HOW = `(?:(\\d{2})\\s?%?\\s?[/:-]\\s?(\\d{2})(?![\\p{N}/.])|${anyListed(`${EVEN}, ${HALVES}`)}(?!\\p{L}))`;
const OF_AUDIENCE =
  "audience, audiences, zielgruppe, publikum, public, cible, publico, audiencia, followers, follower, target, clients, kunden";
const NOT_BEHIND = `(?!\\s*(?:${anyListed(OF_MONEY)}|${anyListed(OF_AUDIENCE)}|(?:in|im|en|no|na|du|de|do|del|of|as|als|como)\\s+(?:the |der |dem |le |la |el |o )?${anyListed(OF_AUDIENCE)})(?!\\p{L}))`;
const BEHIND = new RegExp(`(?<!\\p{L})(${PEOPLE})\\s*[,:(–-]?\\s*${HOW}\\)?${NOT_BEHIND}`, "gu");
const BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}.,/])${HOW}\\s*:?\\s*(?:of |split |between |de |entre |von )?(${PEOPLE})${NOT_BEHIND}`,
  "gu",
);
const AUDIENCE_BEFORE = patternOf(`(?<!\\p{L})${anyListed(OF_AUDIENCE)}(?!\\p{L})[^.;!?\\n\\u25ae]*$`);

/** "Frauen und Männer halbe-halbe", "50/50 men women creators": shares of the creators, taken out of the text. */
export function takePeopleSplits(text: BriefText): CreatorShare[] {
  const behind = text
    .all<[string, string?, string?]>(BEHIND)
    .map((found) => ({ found, people: found.groups[0], parts: found.groups.slice(1) }));
  const before = text
    .all<[string | undefined, string | undefined, string]>(BEFORE)
    .map((found) => ({ found, people: found.groups[2], parts: found.groups.slice(0, 2) }));
  const [split] = [...behind, ...before].filter(
    ({ found }) => !AUDIENCE_BEFORE.test(text.folded.slice(0, found.start)),
  );
  return split ? sharesOf(text, split.found, split.people, split.parts) : [];
}

function sharesOf(
  text: BriefText,
  found: Found,
  people: string,
  parts: readonly (string | undefined)[],
): CreatorShare[] {
  const [first = 50, second = 50] = parts.map((part) => (part === undefined ? undefined : Number(part)));
  if (first + second !== 100) return [];
  text.take(found);
  const label = text.spelling(found);
  const isWomenFirst = patternOf(`^(?:${WOMEN})(?!\\p{L})`).test(people);
  return [first, second].map((percent, index) => ({
    label,
    target: { ...found, field: "gender", value: isWomenFirst === (index === 0) ? "female" : "male" },
    percent,
    bound: null,
    isSplit: true,
  }));
}
