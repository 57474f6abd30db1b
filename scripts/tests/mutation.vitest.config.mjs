import { join } from "node:path";
import { defineConfig } from "vitest/config";

// The tests of one folder, in the copy that holds the planted faults; every run reads its modules anew.
export default defineConfig({
  root: join(import.meta.dirname, "../.."),
  test: { include: JSON.parse(process.env.MUTATION_TESTS ?? "[]"), testTimeout: 600_000 },
});
