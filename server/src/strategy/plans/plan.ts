import type { Assumption, Brief, Plan } from "@app/contract/strategy/plan";
import { plural } from "@app/contract/formats";
import { byAccount } from "./candidate.ts";
import type { Candidate } from "./candidate.ts";
import { isAboutOthers, limitsWithoutRate, namedRules, TOPIC_MIN } from "./plan-rules.ts";
import type { NamedRule } from "./plan-rules.ts";
import type { Draft, PlanInput, RuleEntry } from "./draft.ts";
import { buildPackages, countsActions } from "./packages.ts";
import type { Packages } from "./packages.ts";
import { infeasiblePlan, solvedPlan } from "./plan-result.ts";
import { currencyOf } from "#/strategy/brief/brief.ts";
import { shareText } from "#/strategy/brief/brief-facts.ts";
import { ANY_SHARE } from "#/strategy/brief/no-limits.ts";
import { createPricing } from "./prices/pricing.ts";
import type { PlanAnswer, PlanProblem, PlanTask, SolverRule } from "#/strategy/solver/problem.ts";
import { createReachModel } from "./reach/reach-model.ts";
import { ModelValues } from "./model-values.ts";
import { toMoney } from "#/strategy/brief/money/currencies.ts";
import { categoryWord } from "#/strategy/brief/slot-words.ts";
import { orList } from "#/strategy/brief/wording.ts";

/** Percent that one creator may take when nobody said, where there are enough to choose from. Chosen by us. */
const ASSUMED_SHARE = 25;
const ASSUMED_SHARE_CREATORS = 8;
/** Creators that a team can look after in one campaign, where nobody said how many. Chosen by us. */
const ASSUMED_CREATORS = 20;
/** Rules of which a plan says what they cost. */
const PRICED_RULES = 6;
/** Creators left out by a hair of whom a plan says at what price they would enter. */
const NEAREST = 3;
const EXTRA_UNITS = 1000;

/** Whoever solves: the worker's client, or the solver itself in tests. */
export type Solve = (task: PlanTask) => Promise<PlanAnswer>;

/**
 * Chooses creators for a brief, proves how good the choice is, and says what its rules cost. Deterministic but for
 * `certificate.seconds`, which the caller's clock measures.
 */
export async function makePlan(input: PlanInput, solve: Solve, seconds: () => number): Promise<Plan> {
  const draft = draftPlan(input, "all");
  const answer = await solve(taskOf(draft));
  if (answer.status === "solved") return solvedPlan(draft, answer, seconds());
  // A rule that nobody stated must not be what makes a brief impossible. Topics and shares go first: a plan of a hundred
  // creators is one that nobody can look after.
  const counted = draftPlan(input, "count");
  const second = isCountAssumed(counted, input) ? await solve(taskOf(counted)) : null;
  if (second?.status === "solved") return solvedPlan(counted, second, seconds());
  // Which rules are in each other's way is only seen with everybody whom they shut out.
  const whole = draftPlan(input, "none");
  const last = await solve(taskOf(whole));
  return last.status === "solved" ? solvedPlan(whole, last, seconds()) : infeasiblePlan(whole, last);
}

/** Which of the rules that nobody stated a plan keeps: all, the number of creators alone, or none. */
type Assumed = "all" | "count" | "none";

function isCountAssumed({ input: { brief } }: Draft, input: PlanInput): boolean {
  return brief.maxCreators !== input.brief.maxCreators;
}

/** Without all assumed rules, a package of every candidate is kept, whatever shuts it out. */
function draftPlan(input: PlanInput, assumed: Assumed): Draft {
  const isWhole = assumed !== "all";
  const brief = assumed === "none" ? input.brief : withAssumedCount(input.brief, input.candidates.length);
  const candidates = input.candidates.toSorted(byAccount);
  const currency = currencyOf(brief, input.currency);
  const values = new ModelValues({ ...input.learned?.rates, ...input.changed });
  const pricing = createPricing(candidates, { ...brief, currency }, values);
  const named = namedRules(brief, candidates, pricing, !isWhole);
  const out = new Set(named.flatMap((rule) => (rule.kind === "without" ? rule.creators : [])));
  const eligible = [...candidates.keys()].filter((index) => !out.has(index));
  const reach = createReachModel(
    brief,
    eligible.flatMap((index) => candidates[index] ?? []),
    values,
    input.learned?.viewsScale,
  );
  const packages = buildPackages(
    brief,
    candidates,
    isWhole ? [...candidates.keys()] : columnsOf(candidates, named, eligible),
    pricing,
    reach,
  );
  const stated = brief.maxShare ?? (isWhole ? null : assumedShare(brief, packages, out));
  const share = stated !== null && stated >= ANY_SHARE ? null : stated;
  const rules = ruleEntries(brief, named, candidates.length, share);
  const problem: PlanProblem = {
    people: reach.cells.map(({ people }) => people),
    columns: packages.columns,
    creators: candidates.length,
    rules: rules.map(({ rule }) => rule),
  };
  return {
    input: {
      ...input,
      brief: { ...brief, maxShare: stated },
      unmet: [...input.unmet, ...limitsWithoutRate(brief, currency)],
      assumptions: [
        ...input.assumptions,
        ...furtherAssumptions(input, { ...brief, maxShare: share }, named, isWhole),
      ],
    },
    currency,
    candidates,
    rules,
    pricing,
    reach,
    packages,
    problem,
    eligible,
  };
}

/** A limit on the number of creators where nobody set one: each has to be briefed, checked and paid. */
function withAssumedCount(brief: Brief, candidates: number): Brief {
  const isOpen = brief.budget !== null && brief.minCreators === null && brief.maxCreators === null;
  return isOpen && candidates > ASSUMED_CREATORS ? { ...brief, maxCreators: ASSUMED_CREATORS } : brief;
}

