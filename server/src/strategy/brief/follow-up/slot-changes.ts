import { FILTER_NAMES, filterLabel } from "@app/contract/discovery/filter-names";
import type { FilterName, Filters } from "@app/contract/discovery/filters";
import { formatDate } from "@app/contract/formats";
import { piecesText } from "@app/contract/strategy/pieces";
import type { BriefRule } from "@app/contract/strategy/plan";
import { wordsListed } from "#/language/dictionary.ts";
import {
  ON_QUIET_DAYS,
  creatorCountText,
  feeCapText,
  leftOutText,
  pieceCapText,
  dealText,
  rightsWords,
  shareText,
} from "#/strategy/brief/brief-facts.ts";
import { mergedDeal } from "#/strategy/brief/money/stated-prices.ts";
import { ANY_COUNT, ANY_SHARE, limitsTakenAway } from "#/strategy/brief/no-limits.ts";
import { nobodyOf } from "#/strategy/brief/left-out/exclusions.ts";
import { isRuleField, joinFilters, withoutFilters, withoutValues } from "#/strategy/brief/filter-sets.ts";
import {
  audienceText,
  categoryWord,
  filterWords,
  flightText,
  slotText,
} from "#/strategy/brief/slot-words.ts";
import type { ListSlot } from "#/strategy/brief/slot-words.ts";
import { totalWords } from "#/strategy/brief/rules/total-pieces.ts";
import { topicsOf } from "#/strategy/brief/product/topics.ts";
import type { Stated } from "#/strategy/brief/stated.ts";
import { andList, orList } from "#/strategy/brief/wording.ts";

const ONLY = new RegExp(
  wordsListed(
    "only, just, nur, seulement, uniquement, solo, solamente, apenas, somente, instead, stattdessen",
  ),
  "u",
);
const ALSO = new RegExp(
  wordsListed("also, and, add, plus, too, auch, und, aussi, ajoute, et, tambien, anade, e, tambem, adiciona"),
  "u",
);
const NOT = new RegExp(
  wordsListed("without, no, not, drop, remove, ohne, kein*, nicht, sans, pas de, sin, sem, nao"),
  "u",
);

/** Who may be chosen. Each change is answered in words; so are those below. */
export function changeFilters(
  { filters: known = {}, rules = [] }: Stated,
  { filters: said = {}, rules: banned = [] }: Stated,
  folded: string,
  after: Stated,
): string[] {
  const refused = NOT.test(folded);
  // "Only Rio" is in Brazil, whatever country was asked for before.
  const isElsewhere =
    (said.city ?? said.region) !== undefined && !said.country && !refused && !isMore(folded);
  let next = isElsewhere ? withoutFilters(known, ["country", "region", "city"]) : known;
  const words: string[] = [];
  for (const name of FILTER_NAMES) {
    const values = said[name];
    if (values === undefined || name === "sort" || name === "limit") continue;
    const opposite = OPPOSITES[name];
    const isTaken = opposite !== undefined && Array.isArray(values) && hasSome(known, opposite, values);
    if (isTaken) next = withoutValues(next, opposite, values);
    else if (refused && Array.isArray(values) && hasSome(known, name, values)) {
      next = withoutValues(next, name, values);
    } else if (refused && Array.isArray(values) && isRuleField(name)) {
      words.push(addRule(nobodyOf(name, values.map(String)), rules, after));
      continue;
    } else if (
      Array.isArray(values) &&
      (name === "includeUnknown" || name.endsWith("Not") || isMore(folded))
    ) {
      next = joinFilters(next, { [name]: values });
    } else next = joinFilters(withoutFilters(next, [name]), { [name]: values });
    const told = isTaken ? opposite : name;
    words.push(
      isRuleField(told) || next[told] !== undefined ? changeWords(told, next) : `any ${filterLabel(told)}`,
    );
  }
  for (const rule of banned.filter(isOfNobody)) {
    const values = rule.value.split("|");
    if (hasSome(next, rule.field, values)) {
      next = withoutValues(next, rule.field, values);
      words.push(changeWords(rule.field, next));
    } else words.push(addRule(rule, rules, after));
  }
  if (next !== known) after.filters = next;
  return words;
}

