import { join } from "node:path";
import { root } from "../root.mjs";
import { temporaryRoot } from "./temporary-root.mjs";
import { SETTINGS } from "../../server/src/platform/config/config.ts";

const FOR_TESTS = ["CHROMIUM", "TEST_DATA_DIR"];

/** The tests must never touch a database or an address that is set for daily work. Says where theirs may lie. */
export function setTestEnvironment() {
  for (const { key } of SETTINGS) if (!FOR_TESTS.includes(key)) delete process.env[key];
  process.env.TEST_FOLDER ??= temporaryRoot();
  // Workers, threads and Heralds read the same sources: compiled once, they start in half the time.
  process.env.NODE_COMPILE_CACHE ??= join(root, ".cache/node");
}
