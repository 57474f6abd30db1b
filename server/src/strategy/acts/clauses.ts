import { anyListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import type { Kind } from "./act.ts";
import { readAct } from "./read-act.ts";
import { quotesOthers } from "./others-words.ts";

/** What a question begins with. */
const ASKING = anyListed(
  "why, how many, how much, how come, who, which, what, when, where, warum, wieso, wie viele, wieviele, wie viel, wer, welche*, was, wann, wo, pourquoi, combien, qui, quel*, quand, qu'est ce, est ce que, por que, cuantos, cuantas, cuanto, quien, quienes, cual*, cuando, quantos, quantas, quanto, quem, qual, quais, quando, kyun, kyu, kitne, kitni, kaun, kab",
);
const AND = "(?:and|n|und|et|y|e|aur|but|aber|mais|pero|mas)";
const BORDER = new RegExp(
  `[.!?;]+\\s+(?=\\S)|\\n+|\\s*[,–]\\s+(?:${AND}\\s+)?(?=¿|(?:${ASKING})(?!\\p{L}))|\\s+${AND}\\s+(?=¿|(?:${ASKING})(?!\\p{L}))|\\s+(?=¿)`,
  "gu",
);

/** An order beside a question of one message, each in its own words. */
export interface OrderAndQuestion {
  order: string;
  question: string;
  /** Whether it is ordered for certain; else it is proposed. */
  isSure: boolean;
}

/** Null where a message has not both, or says something that is neither. */
export function orderAndQuestion(source: string): OrderAndQuestion | null {
  const pieces = clausesOf(source);
  if (pieces.length < 2 || quotesOthers(source)) return null;
  const read = pieces.map((text) => ({ text, ...readAct(text) }));
  const orders = read.filter(
    ({ act, kind }) =>
      (act === "order" && (kind === "change" || kind === "version")) ||
      (act === "doubt" && kind === "change"),
  );
  const questions = read.filter(({ act }) => act === "question");
  const others = read.filter(
    ({ act, kind }) => act !== "remark" || !(kind === "thanks" || kind === "greeting"),
  );
  const isAll = others.length === orders.length + questions.length;
  if (orders.length === 0 || questions.length === 0 || !isAll) return null;
  const isSure = orders.every(({ act }) => act === "order");
  return { order: textOf(orders), question: textOf(questions), isSure };
}

const JOINT = new RegExp(`(?<!\\p{L})${AND}\\s+$`, "u");
const BEGINS_TO_ASK = new RegExp(`^\\P{L}*${ASKING}(?!\\p{L})`, "u");
/** Whose words may hold a question of their own: a mail that asks, a text that is looked over. */
const WITH_WORDS: ReadonlySet<Kind> = new Set<Kind>(["draft", "caption", "one_pager", "what_if"]);

/** Two questions of one message, each in its own words; null where it asks one thing, or says something else. */
export function twoQuestions(source: string): readonly [string, string] | null {
  const [first, second, ...others] = clausesOf(source);
  if (first === undefined || second === undefined || others.length > 0 || quotesOthers(source)) return null;
  if (!asksByItself(first) || !asksByItself(second)) return null;
  // "And when?" goes on about what was asked before.
  const joint = JOINT.exec(foldInPlace(source.slice(0, source.lastIndexOf(second))))?.[0] ?? "";
  return [first, `${joint}${second}`];
}

function asksByItself(text: string): boolean {
  const { act, kind } = readAct(text);
  // "Who enters and who leaves" asks one thing.
  const isMore = /\p{L}\P{L}+\p{L}+\P{L}+\p{L}/u.test(text);
  const isAsked = act === "question" || (act === "doubt" && BEGINS_TO_ASK.test(foldInPlace(text)));
  return isMore && isAsked && !WITH_WORDS.has(kind);
}

function textOf(all: readonly { text: string }[]): string {
  return all.map(({ text }) => text).join(". ");
}

/** Sentences, and what begins to ask within one. A question keeps its mark. */
function clausesOf(source: string): string[] {
  const text = source.normalize("NFC");
  const clauses: string[] = [];
  let from = 0;
  for (const { 0: border, index } of foldInPlace(text).matchAll(BORDER)) {
    const end = border.startsWith("?") ? index + 1 : index;
    clauses.push(text.slice(from, end));
    from = index + border.length;
  }
  return [...clauses, text.slice(from)].map((clause) => clause.trim()).filter((clause) => clause !== "");
}
