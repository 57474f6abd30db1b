import react from "@vitejs/plugin-react";
import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";
import type { TestSpecification } from "vitest/node";

const WEB = "web/src/**/*.test.{ts,tsx}";
/** Puts another window in place, or needs streams or a bundler, which a page of jsdom does not allow: such a file has a process of its own. */
const NEEDS_NODE = [
  "web/src/app/SessionGate.test.tsx",
  "web/src/features/identity/{client/client,client-checks,client-size}.test.ts",
  "web/src/features/identity/second-factor/ResumedStep.test.tsx",
  "web/src/features/identity/session/session-cookies.test.ts",
  "web/src/features/identity/sign-in/SignInPage.test.tsx",
  "web/src/features/strategy/conversation/use-conversation.test.tsx",
];
const SERVER = "{contract,server}/src/**/*.test.ts";
/** Needs neither a database nor a process: the contract, the pure folders, the rules and what benches count with. */
const PURE = [
  "contract/src/**/*.test.ts",
  "server/src/{language,discovery/imports/reading,discovery/search/{index,query-language}}/**/*.test.ts",
  "server/src/{content-checks/analysis,strategy/{acts,brief,plans,solver}}/**/*.test.ts",
  "{server,web}/src/**/*.rules.test.ts",
  "bench/src/**/*.test.ts",
  "web/src/lib/{format,page-state}.test.ts",
];

/** Takes long, such as whole Heralds or databases started many times: `npm run test:long` runs it, `npm test` does not. */
const LONG = process.env["TEST_LENGTH"] === "short" ? ["**/*.long.test.ts"] : [];

// Node runs the server's sources as they are, here as in life, and each worker reads them once.
const asInLife = {
  isolate: false,
  setupFiles: ["server/src/test-properties.setup.ts"] as string[],
  // As `npm start` has it: the patterns of a brief are compiled once, and not a second time when they are used again.
  execArgv: ["--no-regexp-tier-up"] as string[],
  experimental: { viteModuleRunner: false, nodeLoader: false },
} as const;
// Tests may start child processes; a busy machine needs the room.
const patient = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

const onPages = {
  environment: "jsdom",
  setupFiles: ["web/src/web-test.setup.ts"],
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** Waits for whole Heralds that it kills: as the last of all it would leave a core with nothing to do. */
const FIRST = /\/kills\.test\.ts$/u;

class LongWaitsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the order that vitest finds best, and no array's own
    const sorted = await super.sort(files);
    return [true, false].flatMap((isFirst) =>
      sorted.filter(({ moduleId }) => FIRST.test(moduleId) === isFirst),
    );
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongWaitsFirst },
    // Each further worker reads all sources, compiles all patterns of briefs and fills databases of its own once more.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: "pure",
          include: PURE,
          exclude: [...configDefaults.exclude, ...LONG],
          ...asInLife,
          ...patient,
        },
      },
      {
        test: {
          name: "server",
          include: [SERVER],
          exclude: [...configDefaults.exclude, ...PURE, ...LONG],
          globalSetup: "server/src/test-database.setup.ts",
          ...asInLife,
          ...patient,
        },
      },
      {
        plugins: [react()],
        test: {
          name: "web",
          include: [WEB],
          exclude: [...configDefaults.exclude, ...PURE, ...NEEDS_NODE],
          // Each file has a page of its own; the worker loads what draws pages once.
          pool: "vmThreads",
          ...onPages,
        },
      },
      {
        plugins: [react()],
        test: {
          name: "web-node",
          include: NEEDS_NODE,
          exclude: [...configDefaults.exclude, ...PURE],
          ...onPages,
        },
      },
    ],
  },
});
