import { defineConfig } from "@playwright/test";
import { tmpdir } from "node:os";
import { join } from "node:path";

// The workers read this file too: they must find the same port and folder.
const port = Number((process.env["E2E_PORT"] ??= String(20_000 + Math.floor(Math.random() * 10_000))));
const dataDir = (process.env["E2E_DATA_DIR"] ??= join(
  process.env["TEST_FOLDER"] ?? tmpdir(),
  `herald-e2e-${port}`,
));
const chromium = process.env["CHROMIUM"];

export default defineConfig({
  outputDir: "../test-results",
  workers: 2,
  fullyParallel: true,
  // No test takes a fifth of this on a quiet machine: how busy it is must not decide.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // A browser on two busy cores fails now and then without a fault of ours; what passes the second time is told.
  retries: 1,
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    trace: "off",
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Nothing here is drawn by a graphics card; imitating one takes a fifth of the processor time.
        "--disable-gpu",
        "--disable-software-rasterizer",
        "--no-first-run",
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" e2e/serve.mjs`,
    cwd: "..",
    env: { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "silent" },
    // What the tests look at is there only when the sample is made, after the first page can be read.
    url: `http://localhost:${port}/api/v1/demo/collections`,
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
