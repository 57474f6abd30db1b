import type { Chip } from "@app/contract/discovery/queries";
import type { BriefRule } from "@app/contract/strategy/plan";
import { anyListed, anyOf, lengthOf, patternOf } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import type { BriefText, Span } from "#/strategy/brief/brief-text.ts";
import { FORMAT_PATTERNS } from "#/strategy/brief/brief-words.ts";
import { PLACE_FIELDS, isRuleField } from "#/strategy/brief/filter-sets.ts";
import { nobodyOf } from "./exclusions.ts";
import { REFUSED_BEHIND } from "./refusal-words.ts";

const BEHIND = patternOf(`^\\s*${REFUSED_BEHIND}`);

/**
 * "Milan excluded", "Berlin raus", "Barcelona no": what is refused by a word behind it, as rules of nobody there, taken
 * out of the text. `chips` are those of the whole text.
 */
export function takeRefusedBehind(text: BriefText, chips: readonly Chip[]): BriefRule[] {
  return chips.flatMap(({ slot: said, value, span: [start, end] }) => {
    const name = text.folded.slice(start, end);
    const slot = LEFT_OUT[said] ?? said;
    if (!isRuleField(slot) || !REFUSED.has(slot) || name.includes("\u25ae")) return [];
    const places = text.all(new RegExp(`(?<!\\p{L})(?:${anyOf([name])})(?!\\p{L})`, "gu"));
    if (!places.some((place) => behindOf(text, place) + beforeOf(text, place) > 0)) return [];
    // "Milan excluded (our Milan agency does that)": named again, it is no more wanted.
    for (const place of places) {
      const behind = Math.max(behindOf(text, place), slot === "platform" ? piecesOf(text, place) : 0);
      text.take({ start: place.start - beforeOf(text, place), end: place.end + behind });
    }
    return [nobodyOf(slot, [String(value)])];
  });
}

/** "Personne de Lyon" is nobody, and "une personne de Lyon" somebody. */
const BEFORE = patternOf(
  `(?<!\\p{L})(?<!(?:une|la|par|chaque|cette|autre|\\d)\\s+)(?:surtout )?personne (?:de |d['’]|a |en |du |des )(?:la |le |l['’])?$`,
);

const SAID_AGAIN =
  "actually, ah, oh, no, non, nein, ach, ok, sorry, pardon, perdon, ops, oops, ups, and, und, et, y, e, but, aber, mais, pero, please, bitte";
/** "Actually scrap YouTube", "ah non oubliez le Québec": what was asked for before is taken back. */
const DROPPED = patternOf(
  `(?<!\\p{L})(?:${anyListed(SAID_AGAIN)}\\s*,?\\s+)*${anyListed("scrap, ditch, forget, forget about, scratch, cancel, drop, lose, never mind, vergiss, vergesst, vergessen sie, streich, streicht, streichen wir, oublie, oubliez, oublions, laisse tomber, laissez tomber, olvida, olviden, olvidad, olvidemos, quita, quiten, quitad, esquece, esqueca, esquecam, tira, tirem")}\\s+(?:${anyListed("the, le, la, el, los, las, o, a, os, as, den, die, das")}\\s+|l['’]\\s*)?$`,
);

/** Length of the words before a name that refuse it and that a search takes for somebody, or for nothing. */
function beforeOf(text: BriefText, { start }: Span): number {
  const before = text.folded.slice(0, start);
  return lengthOf(BEFORE, before) || lengthOf(DROPPED, before);
}

/** Length of the words behind a name that refuse it. */
export function behindOf(text: BriefText, { end }: Span): number {
  // "Bitte" may have been taken as the courtesy that it is.
  return lengthOf(BEHIND, foldInPlace(text.readable).slice(end));
}

/** "YouTube Shorts": what is made there goes with it. */
const PIECES = patternOf(`^\\s+(?:${Object.values(FORMAT_PATTERNS).join("|")})(?!\\p{L})`);

function piecesOf(text: BriefText, { end }: Span): number {
  return lengthOf(PIECES, text.folded.slice(end));
}

/** A search may have read the refusal already. */
const LEFT_OUT: Readonly<Partial<Record<Chip["slot"], Chip["slot"]>>> = {
  countryNot: "country",
  cityNot: "city",
  platformNot: "platform",
};
const REFUSED: ReadonlySet<string> = new Set([...PLACE_FIELDS, "platform", "tier"]);
