import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint, VAR } from "./embedded-program.ts";

// Where the database's user cannot enter the data directory, the database lies elsewhere, and this file names the
// folder: it moves with the data directory, which a name made of the directory's path would not.
const noteOf = (folder: string) => join(folder, "postgres/elsewhere");

/** Folder of the database's files. */
export function databaseFolder(folder: string): string {
  return readNote(folder) ?? join(folder, "postgres");
}

/**
 * The folder outside the data directory in which its database was made; null when it was made inside, or not yet.
 * @throws when that folder is gone: a new, empty database would look like a loss.
 */
export function findElsewhere(folder: string): string | null {
  const noted = readNote(folder);
  if (noted === null) return findUnnoted(folder);
  if (hasDatabase(noted)) return noted;
  throw new Error(
    `The database of ${folder} lies in ${noted}, which is not there. Bring that folder back, from the other machine or from a backup. To begin with an empty database instead, remove ${noteOf(folder)}.`,
  );
}

/** A new folder for the database of a data directory that its user cannot enter. */
export function newElsewhere(): string {
  return join(VAR, `data-${randomBytes(6).toString("hex")}`);
}

/** Call when the database has been made. */
export function noteElsewhere(folder: string, home: string): void {
  if (readNote(folder) === home) return;
  mkdirSync(join(folder, "postgres"), { recursive: true, mode: 0o700 });
  writeFileSync(noteOf(folder), home, { mode: 0o600 });
  writeFileSync(claimOf(home), folder, { mode: 0o600 });
}

// Earlier versions named the folder after the path, and a new directory may stand there now.
function findUnnoted(folder: string): string | null {
  const named = join(VAR, `data-${fingerprint(folder)}`);
  return hasDatabase(named) && !existsSync(claimOf(named)) ? named : null;
}

const claimOf = (home: string) => join(home, "data-directory");

function hasDatabase(home: string): boolean {
  return existsSync(join(home, "data/PG_VERSION"));
}

function readNote(folder: string): string | null {
  try {
    return readFileSync(noteOf(folder), "utf8").trim();
  } catch {
    return null;
  }
}
