import type { FilterName } from "@app/contract/discovery/filters";
import type { BriefRule } from "@app/contract/strategy/plan";
import { wordsListed } from "#/language/dictionary.ts";
import type { Stated } from "#/strategy/brief/stated.ts";

/** "Só YouTube", "sirf YouTube": words for "only" that stand before what they limit. */
const ONLY = new RegExp(wordsListed("so, sirf, bas, ausschliesslich, unicamente"), "u");

/** "Nobody on YouTube". */
export function isOfNobody({ of, max }: BriefRule): boolean {
  return of === "creators" && max === 0;
}

/**
 * "YouTube is fine after all", where nobody was to be on it: it is allowed again, and limits nothing.
 * @returns the words of the rules that are gone; none where something else is meant.
 */
export function allowedAgain(
  name: FilterName,
  values: readonly unknown[],
  folded: string,
  after: Stated,
): string[] {
  if (ONLY.test(folded)) return [];
  const { rules = [] } = after;
  const lifted = rules.filter(
    (rule) =>
      isOfNobody(rule) && rule.field === name && rule.value.split("|").every((one) => values.includes(one)),
  );
  const freed = new Set<unknown>(lifted.flatMap(({ value }) => value.split("|")));
  if (lifted.length === 0 || !values.every((one) => freed.has(one))) return [];
  after.rules = rules.filter((rule) => !lifted.includes(rule));
  return lifted.map(({ label }) => label);
}
