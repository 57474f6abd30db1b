import { handOver } from "./runtime.mjs";

await handOver("scripts/train-acts24.mjs", { withTools: true });
