import type { FilterName } from "@app/contract/discovery/filters";
import { wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { applyChange } from "#/strategy/brief/brief-parser.ts";
import type { Made } from "#/strategy/brief/follow-up/made.ts";
import { isWeighty } from "#/strategy/brief/follow-up/order-words.ts";
import { refuses } from "#/strategy/brief/left-out/exclusions.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";
import type { Stated } from "#/strategy/brief/stated.ts";
import { plainFact } from "./plain-fact.ts";

/** What a fact asks of every plan, as a brief would say it. */
export interface FactRule {
  stated: Stated;
  /** Never empty. */
  made: readonly Made[];
}

/** What can hold for every plan. Money to spend, days, goals and pieces are of one plan; a deal is of one creator. */
const STANDING: ReadonlySet<Made["is"]> = new Set<Made["is"]>([
  "filter",
  "rule",
  "without",
  "with",
  "audience",
  "rights",
  "pieceCap",
  "feeCap",
  "share",
  "creators",
  "leftOut",
]);

/**
 * Reads a fact with the reader of briefs. Null for a note: there is no rule in it, or more than was understood, so that
 * a rule would be another one than the one that was told.
 */
export function ruleOf(text: string, context: ReadingContext): FactRule | null {
  const plain = plainFact(text);
  const { made, stated, left, unread } = applyChange({}, plain, context);
  if (made.length === 0 || unread !== null || left.some(isWeighty)) return null;
  if (!made.every(({ is }) => STANDING.has(is))) return null;
  if (isOfOneClient(text, made, context)) return null;
  // "Never" beside something that is only asked for was read the wrong way round.
  const folded = foldInPlace(plain);
  if ((refuses(folded) || NEVER.test(folded)) && made.some(asksFor)) return null;
  // "Personne de moins de 18 ans" read as people up to 18 is the wrong way round as well.
  if (NOBODY_UNDER.test(folded) && stated.age && stated.age.min === null) return null;
  return { stated, made };
}

/** What one client wants is no rule for the plans of all others; who worked for them may be. */
function isOfOneClient(text: string, made: readonly Made[], { names }: ReadingContext): boolean {
  const folded = foldInPlace(text.normalize("NFC"));
  const isNamed = (names?.clients ?? []).some((name) =>
    ` ${folded.replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `.includes(` ${foldInPlace(name.normalize("NFC"))} `),
  );
  return isNamed && !made.some((one) => one.is === "filter" && one.name.startsWith("workedWith"));
}

const NOBODY_UNDER = new RegExp(
  `${wordsListed("nobody, no one, niemand*, personne, nadie, ninguem, never, nie, jamais, nunca")}.*${wordsListed("under, below, younger, unter, junger, moins, menor, menos, abaixo")}`,
  "u",
);

const NEVER = new RegExp(wordsListed("never, nie, niemals, jamais, nunca, jamas, kabhi"), "u");

const WANTED: ReadonlySet<FilterName> = new Set<FilterName>([
  "country",
  "region",
  "city",
  "platform",
  "category",
  "keywords",
  "brand",
  "language",
  "tier",
  "gender",
  "agency",
  "owner",
  "label",
  "status",
  "workedWith",
]);

function asksFor(made: Made): boolean {
  if (made.is === "with") return true;
  return made.is === "filter" && WANTED.has(made.name);
}
