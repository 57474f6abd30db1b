import type { Brief, Plan } from "@app/contract/strategy/plan";
import type { BriefQuestion } from "@app/contract/strategy/question";
import type { PlanCard } from "@app/contract/strategy/tools";
import type { Language } from "#/strategy/acts/act.ts";
import { wordsOf } from "#/strategy/assistant/questions/words/words.ts";
import { budgetDoubts } from "#/strategy/brief/money/budget-doubts.ts";
import { questionOf } from "#/strategy/brief/reading/question.ts";
import type { Stated, Unread } from "#/strategy/brief/stated.ts";
import type { ChangeProblem, PlanChange } from "#/strategy/strategies/plan-changes.ts";
import { ruleNames, sayAllMade } from "./brief-sayings.ts";
import { sayAssumed, sayFacts } from "./brief-chips.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";
import { withRemembered } from "#/strategy/brief/remembered/with-remembered.ts";
import { reasonIn } from "./reasons.ts";
import { dayNamed, listIn, moneyIn } from "./local.ts";

/** What a change of a brief is called in the list of versions and in an answer. */
export function summaryOf({ made }: Pick<PlanChange, "made">, brief: Brief, language: Language): string {
  if (typeof made === "number") return wordsOf(language).planning.back(made);
  const nameOf = ruleNames(brief, language);
  const named = made.map((one) => (one.is === "freed" ? { ...one, limits: one.limits.map(nameOf) } : one));
  return sayAllMade(named, language);
}

/** Why nothing is changed; what was not understood is named whole. */
export function problemText(problem: ChangeProblem, language: Language): string {
  const { problems } = wordsOf(language).planning;
  if (problem.why === "question") return askedOf(problem.order, problem.unread, language).question;
  if (problem.why === "stranger") return problems.stranger(problem.handle);
  if (problem.why === "no_version") return problems.noVersion(problem.number, problem.newest);
  if (problem.why === "which_fact") return wordsOf(language).planning.facts.which(problem.facts);
  if (problem.why === "no_fact") return wordsOf(language).planning.facts.none;
  if (problem.why === "already") return problems.already;
  if (problem.why === "first") return problems.firstVersion;
  if (problem.why === "newest") return problems.newestVersion;
  return problem.why === "nothing" ? problems.nothing(problem.text) : problems[problem.why];
}

export function askedOf(text: string, unread: Unread, language: Language): BriefQuestion {
  return questionOf(text, unread, wordsOf(language).planning.asks);
}

/** What a card names in English, as an answer in another language says it. */
export function spokenOf(
  { brief, assumptions, certificate, conflict = [], unmet = [] }: Plan,
  stated: Stated,
  context: ReadingContext,
  language: Language,
): Pick<PlanCard, "spoken" | "facts" | "said"> {
  const { planning, briefs } = wordsOf(language);
  const facts = factsOf(stated, context, language);
  if (briefs === null) return facts;
  const nameOf = ruleNames(brief, language);
  const writing = {
    money: (amount: Parameters<typeof moneyIn>[0]) => moneyIn(amount, language),
    list: (items: readonly string[]) => listIn(items, language),
  };
  const doubts = stated.budget ? budgetDoubts(stated, context, planning.budget, writing) : [];
  return {
    ...facts,
    said: sayFacts(brief, assumptions, language),
    spoken: {
      rules: (certificate?.rules ?? []).map(({ rule }) => nameOf(rule)),
      conflict: (conflict ?? []).map(nameOf),
      budget: doubts.length > 0 ? doubts.join(" ") : null,
      unmet: unmet.map(({ why }) => reasonIn(why, language)),
      assumed: sayAssumed(brief, assumptions, language).map(
        (text, at) => facts.facts?.find((one) => one.text === assumptions[at]?.fact?.text)?.rule ?? text,
      ),
    },
  };
}

/** What the team told before and the plan follows. */
function factsOf(stated: Stated, context: ReadingContext, language: Language): Pick<PlanCard, "facts"> {
  const { rules } = withRemembered(stated, context);
  if (rules.length === 0) return {};
  return {
    facts: rules.map(({ fact, made, isOverruled }) => ({
      rule: sayAllMade(made, language),
      text: fact.text,
      day: dayNamed(fact.toldOn, context.today, language),
      isOverruled,
    })),
  };
}
