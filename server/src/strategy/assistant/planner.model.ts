import type { LanguageModelV4, LanguageModelV4Prompt } from "@ai-sdk/provider";
import type { Proposal } from "@app/contract/strategy/proposals/schemas";
import { LANGUAGES } from "#/strategy/acts/act.ts";
import type { Act } from "#/strategy/acts/act.ts";
import { orderAndQuestion } from "#/strategy/acts/clauses.ts";
import { languageOf } from "#/strategy/acts/language.ts";
import { ordersNothing, quotesOthers } from "#/strategy/acts/others-words.ts";
import { savesListed } from "#/strategy/acts/saving.ts";
import { changesByGrammar, readAct } from "#/strategy/acts/read-act.ts";
import type { ReadAct } from "#/strategy/acts/read-act.ts";
import { spelledOut } from "#/language/abbreviations.ts";
import { narrowsPlan, saysOfPlan } from "#/strategy/brief/brief.ts";
import { PLAIN, readPlain } from "#/strategy/brief/plain-reading.ts";
import { namedFirst, pricedAlike } from "#/strategy/brief/money/whom.ts";
import { wholeBrief } from "#/strategy/brief/follow-up/whole-brief.ts";
import { placeSpokenOf, tagChanged } from "./writes/done-before.ts";
import { withPlaceNamed, withTagNamed } from "./writes/who-is-in.ts";
import { writingOf } from "./writes/writing-of.ts";
import { leaningOn } from "./leaning.ts";
import { withPerson } from "./of-person.ts";
import { plainlyAsked, withList } from "./plain-acts.ts";
import { ofSameName } from "./questions/fields/field-answer.ts";
import { asksField, nameLikeIn } from "./questions/fields/read-field.ts";
import { ofCreators } from "./questions/creator-answers.ts";
import { asksOutright, talkOf } from "./questions/talk.ts";
import type { Turn } from "./questions/talk.ts";
import { ofWork } from "./questions/work/work-answer.ts";
import { actAfterResults, workQuestionOf } from "./questions/work/work-question.ts";
import { metricTold, workTalkOf } from "./questions/work/work-talk.ts";
import {
  asCreatorQuestion,
  askedApart,
  asMeant,
  creatorQuestion,
  holdsPlan,
  lastSaid,
  leaningAct,
  personOf,
  saidBetween,
  textBefore,
  toldToSave,
  triedIn,
  turnsOf,
  withoutLead,
} from "./turns.ts";
import { readAs } from "./answers/answer.ts";
import type { Answer, Asked, Meant } from "./answers/answer.ts";
import { answerFor } from "./answers/answer-for.ts";
import { answerOf } from "./answers/answer-of.ts";
import { handlesIn } from "./answers/handles-in.ts";
import { orderThenAnswer } from "./answers/order-then-answer.ts";
import { askedAgain } from "./answers/asked-again.ts";
import { withOthers } from "./answers/others-meant.ts";
import { REMEMBERED } from "./answers/remembering.ts";
import { ORDERS, SAVE_LISTED } from "./answers/orders.ts";
import { askedBeforeUndoing } from "./answers/undoing.ts";
import { answerWithPrice, questionWithPrice } from "./answers/question-with-price.ts";
import { pricesIn, tellsOnlyPrice, tellsPrice } from "./answers/telling-prices.ts";
import { inLanguage, UNCHANGED } from "./answers/sentences.ts";
import { whomIsMeant } from "./answers/whom.ts";
import type { SeveralOfName } from "./answers/whom.ts";
import { goingOn } from "./proposals/going-on.ts";
import { troubleOf } from "./planner-answers.ts";
import type { Finding } from "./planner-answers.ts";
import { plannerOf } from "./planner/step-stream.ts";
import { askedInOne } from "./planner/two-questions.ts";
import type { Step } from "./planner/step-stream.ts";
import { answeredCall, resultsAfter } from "./results-so-far.ts";

