import { sql } from "kysely";
import type { ReadWorkDone } from "#/campaigns/index.ts";

/**
 * Whether a creator is live in a campaign, with a link and a day, and is paid, with an amount and a day. A story has no
 * link any more once it is over.
 */
export const readWorkDone: ReadWorkDone = async (
  transaction,
  workspaceId,
  { campaignId, creatorId, now },
) => {
  const own = sql`workspace_id = ${workspaceId} and campaign_id = ${campaignId} and creator_id = ${creatorId}`;
  const { rows } = await sql<{ isLive: boolean; isPaid: boolean }>`select
    exists (select from posts where ${own}
      and posted_at <= ${now}::timestamptz + interval '1 day' and (url is not null or format = 'story')) as "isLive",
    exists (select from payments where ${own} and state = 'paid'
      and paid_on is not null and coalesce(net_amount, gross_amount) is not null) as "isPaid"
  `.execute(transaction);
  return rows[0] ?? { isLive: false, isPaid: false };
};
