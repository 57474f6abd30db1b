import { matchesOf } from "#/language/matches.ts";
import { anyListed, patternOf } from "#/language/dictionary.ts";
import { monthsOf, TERM_SPANS } from "#/language/tables/term-spans.ts";
import type { RightsMonths } from "#/language/tables/term-spans.ts";
import { EXCLUSIVITY_PATTERN, USAGE_PATTERN } from "#/language/tables/tables.ts";
import type { BriefText, Span } from "#/strategy/brief/brief-text.ts";

const TERMS = ["usageMonths", "exclusivityMonths"] as const satisfies readonly (keyof RightsMonths)[];
const EXCLUSIVE = anyListed("exclusive, exklusiv, esclusiva");
/** "An exclusive two week launch" is none of rights: the word stands before or behind them, with nothing else. */
const ADJECTIVE = patternOf(`^\\(?${EXCLUSIVE}(?!\\p{L})|(?<!\\p{L})${EXCLUSIVE}$`);
/** Where each right stands with its months. */
const SPANS = {
  usageMonths: TERM_SPANS.usageMonths.map((span) => new RegExp(span, "gu")),
  exclusivityMonths: TERM_SPANS.exclusivityMonths.map((span) => new RegExp(span, "gu")),
};
const NONE = "(?:no|without|ohne|keine?|sans|pas de|sin|sem|bina)";
const NO_RIGHTS: Readonly<Record<keyof RightsMonths, RegExp>> = {
  usageMonths: noneOf(USAGE_PATTERN),
  exclusivityMonths: noneOf(EXCLUSIVITY_PATTERN),
};

export interface Rights extends Span {
  term: keyof RightsMonths;
  months: number;
}

/** "With 3 months of paid usage", "no exclusivity": months of rights, 0 for none, taken out of the text. */
export function takeRights(text: BriefText): RightsMonths {
  const rights: RightsMonths = {};
  for (const term of TERMS) {
    const found = rightsIn(text.folded, term);
    if (found) {
      rights[term] = found.months;
      text.take(found);
    } else if (text.takeFirst(NO_RIGHTS[term])) rights[term] = 0;
  }
  return rights;
}

/** The first rights with their months in folded text, of either kind. */
export function anyRightsIn(folded: string): Rights | null {
  const found = TERMS.flatMap((term) => rightsIn(folded, term) ?? []);
  return found.toSorted((one, other) => one.start - other.start)[0] ?? null;
}

function rightsIn(folded: string, term: keyof RightsMonths): Rights | null {
  const match = SPANS[term].flatMap((span) => matchesOf(span, folded)).find((one) => isOfRights(one, folded));
  const months = match ? monthsOf(match[1], match[2]) : null;
  if (!match || months === null) return null;
  return { term, months, start: match.index, end: match.index + match[0].length };
}

function isOfRights({ 0: text, index }: RegExpExecArray, folded: string): boolean {
  return !(ADJECTIVE.test(text) && /^\s*\p{L}/u.test(folded.slice(index + text.length)));
}

function noneOf(term: string): RegExp {
  return new RegExp(`(?<!\\p{L})${NONE}\\s+(?:paid |any )?(?:${term})(?:\\s+rights)?(?!\\p{L})`, "gu");
}