/** What the last message of a conversation is. */
interface ReadTurn {
  act: ReadAct;
  asked: Asked;
  /** What was said of the brief before it. */
  earlier: string[];
  /** The message uses the text of a file. */
  isFile: boolean;
  /** The messages before, each with what was found for its answer. */
  turns: readonly Turn[];
}

/** The built-in planner as a model: the same conversation and results always give the same next step. */
export const plannerModel = plannerOf(nextStep);

/** The planner where a person has answered a proposal: the words are those that were proposed, and need no judging. */
export function answeringModel(
  { kind, text, language: said }: Pick<Proposal, "kind" | "text" | "language">,
  { apply, hasPlan }: { apply: boolean; hasPlan: boolean },
): LanguageModelV4 {
  const language = LANGUAGES.find((one) => one === said) ?? "en";
  const answer = kind === "remember" ? REMEMBERED : ORDERS[kind === "plan" ? "plan" : "change"];
  return plannerOf((prompt) => {
    if (!apply) return { text: [inLanguage(UNCHANGED, language)], found: [] };
    const asked = {
      text,
      language,
      hasPlan: kind === "remember" ? hasPlan : kind !== "plan",
      handles: [],
      before: null,
      spokenOf: null,
      talk: null,
      work: null,
      metric: null,
      person: null,
      tried: null,
      tellsPrice: false,
      told: text,
      brief: text,
      isMeant: true,
    };
    return stepOf(answer, asked, prompt);
  });
}

/** The planner where a name in the last message may mean several creators: it asks which. */
export function askingWhom(several: SeveralOfName): LanguageModelV4 {
  return plannerOf((prompt, beside) => stepOf(whomIsMeant(several), readTurn(prompt, beside).asked, prompt));
}

/** Decides from the conversation alone: what was said, and which results are there already. */
function nextStep(prompt: LanguageModelV4Prompt, beside: readonly string[]): Step {
  const { text = "", isFile = false } = saidBetween(prompt, -1, lastSaid(prompt)).at(-1) ?? {};
  const both = isFile ? null : askedInOne(text);
  if (!both) return stepOfOne(prompt, beside);
  const { first, second } = askedApart(prompt, both);
  const one = stepOfOne(first, beside);
  if ("calls" in one) return one;
  const other = stepOfOne(second(new Set(one.found.map(({ id }) => id))), beside);
  if ("calls" in other) return other;
  return { text: [...one.text, "\n\n", ...other.text], found: [...one.found, ...other.found] };
}

function stepOfOne(prompt: LanguageModelV4Prompt, beside: readonly string[]): Step {
  const turn = readTurn(prompt, beside);
  const { asked, turns, isFile } = turn;
  const writing = isFile ? null : writingOf(asked, turns, () => readAs(answerBeside(turn)));
  return stepOf(writing ?? readAs(answerBeside(turn)), asked, prompt);
}

