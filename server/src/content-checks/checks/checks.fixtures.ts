import { ContentCheck } from "@app/contract/content-checks/reviews";
import { sql } from "kysely";
import { readFile } from "node:fs/promises";
import { expect } from "vitest";
import { openDatabase } from "#/platform/database/database.ts";
import { callerOf } from "#/acceptance/test-app.fixtures.ts";
import type { Person, TestApp } from "#/acceptance/test-app.fixtures.ts";

/** Asks until the file has been read, as the screen does. */
export async function finished(person: Person, id: string): Promise<ContentCheck> {
  const read = async () => ContentCheck.parse((await person("GET", `/api/v1/checks/${id}`)).json());
  let check = await read();
  const readAgain = async () => {
    check = await read();
    return check.state;
  };
  await expect.poll(readAgain, { timeout: 60_000, interval: 50 }).not.toMatch(/^(waiting|checking)$/);
  return check;
}

/** A clip that comes with Herald, read. */
export async function startSample(person: Person, clip: string): Promise<ContentCheck> {
  const started = ContentCheck.parse((await person("POST", "/api/v1/checks/sample", { clip })).json());
  return finished(person, started.id);
}

/** Where the bytes of a check lie. */
export async function pathOf(app: TestApp, person: Person, id: string): Promise<string> {
  const { fileId } = await app.contentChecks.checks.media(await callerOf(app, person), id);
  return app.files.withLocalFile(person.workspaceId, fileId, (path) => Promise.resolve(path));
}

/** The bytes of an upload that is whole. */
export function bytesOf(app: TestApp, person: Person, id: string): Promise<Buffer> {
  return app.files.withLocalFile(person.workspaceId, id, (path) => readFile(path));
}

/** Has what is left over taken away now, as a day later. */
export async function sweepNow(app: TestApp): Promise<void> {
  const db = openDatabase(app.owner, 1);
  await sql`update pgboss.job set start_after = now() where name = 'content-leftovers' and state = 'created'`.execute(
    db,
  );
  const isDone = async () => {
    const { rows } = await sql<{ left: number }>`select count(*) as left from pgboss.job
      where name = 'content-leftovers' and start_after <= now() and state <> 'completed'`.execute(db);
    return rows[0]?.left;
  };
  await expect.poll(isDone, { timeout: 20_000, interval: 50 }).toBe(0);
  await db.destroy();
}
