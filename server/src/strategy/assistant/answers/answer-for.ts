import { wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { isFairness } from "#/strategy/assistant/questions/fields/read-field.ts";
import { asksOutright } from "#/strategy/assistant/questions/talk.ts";
import { actOf } from "#/strategy/acts/act.ts";
import { quotesOthers } from "#/strategy/acts/others-words.ts";
import type { Act, Kind } from "#/strategy/acts/act.ts";
import { isWholeBrief } from "#/strategy/brief/follow-up/whole-brief.ts";
import { namedAs, saysSheFirst, setsFee } from "#/strategy/brief/money/whom.ts";
import { factIn, holdsForGood, isStanding } from "#/strategy/brief/remembered/plain-fact.ts";
import { PLAIN, readPlain } from "#/strategy/brief/plain-reading.ts";
import { ruleOf } from "#/strategy/brief/remembered/remembered-rules.ts";
import type { Answer, Asked } from "./answer.ts";
import { answerOf } from "./answer-of.ts";
import { ofPlanAlone } from "./of-plan-alone.ts";
import { ORDERS } from "./orders.ts";
import { REMEMBER, thenRemember } from "./remembering.ts";
import { tellsOnlyPrice, tellsWhatIsCharged } from "./telling-prices.ts";

/**
 * What is said to hold for good is offered to be remembered, also where it reads as an order or may be one. The deal of
 * one creator is theirs, and a brief is one plan's.
 */
export function answerFor(act: Act, asked: Asked): Answer {
  const { text, told, hasPlan, handles, tellsPrice: isPriced } = asked;
  if (isWordOf(act, asked) || goesOnAbout(act, asked) || isOfSomebody(act, text))
    return answerOf(CREATOR_FACT);
  if (act.act === "question" && act.kind === "price" && isPriced && !asksOutright(text) && !isFairness(text))
    return answerOf(CREATOR_FACT);
  const ofPlan = act.act === "question" || act.act === "doubt" ? ofPlanAlone(asked) : null;
  if (ofPlan) return ofPlan;
  const isFact =
    (act.act === "doubt" || act.act === "order") &&
    FACT_KINDS.has(act.kind) &&
    (isStanding(text) || act.kind === "note") &&
    !isPriced &&
    !isWholeBrief(text) &&
    ruleOf(factIn(text), PLAIN) !== null;
  const isOfThisPlan = hasPlan && handles.length > 0 && !holdsForGood(text);
  if (!isFact || (act.act === "order" && isOfThisPlan))
    return answerOf(isTold(act, told) ? CREATOR_FACT : act);
  return act.act === "order" && act.kind === "change" && hasPlan ? thenRemember(ORDERS.change) : REMEMBER;
}

/**
 * "Mail from @ana: “I have to cancel …”, what now": what somebody wrote is told of them, and no text to them is ordered
 * where nothing is to be answered.
 */
function isWordOf({ act, kind }: Act, { text, handles, hasPlan, tellsPrice: isPriced }: Asked): boolean {
  if (hasPlan ? !OF_OTHERS.has(kind) : act === "question" && ASKED_OF_WORDS.has(kind)) return false;
  if (new Set(handles).size !== 1 || isPriced || !quotesOthers(text) || isWholeBrief(text)) return false;
  const folded = foldInPlace(text.normalize("NFC"));
  const border = folded.search(QUOTE);
  return folded.indexOf("@") < border && !ANSWERS.test(folded.replace(QUOTED, " "));
}

/** What is asked of words that are repeated: whether a caption is all right, what a figure is. */
const ASKED_OF_WORDS: ReadonlySet<Kind> = new Set<Kind>(["caption", "what_if", "price", "compare", "metric"]);
/** Where there is a plan, what somebody wrote may be meant of it. */
const OF_OTHERS: ReadonlySet<Kind> = new Set<Kind>(["draft", "creator_fact", "past", "memory"]);

/** Where the words of somebody else begin. */
const QUOTE = /:|["“„«»]/u;
/** In marks, or up to the end of their line. */
const QUOTED = /["“„«»][^"“”„«»]*["”“»«]|:[^\n]*/u;
const ANSWERS = new RegExp(
  wordsListed(
    "answer*, reply, replies, respond*, response, write back, draft*, antwort*, schreib zuruck, schreib ihr, schreib ihm, entwurf, entwirf, repon*, reponse, redige, brouillon, contest*, respond*, respuesta, redacta, borrador, resposta, rascunho, escreve, jawab, reply likho, translate, summari*, ubersetz*, zusammenfass*, fasse, tradui*, resum*, traduz*, traduc*",
  ),
  "u",
);

/** "Zara can't before 10 March and wants 1,600": a fact of a person is no budget and no flight, not even proposed. */
function isOfSomebody({ act, kind }: Act, text: string): boolean {
  if (act === "question" || text.includes("?") || isWholeBrief(text)) return false;
  if (setsFee(text)) return true;
  const { budget, flight } = readPlain(text).stated;
  const isFact = act === "doubt" && kind === "creator_fact" && (budget ?? flight) !== undefined;
  return isFact || (actOf(kind) !== "question" && tellsWhatIsCharged(text));
}

/** "She only answers after six", "und nur gegen Anzahlung": what is told beside what was told of somebody. */
function goesOnAbout({ act, kind }: Act, asked: Asked): boolean {
  const { text, handles, person, isAfterFact = false, hasPlan } = asked;
  if (handles.length > 0 || person === null || text.includes("?")) return false;
  const goesOn = isAfterFact && BUT.test(foldInPlace(text)) && !asksOutright(text);
  // "Oh and she won't touch alcohol": what is no money goes on about her, and begins no plan.
  const isHers = isAfterFact && saysSheFirst(text) && readPlain(text).stated.budget === undefined;
  const isPolite = POLITE.has(kind) && !(kind === "plan" && isHers);
  if (act === "question" ? !goesOn : (act === "order" && (hasPlan || !isAfterFact)) || isPolite) return false;
  const isFragment = isAfterFact && !hasPlan && text.split(/\s+/u).length <= FRAGMENT_WORDS;
  return isFragment || (namedAs(text, person) !== null && (isAfterFact || saysSheFirst(text)));
}

/** "But not on Mondays": it goes on about what was told. */
const BUT = new RegExp(
  `^\\s*${wordsListed("but, only, and, aber, nur, und, mais, et, pero, y, mas, e, lekin, par, magar, aur")}`,
  "u",
);
/** Longer messages say themselves what they are about. Chosen by us. */
const FRAGMENT_WORDS = 7;
const POLITE: ReadonlySet<Kind> = new Set<Kind>(["thanks", "greeting", "plan", "version", "save"]);
const CREATOR_FACT: Act = { act: "remark", kind: "creator_fact" };

/** What somebody asks for is theirs: where nothing else is said, no plan is made of it, and none proposed. */
function isTold({ act, kind }: Act, text: string): boolean {
  const isOpen = act === "doubt" && actOf(kind) !== "question";
  return (isOpen || (act === "order" && kind === "plan")) && tellsOnlyPrice(text);
}

const FACT_KINDS: ReadonlySet<Kind> = new Set<Kind>([
  "change",
  "note",
  "wish",
  "memory",
  "creator_fact",
  "opinion",
  "past",
]);
