import { FILTER_NAMES } from "@app/contract/discovery/filter-names";
import { Filters } from "@app/contract/discovery/filters";
import type { Chip } from "@app/contract/discovery/queries";
import * as z from "zod/mini";
import type { Finding, Sentence } from "./sentence.ts";

/** Filters that hold one value: a later word for them replaces an earlier one, two bounds are put together. */
const SINGLE: ReadonlySet<string> = new Set(
  FILTER_NAMES.filter((name) => !(Filters.shape[name].def.innerType instanceof z.ZodMiniArray)),
);

/**
 * Puts findings together into filters of the vocabulary. A value that the schema refuses, or that another one for the
 * same filter overrules, is left out and among `lost`.
 */
export function assemble(
  sentence: Sentence,
  findings: readonly Finding[],
): { filters: Filters; chips: Chip[]; lost: Finding[] } {
  let kept = withoutRepeats(findings);
  for (;;) {
    const result = Filters.safeParse(asObject(kept));
    if (result.success) {
      const chips = kept.map((finding) => asChip(sentence, finding));
      return { filters: result.data, chips, lost: findings.filter((finding) => !isSaidBy(kept, finding)) };
    }
    const refused = new Set(result.error.issues.map((issue) => String(issue.path[0] ?? "")));
    const fewer = kept.filter((finding) => !refused.has(finding.slot));
    kept = fewer.length < kept.length ? fewer : [];
  }
}

/** Whether the filters say what a finding says. */
function isSaidBy(kept: readonly Finding[], { slot, value, from, to }: Finding): boolean {
  return kept.some(
    (other) =>
      other.slot === slot &&
      ((other.from <= from && to <= other.to) || JSON.stringify(other.value) === JSON.stringify(value)),
  );
}

function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const seen = new Map<string, Finding>();
  for (const finding of findings.toSorted((a, b) => a.from - b.from)) {
    const key = SINGLE.has(finding.slot) ? finding.slot : `${finding.slot} ${JSON.stringify(finding.value)}`;
    const earlier = seen.get(key);
    if (!earlier) seen.set(key, finding);
    else if (SINGLE.has(finding.slot)) seen.set(key, together(earlier, finding));
  }
  return [...seen.values()].filter((finding) => !isContradicted(finding, findings));
}

/** Without a noun a number is a guess. Chosen by us. */
const SURE = 0.8;

/** "Rather 30k than 300k": of two numbers that nobody said what for, neither is known to be meant. */
function isContradicted(finding: Finding, findings: readonly Finding[]): boolean {
  const value = JSON.stringify(finding.value);
  return findings.some(
    (other) =>
      isGuess(finding) &&
      isGuess(other) &&
      other.slot === finding.slot &&
      JSON.stringify(other.value) !== value,
  );
}

function isGuess({ source, op, confidence }: Finding): boolean {
  return source === "assumed" && op === "min" && confidence < SURE;
}

/** "over 10k followers, under 50k followers" is one range. */
function together(earlier: Finding, later: Finding): Finding {
  const isRange = isBound(earlier) && isBound(later) && earlier.op !== later.op;
  if (isRange && isObject(earlier.value) && isObject(later.value)) {
    return { ...later, value: { ...earlier.value, ...later.value }, from: earlier.from, op: "range" };
  }
  return earlier.source === "assumed" && later.source !== "assumed" ? later : earlier;
}

function isBound(finding: Finding): boolean {
  return finding.op === "min" || finding.op === "max";
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function asObject(findings: readonly Finding[]): Record<string, unknown> {
  const filters: Record<string, unknown> = {};
  for (const { slot, value } of findings) {
    const before = filters[slot];
    if (SINGLE.has(slot)) filters[slot] = value;
    else filters[slot] = Array.isArray(before) ? [...before, value] : [value];
  }
  return filters;
}

function asChip(sentence: Sentence, finding: Finding): Chip {
  const { slot, op, value, source, confidence } = finding;
  return { slot, op, value, span: sentence.span(finding.from, finding.to), source, confidence };
}
