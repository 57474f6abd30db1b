import type { Column, PlanProblem, SolverRule } from "./problem.ts";

/** Sizes at which the solver's tolerances mean what they should: people of a market, and its money. */
const PEOPLE_WANTED = 10_000;
const MONEY_WANTED = 1000;

export interface Scale {
  people: number;
  money: number;
}

/** Powers of two that bring a problem to a size that the solver likes: dividing by them loses no digit. */
export function scaleOf({ people, columns, rules }: PlanProblem): Scale {
  const budget = rules.find((rule) => rule.kind === "budget")?.amount ?? 0;
  const money = columns.reduce((most, { cost }) => Math.max(most, cost), budget);
  return {
    people: powerOfTwo(people.reduce((sum, one) => sum + one, 0) / PEOPLE_WANTED),
    money: powerOfTwo(money / MONEY_WANTED),
  };
}

/** The problem in units of `people` and `money`; its columns and rules keep their order. */
export function scaleDown(problem: PlanProblem, { people, money }: Scale): PlanProblem {
  return {
    ...problem,
    people: problem.people.map((one) => one / people),
    columns: problem.columns.map((column): Column => ({ ...column, cost: column.cost / money })),
    rules: problem.rules.map((rule) => scaleRule(rule, money)),
  };
}

function scaleRule(rule: SolverRule, money: number): SolverRule {
  return rule.kind === "budget" || rule.kind === "cap" ? { ...rule, amount: rule.amount / money } : rule;
}

function powerOfTwo(value: number): number {
  return 2 ** Math.round(Math.log2(Math.max(1, value)));
}
