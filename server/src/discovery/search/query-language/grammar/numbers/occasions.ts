import { isOneOf, wordList } from "#/discovery/search/query-language/phrases.ts";
import type { WordList } from "#/discovery/search/query-language/phrases.ts";
import { SCALES } from "#/language/numbers/scales.ts";
import { isPlainWord } from "#/discovery/search/query-language/plain-words.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import type { Stretch } from "#/discovery/search/query-language/grammar/team/clauses.ts";

const BILL =
  /^(?:invoice|invoices|invoiced|rechnung|rechnungen|rechnungsbetrag|facture|factures|factura|facturas|fatura|faturas|bill|budget\p{L}+)$/u;
const BUDGET = wordList("budget budgets presupuesto presupuestos orcamento orcamentos etat kharcha");
const PAID_VERB = wordList("paid bezahlt gezahlt paye payes pagado pagamos pago pagou kostete dibayar");

/** A budget for all creators together is no price of one. */
export const TOTAL = new Set(
  "total overall whole entire campaign gesamt gesamtes gesamtbudget totale insgesamt altogether".split(" "),
);

/** "3000 in total": where that ends; undefined where the number is not of all together. */
export function totalEnd(sentence: Sentence, to: number): number | undefined {
  const at = isOneOf(sentence.word(to), "in im en au no") ? to + 1 : to;
  return TOTAL.has(sentence.word(at)) ? at + 1 : undefined;
}

/** What was on an invoice is no price that is asked. */
export function billBeside(sentence: Sentence, at: number): Stretch | undefined {
  return wordInPiece(sentence, at, BILL);
}

/** "Our budget for the whole thing is 20k": money, and neither followers nor the price of one. */
export function isOfBudget(sentence: Sentence, at: number): boolean {
  return wordInPiece(sentence, at, BUDGET) !== undefined;
}

const OUR = wordList(
  "our my we wir notre mon nous nuestro nuestra mi tenemos nosso nossa meu temos hamara mera",
  "unser mein",
);
const IS = wordList("is was ist betragt est es hai");

/** "Our budget is 20k": what somebody has to spend, and not what one creator may ask. */
export function saysBudget(sentence: Sentence, at: number): boolean {
  return wordInPiece(sentence, at, OUR) !== undefined || wordInPiece(sentence, at, IS) !== undefined;
}

/** "Paid 200 last year". */
export function saysPaid(sentence: Sentence, at: number): boolean {
  return wordInPiece(sentence, at, PAID_VERB) !== undefined;
}

function wordInPiece(sentence: Sentence, at: number, words: WordList): Stretch | undefined {
  let from = at;
  while (!sentence.isBreak(from - 1)) from -= 1;
  for (let index = from; !sentence.isBreak(index); index += 1) {
    if (words.test(sentence.word(index))) return { from: index, to: index + 1 };
  }
  return undefined;
}

/** "Paid less than 800 euros", "weniger als 800 Euro bezahlt". */
export function paidVerbBeside(sentence: Sentence, from: number, to: number): Stretch | undefined {
  const isPaid = PAID_VERB.test(sentence.word(from - 1));
  const didPay = sentence.word(from - 1) === "pay" && isOneOf(sentence.word(from - 2), "we i");
  if (isPaid || didPay) return { from: from - 1, to: from };
  const inside = sentence.tokens.findIndex(({ text }, at) => at >= from && at < to && PAID_VERB.test(text));
  if (inside !== -1) return { from: inside, to: inside + 1 };
  return PAID_VERB.test(sentence.word(to)) ? { from: to, to: to + 1 } : undefined;
}

/** "10 euros por mil visializaciones", "€50 per head": where that ends for which no price is kept. */
export function otherPerEnd(sentence: Sentence, at: number): number | undefined {
  if (!isOneOf(sentence.word(at), "per por pro par je each pour for cada")) return undefined;
  const counted = sentence.word(at + 1);
  const scale = isOneOf(counted, "1000 1k") || SCALES.get(counted)?.factor === 1000;
  const word = scale ? at + 2 : at + 1;
  return isPlainWord(sentence, word) || (scale && !sentence.isBreak(word)) ? word + 1 : undefined;
}
