import { readsWithPrices } from "@app/contract/identity/role-order";
import { sql } from "kysely";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import type { Transaction } from "#/platform/database/database.ts";
import type { LinkMakers } from "#/platform/share-links/share-links.service.ts";
import { livingTokensAmong } from "./api-tokens.store.ts";

/** What share links ask about the people and tokens that make them. */
export function linkMakers(sessions: Pick<SessionsService, "requireFreshCaller">): LinkMakers {
  return {
    requireFresh: (caller) => sessions.requireFreshCaller(caller),
    standing: async (transaction, { workspaceId, userIds, tokenIds }, now) => ({
      seePrices: await seePrices(transaction, workspaceId, userIds),
      tokens: await livingTokensAmong(transaction, tokenIds, now),
    }),
  };
}

async function seePrices(
  transaction: Transaction,
  workspaceId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  if (userIds.length === 0) return new Map();
  const rows = await transaction
    .selectFrom("memberships as m")
    .innerJoin("workspaces as w", "w.id", "m.workspace_id")
    .select(["m.user_id", "m.role", "w.viewers_see_prices as viewersSeePrices"])
    .where("m.workspace_id", "=", workspaceId)
    .where("m.user_id", "=", sql<string>`any(${[...userIds]}::uuid[])`)
    .execute();
  return new Map(
    rows.map(({ user_id: userId, role, ...workspace }) => [userId, readsWithPrices(role, workspace)]),
  );
}
