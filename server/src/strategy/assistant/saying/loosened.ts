import type { Plan } from "@app/contract/strategy/plan";
import type { PlanCard } from "@app/contract/strategy/tools";
import { countriesOfCity } from "#/language/places/places.ts";
import type { Language } from "#/strategy/acts/act.ts";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import { EVERY_TOPIC } from "#/strategy/plans/plan.ts";
import { topicsOf } from "#/strategy/brief/product/topics.ts";
import { isCategory } from "@app/contract/discovery/category-names";
import { ruleNames, sayMade } from "./brief-sayings.ts";

/** What a plan holds less firmly than its words say: who may be shut out for all that is known, and what is assumed no more. */
export function loosenedIn(
  plan: Plan,
  {
    before,
    candidates,
    language,
  }: { before: Plan | null; candidates: readonly Candidate[]; language: Language },
): Pick<PlanCard, "unsure" | "dropped" | "preferred"> {
  const preferred = preferredIn(plan, language);
  const unsure = unsureOf(plan, candidates);
  const dropped = before === null ? [] : droppedSince(before, plan).map(ruleNames(before.brief, language));
  return {
    ...(preferred !== null && { preferred }),
    ...(unsure.length > 0 && { unsure }),
    ...(dropped.length > 0 && { dropped }),
  };
}

/** "Detox tea, fitness": a topic that the product does not have by itself was asked for. */
function preferredIn({ brief, assumptions, status }: Plan, language: Language): string | null {
  const isOpen = assumptions.some(({ slot, value }) => slot === "categories" && value === EVERY_TOPIC);
  if (!isOpen || status === "infeasible") return null;
  const own = topicsOf(brief.product ?? "");
  const said = brief.categories.flatMap((topic) =>
    isCategory(topic) && !own.includes(topic) ? [topic] : [],
  );
  return said.length > 0 ? sayMade({ is: "topics", categories: said }, language) : null;
}

/** "Nobody from Madrid", and somebody whose city nobody knows. */
function unsureOf({ brief, picks }: Plan, candidates: readonly Candidate[]): NonNullable<PlanCard["unsure"]> {
  const refused = brief.rules.filter(({ of, min, max }) => of === "creators" && min === null && max === 0);
  const fields = Map.groupBy(refused, ({ field }) => field);
  return [...fields].flatMap(([field, rules]) => {
    const values = rules.flatMap(({ value }) => value.split("|"));
    const handles = picks.flatMap(({ creatorId, platform, handle }) => {
      const own = candidates.find((one) => one.creatorId === creatorId && one.platform === platform);
      return own && values.some((value) => mayBe(own, field, value)) ? [handle] : [];
    });
    return handles.length > 0 ? [{ field, handles }] : [];
  });
}

function mayBe(candidate: Candidate, field: string, value: string): boolean {
  const { country, region, city, gender, language, categories } = candidate;
  if (field === "country") return country === null;
  if (field === "language") return language === null;
  if (field === "gender") return gender === null;
  if (field === "category") return categories.length === 0;
  const isElsewhere = (countries: readonly string[]) => country !== null && !countries.includes(country);
  if (field === "city") return city === null && !isElsewhere(countriesOfCity(value));
  return field === "region" && region === null && city === null && !isElsewhere([value.slice(0, 2)]);
}

/** Limits that nobody set, and that the plan had while it could. */
function droppedSince(before: Plan, { assumptions, brief, status }: Plan): string[] {
  if (status === "infeasible") return [];
  const isOpen: Readonly<Record<string, boolean>> = {
    maxShare: brief.maxShare === null,
    maxCreators: brief.maxCreators === null,
  };
  return before.assumptions
    .filter(({ slot }) => isOpen[slot] === true && !assumptions.some((one) => one.slot === slot))
    .map(({ value }) => value);
}
