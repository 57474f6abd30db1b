import { handOver } from "../runtime.mjs";

await handOver("scripts/tests/test-long24.mjs", { withTools: true });
