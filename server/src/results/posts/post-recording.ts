import type { Transaction } from "#/platform/database/database.ts";
import { recordAll } from "#/results/recording/record-all.ts";
import type { RecordingContext } from "#/results/recording/record-all.ts";
import type { PlannedRows, RecordedRow } from "#/results/recording/recording.ts";
import { noPostLink, unknownPlatform } from "#/results/results.errors.ts";
import { postIdentities, readPost, toPostRow } from "./post-records.ts";
import type { PostRecord } from "./post-records.ts";
import { newsOnly, storeReadings } from "./readings.store.ts";
import type { NewReading } from "./readings.store.ts";

export interface RecordedPosts extends PlannedRows {
  /** Those that posts of this recording have been given. */
  readings: NewReading[];
}

/**
 * Records posts with their readings, all or none. Of a table only figures count that no table has said before: the same
 * one again adds no reading.
 * @throws `request.invalid` for a link that is none, and a platform that Herald does not keep.
 */
export async function recordPosts(
  transaction: Transaction,
  workspaceId: string,
  records: readonly PostRecord[],
  context: RecordingContext,
): Promise<RecordedPosts> {
  const posts = records.map((record) => readPost(record, context.dayOf));
  if (posts.some(({ record, link }) => record.url && !link)) throw noPostLink();
  if (posts.some(({ evidence }) => evidence.platform === null)) throw unknownPlatform();
  const kind = { table: "posts", items: posts, identities: postIdentities, toRow: toPostRow } as const;
  const { rows, changes } = await recordAll(transaction, workspaceId, kind, context);
  const said = records.flatMap(({ figures, importId }, index) => {
    const postId = rows[index]?.id;
    if (!figures || !postId) return [];
    return [{ postId, reading: figures, isOfTable: Boolean(importId) }];
  });
  const readings = await newsOnly(transaction, workspaceId, said);
  const news = context.isPreview
    ? new Set(readings.map(({ postId }) => postId))
    : await storeReadings(transaction, workspaceId, readings);
  return { rows: rows.map((row) => withNews(row, news)), changes, readings };
}

function withNews(row: RecordedRow, news: ReadonlySet<string>): RecordedRow {
  return row.state === "unchanged" && row.id && news.has(row.id) ? { ...row, state: "updated" } : row;
}