/** Candidates worth a column: those that may be chosen, and those that one priced rule alone keeps out. */
function columnsOf(
  candidates: readonly Candidate[],
  named: readonly NamedRule[],
  eligible: readonly number[],
): number[] {
  const hits = new Map<number, number>();
  const kept = new Set<number>();
  for (const rule of named) {
    if (rule.kind !== "without") continue;
    for (const creator of rule.creators) {
      hits.set(creator, (hits.get(creator) ?? 0) + 1);
      if (!rule.isPriced) kept.add(creator);
    }
  }
  const nearly = [...candidates.keys()].filter((index) => hits.get(index) === 1 && !kept.has(index));
  return [...eligible, ...nearly].toSorted((left, right) => left - right);
}

function assumedShare(
  { budget, maxCreators }: Brief,
  { columns }: Packages,
  out: ReadonlySet<number>,
): number | null {
  if (!budget || (maxCreators !== null && maxCreators * ASSUMED_SHARE < 150)) return null;
  const most = (budget.amount * ASSUMED_SHARE) / 100;
  const fitting = new Set(
    columns.filter(({ cost, creator }) => cost <= most && !out.has(creator)).map(({ creator }) => creator),
  );
  return fitting.size >= ASSUMED_SHARE_CREATORS ? ASSUMED_SHARE : null;
}

function furtherAssumptions(
  input: PlanInput,
  brief: Brief,
  named: readonly NamedRule[],
  isWhole: boolean,
): Assumption[] {
  const assumptions: Assumption[] = [];
  if (brief.maxCreators !== null && brief.maxCreators !== input.brief.maxCreators) {
    assumptions.push({
      slot: "maxCreators",
      value: `at most ${plural(brief.maxCreators, "creator")}`,
      why: "Each one has to be briefed, checked and paid; the plan says what it would reach without this limit.",
    });
  }
  if (brief.maxShare !== null && brief.maxShare !== input.brief.maxShare) {
    assumptions.push({
      slot: "maxShare",
      value: shareText(brief.maxShare),
      why: "A plan that hangs on one creator is risky.",
    });
  }
  const topics = topicsAssumed(brief, named, input.candidates, isWhole);
  if (topics) assumptions.push(topics);
  if (countsActions(brief)) {
    assumptions.push({
      slot: "metric",
      value: "people who react",
      why: `Nothing is known yet of your ${brief.objective}; reactions come nearest.`,
    });
  }
  return assumptions;
}

/** What is assumed of topics where nobody is left out for another one. */
export const EVERY_TOPIC = "every topic";

/** What becomes of the topics that the words of a brief name and that it does not ask of creators. */
function topicsAssumed(
  { categories }: Brief,
  named: readonly NamedRule[],
  candidates: readonly Candidate[],
  isWhole: boolean,
): Assumption | null {
  if (categories.length === 0) return null;
  const slot = "categories";
  const topics = orList(categories.map(categoryWord));
  if (named.some(({ label }) => label.startsWith("creators about ")))
    return {
      slot,
      value: topics,
      why: "These are the topics that your words name. They are preferred: creators of no known topic may be chosen too, and the topics go before a rule of yours does. Say “only creators about …” to demand them.",
    };
  if (!isWhole && !candidates.some(isAboutOthers(categories))) return null;
  const why = isWhole
    ? `Creators about ${topics} alone cannot keep your other rules.`
    : `Fewer than ${TOPIC_MIN} creators are left who may be about ${topics}, so nobody is left out for another topic.`;
  return { slot, value: EVERY_TOPIC, why };
}

function ruleEntries(
  brief: Brief,
  named: readonly NamedRule[],
  creators: number,
  share: number | null,
): RuleEntry[] {
  const entries: Omit<RuleEntry, "rule">[] = [];
  const rules: ((id: number) => SolverRule)[] = [];
  const add = (label: string | null, isPriced: boolean, rule: (id: number) => SolverRule) => {
    entries.push({ label, isPriced });
    rules.push(rule);
  };
  for (const { label, isPriced, ...rule } of named) add(label, isPriced, (id) => ({ ...rule, id }));
  if (share !== null) add(shareText(share), true, (id) => ({ id, kind: "share", part: share / 100 }));
  const everybody = Array.from({ length: creators }, (_, index) => index);
  add(null, false, (id) => ({ id, kind: "count", creators: everybody, min: 1, max: null }));
  const { budget } = brief;
  if (budget) add("budget", false, (id) => ({ id, kind: "budget", amount: budget.amount }));
  return entries.map((entry, id) => ({
    ...entry,
    rule: rules[id]?.(id) ?? { id, kind: "without", creators: [] },
  }));
}

function taskOf({ input, currency, candidates, rules, problem }: Draft): PlanTask {
  const named = new Set(
    [...input.brief.named, ...input.brief.never, ...input.brief.must].map((handle) => handle.toLowerCase()),
  );
  const priced = rules.flatMap(({ isPriced, rule }) => (isPriced ? [rule] : []));
  // What the person asked for comes before what a filter says.
  const counted = [
    ...priced.filter(({ kind }) => kind !== "without"),
    ...priced.filter(({ kind }) => kind === "without"),
  ];
  return {
    problem,
    priceRules: counted.slice(0, PRICED_RULES).map(({ id }) => id),
    priceCreators: [...candidates.entries()]
      .filter(([, { handle }]) => named.has(handle.toLowerCase()))
      .map(([index]) => index),
    nearest: NEAREST,
    extra: input.brief.budget ? toMoney(EXTRA_UNITS, currency).amount : null,
  };
}
