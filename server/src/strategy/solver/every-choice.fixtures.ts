import { seeded } from "#/strategy/plans/planning.fixtures.ts";
import { personOf, valueOf } from "./problem.ts";
import type { Column, PlanProblem, SolverRule } from "./problem.ts";

const CELLS = 4;

/**
 * A problem small enough to try every choice: up to `most` creators with one to three packages, a budget, a cap on each,
 * shares of what is spent, rules that count, and two accounts of one person.
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
  const percent = (low: number, high: number) => Math.round(between(low, high) * 100) / 100;
  const everybody = Array.from({ length: creators }, (_, index) => index);
  const budget = Math.round(between(0.1, 0.6) * columns.reduce((sum, { cost }) => sum + cost, 0) * 0.6);
  const group = everybody.filter(() => random() < 0.4);
  const rules: SolverRule[] = [
    { id: 0, kind: "budget", amount: budget },
    { id: 1, kind: "count", creators: everybody, min: 1, max: Math.round(between(2, 6)) },
    ...(random() < 0.5 ? [{ id: 2, kind: "share" as const, part: percent(0.4, 0.7) }] : []),
    ...(random() < 0.5 ? [{ id: 3, kind: "count" as const, creators: group, min: 1, max: null }] : []),
    ...(random() < 0.3 ? [{ id: 4, kind: "count" as const, creators: group, min: null, max: 2 }] : []),
    ...(random() < 0.3
      ? [{ id: 6, kind: "cap" as const, amount: Math.round(between(0.2, 0.6) * budget) }]
      : []),
    ...(random() < 0.5 ? [spendRule(5, group, percent(0.2, 0.6), random())] : []),
  ];
  return { people, columns, creators, rules };
}

/** "At least 40 % on these", "at most 40 %", or a split that is kept to within ten points. */
function spendRule(id: number, creators: number[], part: number, kind: number): SolverRule {
  const slack = 0.1;
  if (kind < 1 / 3) return { id, kind: "spend", creators, min: part, max: null };
  if (kind < 2 / 3) return { id, kind: "spend", creators, min: null, max: part };
  return { id, kind: "spend", creators, min: (part * 100 - slack * 100) / 100, max: part + slack };
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

/** What one package of a choice may be paid, the others getting what they ask: between two amounts. */
interface Room {
  least: number;
  most: number;
}

/** Minor units by which a part of the money may be off, since percents of whole units are no whole units. */
const ROUNDING = 1e-3;

/**
 * What the package at `own` may be paid in a choice that keeps the rules, from all rules but the budget; null where one
 * of them is broken at every price. Written apart from the solver, in the terms of what is paid.
 */
function roomIn({ columns, rules }: PlanProblem, chosen: readonly number[], own: number): Room | null {
  const others = chosen.filter((index) => index !== own);
  const costOf = (index: number) => columns[index]?.cost ?? 0;
  const sum = (indices: readonly number[]) => indices.reduce((total, index) => total + costOf(index), 0);
  const room: Room = { least: 0, most: Infinity };
  /** Keeps only prices p with slope · p ≤ height. */
  const limit = (slope: number, height: number) => {
    if (slope > 0) room.most = Math.min(room.most, (height + ROUNDING) / slope);
    else if (slope < 0) room.least = Math.max(room.least, (height + ROUNDING) / slope);
    else if (height < -ROUNDING) room.most = -Infinity;
  };
  const rest = sum(others);
  for (const rule of rules) {
    if (rule.kind === "without" || rule.kind === "budget") continue;
    if (rule.kind === "share") {
      // Each other one takes no more than its part of the whole, and neither does this one.
      for (const other of others) limit(-rule.part, rule.part * rest - costOf(other));
      limit(1 - rule.part, rule.part * rest);
      continue;
    }
    if (rule.kind === "cap") {
      if (others.some((other) => costOf(other) > rule.amount)) return null;
      limit(1, rule.amount);
      continue;
    }
    const isIn = (index: number) => rule.creators.includes(columns[index]?.creator ?? -1);
    const { min, max } = rule;
    if (rule.kind === "count") {
      const count = chosen.filter(isIn).length;
      if (count < (min ?? 0) || count > (max ?? Infinity)) return null;
      continue;
    }
    const inside = sum(others.filter(isIn));
    const one = isIn(own) ? 1 : 0;
    if (max !== null) limit(one - max, max * rest - inside);
    if (min !== null) limit(min - one, inside - min * rest);
  }
  return room.least <= room.most ? room : null;
}

/** Whether a choice keeps all rules but the budget, which is kept already. */
function keeps(problem: PlanProblem, chosen: readonly number[]): boolean {
  const [own] = chosen;
  if (own === undefined) return problem.rules.every((rule) => keepsNobody(rule));
  const asked = problem.columns[own]?.cost ?? 0;
  const room = roomIn(problem, chosen, own);
  return room !== null && room.least <= asked && asked <= room.most;
}

/** Nobody is no share of anything. */
function keepsNobody(rule: SolverRule): boolean {
  return rule.kind === "count" ? (rule.min ?? 0) <= 0 : rule.kind !== "spend" && rule.kind !== "share";
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
    if (own === undefined) return;
    const room = roomIn(free, chosen, own);
    const { cost, pieces } = problem.columns[own] ?? { cost: 0, pieces: 1 };
    const most = Math.min(cost, room?.most ?? -1, leftOver(problem, own, chosen));
    if (!room || most < room.least) return;
    if (most / pieces > (best ?? -1) && valueOf(problem, chosen) >= value) best = most / pieces;
  });
  return best;
}

/** What the others of a choice leave of the budget. */
function leftOver({ columns, rules }: PlanProblem, own: number, chosen: readonly number[]): number {
  const others = chosen.reduce((sum, index) => sum + (index === own ? 0 : (columns[index]?.cost ?? 0)), 0);
  return Math.min(...rules.map((rule) => (rule.kind === "budget" ? rule.amount - others : Infinity)));
}

/** The least that any choice costs which keeps all rules but the budget; null when none does. */
export function leastBudget(problem: PlanProblem): number | null {
  const rules = problem.rules.filter(({ kind }) => kind !== "budget");
  let least: number | null = null;
  everyChoice({ ...problem, rules }, (chosen) => {
    if (!keeps(problem, chosen)) return;
    const cost = chosen.reduce((sum, index) => sum + (problem.columns[index]?.cost ?? 0), 0);
    least = Math.min(least ?? Infinity, cost);
  });
  return least;
}
