import { POST_FIGURES } from "@app/contract/results/post-figures";
import type { FigureReadingInput } from "@app/contract/results/posts";
import { sql } from "kysely";
import type { Selectable } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import type { Schema } from "#/platform/database/schema.ts";
import { currentFigures, NO_FIGURES } from "./readings.ts";
import type { Reading } from "./readings.ts";

/** A reading of a post, to be stored. */
export interface NewReading {
  postId: string;
  reading: FigureReadingInput;
}

/** The source of what a table says. */
export const IMPORTED = "import";

/** Readings without those of tables that say what an earlier table said last, or what the post has already. */
export async function newsOnly(
  transaction: Transaction,
  workspaceId: string,
  said: readonly (NewReading & { isOfTable: boolean })[],
): Promise<NewReading[]> {
  const ofTables = said.filter(({ isOfTable }) => isOfTable).map(({ postId }) => postId);
  if (ofTables.length === 0) return [...said];
  const stored = await readReadings(transaction, workspaceId, [...new Set(ofTables)]);
  return said.filter(({ postId, reading, isOfTable }) => {
    const known = stored.get(postId) ?? [];
    const imported = known.filter(({ source }) => source === IMPORTED);
    const isSaid = [known, imported].some((readings) => {
      const { figures } = currentFigures(readings);
      return POST_FIGURES.every((name) => (reading[name] ?? figures[name]) === figures[name]);
    });
    return !isOfTable || !isSaid;
  });
}

/**
 * Stores readings and brings the figures of their posts up to date. The same reading twice is one; a reading of the same
 * moment and source that says something else takes its place.
 * @returns the posts of which something is new.
 */
export async function storeReadings(
  transaction: Transaction,
  workspaceId: string,
  readings: readonly NewReading[],
): Promise<Set<string>> {
  if (readings.length === 0) return new Set();
  const postIds = [...new Set(readings.map(({ postId }) => postId))];
  await keepFirstFigures(transaction, workspaceId, postIds);
  const names = sql.join(POST_FIGURES.map((name) => sql.ref(name)));
  const changes = POST_FIGURES.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
  const stored = POST_FIGURES.map((name) => sql`post_readings.${sql.ref(name)}`);
  const given = POST_FIGURES.map((name) => sql`excluded.${sql.ref(name)}`);
  const { rows } = await sql<{ post_id: string }>`
    insert into post_readings (workspace_id, post_id, taken_at, source, ${names})
    select ${workspaceId}::uuid, post_id, taken_at, source, ${names}
    from jsonb_populate_recordset(null::post_readings, ${JSON.stringify(toRows(readings))}::jsonb)
    on conflict (workspace_id, post_id, taken_at, source) do update set ${sql.join(changes)}
    where (${sql.join(stored)}) is distinct from (${sql.join(given)})
    returning post_id
  `.execute(transaction);
  const changed = new Set(rows.map((row) => row.post_id));
  await updateFigures(transaction, workspaceId, [...changed]);
  return changed;
}

/** Of one moment and source the last one holds: a statement writes no row twice. */
function toRows(readings: readonly NewReading[]): object[] {
  const rows = readings.map(({ postId, reading: { takenAt, source, ...figures } }) => ({
    ...NO_FIGURES,
    ...figures,
    post_id: postId,
    taken_at: takenAt,
    source,
  }));
  return [...new Map(rows.map((row) => [`${row.post_id} ${row.taken_at} ${row.source}`, row])).values()];
}

/** Figures that a post had before its first reading came are a reading themselves, as old as the post. */
async function keepFirstFigures(
  transaction: Transaction,
  workspaceId: string,
  postIds: readonly string[],
): Promise<void> {
  const names = sql.join(POST_FIGURES.map((name) => sql.ref(name)));
  await sql`
    insert into post_readings (workspace_id, post_id, taken_at, source, ${names})
    select workspace_id, id, coalesce(posted_at, created_at, timestamptz 'epoch'), source, ${names}
    from posts
    where workspace_id = ${workspaceId} and id = any(${[...postIds]}::uuid[]) and figures_at is null
      and coalesce(${names}) is not null
    on conflict do nothing
  `.execute(transaction);
}

/** Takes readings away again; the figures of their posts follow. */
export async function removeReadings(
  transaction: Transaction,
  workspaceId: string,
  readings: readonly NewReading[],
): Promise<void> {
  if (readings.length === 0) return;
  await sql`
    delete from post_readings using jsonb_populate_recordset(null::post_readings, ${JSON.stringify(toRows(readings))}::jsonb) as gone
    where post_readings.workspace_id = ${workspaceId} and post_readings.post_id = gone.post_id
      and post_readings.taken_at = gone.taken_at and post_readings.source = gone.source
  `.execute(transaction);
  await updateFigures(transaction, workspaceId, [...new Set(readings.map(({ postId }) => postId))]);
}

async function updateFigures(
  transaction: Transaction,
  workspaceId: string,
  postIds: readonly string[],
): Promise<void> {
  const readings = await readReadings(transaction, workspaceId, postIds);
  const rows = postIds.map((id) => {
    const { figures, at } = currentFigures(readings.get(id) ?? []);
    return { id, ...figures, figures_at: at?.toISOString() ?? null };
  });
  const names = [...POST_FIGURES, "figures_at"].map((name) => sql.ref(name));
  const changes = names.map((name) => sql`${name} = current.${name}`);
  await sql`
    update posts set ${sql.join(changes)}
    from jsonb_populate_recordset(null::posts, ${JSON.stringify(rows)}::jsonb) as current
    where posts.workspace_id = ${workspaceId} and posts.id = current.id
  `.execute(transaction);
}

/** All readings of these posts, by the post. */
export async function readReadings(
  transaction: Transaction,
  workspaceId: string,
  postIds: readonly string[],
): Promise<Map<string, Reading[]>> {
  const rows = await transaction
    .selectFrom("post_readings")
    .selectAll()
    .where("workspace_id", "=", workspaceId)
    .where("post_id", "=", sql<string>`any(${[...postIds]}::uuid[])`)
    .execute();
  const byPost = Map.groupBy(rows, (row) => row.post_id);
  return new Map([...byPost].map(([id, own]) => [id, own.map(toReading)]));
}

function toReading(row: Selectable<Schema["post_readings"]>): Reading {
  const { workspace_id: _workspace, post_id: _post, taken_at, ...reading } = row;
  return { ...reading, takenAt: taken_at };
}
