import { campaignPaths } from "@app/contract/campaigns/paths";
import { collectionPaths } from "@app/contract/collections/paths";
import { addressOf, nameOf } from "@app/contract/paths";
import type { SavedPlan } from "@app/contract/strategy/schemas";
import { ApiError } from "#/lib/api/api-error.ts";
import { fetcher, useAnswer } from "#/lib/api/api.ts";

/** Whether what was made of a plan has been removed since: an answer outlives what it made. */
export function useIsGone(made: SavedPlan): boolean {
  const address = savedAddress(made);
  const { data } = useAnswer(nameOf(address, "gone"), () => isGone(address));
  return data ?? false;
}

async function isGone(address: string): Promise<boolean> {
  try {
    await fetcher(address);
    return false;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return true;
    throw error;
  }
}

export function savedAddress({ kind, id }: SavedPlan): string {
  return addressOf(kind === "collection" ? collectionPaths.one : campaignPaths.one, { id });
}
