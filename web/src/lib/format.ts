export {
  UNKNOWN,
  formatAmount,
  formatCount,
  formatDate,
  formatDateTime,
  formatMoney,
  formatMonth,
  formatPercent,
  formatRange,
  formatReturn,
  formatTotal,
  plural,
  roundUpToLeadingDigit,
} from "@app/contract/formats";
import { UNKNOWN } from "@app/contract/formats";

/** Stands where somebody who sees no prices would read one; NA would say that nobody knows it. */
export const HIDDEN = "Hidden";

/** Seconds as a position in a recording: 75 → "1:15". */
export function formatSeconds(seconds: number | null | undefined): string {
  if (!isKnown(seconds)) return UNKNOWN;
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

export type ScoreBand = 100 | 90 | 80 | 70 | 60 | "else";

/** Bands by tens, rounded down: exactly 100, 90–99, …, 60–69; below and unknown "else". Specification §9. */
export function scoreBand(score: number | null | undefined): ScoreBand {
  if (!isKnown(score)) return "else";
  const bands = [100, 90, 80, 70, 60] as const;
  return bands.find((band) => score >= band) ?? "else";
}

function isKnown(value: number | null | undefined): value is number {
  return typeof value === "number" && Number.isFinite(value);
}
