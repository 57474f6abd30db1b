import { wordsListed } from "#/language/dictionary.ts";
import type { BriefText, Found, Span } from "#/strategy/brief/brief-text.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";
import { GAP, OF_MONEY, REST, budgetRule, splitRule } from "./brief-shares.ts";
import type { StatedShares } from "./brief-shares.ts";
import { targetsAfter } from "./rule-words.ts";
import type { Target } from "./rule-words.ts";

/** More than half of what is spent, in percent. */
export const MORE_THAN_HALF = 51;

const MOSTLY = new RegExp(
  wordsListed(
    "mostly, mainly, primarily, predominantly, chiefly, vor allem, hauptsachlich, uberwiegend, grosstenteils, vorwiegend, surtout, principalement, majoritairement, essentiellement, sobre todo, principalmente, mayormente, mayoritariamente, majoritariamente, sobretudo, zyadatar",
  ),
  "gu",
);
const REST_WORDS = new RegExp(
  wordsListed(
    "the rest, rest, the remainder, remainder, the remaining, the other half, the other, die andere halfte, der rest, l'autre moitie, l'autre, la otra mitad, la otra, a outra metade, a outra, le reste, reste, el resto, resto, lo demas, o resto, baaki, baki",
  ),
  "gu",
);
/** A part whose size nobody can tell. */
export const VAGUE_PART =
  "(?:an? )?(?:big|large|huge|good|fair|decent) (?:part|chunk|share|portion|slice)|(?:ein(?:en)? )?(?:ordentlicher?n?|gro(?:ss|ß)e[rn]?|guter?n?) (?:batzen|teil|brocken|anteil)|(?:une )?(?:grosse|grande|bonne) partie|(?:una )?(?:gran|buena) parte|(?:uma )?(?:boa|grande) parte";
const VAGUE = new RegExp(`(?<!\\p{L})(?:${VAGUE_PART})(?!\\p{L})`, "gu");
/** Of these a preference is one of the creators, and of the others one of the money. */
const OF_CREATORS: ReadonlySet<string> = new Set(["tier", "language"]);

/**
 * Takes out shares without a number: "mostly Instagram" is more than half, "the rest TikTok" what the others leave.
 * Gives back those that nobody can tell: "a big part on TikTok".
 */
export function takeVagueShares(text: BriefText, context: ReadingContext, stated: StatedShares): Span[] {
  const vague = preferred(text, text.all(VAGUE), context).map(({ span }) => span);
  for (const span of vague) text.take(span);
  for (const { target, span } of preferred(text, text.all(MOSTLY), context)) {
    text.take(span);
    const label = text.spelling(span);
    if (OF_CREATORS.has(target.field))
      stated.ofCreators.push({ label, target, percent: MORE_THAN_HALF, bound: "min" });
    else stated.rules.push(budgetRule(label, target, MORE_THAN_HALF, null));
  }
  takeRest(text, context, stated);
  return vague;
}

/** "60 % TikTok, the rest Instagram": what is left of the money where the other shares are exact. */
function takeRest(text: BriefText, context: ReadingContext, stated: StatedShares): void {
  for (const { target, span } of preferred(text, text.all(REST_WORDS), context)) {
    const others = stated.rules.filter(({ field }) => field === target.field);
    const exact = others.map(({ min, max }) => (min === null || max === null ? null : (min + max) / 2));
    if (others.length === 0) continue;
    text.take(span);
    stated.withRest.add(target.field);
    const label = text.spelling(span);
    const left = exact.reduce<number | null>(
      (sum, one) => (sum === null || one === null ? null : sum - one),
      100,
    );
    stated.rules.push(left === null ? budgetRule(label, target, REST, null) : splitRule(label, target, left));
  }
}

/** What such words are said of, where only small words stand between. */
function preferred(
  text: BriefText,
  found: readonly Found[],
  context: ReadingContext,
): { target: Target; span: Span }[] {
  return found.flatMap((one) => {
    const target = targetsAfter(text, one, context);
    if (!target || !(OF_MONEY.has(target.field) || OF_CREATORS.has(target.field))) return [];
    if (!GAP.test(text.folded.slice(one.end, target.start).replaceAll(MONEY, " "))) return [];
    return [{ target, span: { start: one.start, end: target.end } }];
  });
}

/** "A good part of the money on TikTok", "zu": small words of such sentences. */
const MONEY = new RegExp(
  wordsListed(
    "budget, money, cash, geld, geldes, argent, dinero, grana, verba, dinheiro, da, do, del, du, des, vom",
  ),
  "gu",
);
