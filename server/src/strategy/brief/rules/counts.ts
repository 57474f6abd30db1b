import type { Chip } from "@app/contract/discovery/queries";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import { joinFilters } from "#/strategy/brief/filter-sets.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";
import type { Stated } from "#/strategy/brief/stated.ts";
import { takeRules } from "./brief-rules.ts";
import { takeCreatorSplit } from "./creator-splits.ts";
import { takeEachOf } from "./each-of.ts";
import { takeOneGender, takePeopleCounts } from "./people-counts.ts";
import { takeRest } from "./rest-of-creators.ts";

/**
 * Takes how many creators there are to be, in all and of each kind, out of the text. `ofNothing` are words of which
 * nobody can tell what they count.
 * @param chips what a search reads of the whole text.
 */
export function takeCounts(text: BriefText, context: ReadingContext, chips: readonly Chip[], stated: Stated) {
  const people = takePeopleCounts(text);
  const split = takeCreatorSplit(text, context);
  const ofEach = takeEachOf(text, chips);
  const restOf = takeRest(text, context, split.rules);
  const oneGender = takeOneGender(text);
  const { rules, ...counts } = takeRules(text, context, chips);
  if (people.sum !== null) stated.minCreators = stated.maxCreators = people.sum;
  Object.assign(stated, counts);
  const rest = restOf?.(stated);
  if (rest) Object.assign(split, { sum: null, filters: {} });
  stated.filters = joinFilters(stated.filters ?? {}, rest?.filters ?? {});
  return {
    split,
    ofNothing: ofEach.ofNothing,
    rules: [
      ...people.rules,
      ...split.rules,
      ...ofEach.rules,
      ...(rest?.rules ?? []),
      ...rules,
      ...oneGender(stated),
    ],
  };
}
