import { seeded } from "#/strategy/plans/planning.fixtures.ts";
import { personOf, valueOf } from "./problem.ts";
import type { Column, PlanProblem, SolverRule } from "./problem.ts";

const CELLS = 4;

/**
 * A problem small enough to try every choice: up to `most` creators with one to three packages, a budget, a share,
 * rules that count, and two accounts of one person.
 */
export function smallProblem(seed: number, most = 12): PlanProblem {
  const random = seeded(seed);
  const between = (low: number, high: number) => low + (high - low) * random();
  const creators = Math.round(between(3, most));
  const people = Array.from({ length: CELLS }, () => Math.round(between(1000, 400_000)));
  const columns = Array.from({ length: creators }, (_, creator) => {
    const price = Math.round(between(5000, 200_000));
    const sizes = Math.ceil(between(0, 3));
    const pressure = people.map(() => between(0.001, 0.4) * between(0.1, 1));
    const isSecond = creator === 1 && random() < 0.5;
    return Array.from({ length: sizes }, (_unused, extra): Column => ({
      creator,
      ...(isSecond && { person: 0 }),
      cost: price * (extra + 1),
      pieces: extra + 1,
      cells: [...people.keys()],
      values: pressure.map((one) => one * (1 + 0.7 * extra)),
    }));
  }).flat();
  const everybody = Array.from({ length: creators }, (_, index) => index);
  const budget = Math.round(between(0.1, 0.6) * columns.reduce((sum, { cost }) => sum + cost, 0) * 0.6);
  const group = everybody.filter(() => random() < 0.4);
  const rules: SolverRule[] = [
    { id: 0, kind: "budget", amount: budget },
    { id: 1, kind: "count", creators: everybody, min: 1, max: Math.round(between(2, 6)) },
    ...(random() < 0.5 ? [{ id: 2, kind: "share" as const, part: between(0.2, 0.6), budget }] : []),
    ...(random() < 0.5 ? [{ id: 3, kind: "count" as const, creators: group, min: 1, max: null }] : []),
    ...(random() < 0.3 ? [{ id: 4, kind: "count" as const, creators: group, min: null, max: 2 }] : []),
  ];
  return { people, columns, creators, rules };
}

/** Calls `visit` with every choice of at most one package of a person that costs no more than `budget`. */
function everyChoice(problem: PlanProblem, visit: (chosen: readonly number[]) => void): void {
  const budget = Math.min(...problem.rules.map((rule) => (rule.kind === "budget" ? rule.amount : Infinity)));
  const persons = [...Map.groupBy(problem.columns.keys(), (index) => personAt(problem, index)).values()];
  const chosen: number[] = [];
  const choose = (place: number, left: number) => {
    const own = persons[place];
    if (!own) {
      visit(chosen);
      return;
    }
    choose(place + 1, left);
    for (const index of own) {
      const cost = problem.columns[index]?.cost ?? 0;
      if (cost > left) continue;
      chosen.push(index);
      choose(place + 1, left - cost);
      chosen.pop();
    }
  };
  choose(0, budget);
}

function personAt({ columns }: PlanProblem, index: number): number {
  const column = columns[index];
  return column ? personOf(column) : -1;
}

/** Whether a choice keeps all rules but the budget, which is kept already. */
function keeps({ columns, rules }: PlanProblem, chosen: readonly number[]): boolean {
  return rules.every((rule) => {
    if (rule.kind === "share")
      return chosen.every((index) => (columns[index]?.cost ?? 0) <= rule.part * rule.budget);
    if (rule.kind !== "count") return true;
    const count = chosen.filter((index) => rule.creators.includes(columns[index]?.creator ?? -1)).length;
    return count >= (rule.min ?? 0) && count <= (rule.max ?? Infinity);
  });
}

/** The most people that any choice reaches; null when none keeps the rules. */
export function bestValue(problem: PlanProblem): number | null {
  let best: number | null = null;
  everyChoice(problem, (chosen) => {
    if (keeps(problem, chosen)) best = Math.max(best ?? 0, valueOf(problem, chosen));
  });
  return best;
}

/**
 * The highest price of one piece, no more than is asked, at which a plan with the creator reaches at least `value`:
 * null when none does even for nothing.
 */
export function bestPrice(problem: PlanProblem, creator: number, value: number): number | null {
  const columns = problem.columns.map((column) =>
    column.creator === creator ? { ...column, cost: 0 } : column,
  );
  const free = { ...problem, columns };
  let best: number | null = null;
  everyChoice(free, (chosen) => {
    const own = chosen.find((index) => columns[index]?.creator === creator);
    if (own === undefined || !keeps(free, chosen)) return;
    const price = roomFor(
      problem,
      own,
      chosen.reduce((sum, index) => sum + (columns[index]?.cost ?? 0), 0),
    );
    if (price > (best ?? -1) && valueOf(problem, chosen) >= value) best = price;
  });
  return best;
}

/** The most that one piece of the package may cost beside what the others do. */
function roomFor({ columns, rules }: PlanProblem, own: number, others: number): number {
  const { cost, pieces } = columns[own] ?? { cost: 0, pieces: 1 };
  const limits = rules.map((rule) => {
    if (rule.kind === "budget") return rule.amount - others;
    return rule.kind === "share" ? rule.part * rule.budget : Infinity;
  });
  return Math.min(cost, ...limits) / pieces;
}
