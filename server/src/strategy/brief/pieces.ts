import type { PlanDeliverable } from "@app/contract/strategy/plan";
import { anyOf, patternOf } from "#/language/dictionary.ts";
import { PLATFORM_WORDS } from "#/language/media/media.ts";
import { DEAL_KIND_PATTERN, DEDICATED_PATTERN } from "#/language/tables/tables.ts";
import type { BriefText, Found } from "./brief-text.ts";
import { CREATOR_WORDS, FORMAT_PATTERNS, OBJECTIVE_WORDS } from "./brief-words.ts";
import { joinFilters } from "./filter-sets.ts";
import { COUNT, PERCENT, readCount } from "./numbers.ts";
import type { Stated } from "./stated.ts";
import { SCALE } from "#/language/numbers/scales.ts";

const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "gu");
const OBJECTIVES = OBJECTIVE_WORDS.map(([objective, words]) => ({ objective, pattern: word(words) }));

/** What the campaign is for, by its words; with several, sales leads before awareness. */
export function takeObjective(text: BriefText, stated: Stated): void {
  for (const { objective, pattern } of OBJECTIVES) {
    const found = text
      .all(pattern)
      .filter((one) => !isFigure(text, one) && !REFUSED.test(text.folded.slice(0, one.start)));
    if (found.length === 0) continue;
    for (const one of found) text.take(one);
    // The first of the list that was said leads: sales before awareness.
    stated.objective ??= objective;
  }
}

/** "Sales, NOT reach". */
const REFUSED =
  /(?<!\p{L})(?:not|nicht|pas|no|nao|sin|sem|ohne|statt|rather than|instead of)\s+(?:\p{L}{1,5}\s+)?$/u;
const FIGURE_AFTER =
  /^(?:[ -]?s?rates?(?!\p{L}))|^\s*(?:rate )?(?:over|above|under|below|at least|at most|min\p{L}*\.?|max\p{L}*\.?|mind\p{L}*\.?|uber|unter|ab|von|of|plus de|mas de|mais de|>|≥|=)\s*\d|^\s*:?\s*\d[\d.,]*\s*%/u;
const FIGURE_BEFORE = patternOf(`\\d\\s*(?:${PERCENT}|${SCALE})\\s*\\+?\\s*(?:of |an |d['’]|de )?$`);

/** "Engagement over 3 %" is a figure of creators. */
function isFigure({ folded }: BriefText, { start, end }: Found): boolean {
  return FIGURE_AFTER.test(folded.slice(end)) || FIGURE_BEFORE.test(folded.slice(0, start));
}

const HOW = `(?:${DEDICATED_PATTERN}|${DEAL_KIND_PATTERN}|short|kurze[nrs]?|long|lange[nrs]?|courtes?|cort[ao]s?|curt[ao]s?)`;
const ON = anyOf([...PLATFORM_WORDS.values()].flat());
const EACH = `each|apiece|per (?:creator|person|head)|pro (?:creator|person|kopf|nase)|je (?:creator|person)|par (?:createur|personne|tete)|por (?:creador(?:a)?|criador(?:a)?|persona|pessoa)|cada un[oa]|cada uma?|cada|chacune?|har (?:ek |creator)?`;

/** "2 reels and a story": beside a number an article is one. */
const PIECE_BEFORE = `(?:${COUNT}\\s+(?:\\p{L}+\\s+){0,2}(?:${Object.values(FORMAT_PATTERNS).join("|")})|\\u25ae)\\s*(?:,|&|\\+|(?:,\\s*)?(?:and|plus|with)(?=\\s))\\s*`;

const COUNTED_PIECES = Object.entries(FORMAT_PATTERNS).map(([format, pattern]): [string, RegExp] => [
  format,
  new RegExp(
    `(?<![\\p{L}\\p{N}.,])(${COUNT}|(?<=${PIECE_BEFORE})an?)((?:\\s+${HOW})*)\\s+(?:(${ON})\\s+)?(?:${pattern})(?!\\p{L})(?:\\s+${HOW}(?!\\p{L}))*(?:\\s+(?:${EACH})(?!\\p{L}))?`,
    "gu",
  ),
]);
const FOR_EACH = word(`each|(?:per|pro|par|por|har|je) (?:${CREATOR_WORDS})`);

const PIECES_MAX = 10;
const TOO_MANY = `A plan has 1 to ${PIECES_MAX} pieces of one kind from each creator.`;

/** "2 reels and 1 story each": what every creator makes. "reels first" alone is no number, so it is none. */
export function takeDeliverables(text: BriefText, stated: Stated): void {
  const deliverables: PlanDeliverable[] = [];
  for (const [format, pattern] of COUNTED_PIECES) {
    const found = text.first(pattern);
    if (!found) continue;
    takeAround(text, found);
    // "2 TikToks" are made there.
    if (/tiktok/u.test(found.text))
      stated.filters = joinFilters(stated.filters ?? {}, { platform: ["tiktok"] });
    const count = /^an?$/u.test(found.groups[0] ?? "") ? 1 : readCount(found.groups[0]);
    if (count >= 1 && count <= PIECES_MAX) deliverables.push({ format, count });
    else stated.unmet = [...(stated.unmet ?? []), { words: text.spelling(found), why: TOO_MANY }];
  }
  if (deliverables.length > 0) stated.deliverables = deliverables;
  text.takeFirst(FOR_EACH);
}

/** A piece without the platform that is named in it: "2 Instagram reels" are made there. */
function takeAround(text: BriefText, { start, end, text: said, groups: [, , platform = ""] }: Found): void {
  const at = start + said.indexOf(platform);
  text.take({ start, end: at });
  text.take({ start: at + platform.length, end });
}