/** In the place of the rule of the same name. @returns what it is called. */
function addRule(rule: BriefRule, before: readonly BriefRule[], after: Stated): string {
  after.rules = [...(after.rules ?? before).filter(({ label }) => label !== rule.label), rule];
  return rule.label;
}

/** What takes back another filter: "not in Austria" where Austria was asked for. */
const OPPOSITES: Readonly<Partial<Record<FilterName, FilterName>>> = {
  countryNot: "country",
  categoryNot: "category",
  keywordsNot: "keywords",
  brandNot: "brand",
};

/** Where its values were asked for before, they are taken back instead. */
function isOfNobody({ of, min, max }: BriefRule): boolean {
  return of === "creators" && min === null && max === 0;
}

function isMore(folded: string): boolean {
  return ALSO.test(folded) && !ONLY.test(folded);
}

function hasSome(filters: Filters, name: FilterName, values: readonly unknown[]): boolean {
  const known: unknown = filters[name];
  return Array.isArray(known) && values.some((value) => known.includes(value));
}

function changeWords(name: FilterName, filters: Filters): string {
  if (name === "includeUnknown")
    return `also creators of unknown ${orList((filters.includeUnknown ?? []).map(filterLabel))}`;
  const slot = SLOTS[name];
  const values: unknown = filters[name];
  if (!slot) return filters[name] === undefined ? `any ${filterLabel(name)}` : filterWords(name, filters);
  return slotText(slot, Array.isArray(values) ? values.map(String) : []);
}

const SLOTS: Readonly<Partial<Record<FilterName, ListSlot>>> = {
  platform: "platforms",
  country: "markets",
  region: "regions",
  city: "cities",
  tier: "tiers",
  language: "languages",
};

/** Creators who have to be in, must not be in, or have a price. */
export function changeHandles(before: Stated, said: Stated, after: Stated): string[] {
  const words: string[] = [];
  if (said.never) {
    after.never = [...new Set([...(before.never ?? []), ...said.never])];
    after.must = (before.must ?? []).filter((handle) => !said.never?.includes(handle));
    words.push(`without ${andList(said.never.map((handle) => `@${handle}`))}`);
  }
  if (said.must) {
    after.must = [...new Set([...(after.must ?? []), ...said.must])];
    after.never = (after.never ?? []).filter((handle) => !said.must?.includes(handle));
    words.push(`with ${andList(said.must.map((handle) => `@${handle}`))}`);
  }
  if (said.named) after.named = [...new Set([...(before.named ?? []), ...said.named])];
  const { prices = [] } = said;
  const known = before.prices ?? [];
  const others = known.filter((old) => !prices.some(({ handle }) => handle === old.handle));
  const told = prices.map((one) =>
    mergedDeal(
      known.find(({ handle }) => handle === one.handle),
      one,
    ),
  );
  if (prices.length > 0) after.prices = [...others, ...told];
  return [...words, ...prices.map(dealText)];
}

/** What has one value. */
export function changeSlots(said: Stated, after: Stated): string[] {
  const words: string[] = [];
  const say = (value: string) => words.push(value);
  if (said.objective) say(`for ${(after.objective = said.objective)}`);
  if (said.gender) after.gender = said.gender;
  if (said.age) after.age = said.age;
  if (said.gender ?? said.age) say(audienceText({ gender: after.gender ?? null, age: after.age ?? null }));
  if (said.flight) {
    after.flight = mergedFlight(after.flight, said.flight);
    say(`flight ${flightWords(said.flight)}`);
  }
  changeDays(said, after, say);
  if (said.deliverables) {
    after.deliverables = said.deliverables;
    delete after.totalPieces;
    say(`${piecesText(said.deliverables)} each`);
  }
  if (said.totalPieces) {
    after.totalPieces = said.totalPieces;
    delete after.deliverables;
    say(totalWords(said.totalPieces));
  }
  if (said.bound) {
    after.bound = [...(after.bound ?? []), ...said.bound];
    say(`without ${andList(said.bound.map(({ handle }) => `@${handle}`))}, who is bound elsewhere`);
  }
  if (said.rights) {
    after.rights = { ...after.rights, ...said.rights };
    say(andList(rightsWords(said.rights)));
  }
  if (said.maxPrice) {
    after.maxPrice = said.maxPrice;
    say(pieceCapText(said.maxPrice));
  }
  if (said.maxFee) {
    after.maxFee = said.maxFee;
    say(feeCapText(said.maxFee));
  }
  if (said.maxShare !== undefined) say(shareText((after.maxShare = said.maxShare)));
  changeCounts(said, after, say);
  const rules = (said.rules ?? []).filter((rule) => !isOfNobody(rule));
  if (rules.length === 0) return words;
  const others = (after.rules ?? []).filter(
    (old) => !rules.some(({ field, value }) => old.field === field && old.value === value),
  );
  after.rules = [...others, ...rules];
  for (const { label } of rules) say(label);
  return words;
}

