import { handOver } from "./runtime.mjs";

await handOver("scripts/vitest24.mjs", { withTools: true });
