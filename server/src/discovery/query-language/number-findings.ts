import type { RangeFilter } from "@app/contract/filters";
import type { Measure } from "./measures.ts";
import type { Period } from "./periods.ts";
import { isOfAudience } from "./scopes.ts";
import type { Sentence } from "./sentence.ts";
import type { UnitMatch } from "./units.ts";
import { PER, PER_UNITS, PERIODS } from "./words.ts";

const DEFAULT_GROWTH_DAYS = 30;

export function addAge(sentence: Sentence, measure: Measure): void {
  const { exact, ...rest } = measure;
  const plain: Measure = exact === undefined ? measure : { min: exact, max: exact, ...rest };
  const mostlyBefore = /^(?:mostly|mainly|predominantly|majority)$/u;
  const nearMostly = [1, 2, 3].some((back) => mostlyBefore.test(sentence.word(measure.from - back)));
  const ofAudience = isOfAudience(sentence, measure.from, measure.to) || nearMostly;
  addRange(sentence, ofAudience ? "audienceAge" : "age", plain, { confidence: 0.9 });
}

export function addGrowth(
  sentence: Sentence,
  measure: Measure,
  unit: UnitMatch,
  periods: readonly Period[],
): void {
  const near = periods.find(
    (period) => Math.abs(period.from - measure.to) <= 4 || Math.abs(measure.from - period.to) <= 4,
  );
  const often = /^(?:per|a|each|every|in|over|por|al|ao|par|pro|im)$/u.test(
    sentence.word(Math.max(measure.to, unit.to)),
  );
  const named = often ? periodNoun(sentence, Math.max(measure.to, unit.to) + 1) : undefined;
  const periodDays = near?.days ?? named?.days ?? DEFAULT_GROWTH_DAYS;
  const min = measure.min ?? measure.exact ?? 0;
  const from = Math.min(measure.from, unit.from);
  const to = Math.max(measure.to, unit.to, named?.to ?? 0);
  sentence.find({
    slot: "growth",
    op: "min",
    value: { min, periodDays },
    from,
    to,
    source: "grammar",
    confidence: 0.85,
  });
}

function periodNoun(sentence: Sentence, at: number): { days: number; to: number } | undefined {
  const isNumber = sentence.tokens[at]?.kind === "number";
  const noun = PERIODS.at(sentence.tokens, isNumber ? at + 1 : at);
  if (!noun) return undefined;
  const count = isNumber ? Number.parseFloat(sentence.word(at)) : 1;
  return { days: Math.max(1, Math.round(Number(noun.value) * count)), to: noun.to };
}

export function addPrice(
  sentence: Sentence,
  measure: Measure,
  unit: UnitMatch | undefined,
  currency: string,
  confidence: number,
): void {
  const range = boundsOf(measure, "max");
  const from = Math.min(measure.from, unit?.from ?? measure.from);
  const base = Math.max(measure.to, unit?.to ?? measure.to);
  if (unit?.unit === "estCpm") {
    addRange(sentence, "estCpm", { ...measure, ...range }, { from, to: base, confidence });
    return;
  }
  const per = perAt(sentence, base);
  const value = { ...range, currency, ...(per ? { per: per.value } : {}) };
  const source = confidence < 0.7 ? "assumed" : "grammar";
  sentence.find({ slot: "price", op: opOf(range), value, from, to: per?.to ?? base, source, confidence });
}

/** "2 juta" counts rupiah and "1 lakh" rupees where no currency is named. */
export function localCurrency(sentence: Sentence, { from, to }: Measure): string | undefined {
  const words = sentence.tokens.slice(from, to).map((token) => token.text);
  if (words.some((word) => /^(?:juta|jt|ribu|rb)$/u.test(word))) return "IDR";
  return words.some((word) => /^(?:lakhs?|lacs?|crores?|cr|haz+a+r|hajaa?r)$/u.test(word))
    ? "INR"
    : undefined;
}

function perAt(sentence: Sentence, at: number): { value: string; to: number } | undefined {
  const per = PER.at(sentence.tokens, at);
  const unit = PER_UNITS.at(sentence.tokens, per?.to ?? at);
  return unit && per ? { value: unit.value, to: unit.to } : undefined;
}

export function addRange(
  sentence: Sentence,
  slot: RangeFilter,
  measure: Measure,
  how: { from?: number; to?: number; confidence: number },
): void {
  const value = boundsOf(measure, "min");
  const from = how.from ?? measure.from;
  const to = how.to ?? measure.to;
  const isAssumed = measure.isAssumed || measure.exact !== undefined || how.confidence < 0.8;
  const source = isAssumed ? "assumed" : "grammar";
  sentence.find({ slot, op: opOf(value), value, from, to, source, confidence: how.confidence });
}

function boundsOf(measure: Measure, exactIs: "min" | "max"): { min?: number; max?: number } {
  const { min, max, exact } = measure;
  if (exact !== undefined) return exactIs === "min" ? { min: exact } : { max: exact };
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

function opOf(range: { min?: number; max?: number }): "range" | "min" | "max" {
  if (range.min !== undefined && range.max !== undefined) return "range";
  return range.min === undefined ? "max" : "min";
}

export function scaled(measure: Measure, factor: number): Measure {
  const times = (value: number) => Math.round(value * factor * 100) / 100;
  const { min, max, exact, ...rest } = measure;
  return {
    ...rest,
    ...(min === undefined ? {} : { min: times(min) }),
    ...(max === undefined ? {} : { max: times(max) }),
    ...(exact === undefined ? {} : { exact: times(exact) }),
  };
}
