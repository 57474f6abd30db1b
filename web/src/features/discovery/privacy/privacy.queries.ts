import { discoveryPaths } from "@app/contract/discovery/paths";
import { CreatorErased, Objection, ObjectionsAdded, privacyPaths } from "@app/contract/discovery/privacy";
import { addressOf, withQuery } from "@app/contract/paths";
import * as z from "zod/mini";
import { send } from "#/lib/api/api.ts";
import { refresh } from "#/lib/api/cache.ts";
import { downloadJson } from "#/lib/api/download.ts";
import { useGrowingList } from "#/lib/api/list.ts";

export function useObjections() {
  return useGrowingList(privacyPaths.objections, Objection);
}

export async function addObjections(text: string): Promise<ObjectionsAdded> {
  const added = await send("POST", privacyPaths.objections, { text }, ObjectionsAdded, { quiet: true });
  await refresh(privacyPaths.objections);
  return added;
}

export async function removeObjection(id: string): Promise<void> {
  await send("DELETE", addressOf(privacyPaths.objection, { id }), undefined, z.void());
  await refresh(privacyPaths.objections);
}

/** Erases a creator everywhere; there is no way back. */
export async function eraseCreator(
  id: string,
  { objection }: { objection: boolean },
): Promise<CreatorErased> {
  const url = withQuery(addressOf(discoveryPaths.creator, { id }), { objection: String(objection) });
  return send("DELETE", url, undefined, CreatorErased, { quiet: true });
}

export function downloadRecord(id: string, handle: string): Promise<void> {
  return downloadJson(addressOf(privacyPaths.record, { id }), `${handle}, all that is stored`);
}
