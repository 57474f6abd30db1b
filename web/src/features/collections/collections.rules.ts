import type { Collection, CollectionCreator, TriageState } from "@app/contract/collections/schemas";
import { TRIAGE_LABELS, TRIAGE_STATES } from "@app/contract/collections/schemas";
import { hasVotes } from "@app/contract/collections/votes";
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

/** Pressing the same again takes the decision back. */
export function nextState(current: TriageState, chosen: TriageState): TriageState {
  return current === chosen ? "untriaged" : chosen;
}

/** Which columns have a value for anybody: the others are not drawn. */
export interface KnownColumns {
  followers: boolean;
  engagement: boolean;
  price: boolean;
  votes: boolean;
}

export function knownColumns(creators: readonly CollectionCreator[]): KnownColumns {
  return {
    followers: creators.some(({ followers }) => followers !== null),
    engagement: creators.some(({ engagementRate }) => engagementRate !== null),
    price: creators.some(({ price }) => price !== null),
    votes: creators.some(hasVotes),
  };
}

/** What Strategy AI is asked for a plan with these creators. */
export function planWish({ name }: Pick<Collection, "name">): string {
  return `Plan a campaign with the creators of my collection “${name}”, budget `;
}