function changeDays({ leftOut, onQuietDays }: Stated, after: Stated, say: (value: string) => void): void {
  if (leftOut) {
    after.leftOut = [...(after.leftOut ?? []), ...leftOut];
    say(leftOutText(leftOut));
  }
  if (onQuietDays) {
    after.onQuietDays = true;
    say(ON_QUIET_DAYS);
  }
}

/** A length alone keeps the start, a start alone keeps the end or the length, and an end alone keeps the start. */
function mergedFlight(
  before: Stated["flight"],
  said: NonNullable<Stated["flight"]>,
): NonNullable<Stated["flight"]> {
  if (said.to) {
    if (said.from !== undefined || before?.from === undefined || before.from > said.to) return said;
    return { ...said, from: before.from };
  }
  if (said.from && said.days === undefined && before?.to !== undefined && before.to >= said.from)
    return { ...said, to: before.to };
  if (said.from)
    return before?.days === undefined || said.days !== undefined ? said : { ...said, days: before.days };
  return before?.from === undefined ? said : { from: before.from, ...said };
}

function flightWords({ from, to, days }: NonNullable<Stated["flight"]>): string {
  if (from && to) return flightText({ from, to });
  return [
    days && `${days} days`,
    from && `from ${formatDate(from, "UTC")}`,
    to && `until ${formatDate(to, "UTC")}`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** What only counts beside the name of its slot, as the chips of assumptions write it: "Creators: 30". */
export function changeLabelled(label: string | null, text: string, said: Stated, after: Stated): string[] {
  const percent = label === "maxshare" ? /(\d{1,3})\s*%/u.exec(text)?.[1] : undefined;
  if (percent && said.maxShare === undefined) {
    after.maxShare = Number(percent);
    return [shareText(Number(percent))];
  }
  const count = label === "creators" ? /^\s*(\d{1,3})\s*$/u.exec(text)?.[1] : undefined;
  if (count) {
    after.maxCreators = Number(count);
    delete after.minCreators;
    return [`at most ${count} ${count === "1" ? "creator" : "creators"}`];
  }
  if (label === "product") return [(after.product = text)];
  const topics = label === "categories" ? topicsOf(text) : [];
  if (topics.length === 0) return [];
  after.categories = topics;
  return [`creators about ${orList(topics.map(categoryWord))}`];
}

/** Takes away limits that were assumed, or stated. */
export function changeLimits(folded: string, said: Stated, after: Stated): string[] {
  const taken = limitsTakenAway(folded);
  const words: string[] = [];
  if (taken?.count && said.maxCreators === undefined && said.minCreators === undefined) {
    delete after.minCreators;
    words.push(creatorCountText(null, (after.maxCreators = ANY_COUNT)) ?? "");
  }
  if (taken?.share && said.maxShare === undefined) words.push(shareText((after.maxShare = ANY_SHARE)));
  return words;
}

function changeCounts(said: Stated, after: Stated, say: (value: string) => void): void {
  const { minCreators, maxCreators } = said;
  if (minCreators === undefined && maxCreators === undefined) return;
  delete after.minCreators;
  delete after.maxCreators;
  if (minCreators !== undefined) after.minCreators = minCreators;
  if (maxCreators !== undefined) after.maxCreators = maxCreators;
  say(creatorCountText(minCreators ?? null, maxCreators ?? null) ?? "");
}
