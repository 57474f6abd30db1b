import { enableCompileCache } from "node:module";
import { root } from "./root.mjs";

enableCompileCache(`${root}/.cache/node`);
await import("../server/src/cli/cli.ts");