/** How a message is answered that orders nothing to be written of creators. */
function answerBeside({ act, asked, earlier, isFile, turns }: ReadTurn): Meant {
  const last = turns.at(-1) ?? null;
  if (!isFile && savesListed(asked.text) && (asked.talk?.isJust === true || isOfPerson(asked)))
    return { answer: SAVE_LISTED, asked };
  const priced = asked.hasPlan && !isFile ? questionWithPrice(asked) : null;
  if (priced) return { answer: answerWithPrice(priced), asked };
  const both = asked.hasPlan && !isFile ? orderAndQuestion(asked.text) : null;
  if (both) return { answer: orderThenAnswer(both), asked };
  const isBudget =
    act.act === "doubt" &&
    !quotesOthers(asked.text) &&
    !tellsOnlyPrice(asked.told) &&
    isBudgetOf(asked.brief, earlier);
  if (isBudget || isFile) return { answer: isBudget ? ORDERS.plan : answerFor(act, asked), asked };
  const going = goingOn(asked.text, last, wholeBrief(earlier, PLAIN));
  if (going) return { answer: going, asked };
  const leaned = leaningOn(act, asked, turns.findLast(({ found }) => found.length > 0) ?? last);
  const isAgain = leaned.act !== act;
  const meant = isAgain ? leaned.act : askedBeforeUndoing(actAfterResults(act, asked), asked, last);
  const work = isAgain ? null : workQuestionOf(meant, asked);
  const read = answerFor(meant, leaned.asked);
  const named = mayNameSeveral(meant, leaned.asked) ? ofSameName(read) : read;
  // "Who's on Oat lovers" is of a list where no campaign has that name.
  const isOther = asCreatorQuestion(meant.kind) === null;
  const mayBeOfList = work?.figure === "team" || (work?.read.hasCue("creators") && work.read.order === null);
  const isOfList = isOther && mayBeOfList && work?.read.names !== null;
  const answer = isOfList ? ofCreators("find") : named;
  const isOfCreators = isOfList || !isOther;
  return { answer: work ? ofWork(work, answer, isOfCreators) : answer, asked: leaned.asked };
}

/** "Put her in a list" where there is no plan that could be meant. */
function isOfPerson({ hasPlan, person }: Asked): boolean {
  return !hasPlan && person !== null;
}

/** "What does Ana Lima charge" where several have that name: nobody's handle stands in it then. */
function mayNameSeveral({ act, kind }: Act, { text, handles, hasPlan }: Asked): boolean {
  const isAsked = act === "question" ? !hasPlan || kind === "price" : !hasPlan && asksOutright(text);
  return isAsked && handles.length === 0 && asksField(text) && nameLikeIn(text);
}

/** Where there is a plan, what is wholly a change of it begins no other one. */
function ofThisPlan(act: ReadAct, text: string): ReadAct {
  const isChange = act.act === "order" && act.kind === "plan" && changesByGrammar(text);
  return isChange ? { ...act, act: "order", kind: "change" } : act;
}

/**
 * Where there is no plan and no brief, a change is of nothing: "make it 6k" is asked about, and not planned. A budget
 * with anything else is a brief: "Germany, 6k".
 */
function ofNoPlan(act: ReadAct, text: string, isBegun: boolean): ReadAct {
  if (act.act !== "order" || act.kind !== "change" || isBegun) return act;
  const { stated } = readPlain(text);
  const isBrief = stated.product !== undefined || (stated.budget !== undefined && narrowsPlan(stated));
  return isBrief ? act : { ...act, act: "doubt", kind: "change" };
}

/** Whether what was said last is the budget that the brief before it waited for. */
function isBudgetOf(brief: string, earlier: readonly string[]): boolean {
  return earlier.length > 0 && !hasBudget(wholeBrief(earlier, PLAIN)) && hasBudget(brief);
}

function hasBudget(text: string): boolean {
  return readPlain(text).stated.budget !== undefined;
}

/** The planner where a model has said what a message is, and in which plain words it reads on. */
export function plannerReading(act: Act, sentence: string | null): LanguageModelV4 {
  return plannerOf((prompt, beside) => {
    const { asked } = readTurn(prompt, beside);
    const said =
      sentence === null
        ? {}
        : { text: sentence, told: sentence, brief: sentence, handles: handlesIn(sentence) };
    return stepOf(answerOf(act), { ...asked, ...said }, prompt);
  });
}

/**
 * What the last message is, beside what was said before it, and what of that belongs to a brief without a plan. `beside`
 * was said in other threads, and helps to tell the language alone.
 */
