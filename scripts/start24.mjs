import { enableCompileCache } from "node:module";
import { buildWeb } from "./build-web.mjs";
import { root } from "./root.mjs";

enableCompileCache(`${root}/.cache/node`);
// Only now: what takes the types off a source that is not in the cache is large, and stays.
const { loadConfig } = await import("../server/src/platform/config/config.ts");
const { lockHolder } = await import("../server/src/platform/lock/lock.ts");
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
