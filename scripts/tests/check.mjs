import { handOver } from "../runtime.mjs";

await handOver("scripts/tests/check24.mjs", { withTools: true });
