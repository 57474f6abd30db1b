import { anyListed, patternOf } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { countWords } from "#/language/numbers/counts.ts";
import { NUMBER } from "#/strategy/brief/money/creator-sizes.ts";
import { SIGNS } from "#/strategy/brief/money/currencies.ts";
import { readNumber } from "#/strategy/brief/numbers.ts";
import { sumOf } from "./tables.ts";
import type { LaidOut } from "./tables.ts";

const NTH = `\\d{1,2}|i{1,3}|iv|${countWords(1, 9)}|eins|do|[a-d]`;
const PHASE = new RegExp(
  `(?<!\\p{L})(?:${anyListed("phase, fase, etapa, etappe, lot, lote, wave, welle, vague, oleada, onda, stage, tranche, burst, etape, teil, partie, parte, round, runde")})\\s*(?:${NTH})(?![\\p{L}\\p{N}.,])`,
  "gu",
);
/** "Phase 1 (teaser)", "fase 2 lanzamiento": what the phase is called. */
const HEAD = patternOf(`^[^\\d(,:–-]*\\d{0,2}(?:\\s*\\([^)]*\\))?(?:\\s+\\p{L}{4,}){0,2}\\s*[:=–-]?`);
const AMOUNT = new RegExp(
  `(?:(?:${SIGNS})\\s?${NUMBER}|(?<![\\p{L}\\p{N}.,/–-])${NUMBER}(?:\\s?(?:${SIGNS}))?(?![\\p{L}\\p{N}%–-]|[.,]\\d))`,
  "gu",
);
const TOTAL = patternOf(
  `${anyListed("total, insgesamt, gesamt, zusammen, en tout, en total, no total, ao todo, kul")}(?!\\p{L})`,
);
const END = /[;\n]|\.(?=\s)/u;
/** Smaller numbers are days. */
const MONEY_MIN = 500;
const WHY =
  "A plan has one budget over its whole flight: what all phases come to. It keeps no part of it for one of them.";

/** "Phase 1 8–21 Feb €15k, phase 2 22 Feb–14 Mar €35k": their sum is the budget, and their days are the flight. */
export function withoutPhases(source: string): LaidOut {
  const folded = foldInPlace(source);
  const starts = [...folded.matchAll(PHASE)].map(({ index }) => index);
  const none = { text: source, unmet: [] };
  if (starts.length < 2) return none;
  const phases = starts.map((start, at) => {
    const next = starts[at + 1] ?? folded.length;
    const length = END.exec(folded.slice(start, next))?.index;
    const end = length === undefined ? next : start + length;
    const text = source.slice(start, end);
    const amounts = [...foldInPlace(text).matchAll(AMOUNT)].filter(
      ({ 1: one, 2: scale, 3: other, 4: scaled }) => readNumber(one ?? other, scale ?? scaled) >= MONEY_MIN,
    );
    return { start, end, text, amounts };
  });
  if (phases.some(({ amounts }) => amounts.length !== 1)) return none;
  let text = source;
  for (const { start, end, text: words, amounts } of phases.toReversed()) {
    const [first] = amounts;
    if (!first) continue;
    const { 0: amount, index } = first;
    const kept = `${words.slice(0, index)}${words.slice(index + amount.length)}`.replace(HEAD, "");
    text = `${text.slice(0, start)}${kept.trim()}, ${text.slice(end)}`;
  }
  const money = phases.flatMap(({ text: words, amounts }) =>
    amounts.map(({ 0: amount, index }) => words.slice(index, index + amount.length)),
  );
  return {
    text: TOTAL.test(folded) ? text : `${text.trimEnd()}\nTotal budget ${sumOf(money)}`,
    unmet: phases.map(({ text: words }) => ({ words: words.trim().replace(/[,;\s]+$/u, ""), why: WHY })),
  };
}
