import type { Filters } from "@app/contract/discovery/filters";
import { anyListed, anyOf } from "#/language/dictionary.ts";
import { AGE_LIMITS, FATHERS, GENDER_WORDS, MOTHERS } from "#/language/people/people.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import { PERCENT } from "#/strategy/brief/numbers.ts";
import { MIN } from "#/strategy/brief/rules/rule-words.ts";
import type { Stated } from "#/strategy/brief/stated.ts";

const AUDIENCE = anyListed(
  "audience, audiences, target audience, target group, zielgruppe, publikum, public, publics, cible, publico, publicos, publico objetivo, audiencia",
);
const WOMEN = anyOf([...GENDER_WORDS.female, ...MOTHERS]);
const MEN = anyOf([...GENDER_WORDS.male, ...FATHERS, "padres", "pais", "pibes"]);
const SMALL = anyListed(
  "of, is, are, aged, age, mostly, mainly, mit, von, im alter von, ab, zwischen, between, from, de, d, des, entre, agee, ages, do, da, plutot, sobre todo, principalmente, min, mini, minimum, at least, mindestens, au moins, al menos, pelo menos",
);
const YEARS = "(?:\\s*(?:years?(?: old)?|jahren?|ans|anos|y\\/?o|saal))?";
const AGES = `(?<from>\\d{2})\\s?(?:-|–|to|bis|a|et|y|e|und|and|se)\\s?(?<to>\\d{2})${YEARS}|(?<least>\\d{2})\\s?\\+${YEARS}|${anyListed("ab, uber, over, from, above, plus de, a partir de, mas de, mais de")}\\s(?<least>\\d{2})(?!\\s?(?:-|–|to|bis|a|et|y|e|und|and|se)\\s?\\d)${YEARS}`;
const PEOPLE = `(?<women>${WOMEN})|(?<men>${MEN})`;
const SHARE = `(?<share>\\d{1,3})\\s*${PERCENT}`;
const PART = `(?:(?:${SHARE})|(?:${PEOPLE})|(?:${AGES})|(?:${MIN})|${SMALL})(?![\\p{L}\\p{N}])`;
const UNNAMED = PART.replaceAll(/\?<\p{L}+>/gu, "?:");
const AFTER = new RegExp(`(?<!\\p{L})${AUDIENCE}(?!\\p{L})\\s*:?((?:[\\s(]+${UNNAMED})+)`, "gu");
/** "Pibes de 18 a 30 de audiencia": the audience is named behind. */
const BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}])((?:${UNNAMED}\\s+)+?)(?:(?:de|as|als|como)\\s+)${AUDIENCE}(?!\\p{L})`,
  "gu",
);
const ONE = new RegExp(PART, "gu");

/** "Audience 60 % women", "publics de 30 à 55 ans": whom a plan reaches, as far as it is said beside that word. Taken out. */
export function takeAudiencePeople(text: BriefText, stated: Stated): Filters {
  let filters: Filters = {};
  for (const found of [...text.all(AFTER), ...text.all(BEFORE)]) {
    const said = [...(found.groups[0] ?? "").matchAll(ONE)].map(({ groups = {} }) => groups);
    const has = (name: string) => said.find((one) => one[name] !== undefined)?.[name];
    const ages = agesOf(has("from") ?? has("least"), has("to"));
    const gender = has("women") === undefined ? (has("men") === undefined ? null : "male") : "female";
    const isBoth = has("women") !== undefined && has("men") !== undefined;
    if ((!ages && gender === null) || (has("from") !== undefined && !ages)) continue;
    text.take(found);
    if (ages) stated.age = ages;
    if (gender === null || isBoth) continue;
    stated.gender = gender;
    const share = has("share");
    if (share !== undefined) filters = { audienceGender: { value: gender, minShare: Number(share) } };
  }
  return filters;
}

function agesOf(from: string | undefined, to: string | undefined): Stated["age"] | null {
  if (from === undefined) return null;
  const [min, max] = [Number(from), to === undefined ? null : Number(to)];
  return min >= AGE_LIMITS.min && (max === null || (max > min && max <= AGE_LIMITS.max))
    ? { min, max }
    : null;
}
