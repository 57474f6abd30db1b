import { handOver } from "./runtime.mjs";

await handOver("scripts/format24.mjs", { withTools: true });