export function readTurn(prompt: LanguageModelV4Prompt, beside: readonly string[] = []): ReadTurn {
  const lastUser = lastSaid(prompt);
  const lastPlan = prompt.findLastIndex((message, index) => index < lastUser && holdsPlan(message));
  const all = saidBetween(prompt, -1, lastUser);
  const saidSince = saidBetween(prompt, lastPlan, lastUser);
  const { text: whole = "", isFile = false } = saidSince.at(-1) ?? {};
  const turns = turnsOf(prompt.slice(0, Math.max(0, lastUser)));
  const talk = talkOf(turns, creatorQuestion);
  const hasPlan = lastPlan >= 0;
  const person = personOf(turns);
  const others = withOthers(asMeant(withoutLead(toldToSave(spelledOut(whole)))), turns, hasPlan);
  const said = askedAgain(others, turns);
  // What is asked again is in the language that it was asked in.
  const language = languageOf(
    all.map(({ text: own }, index) => (said !== others && index === all.length - 1 ? said : own)),
    beside,
  );
  const tagged = withTagNamed(said, tagChanged(turns.at(-1) ?? null));
  const named = withPlaceNamed(hasPlan ? withPerson(tagged, person) : tagged, placeSpokenOf(turns), hasPlan);
  const text = isFile ? whole : named;
  const plain = isFile ? null : plainlyAsked(text);
  // A question for the budget was answered: the brief is everything said of it since the last plan.
  const earlier = hasPlan
    ? []
    : saidSince.slice(0, -1).flatMap((one) => (one.isFile || isOfBrief(one.text) ? [one.text] : []));
  const isBegun = earlier.length > 0;
  // Whoever uses the text of a file has read it, and orders a plan of it, whatever it says.
  const act: ReadAct = isFile
    ? { act: "order", kind: "plan", language }
    : plain
      ? { act: "question", kind: plain, language }
      : hasPlan
        ? ofThisPlan(leaningAct(readAct(text), { text, talk, hasPlan }), text)
        : ofNoPlan(
            withList(leaningAct(readAct(text), { text, talk, hasPlan }), text, isBegun),
            text,
            isBegun,
          );
  const before = all.at(-2)?.text ?? null;
  const told = pricedAlike(namedFirst(text), before && pricesIn(before)[0]?.per);
  const asked: Asked = {
    text,
    language,
    hasPlan,
    handles: handlesIn(text),
    before,
    spokenOf: handlesIn(textBefore(all)).at(-1) ?? null,
    talk,
    work: workTalkOf(turns),
    metric: metricTold(turns.at(-1)),
    person,
    isAfterFact: turns.at(-1)?.found.some(({ tool }) => tool === "read_fact") ?? false,
    tried: triedIn(turns.at(-1)),
    tellsPrice: tellsPrice(told),
    told,
    brief: wholeBrief([...earlier, text], PLAIN),
  };
  return { act, asked, earlier, isFile, turns };
}

/**
 * Goes through the answer again from its beginning, with the results that are there: those of the planner's own calls,
 * and those that a model has asked for in the same words before it failed.
 */
function stepOf(answer: Answer, asked: Asked, prompt: LanguageModelV4Prompt): Step {
  const results = resultsAfter(prompt, lastSaid(prompt));
  const found: Finding[] = [];
  for (;;) {
    const calls = answer.next(asked, found);
    if (calls.length === 0)
      return { text: troubleOf(found, asked.language) ?? answer.write(asked, found), found };
    const missing = calls.filter((call) => {
      const finding = answeredCall(call, results, found);
      if (finding) found.push(finding);
      return !finding;
    });
    if (missing.length > 0) return { calls: missing, language: asked.language };
  }
}

/** Whether a text says something of a campaign: questions, remarks and the words of others do not. */
function isOfBrief(text: string): boolean {
  if (quotesOthers(text) || ordersNothing(text) || tellsOnlyPrice(text)) return false;
  const { act, kind } = readAct(text);
  const isOrder = kind === "plan" || kind === "change";
  if (act === "order") return isOrder;
  return act === "doubt" && (isOrder || kind === "wish") && saysOfPlan(readPlain(text).stated);
}
