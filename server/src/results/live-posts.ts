import { sql } from "kysely";
import type { ReadLivePosts } from "#/campaigns/index.ts";
import { isOut } from "./ahead.rules.ts";
import { readNamedPosts } from "./campaign-records.ts";

/** The posts of campaigns that are out: attached to them, or naming them while nothing places them. */
export const readLivePosts: ReadLivePosts = async (transaction, workspaceId, works, { now, dayOf }) => {
  const ids = works.map(({ campaign }) => campaign.id);
  const attached = await transaction
    .selectFrom("posts")
    .select(["campaign_id as campaignId", "creator_id as creatorId", "platform", "format"])
    .select("posted_at as postedAt")
    .where("workspace_id", "=", workspaceId)
    .where("campaign_id", "=", sql<string>`any(${ids}::uuid[])`)
    .$narrowType<{ campaignId: string }>()
    .execute();
  const named = [];
  for (const work of works) {
    const posts = await readNamedPosts(transaction, workspaceId, work, dayOf);
    named.push(...posts.map((post) => ({ ...post, campaignId: work.campaign.id })));
  }
  return [...attached, ...named].filter((post) => isOut(post, now));
};
