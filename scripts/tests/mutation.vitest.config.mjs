import { join } from "node:path";
import { defineConfig } from "vitest/config";

// The tests of one folder, in the copy that holds the planted faults. Each fault has one worker, which reads every module
// once and then ends.
export default defineConfig({
  root: join(import.meta.dirname, "../.."),
  test: { include: JSON.parse(process.env.MUTATION_TESTS ?? "[]"), isolate: false, testTimeout: 600_000 },
});
