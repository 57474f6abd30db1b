import { CATEGORIES } from "@app/contract/discovery/categories";
import { FILTER_NAMES } from "@app/contract/discovery/filter-names";
import type { FilterName } from "@app/contract/discovery/filters";
import type { BriefRule } from "@app/contract/strategy/plan";
import { wordsListed } from "#/language/dictionary.ts";
import { countriesOfCity } from "#/language/places/places.ts";
import { mergedDeal } from "#/strategy/brief/money/stated-prices.ts";
import { ANY_COUNT, ANY_SHARE, limitsTakenAway } from "#/strategy/brief/no-limits.ts";
import { hasSome, joinFilters, withoutFilters, withoutValues } from "#/strategy/brief/filter-sets.ts";
import { topicsOf } from "#/strategy/brief/product/topics.ts";
import { allowedAgain, isOfNobody } from "#/strategy/brief/rules/allowed-again.ts";
import type { Stated } from "#/strategy/brief/stated.ts";
import type { Made } from "./made.ts";
import { TOPIC_IN, TOPIC_OUT } from "./order-places.ts";

const ONLY = new RegExp(
  wordsListed(
    "only, just, nur, seulement, uniquement, solo, solamente, apenas, somente, instead, stattdessen",
  ),
  "u",
);
const ALSO = new RegExp(
  wordsListed(
    "also, and, add, plus, too, as well, auch, und, aussi, ajoute, et, tambien, anade, e, tambem, adiciona",
  ),
  "u",
);
const NOT = new RegExp(
  wordsListed("without, no, not, drop, remove, ohne, kein*, nicht, sans, pas de, sin, sem, nao"),
  "u",
);

/** Who may be chosen. @returns what it made different; so do those below. */
export function changeFilters(
  { filters: known = {} }: Stated,
  { filters: said = {}, rules: banned = [] }: Stated,
  folded: string,
  after: Stated,
): Made[] {
  const refused = NOT.test(folded);
  // "Only Rio" is in Brazil, whatever country was asked for before.
  const isElsewhere =
    (said.city ?? said.region) !== undefined && !said.country && !refused && !isMore(folded);
  let next = isElsewhere ? withoutFilters(known, ["country", "region", "city"]) : known;
  const made: Made[] = [];
  for (const name of FILTER_NAMES) {
    const values = said[name];
    if (values === undefined) continue;
    // "No politics" once more takes nothing back.
    const isRefusal = name.endsWith("Not");
    const opposite = OPPOSITES[name];
    const list: readonly unknown[] | null = Array.isArray(values) ? values : null;
    const freed = list && !refused && !ONLY.test(folded) ? allowedAgain(name, list, folded, after) : [];
    if (freed.length > 0) {
      made.push({ is: "freed", limits: freed });
      continue;
    }
    if (opposite && list && hasSome(known, opposite, list)) {
      next = withoutValues(next, opposite, list);
      made.push({ is: "filter", name: opposite, filters: next });
      const rest = list.filter((one) => !hasSome(known, opposite, [one]));
      if (rest.length === 0) continue;
      next = joinFilters(next, { [name]: rest });
    } else if (list && (name === "includeUnknown" || isRefusal || isMore(folded))) {
      next = joinFilters(next, { [name]: list });
    } else next = joinFilters(withoutFilters(next, [name]), { [name]: values });
    // Who is asked for is left out no more.
    if (list && !isRefusal && `${name}Not` in next) next = withoutValues(next, `${name}Not`, list);
    made.push({ is: "filter", name, filters: next });
  }
  for (const rule of banned.filter(isOfNobody)) {
    const values = rule.value.split("|");
    if (hasSome(next, rule.field, values)) {
      next = withoutValues(next, rule.field, values);
      made.push({ is: "filter", name: rule.field, filters: next });
    } else made.push(addRule(rule, after));
  }
  if (next !== known) after.filters = next;
  return made;
}

/** In the place of the rule of the same name. */
function addRule(rule: BriefRule, after: Stated): Made {
  after.rules = [...(after.rules ?? []).filter(({ label }) => label !== rule.label), rule];
  return { is: "rule", rule };
}

/** What takes back another filter: "not in Austria" where Austria was asked for. */
const OPPOSITES: Readonly<Partial<Record<FilterName, FilterName>>> = {
  countryNot: "country",
  categoryNot: "category",
  keywordsNot: "keywords",
  brandNot: "brand",
};

function isMore(folded: string): boolean {
  return ALSO.test(folded) && !ONLY.test(folded);
}

