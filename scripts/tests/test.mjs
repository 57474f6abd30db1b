import { handOver } from "../runtime.mjs";

await handOver("scripts/tests/test24.mjs", { withTools: true });
