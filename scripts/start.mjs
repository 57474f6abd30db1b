import { handOver } from "./runtime.mjs";

await handOver("scripts/start24.mjs");