/** Creators who have to be in, must not be in, or have a price. */
export function changeHandles(
  before: Stated,
  { never, must, named, prices = [] }: Stated,
  after: Stated,
): Made[] {
  const made: Made[] = [];
  if (never) {
    after.never = joined(before.never, never);
    after.must = without(before.must, never);
    made.push({ is: "without", handles: never });
  }
  if (must) {
    after.must = joined(after.must, must);
    after.never = without(after.never, must);
    made.push({ is: "with", handles: must });
  }
  if (named) after.named = joined(before.named, named);
  const known = before.prices ?? [];
  const told = prices.map((one) =>
    mergedDeal(
      known.find(({ handle }) => handle === one.handle),
      one,
    ),
  );
  const left = known.filter((old) => !prices.some(({ handle }) => handle === old.handle));
  if (told.length > 0) after.prices = [...left, ...told];
  return [...made, ...prices.map((deal): Made => ({ is: "deal", deal }))];
}

function joined(before: readonly string[] = [], said: readonly string[]): string[] {
  return [...new Set([...before, ...said])];
}

function without(before: readonly string[] = [], said: readonly string[]): string[] {
  return before.filter((handle) => !said.includes(handle));
}

const AS_WELL = new RegExp(wordsListed("also, too, as well, auch, aussi, tambien, tambem, bhi"), "u");

/** "Men too" of a plan for women is for both; beside anything else they are those that are named. */
function changeGender(
  { filters, age }: Stated,
  gender: NonNullable<Stated["gender"]>,
  folded: string,
  after: Stated,
): void {
  const isAdded = AS_WELL.test(folded) && !filters && !age && after.gender !== gender;
  if (isAdded) delete after.gender;
  else after.gender = gender;
}

type Ages = NonNullable<Stated["age"]>;

/** "People over 45 as well": from the youngest to the oldest of both; without an end it is everybody. */
function changeAge(said: Ages, isAdded: boolean, after: Stated): void {
  const before = isAdded && after.age ? after.age : said;
  const min = before.min === null || said.min === null ? null : Math.min(before.min, said.min);
  const max = before.max === null || said.max === null ? null : Math.max(before.max, said.max);
  if (min === null && max === null) delete after.age;
  else after.age = { min, max };
}

/** What has one value. */
export function changeSlots(said: Stated, folded: string, after: Stated): Made[] {
  const made: Made[] = [];
  const say = (one: Made) => void made.push(one);
  if (said.objective) say({ is: "objective", objective: (after.objective = said.objective) });
  if (said.gender) changeGender(said, said.gender, folded, after);
  if (said.age) changeAge(said.age, AS_WELL.test(folded) && !said.gender, after);
  if (said.gender ?? said.age)
    say({ is: "audience", audience: { gender: after.gender ?? null, age: after.age ?? null } });
  if (said.flight) {
    after.flight = mergedFlight(after.flight, said.flight);
    say({ is: "flight", flight: said.flight });
  }
  changeDays(said, after, say);
  if (said.deliverables) {
    say({ is: "pieces", pieces: (after.deliverables = said.deliverables) });
    delete after.totalPieces;
  }
  if (said.totalPieces) {
    say({ is: "total", pieces: (after.totalPieces = said.totalPieces) });
    delete after.deliverables;
  }
  if (said.bound) {
    const handles = said.bound.map(({ handle }) => handle);
    after.bound = [...(after.bound ?? []).filter(({ handle }) => !handles.includes(handle)), ...said.bound];
    say({ is: "bound", handles });
  }
  if (said.rights) {
    after.rights = { ...after.rights, ...said.rights };
    say({ is: "rights", rights: said.rights });
  }
  changePieceCaps(said, after, say);
  if (said.maxFee) say({ is: "feeCap", most: (after.maxFee = said.maxFee) });
  if (said.maxShare !== undefined) say({ is: "share", percent: (after.maxShare = said.maxShare) });
  changeCounts(said, after, say);
  const rules = (said.rules ?? []).filter((rule) => !isOfNobody(rule));
  if (rules.length === 0) return made;
  const others = (after.rules ?? []).filter(
    (old) => !rules.some(({ field, value }) => old.field === field && old.value === value),
  );
  after.rules = [...others, ...rules];
  for (const rule of rules) {
    widenFor(rule, after, say);
    say({ is: "rule", rule });
  }
  return made;
}

/** A limit for all pieces takes the place of those for single formats. */
function changePieceCaps({ maxPrice, pieceCaps }: Stated, after: Stated, say: (made: Made) => void): void {
  if (!maxPrice) return;
  after.maxPrice = maxPrice;
  delete after.pieceCaps;
  if (!pieceCaps) return say({ is: "pieceCap", most: maxPrice });
  after.pieceCaps = pieceCaps;
  for (const { format, most } of pieceCaps) say({ is: "pieceCap", most, format });
}

