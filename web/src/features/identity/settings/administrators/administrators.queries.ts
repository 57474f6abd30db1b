import {
  ServerAdministrator,
  ServerAdministratorEvent,
} from "@app/contract/identity/members/server-administrators";
import { identityPaths } from "@app/contract/identity/paths";
import { addressOf } from "@app/contract/paths";
import { send } from "#/lib/api/api.ts";
import { refresh } from "#/lib/api/cache.ts";
import { useGrowingList } from "#/lib/api/list.ts";

export function useServerAdministrators() {
  return useGrowingList(identityPaths.serverAdministrators, ServerAdministrator);
}

/** Newest first. */
export function useServerAdministratorsLog() {
  return useGrowingList(identityPaths.serverAdministratorsLog, ServerAdministratorEvent, { first: 10 });
}

/** @param isOneself who then sees no more of the server: `me` says so, and the sections follow it. */
export async function removeServerAdministrator(userId: string, isOneself: boolean): Promise<void> {
  const { me, members, serverAdministrator, serverAdministrators, serverAdministratorsLog } = identityPaths;
  await send("DELETE", addressOf(serverAdministrator, { userId }));
  await (isOneself ? refresh(me, members) : refresh(serverAdministrators, serverAdministratorsLog, members));
}
