import { wordsListed } from "#/language/dictionary.ts";
import { PERCENT } from "#/strategy/brief/numbers.ts";

const BUDGET = new RegExp(wordsListed("budget*, money*, geld*, presupuesto*, orcamento*"), "u");
const DOUBLE = new RegExp(
  wordsListed("twice, doppelt*, verdopp*, doubl*, dobl*, dobro, dobra*, duplic*"),
  "u",
);
const HALF = new RegExp(wordsListed("half, halve, halb*, moitie, mitad, metade"), "u");
const SHARE = `(\\d{1,3})\\s*${PERCENT}`;
const CHANGE_AFTER = new RegExp(
  `${SHARE}\\s*(more|less|mehr|weniger|hoch|rauf|runter|up|down|de plus|de moins|mas|menos|mais)(?!\\p{L})`,
  "u",
);
const CHANGE_BEFORE = new RegExp(
  `^\\s*(?:and |und |et |y |e )?(minus|plus|cut|reduce|lower|raise|increase|senk\\p{L}*|erhoh\\p{L}*|redui\\p{L}*|reduc\\p{L}*|augment\\p{L}*|aument\\p{L}*)(?: it| the| das| le| el| o| budget| presupuesto| orcamento| by| um| de| en| por)*\\s*${SHARE}\\s*[.!?]?\\s*$`,
  "u",
);
const DOWN = /less|runter|down|weniger|moins|menos|minus|cut|reduce|lower|senk|redui|reduc/u;

/** By what a follow-up multiplies the budget: "double the budget", "20 % less budget", "minus 50 %"; null for nothing. */
export function budgetFactor(folded: string): number | null {
  const before = CHANGE_BEFORE.exec(folded);
  if (before) return factorOf(before[1] ?? "", before[2]);
  if (!BUDGET.test(folded)) return null;
  if (DOUBLE.test(folded)) return 2;
  if (HALF.test(folded)) return 0.5;
  const after = CHANGE_AFTER.exec(folded);
  return after ? factorOf(after[2] ?? "", after[1]) : null;
}

function factorOf(word: string, percent = "0"): number | null {
  const part = Number(percent) / 100;
  const factor = DOWN.test(word) ? 1 - part : 1 + part;
  return part === 0 || factor <= 0 ? null : factor;
}
