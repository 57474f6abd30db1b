import { PostFormat } from "@app/contract/platforms";
import { sql } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";

/** A published post of a creator with its counts. Unknown is null. */
export interface CreatorPost {
  id: string;
  creatorId: string;
  /** The campaign that it is attached to; null for none. */
  campaignId: string | null;
  /** Whether it is known, or has to be chosen by a person, to which campaign it belongs. */
  isPlaced: boolean;
  format: PostFormat;
  /** UTC. */
  postedAt: Date | null;
  views: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  /** Handles and hashtags in the caption, without @ and #. */
  mentions: string[];
  hashtags: string[];
}

/** Posts of these creators between two moments, oldest first. */
export async function readCreatorPosts(
  transaction: Transaction,
  workspaceId: string,
  creatorIds: readonly string[],
  { from, until }: { from: Date; until: Date },
): Promise<CreatorPost[]> {
  const rows = await transaction
    .selectFrom("posts")
    .select([
      "id",
      "creator_id",
      "campaign_id",
      "campaign_by",
      "waiting",
      "format",
      "posted_at",
      "views",
      "likes",
      "comments",
      "shares",
    ])
    .select(["mentions", "hashtags"])
    .where("workspace_id", "=", workspaceId)
    .where("creator_id", "=", sql<string>`any(${[...creatorIds]}::uuid[])`)
    .where("posted_at", ">=", from)
    .where("posted_at", "<", until)
    .orderBy("posted_at")
    .$narrowType<{ creator_id: string }>()
    .execute();
  return rows.map(({ creator_id, campaign_id, campaign_by, waiting, posted_at, format, ...row }) => ({
    ...row,
    creatorId: creator_id,
    campaignId: campaign_id,
    isPlaced: campaign_by !== null || waiting !== null,
    format: PostFormat.parse(format),
    postedAt: posted_at,
  }));
}
