import { readsWithPrices } from "@app/contract/identity/role-order";
import { sql } from "kysely";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import type { LinkMakers } from "#/platform/share-links/share-links.service.ts";

/** What share links ask about the people who make them. */
export function linkMakers(sessions: Pick<SessionsService, "requireFreshCaller">): LinkMakers {
  return {
    requireFresh: (caller) => sessions.requireFreshCaller(caller),
    seePrices: async (transaction, workspaceId, userIds) => {
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
    },
  };
}
