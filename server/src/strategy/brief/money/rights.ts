import { monthsOf, TERM_SPANS } from "#/language/tables/term-spans.ts";
import type { RightsMonths } from "#/language/tables/term-spans.ts";
import { EXCLUSIVITY_PATTERN, USAGE_PATTERN } from "#/language/tables/tables.ts";
import type { BriefText, Found } from "#/strategy/brief/brief-text.ts";

const TERMS = ["usageMonths", "exclusivityMonths"] as const satisfies readonly (keyof RightsMonths)[];
/** "An exclusive two week launch" is none of rights: the word stands before or behind them, with nothing else. */
const ADJECTIVE = /^\(?(?:exclusive|exklusiv|esclusiva)(?!\p{L})|(?<!\p{L})(?:exclusive|exklusiv)$/u;
const NONE = "(?:no|without|ohne|keine?|sans|pas de|sin|sem|bina)";
const NO_RIGHTS: Readonly<Record<keyof RightsMonths, RegExp>> = {
  usageMonths: noneOf(USAGE_PATTERN),
  exclusivityMonths: noneOf(EXCLUSIVITY_PATTERN),
};

/** "With 3 months of paid usage", "no exclusivity": months of rights, 0 for none, taken out of the text. */
export function takeRights(text: BriefText): RightsMonths {
  const rights: RightsMonths = {};
  for (const term of TERMS) {
    const found = TERM_SPANS[term]
      .flatMap((span) => text.all(new RegExp(span, "gu")))
      .find((one) => isOfRights(one, text.folded));
    const months = found ? monthsOf(...spanOf(found)) : null;
    if (found && months !== null) {
      rights[term] = months;
      text.take(found);
    } else if (text.takeFirst(NO_RIGHTS[term])) rights[term] = 0;
  }
  return rights;
}

function isOfRights({ text, end }: Found, folded: string): boolean {
  return !(ADJECTIVE.test(text) && /^\s*\p{L}/u.test(folded.slice(end)));
}

function spanOf({ groups: [count, unit] }: Found): [string | undefined, string | undefined] {
  return [count, unit];
}

function noneOf(term: string): RegExp {
  return new RegExp(`(?<!\\p{L})${NONE}\\s+(?:paid |any )?(?:${term})(?:\\s+rights)?(?!\\p{L})`, "gu");
}
