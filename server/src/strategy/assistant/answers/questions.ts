import type { QuestionKind } from "#/strategy/acts/act.ts";
import { aboutTrial, answerText } from "#/strategy/assistant/planner-answers.ts";
import { ABILITIES, BEYOND } from "#/strategy/assistant/questions/abilities/abilities-answer.ts";
import { ofCreators } from "#/strategy/assistant/questions/creator-answers.ts";
import { PRICE } from "#/strategy/assistant/questions/price-answer.ts";
import { CAPTION, RULE } from "#/strategy/assistant/questions/rule-answers.ts";
import { COUNT_CAMPAIGNS } from "#/strategy/assistant/questions/campaigns/count-answer.ts";
import { asksWhichRuns } from "#/strategy/assistant/questions/campaigns/read-work.ts";
import { DUE } from "#/strategy/assistant/questions/campaigns/due-answer.ts";
import { RESULTS } from "#/strategy/assistant/questions/campaigns/results-answer.ts";
import { WORKED_WITH } from "#/strategy/assistant/questions/campaigns/work-answer.ts";
import { isOfTime, TIMING } from "#/strategy/assistant/questions/days/days-answer.ts";
import { METRIC } from "#/strategy/assistant/questions/metrics/metric-answer.ts";
import { DRAFT } from "#/strategy/assistant/questions/drafts/draft-answer.ts";
import { ONE_PAGER } from "#/strategy/assistant/questions/drafts/page-answer.ts";
import { OF_PLAN } from "#/strategy/assistant/questions/plans/plan-answer.ts";
import { REMEMBERED_FACTS } from "#/strategy/assistant/questions/memory/memory-answer.ts";
import { notesOr, ONE_FIELD } from "#/strategy/assistant/questions/fields/field-answer.ts";
import { fieldAsked, isFairness, keptAsked } from "#/strategy/assistant/questions/fields/read-field.ts";
import type { Field } from "#/strategy/assistant/questions/fields/read-field.ts";
import { marketIn } from "#/strategy/assistant/questions/named-market.ts";
import { isAboutThem } from "#/strategy/assistant/questions/read-asked.ts";
import { wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { COMPARE } from "#/strategy/assistant/questions/compare-answer.ts";
import { asking, saying } from "./answer.ts";
import type { Answer, Asked } from "./answer.ts";
import { keepingFacts } from "./facts.ts";
import { inLanguage, NAME_A_CREATOR, notRead, withoutPlan } from "./sentences.ts";

/** A question of which no answer can be sure what it asks. */
const NOT_READ: Answer = saying(notRead);

/**
 * How each kind of question is answered, in one place. A kind is added with its examples in `acts/examples`, its name in
 * `acts/act.ts` and its row here: which tool it asks with what, and who writes what the tool found.
 */
export const QUESTIONS: Readonly<Record<QuestionKind, Answer>> = {
  count: ofCreators("count"),
  find: choosing(({ text }) => ofCreators(HOW_MANY.test(foldInPlace(text)) ? "count" : "find")),
  top: ofCreators("top"),
  average: ofCreators("average"),
  compare: choosing((asked) => {
    if (fieldAsked(asked) !== null) return ONE_FIELD;
    return keptAsked(asked.text) === null ? COMPARE : NOBODY_NAMED;
  }),
  price: choosing((asked) => {
    if (new Set(asked.handles).size > 1 && !isFairness(asked.text)) return COMPARE;
    return isOtherField(fieldAsked(asked)) ? ONE_FIELD : PRICE;
  }),
  // The search knows places as well.
  worked_with: choosing(({ text }) => (marketIn(text) === null ? WORKED_WITH : ofCreators("find"))),
  // "Which campaign is running" asks for its name.
  results: choosing(({ text }) => (asksWhichRuns(text) ? COUNT_CAMPAIGNS : RESULTS)),
  due: DUE,
  why_in: aboutOneCreator(),
  why_out: aboutOneCreator(),
  what_if: ofPlanOrAll(
    asking(
      "what_if",
      ({ hasPlan, text }) => (hasPlan ? { text } : null),
      (asked, found) => (found.length > 0 ? aboutTrial(found, asked.language) : [withoutPlan(asked)]),
    ),
  ),
  of_plan: ofPlanOrAll(OF_PLAN),
  rule: RULE,
  metric: choosing((asked) => (fieldAsked(asked) === null ? METRIC : ONE_FIELD)),
  caption: CAPTION,
  timing: choosing(({ text }) => (isOfTime(text) ? TIMING : NOT_READ)),
  one_pager: ONE_PAGER,
  abilities: ABILITIES,
  // What is known "of her" is what was noted of her, and nothing that holds for good.
  remembered: notesOr(REMEMBERED_FACTS),
  draft: DRAFT,
  out_of_reach: BEYOND,
};

/** "What's our note on her", where nobody was spoken of. */
const NOBODY_NAMED: Answer = saying(({ language }) => inLanguage(NAME_A_CREATOR, language));

/** "Combien d'abonnés a @lena": a figure of hers that is no price. */
function isOtherField(field: Field | null): boolean {
  return field !== null && field !== "price" && field !== "cpm";
}

/** One of two answers, by what was said. */
function choosing(choose: (asked: Asked) => Answer): Answer {
  return {
    next: (asked, found) => choose(asked).next(asked, found),
    write: (asked, found) => choose(asked).write(asked, found),
  };
}

const HOW_MANY = new RegExp(
  wordsListed(
    "how many, number of, wie viele, wieviele, combien de, cuantos, cuantas, quantos, quantas, kitne, kitni",
  ),
  "u",
);

function isOfAll(text: string): boolean {
  return HOW_MANY.test(foldInPlace(text)) || isAboutThem(text);
}

/** "How many creators are there" is of all of them where there is no plan. */
function ofPlanOrAll(ofPlan: Answer): Answer {
  const counting = ofCreators("count");
  return choosing(({ hasPlan, text }) => (!hasPlan && isOfAll(text) ? counting : ofPlan));
}

/** Why somebody is in the plan or not; a price that is told in the same breath is offered to be kept. */
function aboutOneCreator(): Answer {
  const explaining = asking(
    "explain_creator",
    ({ hasPlan, handles: [handle] }) => (hasPlan && handle !== undefined ? { handle } : null),
    (asked, found) => {
      if (found.length > 0) return answerText(found, asked.language);
      return [asked.hasPlan ? inLanguage(NAME_A_CREATOR, asked.language) : withoutPlan(asked)];
    },
  );
  const telling = keepingFacts("fact");
  return {
    next: (asked, found) => [
      ...explaining.next(asked, found),
      ...(asked.tellsPrice ? telling.next(asked, found) : []),
    ],
    write: (asked, found) => [
      ...explaining.write(
        asked,
        found.filter(({ tool }) => tool !== "read_fact"),
      ),
      ...(asked.tellsPrice ? ["\n\n", ...telling.write(asked, found)] : []),
    ],
  };
}
