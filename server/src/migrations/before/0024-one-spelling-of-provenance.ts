import { sql } from "kysely";
import type { Kysely } from "kysely";

/** The sample wrote the names of columns where everything else writes those of the API. */
const NAMES = {
  engagement_rate: "engagementRate",
  avg_views: "avgViews",
  avg_likes: "avgLikes",
  avg_comments: "avgComments",
  median_views: "medianViews",
  posts_per_week: "postsPerWeek",
  last_post_at: "lastPostAt",
  sponsor_share: "sponsorShare",
  account_type: "accountType",
  fake_followers: "fakeFollowers",
  price_amount: "price",
};
const COLUMNS = Object.keys(NAMES);

/** Gives the sources of a creator's values the names by which they are read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from workspaces`.execute(db);
  for (const { id } of rows) {
    // Row-level security holds for the owner of the tables as well.
    await sql`select set_config('herald.workspace', ${id}, true)`.execute(db);
    await sql`
      update creators set provenance = (
        select jsonb_object_agg(coalesce(${JSON.stringify(NAMES)}::jsonb ->> key, key), value)
        from jsonb_each(provenance) where key <> all (${["price_currency", "price_per"]}::text[])
      )
      where workspace_id = ${id}::uuid and provenance ?| ${COLUMNS}::text[]
    `.execute(db);
  }
  await sql`select set_config('herald.workspace', '', true)`.execute(db);
}