/** "At least 2 from Austria" of a plan in Germany is in both: a rule is ordered to be kept. */
function widenFor(rule: BriefRule, after: Stated, say: (made: Made) => void): void {
  const { field, value, min } = rule;
  if (!min) return;
  if (field === "city" || field === "region") widenCountry(rule, after, say);
  const { filters = {} } = after;
  const known: readonly string[] = filters[field] ?? [];
  const values = value.split("|");
  if (known.length === 0 || values.every((one) => known.includes(one))) return;
  after.filters = joinFilters(filters, { [field]: values });
  say({ is: "filter", name: field, filters: after.filters });
}

/** "One from Vienna" of a plan in Germany is in Austria too. */
function widenCountry({ field, value }: BriefRule, after: Stated, say: (made: Made) => void): void {
  const known = after.filters?.country;
  if (!known) return;
  const countries = value.split("|").flatMap((one) => {
    const own = field === "city" ? countriesOfCity(one) : [one.slice(0, 2)];
    // Of several towns of a name, the first is the largest.
    return own.some((code) => known.includes(code)) ? [] : own.slice(0, 1);
  });
  if (countries.length === 0) return;
  after.filters = { ...after.filters, country: [...known, ...countries] };
  say({ is: "filter", name: "country", filters: after.filters });
}

function changeDays({ leftOut, onQuietDays }: Stated, after: Stated, say: (made: Made) => void): void {
  if (leftOut) {
    after.leftOut = [...(after.leftOut ?? []), ...leftOut];
    say({ is: "leftOut", days: leftOut });
  }
  if (onQuietDays) {
    after.onQuietDays = true;
    say({ is: "onQuietDays" });
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

/** What only counts beside the name of its slot, as the chips of assumptions write it: "Creators: 30". */
export function changeLabelled(label: string | null, text: string, said: Stated, after: Stated): Made[] {
  const percent = label === "maxshare" ? /(\d{1,3})\s*%/u.exec(text)?.[1] : undefined;
  if (percent && said.maxShare === undefined) {
    return [{ is: "share", percent: (after.maxShare = Number(percent)) }];
  }
  const count = label === "creators" ? /^(\d{1,3})$/u.exec(text)?.[1] : undefined;
  if (count) {
    after.maxCreators = Number(count);
    delete after.minCreators;
    return [{ is: "creators", min: null, max: Number(count) }];
  }
  if (label === "product") return [{ is: "product", product: (after.product = text) }];
  const topics = label === "categories" ? topicsOf(text) : [];
  if (topics.length === 0) return [];
  return setTopics(after, topics);
}

/** Where topics were demanded of creators they still are, and else only named. */
function setTopics(after: Stated, categories: readonly string[]): Made[] {
  const { category, ...others } = after.filters ?? {};
  const topics = [...categories];
  const demanded = CATEGORIES.filter((one) => topics.includes(one));
  if (category) after.filters = topics.length > 0 ? { ...others, category: demanded } : others;
  else if (topics.length > 0) after.categories = topics;
  else delete after.categories;
  return [{ is: "topics", categories: topics }];
}

/** "Fitness instead of gaming": whom a plan is for by topic. What was no topic of it is refused instead. */
export function changeTopics(before: Stated, source: string, after: Stated): Made[] {
  const isOut = source.startsWith(TOPIC_OUT);
  if (!isOut && !source.startsWith(TOPIC_IN)) return [];
  const topics: readonly string[] = topicsOf(source.slice((isOut ? TOPIC_OUT : TOPIC_IN).length));
  const known = before.filters?.category ?? before.categories ?? [];
  const left = known.filter((topic) => !topics.includes(topic));
  if (isOut && left.length === known.length) {
    after.filters = joinFilters(before.filters ?? {}, { categoryNot: [...topicsOf(source)] });
    return [{ is: "filter", name: "categoryNot", filters: after.filters }];
  }
  return setTopics(after, isOut ? left : [...left, ...topics]);
}

/** Takes away limits that were assumed, or stated. */
export function changeLimits(folded: string, said: Stated, after: Stated): Made[] {
  const taken = limitsTakenAway(folded);
  const made: Made[] = [];
  if (taken?.count && said.maxCreators === undefined && said.minCreators === undefined) {
    delete after.minCreators;
    made.push({ is: "creators", min: null, max: (after.maxCreators = ANY_COUNT) });
  }
  if (taken?.share && said.maxShare === undefined)
    made.push({ is: "share", percent: (after.maxShare = ANY_SHARE) });
  return made;
}

function changeCounts(said: Stated, after: Stated, say: (made: Made) => void): void {
  const { minCreators, maxCreators } = said;
  if (minCreators === undefined && maxCreators === undefined) return;
  delete after.minCreators;
  delete after.maxCreators;
  if (minCreators !== undefined) after.minCreators = minCreators;
  if (maxCreators !== undefined) after.maxCreators = maxCreators;
  say({ is: "creators", min: minCreators ?? null, max: maxCreators ?? null });
}
