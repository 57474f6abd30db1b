import { handOver } from "./runtime.mjs";

await handOver("scripts/test24.mjs", { withTools: true });
