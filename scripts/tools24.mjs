import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { root } from "./root.mjs";

const bin = join(root, "node_modules/.bin");

/**
 * Runs one of the project's tools on this Node, also where npm linked none for the host's Node.
 * @returns its exit code.
 */
export function runTool(name, args, env = {}) {
  const path = `${dirname(process.execPath)}:${bin}:${process.env.PATH}`;
  const result = spawnSync(process.execPath, [join(bin, name), ...args], {
    cwd: root,
    env: { ...process.env, PATH: path, ...env },
    stdio: "inherit",
  });
  return result.status ?? 1;
}
