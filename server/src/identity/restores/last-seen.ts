import { randomUUID } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { sql } from "kysely";
import type { Database } from "#/platform/database/database.ts";

const KEY = "last_seen";
const LAST_SEEN = "herald-last-seen";
const RESTORED = "herald-restored";

/** A database that is older than what was last in use here: a copy of before took its place. */
const Restored = z.object({
  /** When this database was last in use; null for one of before anybody noted that. */
  from: z.nullable(z.iso.datetime()),
  /** Until when another one was in use here. */
  until: z.iso.datetime(),
});
export type Restored = z.infer<typeof Restored>;

/**
 * Notes in the database, and then in the folder of files, that they are in use together at `now`. So the folder never
 * knows of a later time than the database, unless an older copy of the database took its place.
 */
export async function noteLastSeen(db: Database, folder: string, now: Date): Promise<void> {
  const { rows } = await sql<{ at: string }>`
    insert into server_settings (key, value, updated_at)
    values (${KEY}, ${JSON.stringify({ value: now.toISOString() })}, ${now})
    on conflict (key) do update set updated_at = excluded.updated_at,
      value = case when server_settings.value->>'value' < excluded.value->>'value'
        then excluded.value else server_settings.value end
    returning value->>'value' as at`.execute(db);
  if (rows[0]) writeWhole(folder, LAST_SEEN, rows[0].at);
}

/** For the start, before the first `noteLastSeen`: whether the database is older than the folder knows; kept until `forgetRestored`. */
export async function noticeRestored(db: Database, folder: string): Promise<Restored | null> {
  // The folder first: a process beside this one goes on noting.
  const until = read(folder, LAST_SEEN);
  const { rows } = await sql<{ from: string | null; hasPeople: boolean }>`
    select (select value->>'value' from server_settings where key = ${KEY}) as "from",
      exists (select from users) as "hasPeople"`.execute(db);
  const { from = null, hasPeople = false } = rows[0] ?? {};
  if (until !== null && hasPeople && (from === null || from < until))
    writeWhole(folder, RESTORED, JSON.stringify({ from, until }));
  return findRestored(folder);
}

/** What a start has noticed, until the sessions of before are ended. */
export function findRestored(folder: string): Restored | null {
  try {
    return Restored.safeParse(JSON.parse(read(folder, RESTORED) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

export function forgetRestored(folder: string): void {
  rmSync(join(folder, RESTORED), { force: true });
}

/** For the start and the doctor: what happened, and what to do. */
export function restoredWords({ from, until }: Restored): { what: string; advice: string } {
  return {
    what: `This database was last in use ${from === null ? "before anybody noted it" : `at ${from}`}, but one was in use here until ${until}: it was restored from a copy. Sessions, links, codes and tokens that ended in between work again.`,
    advice: "Run ./herald end-sessions --tokens: it ends them all.",
  };
}

function read(folder: string, name: string): string | null {
  try {
    return readFileSync(join(folder, name), "utf8").trim();
  } catch {
    return null;
  }
}

// A name appears with its whole content or not at all.
function writeWhole(folder: string, name: string, text: string): void {
  const draft = join(folder, `${name}.${randomUUID()}`);
  writeFileSync(draft, text, { mode: 0o600 });
  renameSync(draft, join(folder, name));
}
