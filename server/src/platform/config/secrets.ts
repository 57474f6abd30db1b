import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeDataDirectory } from "#/platform/data-directory.ts";
import type { Config } from "./config.ts";
import { PUBLIC_TOKEN_PREFIX } from "./settings.ts";

/** What is made once for a data directory and never printed, but for the public token. */
export interface Secrets {
  identityPublicToken: string;
  /** Mixed into every stored hash. */
  pepper: string;
  /** Lets `./herald` commands of this machine speak to the running Herald. */
  localCommand: string;
  /** Password of the owner of the embedded database. */
  databaseOwner: string;
  /** Password of the application's role in the embedded database. */
  databaseApp: string;
}

const SECRET_BYTES = 32;

/** Reads the secrets of the data directory, and makes those that are missing. */
export function loadSecrets(config: Config): Secrets {
  const folder = secretsFolder(config.dataDir);
  return {
    identityPublicToken: config.identityPublicToken ?? keep(folder, "public-token", PUBLIC_TOKEN_PREFIX),
    pepper: config.identityPepper ?? keep(folder, "pepper"),
    localCommand: keep(folder, "local-command"),
    databaseOwner: databaseOwnerSecret(config.dataDir),
    databaseApp: keep(folder, "database-app"),
  };
}

/** Whether `loadSecrets` would make the pepper: none was given and none kept. */
export function lacksPepper({ dataDir, identityPepper }: Config): boolean {
  return identityPepper === null && !existsSync(join(dataDir, "secrets", "pepper"));
}

/** Takes back a pepper that nothing was hashed with, so that nobody takes it for the one that belongs to a database. */
export function removePepper({ dataDir }: Config): void {
  rmSync(join(dataDir, "secrets", "pepper"), { force: true });
}

/** Password of the embedded database's owner. */
export function databaseOwnerSecret(dataDir: string): string {
  return keep(secretsFolder(dataDir), "database-owner");
}

function secretsFolder(dataDir: string): string {
  makeDataDirectory(dataDir);
  const folder = join(dataDir, "secrets");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  return folder;
}

// A hard link appears with its whole content or not at all, also when two processes come at once.
function keep(folder: string, name: string, prefix = ""): string {
  const path = join(folder, name);
  const draft = join(folder, `.${name}.${process.pid}`);
  try {
    return readFileSync(path, "utf8");
  } catch {
    writeFileSync(draft, `${prefix}${randomBytes(SECRET_BYTES).toString("base64url")}`, { mode: 0o600 });
  }
  try {
    linkSync(draft, path);
  } catch {
    // Another process was first; its value holds.
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, "utf8");
}
