import type { FilterName, Filters } from "@app/contract/discovery/filters";
import type { BriefRule } from "@app/contract/strategy/plan";
import type { FactInUse } from "@app/contract/strategy/memory/schemas";
import { joinFilters, withoutValues } from "#/strategy/brief/filter-sets.ts";
import type { Made } from "#/strategy/brief/follow-up/made.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";
import type { Stated } from "#/strategy/brief/stated.ts";
import { ruleOf } from "./remembered-rules.ts";

/** A fact that a plan is made with. */
export interface RuleInUse {
  fact: FactInUse;
  /** What of it holds; where nothing does, the brief says otherwise and all of it stands here. */
  made: readonly Made[];
  isOverruled: boolean;
}

/** What was said of a plan, with what the team told before. What the brief itself says goes before it. */
export function withRemembered(
  stated: Stated,
  context: ReadingContext,
): { stated: Stated; rules: RuleInUse[] } {
  const rules: RuleInUse[] = [];
  let all = stated;
  for (const fact of stated.remembered ?? []) {
    const rule = ruleOf(fact.text, context);
    if (!rule) continue;
    const next = { ...all };
    const held = rule.made.filter((made) => holds(made, rule.stated, stated, next));
    all = next;
    rules.push({ fact, made: held.length > 0 ? held : rule.made, isOverruled: held.length === 0 });
  }
  return { stated: all, rules };
}

/** Puts one thing of a fact into the brief, unless what was said of it now, `own`, says otherwise. @returns whether it holds. */
function holds(made: Made, told: Stated, own: Stated, all: Stated): boolean {
  if (made.is === "filter") return holdsFilter(made.name, told, own, all);
  if (made.is === "rule") return holdsRule(made.rule, own, all);
  if (made.is === "without") return holdsHandles("never", "must", made.handles, own, all);
  if (made.is === "with") return holdsHandles("must", "never", made.handles, own, all);
  if (made.is === "leftOut") {
    all.leftOut = [...(all.leftOut ?? []), ...made.days];
    return true;
  }
  return fill(SLOTS[made.is] ?? [], told, own, all);
}

/** Slots of a brief that a thing is said in; one that the brief fills leaves no room for the others. */
const SLOTS: Readonly<Partial<Record<Made["is"], readonly (keyof Stated)[]>>> = {
  audience: ["gender", "age"],
  rights: ["rights"],
  pieceCap: ["maxPrice"],
  feeCap: ["maxFee"],
  share: ["maxShare"],
  creators: ["minCreators", "maxCreators"],
};

function fill(slots: readonly (keyof Stated)[], told: Stated, own: Stated, all: Stated): boolean {
  if (slots.length === 0 || slots.some((slot) => own[slot] !== undefined)) return false;
  Object.assign(all, Object.fromEntries(slots.flatMap((slot) => (slot in told ? [[slot, told[slot]]] : []))));
  return true;
}

/** Where one of these is asked for, the other cannot be as well. */
const AGAINST: Readonly<Partial<Record<FilterName, readonly FilterName[]>>> = {
  categoryNot: ["category"],
  keywordsNot: ["keywords"],
  brandNot: ["brand"],
  platformNot: ["platform"],
  countryNot: ["country"],
  cityNot: ["city"],
};
const PLACES: readonly FilterName[] = ["country", "region", "city"];

function holdsFilter(name: FilterName, told: Stated, own: Stated, all: Stated): boolean {
  const values: unknown = told.filters?.[name];
  const against = AGAINST[name];
  if (against && Array.isArray(values)) {
    const wanted = new Set(against.flatMap((other) => listOf(own.filters, other)));
    const left = values.filter((value) => !wanted.has(value));
    if (left.length === 0) return false;
    all.filters = joinFilters(all.filters ?? {}, { [name]: left });
    return true;
  }
  const taken = PLACES.includes(name) ? PLACES : [name];
  const isSaid = taken.some((one) => own.filters?.[one] !== undefined);
  if (isSaid || (PLACES.includes(name) && own.audienceCountries !== undefined)) return false;
  let filters = joinFilters(all.filters ?? {}, { [name]: values });
  // What another brief left out is not asked for.
  for (const [not, [wanted]] of Object.entries(AGAINST))
    if (wanted === name) filters = withoutValues(filters, name, listOf(own.filters, not));
  all.filters = filters;
  return filters[name] !== undefined;
}

function listOf(filters: Filters | undefined, name: string): unknown[] {
  const values: unknown = Object.entries(filters ?? {}).find(([one]) => one === name)?.[1];
  return Array.isArray(values) ? values : [];
}

function holdsRule(rule: BriefRule, own: Stated, all: Stated): boolean {
  const isAsked = listOf(own.filters, rule.field).includes(rule.value);
  const isSaid = own.rules?.some(({ field, value }) => field === rule.field && value === rule.value);
  if (isAsked || isSaid) return false;
  all.rules = [...(all.rules ?? []), rule];
  return true;
}

function holdsHandles(
  into: "must" | "never",
  other: "must" | "never",
  handles: readonly string[],
  own: Stated,
  all: Stated,
): boolean {
  const said = new Set([...(own[other] ?? []), ...(own.prices ?? []).map(({ handle }) => handle)]);
  const left = handles.filter((handle) => !said.has(handle));
  if (left.length === 0) return false;
  all[into] = [...new Set([...(all[into] ?? []), ...left])];
  return true;
}
