import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, lchownSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { databaseFolder, findElsewhere, newElsewhere } from "./embedded-elsewhere.ts";
import { copyProgram, openFolder, VAR } from "./embedded-program.ts";

/** How the database's programs run: PostgreSQL refuses root, and initdb wants a user that has a name. */
export interface Account {
  /** Words before the program. */
  prefix: string[];
  /** Another user and group; absent when it runs as ourselves. */
  as: { uid: number; gid: number } | null;
}

/** Everything that depends on which account runs the database. */
export interface Quarters {
  account: Account;
  /** Folder with bin, lib and share. */
  program: string;
  /** Folder of the data, the socket and nothing else. */
  home: string;
  /** Said at start when the data does not lie in the data directory. */
  notice: string | null;
}

interface SystemUser {
  uid: number;
  gid: number;
}

const PREFERRED = ["herald", "postgres", "nobody"];

/**
 * Chooses the account. Root keeps the files its own in a user namespace where the machine allows it;
 * else another user runs the database, which may need the program and the data where that user can enter.
 */
export function findQuarters(folder: string, program: string): Quarters {
  const home = join(folder, "postgres");
  mkdirSync(home, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) {
    if (databaseFolder(folder) !== home) throw onlyForRoot(folder, databaseFolder(folder));
    return { account: { prefix: [], as: null }, program, home, notice: null };
  }
  const elsewhere = findElsewhere(folder);
  const owner = elsewhere === null ? folderOwner(folder) : null;
  if (owner && works({ prefix: [], as: owner }, program, "/")) {
    give(home, owner);
    return { account: { prefix: [], as: owner }, program, home, notice: null };
  }
  const user = systemUser();
  const account = { prefix: namespace(user), as: null };
  if (elsewhere === null && works(account, program, home)) {
    give(home, { uid: 0, gid: 0 });
    return { account, program, home, notice: null };
  }
  return otherUser(folder, program, user, { home, elsewhere });
}

function onlyForRoot(folder: string, elsewhere: string): Error {
  return new Error(
    `The database of ${folder} lies in ${elsewhere}, where Herald put it as root. Start Herald as root.`,
  );
}

// Root that works in a normal user's folder leaves the database to that user, who can then go on without root.
function folderOwner(folder: string): SystemUser | null {
  const { uid, gid } = statSync(folder);
  return systemUsers().some((user) => user.uid === uid) ? { uid, gid } : null;
}

function namespace({ uid, gid }: SystemUser): string[] {
  return ["unshare", "--user", `--map-user=${uid}`, `--map-group=${gid}`, "--"];
}

function otherUser(
  folder: string,
  program: string,
  user: SystemUser,
  places: { home: string; elsewhere: string | null },
): Quarters {
  const account = { prefix: [], as: user };
  const reachable = works(account, program, "/") ? program : copyProgram(program, VAR);
  // The other user must pass through our folder; what lies in it keeps its own, closed modes.
  chmodSync(folder, 0o711);
  give(places.home, user);
  if (places.elsewhere === null && works(account, reachable, places.home)) {
    return { account, program: reachable, home: places.home, notice: null };
  }
  if (existsSync(join(places.home, "data/PG_VERSION"))) {
    throw new Error(
      `The database's user cannot enter ${places.home}, where its files lie. Let it pass through the folders above (chmod o+x), or move DATA_DIR to a folder that it can enter.`,
    );
  }
  openFolder(VAR);
  const home = places.elsewhere ?? newElsewhere();
  mkdirSync(home, { recursive: true, mode: 0o700 });
  give(home, user);
  const notice = `The database's files lie in ${home}: its user cannot enter ${folder}. Back both up.`;
  return { account, program: reachable, home, notice };
}

/** Whether the account can run the program and write into the folder. */
function works({ prefix, as }: Account, program: string, folder: string): boolean {
  const check = 'cd "$1" && { [ "$1" = / ] || [ -w . ]; } && "$2" --version';
  const words = [...prefix, "/bin/sh", "-c", check, "sh", folder, join(program, "bin/postgres")];
  return run(words, as).status === 0;
}

/** Runs one of the database's programs to its end. @param kept a descriptor that it inherits. */
export function run(words: string[], as: Account["as"], { cwd = "/", kept = -1 } = {}) {
  const [command = "", ...rest] = words;
  return spawnSync(command, rest, {
    ...as,
    cwd,
    stdio: ["pipe", "pipe", "pipe", ...(kept === -1 ? [] : [kept])],
    env: { LC_ALL: "C", PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" },
    encoding: "utf8",
  });
}

// A directory of data that another account made earlier is handed over whole.
function give(folder: string, { uid, gid }: SystemUser): void {
  if (statSync(folder).uid === uid) return;
  lchownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), uid, gid);
  }
}

function systemUser(): SystemUser {
  const users = systemUsers();
  const known = PREFERRED.flatMap((name) => users.filter((user) => user.name === name));
  const user = known[0] ?? users[0];
  if (!user) throw new Error("PostgreSQL cannot run as root, and this machine has no other user.");
  return { uid: user.uid, gid: user.gid };
}

function systemUsers() {
  return readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);
}
