import { handOver } from "./runtime.mjs";

await handOver("bench/src/bench.ts", { withTools: true });
