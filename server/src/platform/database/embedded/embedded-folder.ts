import { chownSync, lstatSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./embedded-account.ts";
import type { Account, Quarters } from "./embedded-account.ts";
import { fingerprint } from "./embedded-program.ts";

/** A socket's path holds at most 107 bytes, and its name takes 16 of them. */
const SOCKET_FOLDER_MAX = 90;

/**
 * Makes an empty database cluster with checksums, which only `password` opens.
 * @param alive a descriptor that initdb and what it starts keep open.
 */
export function initialise(
  { account, program, home }: Quarters,
  owner: string,
  password: string,
  alive: number,
): void {
  // Under another name until it is whole: a kill in the middle leaves nothing that looks finished.
  const draft = join(home, "data.new");
  const file = join(home, "initial-password");
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(file, password, { mode: 0o600 });
  own(file, account);
  // The built-in locale sorts the same on every machine and survives upgrades of the C library.
  const flags = [`--username=${owner}`, "--auth=scram-sha-256", "--encoding=UTF8", "--locale=C"];
  flags.push("--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--data-checksums");
  const words = [...account.prefix, join(program, "bin/initdb"), "-D", draft, `--pwfile=${file}`, ...flags];
  const result = run(words, account.as, { cwd: home, kept: alive });
  rmSync(file);
  if (result.status === 0) return renameSync(draft, join(home, "data"));
  throw new Error(`Could not create the database: ${result.stderr ?? result.error?.message}`);
}

/** Empty folder for the server's socket, closed to others. Call when no server runs on `home`. */
export function socketFolder({ account, home }: Quarters): string {
  const inside = join(home, "socket");
  const folder = Buffer.byteLength(inside) > SOCKET_FOLDER_MAX ? temporary(home, account) : inside;
  // A killed server leaves its socket, which would keep the next one out.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  own(folder, account);
  return folder;
}

// The same name at each start, so that a killed Herald leaves one behind and not many.
function temporary(home: string, { as }: Account): string {
  const folder = join(tmpdir(), `herald-${fingerprint(home)}`);
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (!found || (found.isDirectory() && found.uid === (as?.uid ?? process.getuid?.()))) return folder;
  return mkdtempSync(join(tmpdir(), "herald-"));
}

function own(path: string, { as }: Account): void {
  if (as) chownSync(path, as.uid, as.gid);
}
