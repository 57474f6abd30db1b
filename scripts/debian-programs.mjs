import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Where Debian keeps programs; the PATH of the tests may hold Node alone. */
const SYSTEM = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
/** The first has no windows, which takes a third less time. */
const CHROMIUMS = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** Path of a Chromium on this machine; on Debian root gets one installed. @throws where there is none. */
export function findChromium() {
  const need = "The browser tests need Chromium: install it, or name it in CHROMIUM.";
  return process.env.CHROMIUM || find(CHROMIUMS, "chromium-headless-shell", need);
}

/** Path of ffmpeg, beside which ffprobe lies; on Debian root gets them installed. @throws where there is none. */
export function findFfmpeg() {
  return find(["ffmpeg"], "ffmpeg", "The tests of content checks need ffmpeg and ffprobe: install them.");
}

/** Path of PgBouncer; on Debian root gets it installed. @throws where there is none. */
export function findPgBouncer() {
  return find(["pgbouncer"], "pgbouncer", "Tests with PgBouncer are skipped until it is installed.");
}

let isListed = false;

function find(names, debianPackage, need) {
  const found = look(names);
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) throw new Error(need);
  console.log(`Installing Debian's ${debianPackage} for the tests`);
  // Of several programs in one run the first asks what there is.
  if (!isListed) run("apt-get", ["update", "-qq"], need);
  isListed = true;
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", debianPackage], need);
  const installed = look(names);
  if (!installed) throw new Error(need);
  return installed;
}

function look(names) {
  const folders = `${process.env.PATH ?? ""}:${SYSTEM}`.split(":");
  return names
    .flatMap((name) => folders.map((folder) => `${folder}/${name}`))
    .find((path) => existsSync(path));
}

function run(command, args, need) {
  const env = { ...process.env, PATH: SYSTEM, DEBIAN_FRONTEND: "noninteractive" };
  const result = spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"], env });
  if (result.status !== 0)
    throw new Error(`${command} ${args.join(" ")} failed; the message above says why. ${need}`);
}
