import type { Chip } from "@app/contract/discovery/queries";
import type { BriefRule } from "@app/contract/strategy/plan";
import { anyListed } from "#/language/dictionary.ts";
import type { BriefText, Span } from "#/strategy/brief/brief-text.ts";
import { CREATOR_WORDS } from "#/strategy/brief/brief-words.ts";
import { COUNT, readCount } from "#/strategy/brief/numbers.ts";
import { FIELD_WORDS, fieldsCalled, namedOf } from "./even-splits.ts";
import { MAX, MIN } from "./rule-words.ts";

const LIMIT = `(?:(${MIN})|(${MAX}))`;
const ONES = `(${COUNT}|${anyListed("one, someone, einer, eine, einen, un, une, uno, una, um, uma, ek")})`;
const FROM = anyListed("from, of, in, out of, aus, in, von, de, dans, en, em, da, do");
const EACH = anyListed("each, every, each of the, jede*, chaque, chacune, cada, cada una, cada um");
/** "One creator each". */
const ALONE = anyListed("each, apiece, jeweils, chacun, chacune, cada uno, cada una, cada um, cada uma");
const PER = anyListed("per, pro, je, par, por");
/** "At least one from each", "einer pro Stadt": what is each may be said by the places alone, behind "from" only. */
const OF_EACH = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${LIMIT}\\s+)?${ONES}\\s+(?:(?:(?:${CREATOR_WORDS})\\s+)?(?:${FROM}\\s+${EACH}(?:\\s+(${FIELD_WORDS}))?|${PER}\\s+(${FIELD_WORDS}))|(?:${CREATOR_WORDS})\\s+${ALONE})(?![\\p{L}\\p{N}])`,
  "gu",
);
/** "Har sheher se kam se kam ek": the count stands last. */
const EACH_FIRST = new RegExp(
  `(?<![\\p{L}\\p{N}])har\\s+(${FIELD_WORDS})\\s+(?:se|mein|me)\\s+(?:${LIMIT}\\s+)?${ONES}(?![\\p{L}\\p{N}])`,
  "gu",
);

/**
 * "London and Leeds, at least one from each": a rule for each place that is named, taken out of the text. Gives back the
 * words that nobody can tell of what.
 * @param chips what a search reads of the whole text.
 */
export function takeEachOf(
  text: BriefText,
  chips: readonly Chip[],
): { rules: BriefRule[]; ofNothing: Span[] } {
  const behind = text.all(OF_EACH).map(({ groups: [least, most, count, of, per], ...span }) => ({
    ...span,
    said: { least, most, count, field: of ?? per },
  }));
  const before = text.all(EACH_FIRST).map(({ groups: [field, least, most, count], ...span }) => ({
    ...span,
    said: { least, most, count, field },
  }));
  const ofNothing: Span[] = [];
  const rules = [...behind, ...before].flatMap(({ said, ...span }) => {
    const { least, most, count, field } = said;
    const targets = namedOf(chips, field === undefined ? PLACES : fieldsCalled(field));
    text.take(span);
    if (targets.length < 2) ofNothing.push(span);
    if (targets.length < 2) return [];
    const number = readCount(count) || 1;
    const limits = {
      min: most === undefined ? number : null,
      max: least === undefined ? number : null,
    };
    const label = text.spelling(span);
    return targets.map(({ field: of, value }): BriefRule => ({
      label,
      field: of,
      value,
      of: "creators",
      ...limits,
    }));
  });
  return { rules, ofNothing };
}

const PLACES = ["city", "region", "country"] as const;
