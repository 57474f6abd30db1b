import { OwnSession } from "@app/contract/identity/own-sessions";
import { identityPaths } from "@app/contract/identity/paths";
import { addressOf, withQuery } from "@app/contract/paths";
import { send } from "#/lib/api/api.ts";
import { refresh } from "#/lib/api/cache.ts";
import { useGrowingList } from "#/lib/api/list.ts";

export function useOwnSessions() {
  return useGrowingList(identityPaths.ownSessions, OwnSession);
}

export async function endSession(id: string): Promise<void> {
  await send("DELETE", addressOf(identityPaths.ownSession, { id }));
  await refresh(identityPaths.ownSessions);
}

/** @param tokens whether the API tokens that the person made end, too. */
export async function endOtherSessions(tokens: boolean): Promise<void> {
  await send("DELETE", withQuery(identityPaths.ownSessions, { tokens: tokens ? "true" : undefined }));
  await refresh(identityPaths.ownSessions);
}
