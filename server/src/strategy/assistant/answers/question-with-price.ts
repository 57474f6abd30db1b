import { anyListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { actWith } from "#/strategy/acts/act.ts";
import type { Act } from "#/strategy/acts/act.ts";
import { readAct } from "#/strategy/acts/read-act.ts";
import { aboutTrial } from "#/strategy/assistant/planner-answers.ts";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import { saysSheFirst, namedAs } from "#/strategy/brief/money/whom.ts";
import { answerOf } from "./answer-of.ts";
import { asking } from "./answer.ts";
import type { Answer, Asked } from "./answer.ts";
import { keepingFacts } from "./facts.ts";
import { handlesIn } from "./handles-in.ts";
import { tellsOnlyPrice } from "./telling-prices.ts";

/** A question about a creator, and what they ask, as it would be said with their name. */
export interface QuestionWithPrice {
  act: Act;
  question: string;
  told: string;
  /** Of whom, without @. */
  handle: string;
}

const BORDER = /[.,;:!?–-]+\s+|\n+|\s+(?=(?:and|und|et|y|e|but|aber|mais|pero|mas)\s)/gu;
const AND = /^(?:and|und|et|y|e|but|aber|mais|pero|mas)\s+/u;

/** What a person asks, in languages that need no pronoun for it, and in a hurry. */
const ASKS = new RegExp(
  `^(?:ahora |agora |ya |ja |now |jetzt )?(?:${anyListed("pide, cobra, quiere, cuesta, exige, pede, quer, custa, asks, wants, charges, costs, verlangt, will, kostet, nimmt, demande, veut, coute, mangti hai, mangta hai, leti hai")})(?!\\p{L})`,
  "u",
);

/**
 * "Why isn't @a in it, she asks 1.800 € with three months usage": the price is that creator's and no budget. Null for a
 * message that is not both.
 */
export function questionWithPrice({ text, person }: Asked): QuestionWithPrice | null {
  for (const { 0: border, index } of text.matchAll(BORDER)) {
    const question = text.slice(0, border.startsWith("?") ? index + 1 : index).trim();
    const handle = handlesIn(question)[0] ?? person;
    const rest = text.slice(index + border.length).replace(AND, "");
    if (handle === null) continue;
    const told = toldOf(rest, handle);
    if (told === null || !tellsOnlyPrice(told)) continue;
    const read = readAct(question);
    const act = read.act === "doubt" ? actWith(read.kind) : read;
    return act.act === "question" ? { act, question, told, handle } : null;
  }
  return null;
}

/** The same with the name of whoever it speaks of; null where it does not begin with somebody. */
function toldOf(text: string, handle: string): string | null {
  if (text.startsWith("@")) return text;
  if (ASKS.test(foldInPlace(text))) return `@${handle} ${text}`;
  return saysSheFirst(text) ? namedAs(text, handle) : null;
}

/** The question first; then what the price would make of the plan, and an offer to keep it. */
export function answerWithPrice({ act, question, told, handle }: QuestionWithPrice): Answer {
  const answering = answerOf(act);
  const trying = asking(
    "what_if",
    () => ({ text: told }),
    ({ language }, found) => aboutTrial(found, language),
  );
  const telling = keepingFacts("fact");
  const ofQuestion = (asked: Asked): Asked => ({
    ...asked,
    text: question,
    handles: [handle],
    told: question,
    tellsPrice: false,
  });
  const ofTold = (asked: Asked): Asked => ({ ...asked, text: told, told, handles: handlesIn(told) });
  return {
    next: (asked, found) => {
      const calls = answering.next(ofQuestion(asked), ofAnswer(found));
      return calls.length > 0 ? calls : [...trying.next(asked, found), ...telling.next(ofTold(asked), found)];
    },
    write: (asked, found) => [
      ...answering.write(ofQuestion(asked), ofAnswer(found)),
      "\n\n",
      ...trying.write(asked, found),
      "\n\n",
      ...telling.write(ofTold(asked), found),
    ],
  };
}

const ofAnswer = (found: readonly Finding[]) =>
  found.filter(({ tool }) => tool !== "what_if" && tool !== "read_fact");
