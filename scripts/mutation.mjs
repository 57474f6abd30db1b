import { handOver } from "./runtime.mjs";

await handOver("scripts/mutation24.mjs", { withTools: true });
