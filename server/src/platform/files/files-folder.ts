import { randomUUID } from "node:crypto";
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Config } from "#/platform/config/config.ts";
import { openDatabase } from "#/platform/database/database.ts";
import type { Connection } from "#/platform/database/database.ts";
import { ARRIVING } from "./files.ts";
import { filesNotUsable, otherFilesFolder } from "./files.errors.ts";

/** Where the pieces of an upload lie until it is whole: every process that answers requests goes on with them. */
export const UPLOADS = "uploads";

/** Names the folder; the database keeps the same line. */
const MARK = "herald-files-id";
const DAY_MS = 24 * 3600 * 1000;

/**
 * Makes the folder of files ready for this process, and makes sure that all processes on one database use the same.
 * @throws `instance.other_files` for another folder, `instance.unusable_files` when it cannot be written to.
 */
export async function prepareFilesFolder(
  { dataDir, filesDir }: Config,
  connection: Connection,
  now: Date,
): Promise<void> {
  try {
    mkdirSync(filesDir, { recursive: true, mode: 0o700 });
    moveUploads(join(dataDir, "uploads"), join(filesDir, UPLOADS));
    removeLeftBehind(join(filesDir, ARRIVING), now.getTime() - DAY_MS);
    // An upload has a day to arrive, after which it is forgotten.
    removeLeftBehind(join(filesDir, UPLOADS), now.getTime() - 2 * DAY_MS);
  } catch (error) {
    throw filesNotUsable(filesDir, error);
  }
  await requireSameFolder(filesDir, connection, now);
}

async function requireSameFolder(folder: string, connection: Connection, now: Date): Promise<void> {
  const path = join(folder, MARK);
  const db = openDatabase(connection, 1);
  try {
    const find = () => db.selectFrom("files_folder").select("id").executeTakeFirst();
    const known = await find();
    if (known) {
      if (readMark(path) !== known.id) throw otherFilesFolder(folder, path, known.id);
      return;
    }
    const { id, isFresh } = mark(path);
    await db
      .insertInto("files_folder")
      .values({ single: true, id, created_at: now })
      .onConflict((conflict) => conflict.column("single").doNothing())
      .execute();
    const kept = await find();
    if (!kept || kept.id === id) return;
    // Another process was first, with another folder: this one is left as it was.
    if (isFresh) rmSync(path, { force: true });
    throw otherFilesFolder(folder, path, kept.id);
  } finally {
    await db.destroy();
  }
}

function readMark(path: string): string | null {
  return existsSync(path) ? readFileSync(path, "utf8").trim() : null;
}

// A hard link appears with its whole content or not at all, also when two processes come at once.
function mark(path: string): { id: string; isFresh: boolean } {
  const present = readMark(path);
  if (present !== null) return { id: present, isFresh: false };
  const id = randomUUID();
  const draft = `${path}.${id}`;
  writeFileSync(draft, id, { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch {
    // Another process was first; its mark holds.
  } finally {
    rmSync(draft, { force: true });
  }
  const kept = readFileSync(path, "utf8").trim();
  return { id: kept, isFresh: kept === id };
}

// Before there was a folder of files to share, they lay beside it; an upload that is under way goes on.
function moveUploads(from: string, to: string): void {
  if (from === to || !existsSync(from) || existsSync(to)) return;
  try {
    renameSync(from, to);
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error) || error.code !== "EXDEV") throw error;
    // On another disk: whoever was in the middle of an upload begins it anew.
    rmSync(from, { recursive: true, force: true });
  }
}

/** What a process that was killed could not take away. */
function removeLeftBehind(folder: string, before: number): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (changed < before) rmSync(path, { force: true });
  }
}
