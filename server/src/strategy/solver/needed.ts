import { isOfSpent, personOf } from "./problem.ts";
import type { Column, PlanProblem, SolverRule } from "./problem.ts";

/** Packages of every price that a share of the money may need, of each kind of creator. Chosen by us. */
const SPREAD = 40;

type Counting = Extract<SolverRule, { creators: number[] }>;

/**
 * Creators among whom a choice that keeps the rules is found, if there is one at all. To the rules, creators who count
 * for the same ones differ by their price only: so the cheapest of each such kind are enough, as many as all minimums
 * ask for together. A share of the money may need dearer ones: there a spread over all prices stands in, which is no
 * proof.
 */
export function neededCreators(problem: PlanProblem): Set<number> {
  const counting = problem.rules.filter(isCounting);
  const wanted = problem.rules.reduce((sum, rule) => sum + atLeast(rule), 0);
  const isShared = problem.rules.some(isOfSpent);
  const needed = new Set<number>();
  for (const group of kindsOf(problem, counting)) {
    const dearer = cheapestFirst(group);
    for (const { creator } of cheapestOfEach(dearer).slice(0, wanted)) needed.add(creator);
    if (isShared) for (const { creator } of spread(dearer)) needed.add(creator);
  }
  return needed;
}

/** Creators without whom a rule cannot hold: of a share of a third for each, three. */
function atLeast(rule: SolverRule): number {
  if (rule.kind === "share") return Math.ceil(1 / rule.part);
  return rule.kind === "count" ? (rule.min ?? 0) : 0;
}

function isCounting(rule: SolverRule): rule is Counting & { kind: "count" | "spend" } {
  return rule.kind === "count" || rule.kind === "spend";
}

/** Columns that no filter shuts out, by the rules for which their creators count. */
function kindsOf({ columns, creators, rules }: PlanProblem, counting: readonly Counting[]): Column[][] {
  const banned = new Set(rules.flatMap((rule) => (rule.kind === "without" ? rule.creators : [])));
  const marks = Array.from({ length: creators }, () => "");
  for (const { id, creators: members } of counting)
    for (const member of members) marks[member] = `${marks[member] ?? ""},${id}`;
  const open = columns.filter(({ creator }) => !banned.has(creator));
  return [...Map.groupBy(open, ({ creator }) => marks[creator] ?? "").values()];
}

function cheapestFirst(columns: readonly Column[]): Column[] {
  return columns.toSorted((left, right) => left.cost - right.cost || left.creator - right.creator);
}

/** The first column of each person. */
function cheapestOfEach(columns: readonly Column[]): Column[] {
  const seen = new Set<number>();
  return columns.filter((column) => {
    const isNew = !seen.has(personOf(column));
    seen.add(personOf(column));
    return isNew;
  });
}

/** Evenly placed in the list, its last one among them. */
function spread(columns: readonly Column[]): Column[] {
  const step = (columns.length - 1) / SPREAD;
  return Array.from({ length: SPREAD + 1 }, (_, place) => Math.round(place * step)).flatMap(
    (place) => columns[place] ?? [],
  );
}
