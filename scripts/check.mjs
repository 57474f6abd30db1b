import { handOver } from "./runtime.mjs";

await handOver("scripts/check24.mjs", { withTools: true });
