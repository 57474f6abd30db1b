import { enableCompileCache } from "node:module";
import { loadConfig } from "../server/src/platform/config/config.ts";
import { lockHolder } from "../server/src/platform/lock/lock.ts";
import { buildWeb } from "./build-web.mjs";
import { root } from "./root.mjs";

enableCompileCache(`${root}/.cache/node`);
try {
  if (mayStart()) await buildWeb();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import("../server/src/main.ts");

// Otherwise the server says at once why it does not start.
function mayStart() {
  try {
    return lockHolder(loadConfig(process.env).dataDir) === null;
  } catch {
    return false;
  }
}
