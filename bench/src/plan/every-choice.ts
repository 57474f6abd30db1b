import { loadSolver } from "../../../server/src/strategy/plans/plan-solver.fixtures.ts";
import { answerTask } from "../../../server/src/strategy/solver/answer.ts";
import {
  bestPrice,
  bestValue,
  smallProblem,
} from "../../../server/src/strategy/solver/every-choice.fixtures.ts";
import { brokenRules } from "../../../server/src/strategy/solver/problem.ts";
import type { PlanProblem, Solved } from "../../../server/src/strategy/solver/problem.ts";

const PROBLEMS = 200;
/** Creators of each problem whose price is looked up among all choices. */
const LOOKED_UP = 3;
const VALUE_OFF = 1e-4;
const PRICE_OFF = 0.015;
/** A price below a minor unit is none. */
const NOTHING = 1;

interface Checked {
  problems: number;
  /** Problems with the best value, a limit above it and all rules kept; and whose prices are all right. */
  optimal: number;
  priced: number;
  /** Largest part by which a price is off. */
  worst: number;
}

/** Plans of small problems against every choice that there is. */
export async function checkEveryChoice(): Promise<Checked> {
  const highs = await loadSolver();
  const checked: Checked = { problems: PROBLEMS, optimal: 0, priced: 0, worst: 0 };
  for (let seed = 0; seed < PROBLEMS; seed += 1) {
    const problem = smallProblem(seed);
    const priceCreators = Array.from({ length: problem.creators }, (_, index) => index);
    const answer = answerTask(highs, { problem, priceRules: [], priceCreators, nearest: 0, extra: null });
    const best = bestValue(problem);
    if (answer.status !== "solved" || best === null) {
      const isRight = answer.status !== "solved" && best === null;
      checked.optimal += Number(isRight);
      checked.priced += Number(isRight);
      continue;
    }
    checked.optimal += Number(isBest(problem, answer, best));
    const off = Math.max(
      0,
      ...answer.entries.slice(0, LOOKED_UP).map((entry) => offBy(problem, answer, entry)),
    );
    checked.priced += Number(off <= PRICE_OFF);
    checked.worst = Math.max(checked.worst, off);
  }
  return checked;
}

function isBest(problem: PlanProblem, { solution }: Solved, best: number): boolean {
  const { columns, value, bound } = solution;
  return value >= best * (1 - VALUE_OFF) && bound >= best && brokenRules(problem, columns).length === 0;
}

/** Part of the true price by which the one given is off; infinite where only one of them is there. */
function offBy(
  problem: PlanProblem,
  { solution }: Solved,
  { creator, price, isKnown }: Solved["entries"][number],
) {
  const best = bestPrice(problem, creator, solution.value) ?? 0;
  const given = price ?? 0;
  if (!isKnown || best < NOTHING !== given < NOTHING) return Infinity;
  return best < NOTHING ? 0 : Math.abs(given - best) / best;
}
