import type {
  Collection,
  CollectionCreator,
  CollectionOrder,
  CollectionSort,
  TriageState,
} from "@app/contract/collections/schemas";
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
export function triageKey(key: string): TriageState | "note" | "select" | null {
  const pressed = key.toLowerCase();
  if (pressed === "s") return "shortlisted";
  if (pressed === "p") return "passed";
  if (pressed === "x") return "select";
  return pressed === "n" ? "note" : null;
}

/** Pressing the same again takes the decision back. */
export function nextState(current: TriageState, chosen: TriageState): TriageState {
  return current === chosen ? "untriaged" : chosen;
}

/** Which columns have a value for anybody: the others are not drawn. */
export interface KnownColumns {
  followers: boolean;
  engagement: boolean;
  price: boolean;
}

export function knownColumns(creators: readonly CollectionCreator[]): KnownColumns {
  return {
    followers: creators.some(({ followers }) => followers !== null),
    engagement: creators.some(({ engagementRate }) => engagementRate !== null),
    price: creators.some(({ price }) => price !== null),
  };
}

/** Which way a column is sorted; null while another one is. */
export function directionOf(
  sort: CollectionOrder | "added",
  by: CollectionSort,
): "ascending" | "descending" | null {
  if (sort === by) return "ascending";
  return sort === `-${by}` ? "descending" : null;
}

/** Figures begin with the largest and names with A; the second press turns round, the third takes the order back. */
export function nextOrder(sort: CollectionOrder | "added", by: CollectionSort): CollectionOrder | "added" {
  const [first, second] = by === "name" ? ([by, "-name"] as const) : ([`-${by}`, by] as const);
  if (sort === first) return second;
  return sort === second ? "added" : first;
}

/** What Strategy AI is asked for a plan with these creators. */
export function planWish({ name }: Pick<Collection, "name">): string {
  return `Plan a campaign with the creators of my collection “${name}”, budget `;
}
