import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Its own choice is one core fewer, which on a machine with two would be one file at a time.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "server",
          include: ["{contract,server}/src/**/*.test.ts"],
          globalSetup: "server/src/test-database.setup.ts",
          // Each test has its own database and may start child processes; a busy machine needs the room.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        plugins: [react()],
        test: {
          name: "web",
          include: ["web/src/**/*.test.{ts,tsx}"],
          environment: "jsdom",
          setupFiles: ["web/src/web-test.setup.ts"],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
