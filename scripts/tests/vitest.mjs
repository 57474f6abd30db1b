import { handOver } from "../runtime.mjs";

await handOver("scripts/tests/vitest24.mjs", { withTools: true });
