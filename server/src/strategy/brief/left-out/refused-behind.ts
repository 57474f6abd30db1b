import type { Chip } from "@app/contract/discovery/queries";
import type { BriefRule } from "@app/contract/strategy/plan";
import { anyListed } from "#/language/dictionary.ts";
import type { BriefText, Span } from "#/strategy/brief/brief-text.ts";
import { FORMAT_PATTERNS } from "#/strategy/brief/brief-words.ts";
import { isRuleField } from "#/strategy/brief/filter-sets.ts";
import { nobodyOf } from "./exclusions.ts";
import { REFUSED_BEHIND } from "./refusal-words.ts";

const BEHIND = new RegExp(`^\\s*${REFUSED_BEHIND}`, "u");

/**
 * "Milan excluded", "Berlin raus", "Barcelona no": what is refused by a word behind it, as rules of nobody there, taken
 * out of the text. `chips` are those of the whole text.
 */
export function takeRefusedBehind(text: BriefText, chips: readonly Chip[]): BriefRule[] {
  return chips.flatMap(({ slot: said, value, span: [start, end] }) => {
    const name = text.folded.slice(start, end);
    const slot = LEFT_OUT[said] ?? said;
    if (!isRuleField(slot) || !REFUSED.has(slot) || name.includes("\u25ae")) return [];
    const places = placesOf(text.folded, name);
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
const BEFORE = new RegExp(
  `(?<!\\p{L})(?<!(?:une|la|par|chaque|cette|autre|\\d)\\s+)(?:surtout )?personne (?:de |d['’]|a |en |du |des )(?:la |le |l['’])?$`,
  "u",
);

const SAID_AGAIN =
  "actually, ah, oh, no, non, nein, ach, ok, sorry, pardon, perdon, ops, oops, ups, and, und, et, y, e, but, aber, mais, pero, please, bitte";
/** "Actually scrap YouTube", "ah non oubliez le Québec": what was asked for before is taken back. */
const DROPPED = new RegExp(
  `(?<!\\p{L})(?:${anyListed(SAID_AGAIN)}\\s*,?\\s+)*${anyListed("scrap, ditch, forget, forget about, scratch, cancel, drop, lose, never mind, vergiss, vergesst, vergessen sie, streich, streicht, streichen wir, oublie, oubliez, oublions, laisse tomber, laissez tomber, olvida, olviden, olvidad, olvidemos, quita, quiten, quitad, esquece, esqueca, esquecam, tira, tirem")}\\s+(?:${anyListed("the, le, la, el, los, las, o, a, os, as, den, die, das")}\\s+|l['’]\\s*)?$`,
  "u",
);

/** Length of the words before a name that refuse it and that a search takes for somebody, or for nothing. */
function beforeOf(text: BriefText, { start }: Span): number {
  const before = text.folded.slice(0, start);
  return (BEFORE.exec(before) ?? DROPPED.exec(before))?.[0].length ?? 0;
}

/** Length of the words behind a name that refuse it. */
function behindOf(text: BriefText, { end }: Span): number {
  return BEHIND.exec(text.folded.slice(end))?.[0].length ?? 0;
}

/** "YouTube Shorts": what is made there goes with it. */
const PIECES = new RegExp(`^\\s+(?:${Object.values(FORMAT_PATTERNS).join("|")})(?!\\p{L})`, "u");

function piecesOf(text: BriefText, { end }: Span): number {
  return PIECES.exec(text.folded.slice(end))?.[0].length ?? 0;
}

/** Where a name stands as a word of its own. */
function placesOf(folded: string, name: string): Span[] {
  const places: Span[] = [];
  for (let start = folded.indexOf(name); start !== -1; start = folded.indexOf(name, start + name.length)) {
    const beside = `${folded[start - 1] ?? ""}${folded[start + name.length] ?? ""}`;
    if (!/\p{L}/u.test(beside)) places.push({ start, end: start + name.length });
  }
  return places;
}

/** A search may have read the refusal already. */
const LEFT_OUT: Readonly<Partial<Record<Chip["slot"], Chip["slot"]>>> = {
  countryNot: "country",
  cityNot: "city",
  platformNot: "platform",
};
const REFUSED: ReadonlySet<string> = new Set(["country", "region", "city", "platform", "tier"]);
