/** What became of a turn. `harmful` counts whoever says something false, or does what nobody ordered. */
export type Outcome = "right" | "asked" | "honest" | "missed" | "harmful";

export interface Verdict {
  outcome: Outcome;
  /** Why it is not right, in a few words. */
  why: string;
}

export const RIGHT: Verdict = { outcome: "right", why: "" };

export function verdict(outcome: Outcome, why: string): Verdict {
  return { outcome, why };
}
