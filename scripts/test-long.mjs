import { handOver } from "./runtime.mjs";

await handOver("scripts/test-long24.mjs", { withTools: true });
