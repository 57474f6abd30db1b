import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { root } from "./root.mjs";

const bin = join(root, "node_modules/.bin");

/**
 * Runs one of the project's tools on this Node, also where npm linked none for the host's Node.
 * @returns its exit code.
 */
export function runTool(name, args, env = {}) {
  const result = spawnSync(process.execPath, [join(bin, name), ...args], optionsFor(env));
  return result.status ?? 1;
}

/** As `runTool`, while others run beside it. */
export async function startTool(name, args, env = {}) {
  const [code] = await once(toolProcess(name, args, env), "close");
  return code ?? 1;
}

/** The process of a tool, for whoever may have to end it; a leader ends with all that it has started. */
export function toolProcess(name, args, env = {}, isLeader = false) {
  return spawn(process.execPath, [join(bin, name), ...args], { ...optionsFor(env), detached: isLeader });
}

/** Runs a tool while others run beside it, and keeps what it prints. */
export async function toolOutput(name, args) {
  const options = { ...optionsFor({}), stdio: ["ignore", "pipe", "pipe"] };
  const child = spawn(process.execPath, [join(bin, name), ...args], options);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  const [code] = await once(child, "close");
  return { code: code ?? 1, output };
}

function optionsFor(env) {
  const path = `${dirname(process.execPath)}:${bin}:${process.env.PATH}`;
  return { cwd: root, env: { ...process.env, PATH: path, ...env }, stdio: "inherit" };
}
