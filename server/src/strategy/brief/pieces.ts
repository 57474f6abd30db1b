import type { PlanDeliverable } from "@app/contract/strategy/plan";
import type { BriefText, Found } from "./brief-text.ts";
import { CREATOR_WORDS, FORMAT_PATTERNS, OBJECTIVE_WORDS } from "./brief-words.ts";
import { COUNT, readCount } from "./numbers.ts";
import type { Stated } from "./stated.ts";

const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "gu");

/** What the campaign is for, by its words; with several, sales leads before awareness. */
export function takeObjective(text: BriefText, stated: Stated): void {
  for (const [objective, pattern] of OBJECTIVE_WORDS) {
    const found = text.all(word(pattern)).filter((one) => !isFigure(text, one));
    if (found.length === 0) continue;
    for (const one of found) text.take(one);
    // The first of the list that was said leads: sales before awareness.
    stated.objective ??= objective;
  }
}

const FIGURE_AFTER =
  /^(?:[ -]?s?rates?(?!\p{L}))|^\s*(?:rate )?(?:over|above|under|below|at least|at most|min\p{L}*\.?|max\p{L}*\.?|mind\p{L}*\.?|uber|unter|ab|von|of|plus de|mas de|mais de|>|≥|=)\s*\d|^\s*:?\s*\d[\d.,]*\s*%/u;
const FIGURE_BEFORE = /\d\s*(?:%|k|m|percent|prozent|por ciento|pour cent)\s*\+?\s*(?:of |an |d['’]|de )?$/u;

/** "Engagement over 3 %" is a figure of creators. */
function isFigure({ folded }: BriefText, { start, end }: Found): boolean {
  return FIGURE_AFTER.test(folded.slice(end)) || FIGURE_BEFORE.test(folded.slice(0, start));
}

/** "2 reels and 1 story each": what every creator makes. "reels first" alone is no number, so it is none. */
export function takeDeliverables(text: BriefText, stated: Stated): void {
  const deliverables: PlanDeliverable[] = [];
  for (const [format, pattern] of Object.entries(FORMAT_PATTERNS)) {
    const found = text.takeFirst(
      new RegExp(
        `(?<![\\p{L}\\p{N}.,])(${COUNT})\\s+(?:instagram |tiktok |youtube |short |kurze )?(?:${pattern})(?!\\p{L})(?:\\s+(?:each|per creator|pro creator|par createur|por creador(?:a)?|por criador(?:a)?|pro person|je creator|par personne|cada un[oa]|cada uma??)(?!\\p{L}))?`,
        "gu",
      ),
    );
    const count = readCount(found?.groups[0] ?? "");
    if (!found || count < 1 || count > 10) continue;
    deliverables.push({ format, count });
  }
  if (deliverables.length > 0) stated.deliverables = deliverables;
  text.takeFirst(
    word(
      `each|per (?:${CREATOR_WORDS})|pro (?:${CREATOR_WORDS})|par (?:${CREATOR_WORDS})|por (?:${CREATOR_WORDS})`,
    ),
  );
}
