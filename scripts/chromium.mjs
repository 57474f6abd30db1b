import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Where Debian keeps programs; the PATH of the tests may hold Node alone. */
const SYSTEM = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
const KNOWN = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Path of a Chromium on this machine; on Debian root gets one installed. @throws where there is none. */
export function findChromium() {
  const found = process.env.CHROMIUM || look();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Debian's Chromium for the browser tests");
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
    const installed = look();
    if (installed) return installed;
  }
  throw new Error("The browser tests need Chromium: install it, or name it in CHROMIUM.");
}

function look() {
  const folders = `${process.env.PATH ?? ""}:${SYSTEM}`.split(":");
  return KNOWN.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find((path) =>
    existsSync(path),
  );
}

function run(command, args) {
  const env = { ...process.env, PATH: SYSTEM, DEBIAN_FRONTEND: "noninteractive" };
  const result = spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"], env });
  if (result.status !== 0) {
    throw new Error(
      `${command} ${args.join(" ")} failed; the message above says why. The browser tests need Chromium: install it, or name it in CHROMIUM.`,
    );
  }
}
