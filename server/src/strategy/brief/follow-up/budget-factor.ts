import { anyListed, wordsListed } from "#/language/dictionary.ts";
import { PERCENT } from "#/strategy/brief/numbers.ts";

const MONEY =
  "budget*, money, geld*, presupuesto*, orcamento*, verba, kohle, argent, thune, dinero, plata, dinheiro, grana, paisa, paise";
const BUDGET = new RegExp(wordsListed(MONEY), "u");
const DOUBLE = new RegExp(
  wordsListed("twice, doppelt*, verdopp*, doubl*, dobl*, dobro, dobra*, duplic*, dugna, dugni, do guna"),
  "u",
);
const HALF = new RegExp(
  wordsListed("half, halve, halb*, halfte, moitie, mitad, metade, aadha, aadhi, adha"),
  "u",
);
const SHARE = `(\\d{1,3})\\s*${PERCENT}`;
const CHANGE_AFTER = new RegExp(
  `${SHARE}\\s*(more|less|mehr|weniger|hoch|rauf|runter|up|down|de plus|de moins|mas|menos|mais|kam|zyada|aur)(?!\\p{L})`,
  "u",
);
const DOWN_WORDS =
  "minus, cut, reduce, lower, drop, down, decrease, less, senk*, kurz*, runter, weniger, redui*, reduc*, reduz*, baiss*, moins, baja*, menos, recort*, baix*, abaix*, desc*, diminu*, corta*, kam, ghata*";
const UP_WORDS =
  "plus, raise, increase, up, bump, more, erhoh*, hoch, rauf, mehr, augment*, monte*, aument*, sube, subir, subimos, sobe, mais, mas, badha*, zyada, aur";
const FILLING =
  "it, the, das, le, la, el, o, um, by, de, en, em, por, par, d'un, d'une, ein, eine, einen, un, une, una, uma, mit dem, on the, karo, kar do, ki, se, ka, nochmal, bitte, please";
const BEGIN = "(?:(?:and|und|et|y|e|aur|ok|okay|dann|then|now|jetzt|bitte|please)[ ,]+)*";
const END = "(?:\\s+(?:please|bitte|stp|svp|por favor|pls|karo|kar do|de|do|na))*\\s*[.!?]*\\s*$";
/** Only a part and which way it goes: "baixa 10%", "minus 20 %". */
const CHANGE_BEFORE = new RegExp(
  `^\\s*${BEGIN}(?:(?:${anyListed(MONEY)})\\s+)?(${anyListed(`${DOWN_WORDS}, ${UP_WORDS}`)})(?:\\s+(?:${anyListed(`${FILLING}, ${MONEY}`)}))*\\s+${SHARE}${END}`,
  "u",
);
const PARTS: readonly (readonly [part: number, words: string])[] = [
  [1 / 4, "quarter, viertel, quart, cuarto, quarto, chauthai, ek chauthai"],
  [1 / 3, "third, drittel, tiers, tercio, terco, ek tihai, tihai"],
  [1 / 2, "half, halfte, moitie, mitad, metade, aadha"],
];
const DOWN = new RegExp(wordsListed(DOWN_WORDS), "u");
const UP = new RegExp(wordsListed(UP_WORDS), "u");
/** "Auf die Hälfte", "to a third": what is left, and not what goes. */
const LEFT = new RegExp(
  "(?<!\\p{L})(?:to(?: a| one)?|auf (?:die|das|eine?n?)|a (?:la|un[ae]?|uma?)|para (?:a|um|la|un)|pra(?: a)?)\\s*$",
  "u",
);

/** By what a follow-up multiplies the budget: "double the budget", "20 % less budget", "minus 50 %"; null for nothing. */
export function budgetFactor(folded: string): number | null {
  const before = CHANGE_BEFORE.exec(folded);
  if (before) return factorOf(DOWN.test(before[1] ?? ""), Number(before[2]) / 100);
  if (!BUDGET.test(folded)) return null;
  const part = partOf(folded);
  if (part !== null) return part;
  if (DOUBLE.test(folded)) return 2;
  if (HALF.test(folded)) return 1 / 2;
  const after = CHANGE_AFTER.exec(folded);
  return after ? factorOf(DOWN.test(after[2] ?? ""), Number(after[1]) / 100) : null;
}

/** "Up by a quarter", "moins un tiers", "auf die Hälfte". */
function partOf(folded: string): number | null {
  for (const [part, words] of PARTS) {
    const match = new RegExp(wordsListed(words), "u").exec(folded);
    if (!match) continue;
    if (LEFT.test(folded.slice(0, match.index))) return part;
    if (DOWN.test(folded)) return factorOf(true, part);
    if (UP.test(folded)) return factorOf(false, part);
  }
  return null;
}

function factorOf(isDown: boolean, part: number): number | null {
  const factor = isDown ? 1 - part : 1 + part;
  return part === 0 || factor <= 0 ? null : factor;
}
