import { OwnSession } from "@app/contract/identity/own-sessions";
import { identityPaths } from "@app/contract/identity/paths";
import { addressOf } from "@app/contract/paths";
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

export async function endOtherSessions(): Promise<void> {
  await send("DELETE", identityPaths.ownSessions);
  await refresh(identityPaths.ownSessions);
}
