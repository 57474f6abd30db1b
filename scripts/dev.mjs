import { handOver } from "./runtime.mjs";

await handOver("scripts/dev24.mjs", { withTools: true });
