import { CHECK_LABELS } from "@app/contract/content-checks/schemas";
import type {
  CheckField,
  CheckReason,
  FieldCheck,
  Measure,
  Moment,
  RuleReference,
  TextSpan,
} from "@app/contract/content-checks/schemas";

/** What a check found besides its status; what is left out is empty. */
export interface Evidence {
  measures?: Measure[];
  spans?: TextSpan[];
  moments?: Moment[];
  rule?: RuleReference | null;
  confidence?: number;
}

/** The field is as it should be, by this evidence. */
export function passed(field: CheckField, message: string, evidence: Evidence = {}): FieldCheck {
  return build(field, "pass", null, message, { confidence: 1, ...evidence });
}

/** The field is not as it should be: a word for programs, and a sentence that says what to change. */
export function failed(
  field: CheckField,
  reason: CheckReason,
  message: string,
  evidence: Evidence = {},
): FieldCheck {
  return build(field, "fail", reason, message, { confidence: 1, ...evidence });
}

/** An unknown always says why, in a word for programs and a sentence for people. */
export function unknown(
  field: CheckField,
  reason: CheckReason,
  message: string,
  evidence: Evidence = {},
): FieldCheck {
  return build(field, "unknown", reason, message, evidence);
}

/** Seconds to the millisecond: what is finer is not heard or seen. */
export function milliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}

/** A figure that has to stand at or above, or at or below, its threshold. */
export function measure(
  name: string,
  value: number | null,
  unit: string,
  comparator: "at least" | "at most",
  threshold: number,
): Measure {
  if (value === null) return { name, value, unit, threshold, comparator, ok: null };
  const ok = comparator === "at least" ? value >= threshold : value <= threshold;
  return { name, value: round(value), unit, threshold, comparator, ok };
}

/** A figure that is shown and decides nothing. */
export function figure(name: string, value: number | null, unit: string): Measure {
  return {
    name,
    value: value === null ? null : round(value),
    unit,
    threshold: null,
    comparator: null,
    ok: null,
  };
}

function build(
  field: CheckField,
  status: FieldCheck["status"],
  reason: CheckReason | null,
  message: string,
  evidence: Evidence,
): FieldCheck {
  return {
    field,
    label: CHECK_LABELS[field],
    status,
    confidence: evidence.confidence ?? null,
    reason,
    message,
    measures: evidence.measures ?? [],
    spans: evidence.spans ?? [],
    moments: (evidence.moments ?? []).map(({ t0, t1, note }) => ({
      t0: milliseconds(t0),
      t1: milliseconds(t1),
      note,
    })),
    rule: evidence.rule ?? null,
  };
}

/** Four significant figures are enough to read and to compare. */
function round(value: number): number {
  return Number(value.toPrecision(4));
}
