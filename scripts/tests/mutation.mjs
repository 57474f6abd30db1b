import { handOver } from "../runtime.mjs";

await handOver("scripts/tests/mutation24.mjs", { withTools: true });
