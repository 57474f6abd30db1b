import type { Collection, TriageState } from "@app/contract/collections/schemas";
import { TRIAGE_LABELS, TRIAGE_STATES } from "@app/contract/collections/schemas";
import { formatTotal } from "#/lib/format.ts";

/** Choices of what a collection shows, each with its count. */
export function stateChoices(counts: Collection["counts"]): { value: TriageState | "all"; label: string }[] {
  const states = TRIAGE_STATES.map((value) => ({
    value,
    label: `${TRIAGE_LABELS[value]} ${formatTotal(counts[value])}`,
  }));
  return [{ value: "all", label: `All ${formatTotal(counts.all)}` }, ...states];
}

/** Tags as they are typed, separated by commas: trimmed, empty and repeated ones dropped. */
export function splitTags(text: string): string[] {
  const tags = text.split(",").map((tag) => tag.trim());
  return [...new Set(tags)].filter((tag) => tag !== "");
}

/** What a key does with the row it is pressed on; null for other keys. */
export function triageKey(key: string): TriageState | "note" | null {
  const pressed = key.toLowerCase();
  if (pressed === "s") return "shortlisted";
  if (pressed === "p") return "passed";
  return pressed === "n" ? "note" : null;
}

/** Pressing the same again takes the decision back. */
export function nextState(current: TriageState, chosen: TriageState): TriageState {
  return current === chosen ? "untriaged" : chosen;
}
