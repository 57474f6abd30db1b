import type { FilterName } from "@app/contract/discovery/filters";
import { wordsListed } from "#/language/dictionary.ts";
import { withoutFilters } from "#/strategy/brief/filter-sets.ts";
import { slotText } from "#/strategy/brief/slot-words.ts";
import type { ListSlot } from "#/strategy/brief/slot-words.ts";
import type { Stated } from "#/strategy/brief/stated.ts";

const PLACES = [
  ["city", "cities"],
  ["region", "regions"],
  ["country", "markets"],
] as const satisfies readonly [FilterName, ListSlot][];
const ALL = new RegExp(wordsListed("only, all, nur, alle, seulement, tous, solo, todos, apenas"), "u");

/**
 * "3 in India" of a plan in India and Portugal, or of one of five creators: a part of them, and not a new place and a
 * new number of all. `folded`: lower case, without diacritics.
 */
export function partOfAll(before: Stated, said: Stated, folded: string): Stated {
  const { filters = {}, minCreators: count, maxCreators } = said;
  if (count === undefined || count !== maxCreators || ALL.test(folded)) return said;
  const [place] = PLACES.flatMap(([field, slot]) => {
    const values = filters[field];
    return values ? [{ field, slot, values }] : [];
  });
  if (!place) return said;
  const { field, slot, values } = place;
  const known = before.filters?.[field] ?? [];
  const isOneOfSeveral = known.length > values.length && values.every((value) => known.includes(value));
  const total = before.maxCreators ?? before.minCreators ?? 0;
  if (!isOneOfSeveral && total <= count) return said;
  const { minCreators: _min, maxCreators: _max, ...rest } = said;
  const label = `${count} ${slotText(slot, values)}`;
  const rule = { label, field, value: values.join("|"), of: "creators" as const, min: count, max: count };
  const others = withoutFilters(
    filters,
    PLACES.map(([name]) => name),
  );
  return { ...rest, filters: others, rules: [...(said.rules ?? []), rule] };
}
