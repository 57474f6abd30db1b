import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";

const PROJECT = join(import.meta.dirname, "../../..");

/** What an import is written as: each is one. */
const FORMS: Readonly<Record<string, (imported: string) => string>> = {
  import: (imported) => `import * as planted from "${imported}";\n\nexport const used = planted;\n`,
  "import type": (imported) => `import type { Planted } from "${imported}";\n\nexport type Used = Planted;\n`,
  "import()": (imported) => `export const planted = await import("${imported}");\n`,
  "export from": (imported) => `export { planted } from "${imported}";\n`,
  "export all": (imported) => `export * from "${imported}";\n`,
};

type Planted = readonly [file: string, imported: string, form?: string];

/** A file, and what it must not import. */
const BREACHES: readonly Planted[] = [
  // The contract stands alone.
  ["contract/src/identity/planted.ts", "zod"],
  ["contract/src/identity/planted.ts", "node:fs"],
  ["contract/src/identity/planted.ts", "@app/server/main"],
  // Server and web never meet.
  ["server/src/planted.ts", "@app/web/main"],
  ["server/src/reports/planted.ts", "@app/web/main"],
  ["server/src/acceptance/planted.test.ts", "@app/web/main"],
  ["web/src/lib/planted.ts", "@app/server/main"],
  // The identity client depends on nothing.
  ["web/src/features/identity/client/planted.ts", "zod/mini"],
  ["web/src/features/identity/client/calls/planted.ts", "react"],
  ["web/src/features/identity/client/calls/planted.ts", "#/lib/store.ts"],
  ["web/src/features/reports/planted.tsx", "@app/server/main"],
  // Pure rooms know nothing of the world.
  ["server/src/language/planted.ts", "node:fs"],
  ["server/src/language/planted.ts", "#/discovery/index.ts"],
  ["server/src/language/numbers/planted.ts", "#/platform/clock.ts"],
  ["server/src/discovery/search/index/planted.ts", "#/platform/clock.ts"],
  ["server/src/discovery/search/index/planted.ts", "#/discovery/search/search.service.ts"],
  ["server/src/discovery/search/query-language/planted.ts", "node:fs"],
  ["server/src/discovery/search/query-language/grammar/planted.ts", "#/discovery/imports/reading/table.ts"],
  ["server/src/discovery/imports/reading/planted.ts", "kysely"],
  ["server/src/discovery/imports/reading/planted.ts", "#/discovery/imports/imports.store.ts"],
  ["server/src/content-checks/analysis/sound/planted.ts", "#/content-checks/media/media-engine.ts"],
  ["server/src/strategy/brief/planted.ts", "#/strategy/plans/plan.ts"],
  ["server/src/strategy/brief/planted.ts", "#/platform/clock.ts"],
  ["server/src/strategy/solver/planted.ts", "#/strategy/plans/plan.ts"],
  ["server/src/strategy/plans/planted.ts", "#/strategy/strategies/strategies.store.ts"],
  ["server/src/strategy/plans/planted.ts", "node:worker_threads"],
  ["server/src/strategy/acts/planted.ts", "#/strategy/plans/plan.ts"],
  ["server/src/strategy/acts/planted.ts", "#/strategy/assistant/assistant.ts"],
  ["server/src/strategy/checker/planted.ts", "#/strategy/brief/brief.ts"],
  ["server/src/strategy/checker/planted.ts", "node:fs"],
  // Domains meet downwards, through their index.ts.
  ["server/src/identity/planted.ts", "#/settings/index.ts"],
  ["server/src/settings/planted.ts", "#/discovery/index.ts"],
  ["server/src/discovery/planted.ts", "#/content-checks/index.ts"],
  ["server/src/discovery/creators/planted.ts", "#/collections/index.ts"],
  ["server/src/collections/planted.ts", "#/campaigns/index.ts"],
  ["server/src/campaigns/planted.ts", "#/reports/index.ts"],
  ["server/src/reports/planted.ts", "#/strategy/index.ts"],
  ["server/src/home/planted.ts", "#/strategy/index.ts"],
  ["server/src/strategy/threads/planted.ts", "#/home/index.ts"],
  ["server/src/campaigns/planted.ts", "#/discovery/creators/creators.store.ts"],
  ["server/src/strategy/threads/planted.ts", "#/discovery/search/search.service.ts"],
  ["server/src/reports/planted.test.ts", "#/campaigns/campaigns.store.ts"],
  ["server/src/results/planted.ts", "#/reports/index.ts"],
  ["server/src/results/ledger/planted.ts", "#/campaigns/campaigns.store.ts"],
  ["server/src/reports/planted.ts", "#/results/results.service.ts"],
  ["server/src/campaigns/planted.ts", "#/results/index.ts"],
  ["server/src/takeout/planted.ts", "#/identity/users/users.store.ts"],
  ["server/src/home/planted.ts", "#/takeout/index.ts"],
  // Nobody enters what stands on top.
  ["server/src/identity/planted.ts", "#/sample/index.ts"],
  ["server/src/discovery/imports/planted.ts", "#/cli/index.ts"],
  ["server/src/strategy/planted.ts", "#/migrations/index.ts"],
  ["server/src/strategy/threads/planted.ts", "#/app.ts"],
  ["server/src/home/planted.ts", "#/domains.ts"],
  ["server/src/settings/planted.ts", "#/main.ts"],
  ["server/src/sample/planted.ts", "#/app.ts"],
  ["server/src/sample/planted.child.ts", "#/main.ts"],
  ["server/src/sample/planted.child.ts", "#/discovery/creators/creators.store.ts"],
  ["server/src/sample/planted.ts", "#/discovery/creators/creators.store.ts"],
  ["server/src/cli/commands/planted.ts", "#/main.ts"],
  ["server/src/cli/commands/planted.ts", "#/identity/users/users.store.ts"],
  ["server/src/migrations/planted.ts", "#/identity/index.ts"],
  // The platform knows no domain.
  ["server/src/platform/http/planted.ts", "#/identity/index.ts"],
  ["server/src/platform/jobs/planted.ts", "#/language/places/places.ts"],
  ["server/src/platform/planted.ts", "#/migrations/index.ts"],
  // What is outside a folder is named in full.
  ["server/src/discovery/search/planted.ts", "../creators/creators.store.ts"],
  ["web/src/ui/planted.tsx", "../lib/format.ts"],
  // No winding way leads past a border.
  ["contract/src/identity/planted.ts", "./../../../server/src/main.ts"],
  ["contract/src/identity/planted.ts", "../../../server/src/main.ts"],
  ["contract/src/planted.ts", "../../server/src/main.ts"],
  ["server/src/discovery/search/planted.ts", "./../creators/creators.store.ts"],
  ["server/src/discovery/planted.ts", "./search/../../strategy/index.ts"],
  ["server/src/discovery/planted.ts", "#/discovery/../strategy/index.ts"],
  ["server/src/discovery/planted.test.ts", "./../strategy/index.ts"],
  ["server/src/language/planted.ts", "./../platform/clock.ts"],
  ["server/src/language/numbers/planted.ts", "././../../platform/clock.ts"],
  ["server/src/language/planted.ts", "#/language/../platform/clock.ts"],
  ["server/src/platform/planted.ts", "@app/contract/../../server/src/main.ts"],
  ["server/src/strategy/brief/planted.ts", "./%2e%2e/plans/plan.ts"],
  ["web/src/ui/planted.tsx", "./../features/reports/index.ts"],
  ["web/src/features/reports/planted.tsx", "#/features/reports/../campaigns/page/CampaignPage.tsx"],
  ["e2e/planted.spec.ts", "./../server/src/app.ts"],
  // One program is only for the media child.
  ["server/src/content-checks/planted.ts", "node-av/lib"],
  ["server/src/content-checks/media/child/planted.ts", "node-av/lib"],
  ["server/src/content-checks/media/drivers/ffmpeg/planted.ts", "node-av"],
  ["server/src/cli/commands/planted.ts", "node-av"],
  ["server/src/platform/planted.ts", "node-av/constants"],
  // One module speaks to models outside.
  ["server/src/strategy/language-model/planted.ts", "@ai-sdk/openai-compatible"],
  ["server/src/strategy/assistant/planted.ts", "@ai-sdk/anthropic"],
  ["server/src/strategy/threads/planted.ts", "@ai-sdk/gateway"],
  ["server/src/platform/planted.ts", "@ai-sdk/google"],
  ["server/src/planted.ts", "@ai-sdk/google/internal"],
  // Files on top enter a domain by its door as well, and a folder that nobody named enters nothing.
  ["server/src/planted.ts", "#/discovery/creators/creators.store.ts"],
  ["server/src/planted.ts", "node-av"],
  ["server/src/unnamed/planted.ts", "#/discovery/index.ts"],
  ["server/src/unnamed/deep/planted.ts", "@app/web/main"],
  ["web/src/unnamed/planted.tsx", "#/features/reports/page/ReportPage.tsx"],
  ["web/src/unnamed/planted.ts", "@app/server/main"],
  // Whatever the ending of the file, and whatever the import is written as.
  ["server/src/discovery/planted.mts", "#/strategy/index.ts"],
  ["server/src/language/planted.js", "node:fs"],
  ["web/src/lib/planted.mjs", "#/features/reports/index.ts"],
  ["contract/src/identity/planted.cts", "zod"],
  ...Object.keys(FORMS).flatMap((form): Planted[] => [
    ["server/src/discovery/planted.ts", "#/strategy/index.ts", form],
    ["server/src/language/planted.ts", "#/platform/clock.ts", form],
    ["web/src/ui/planted.ts", "#/features/reports/index.ts", form],
    ["e2e/planted.ts", "@app/server/main", form],
  ]),
  // Tests and their tools stay with the tests.
  ["server/src/planted.ts", "vitest"],
  ["server/src/platform/planted.ts", "vitest"],
  ["server/src/reports/planted.ts", "fast-check"],
  ["web/src/lib/planted.ts", "@testing-library/react"],
  // Test helpers stay with the tests.
  ["server/src/reports/planted.ts", "./reports.fixtures.ts"],
  ["server/src/planted.ts", "#/acceptance/kills.test.ts"],
  ["server/src/campaigns/planted.ts", "#/acceptance/lists.fixtures.ts"],
  // The web app's rooms.
  ["web/src/lib/planted.ts", "#/features/reports/index.ts"],
  ["web/src/lib/planted.ts", "#/ui/Button.tsx"],
  ["web/src/ui/planted.tsx", "#/features/reports/index.ts"],
  ["web/src/ui/planted.tsx", "#/app/router.tsx"],
  ["web/src/features/reports/planted.tsx", "#/app/router.tsx"],
  ["web/src/features/reports/planted.tsx", "#/features/campaigns/page/CampaignPage.tsx"],
  ["web/src/features/campaigns/wizard/planted.tsx", "zod"],
  ["web/src/app/planted.tsx", "#/features/reports/ReportPage.tsx"],
  // The browser tests see the product from outside.
  ["e2e/planted.spec.ts", "@app/server/main"],
  ["e2e/planted.spec.ts", "@app/web/main"],
  ["e2e/planted.spec.ts", "../server/src/app.ts"],
  ["e2e/oracle/planted.ts", "../../server/src/app.ts"],
  ["e2e/oracle/planted.ts", "@app/contract/money"],
  // Benches, scripts and tools enter what they measure, start and write, and no more.
  ["bench/src/planted.ts", "../../server/src/discovery/creators/creators.store.ts"],
  ["bench/src/planted.ts", "../../web/src/lib/format.ts"],
  ["bench/src/planted.ts", "@app/web/main"],
  ["bench/src/plan/planted.ts", "../../../contract/src/money.ts"],
  ["bench/src/assistant/judging/planted.ts", "../../../../e2e/herald.ts"],
  ["scripts/planted.mjs", "../server/src/discovery/index.ts"],
  ["scripts/planted.mjs", "../web/src/main.tsx"],
  ["scripts/tests/planted.mjs", "../../server/src/app.ts"],
  ["tools/planted.mjs", "../server/src/discovery/index.ts"],
  ["tools/planted.mjs", "../scripts/root.mjs"],
];

/** The same rooms with what they may import: a border that refuses everything would hold nothing. */
const ALLOWED: readonly Planted[] = [
  ["contract/src/identity/planted.ts", "zod/mini"],
  ["contract/src/identity/planted.ts", "../money.ts"],
  ["contract/src/strategy/assumptions/planted.ts", "../../money.ts"],
  ["server/src/language/planted.ts", "@app/contract/platforms"],
  ["server/src/discovery/search/query-language/planted.ts", "#/language/places/places.ts"],
  ["server/src/strategy/plans/planted.ts", "#/strategy/solver/problem.ts"],
  ["server/src/strategy/threads/planted.ts", "#/reports/index.ts"],
  ["server/src/strategy/threads/planted.ts", "#/strategy/strategies/strategies.store.ts"],
  ["server/src/reports/planted.test.ts", "#/acceptance/test-app.fixtures.ts"],
  ["server/src/cli/commands/planted.ts", "#/strategy/index.ts"],
  ["server/src/platform/http/planted.ts", "fastify"],
  ["server/src/content-checks/media/drivers/node-av/planted.ts", "node-av/lib"],
  ["server/src/strategy/language-model/connection/connect.ts", "@ai-sdk/anthropic"],
  ["server/src/strategy/language-model/planted.ts", "@ai-sdk/provider"],
  ["web/src/features/home/planted.tsx", "#/features/identity/index.ts"],
  ["web/src/features/identity/client/calls/planted.ts", "@app/contract/identity/limits"],
  ["web/src/features/identity/client/calls/planted.ts", "#/features/identity/client/client.ts"],
  ["web/src/features/campaigns/wizard/planted.tsx", "#/features/campaigns/fields/MoneyField.tsx"],
  ["web/src/app/planted.tsx", "#/features/reports/index.ts"],
  ["e2e/planted.spec.ts", "./herald.ts"],
  ["e2e/oracle/planted.ts", "../herald.ts"],
  ["server/src/planted.ts", "#/discovery/index.ts"],
  ["server/src/planted.ts", "#/domains.ts"],
  ["server/src/sample/planted.child.ts", "#/app.ts"],
  ["server/src/reports/planted.test.ts", "vitest"],
  ["bench/src/planted.ts", "../../server/src/strategy/plans/plan.ts"],
  ["bench/src/http/planted.ts", "../web/browser.ts"],
  ["bench/src/planted.ts", "../../server/src/discovery/index.ts"],
  ["bench/src/planted.ts", "../../server/src/strategy/plans/planning.fixtures.ts"],
  ["scripts/planted.mjs", "../server/src/main.ts"],
  ["scripts/tests/planted.mjs", "../root.mjs"],
  ["tools/planted.mjs", "../server/src/language/fold.ts"],
];

const Report = z.object({
  diagnostics: z.array(z.object({ filename: z.string(), message: z.string(), labels: z.array(z.unknown()) })),
});

const ROOMS = ["contract", "server", "web", "e2e", "bench", "scripts", "tools"];
const folder = mkdtempSync(join(tmpdir(), "herald-borders-"));
let named: Set<string>;

// All files are planted beside each other and read in one run of the project's own rules.
beforeAll(() => {
  symlinkSync(join(PROJECT, "node_modules"), join(folder, "node_modules"));
  const rules = JSON.stringify(join(PROJECT, "oxlint.config.ts"));
  writeFileSync(
    join(folder, "oxlint.config.ts"),
    `import config from ${rules};\nexport default { ...config, options: {}, categories: {} };\n`,
  );
  [...BREACHES, ...ALLOWED].forEach(([file, imported, form = "import"], index) => {
    const path = join(folder, placeOf(file, index));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, FORMS[form]?.(imported) ?? "");
  });
  named = refusedFiles();
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(BREACHES.map(([file, imported, form = "import"], index) => [file, imported, form, index] as const))(
  "%s may not import %s (%s)",
  (file, _imported, _form, index) => {
    expect(named).toContain(placeOf(file, index));
  },
);

test.each(ALLOWED.map(([file, imported], index) => [file, imported, BREACHES.length + index] as const))(
  "%s may import %s",
  (file, _imported, index) => {
    expect(named).not.toContain(placeOf(file, index));
  },
);

/** Files that are named by where they lie, which no rule about imports sees: workers and child processes. */
const BY_PLACE = /(?:new URL\(|join\(import\.meta\.dirname,)\s*["'`]([^"'`]*\.[cm]?[jt]sx?)["'`]/gu;

test("a worker or a child process is a file of the folder of whoever starts it, or below", () => {
  const sources = ["server/src", "web/src", "contract/src"].flatMap((room) =>
    readdirSync(join(PROJECT, room), { recursive: true, encoding: "utf8" })
      .filter((path) => /(?<!\.test|\.fixtures)\.tsx?$/u.test(path))
      .map((path) => join(PROJECT, room, path)),
  );
  const places = sources.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(BY_PLACE)].map(([, place = ""]) => place),
  );

  expect(places).not.toEqual([]);
  expect(places.filter((place) => place.includes(".."))).toEqual([]);
});

function placeOf(file: string, index: number): string {
  return file.replace("planted", `planted-${index}`);
}

function refusedFiles(): Set<string> {
  const linter = join(PROJECT, "node_modules/.bin/oxlint");
  const run = spawnSync(process.execPath, [linter, "--format=json", ...ROOMS], {
    cwd: folder,
    encoding: "utf8",
  });
  const { diagnostics } = Report.parse(JSON.parse(run.stdout));
  const refused = diagnostics.filter(({ message }) => message.includes("restricted from being used"));
  return new Set(refused.map(({ filename }) => filename));
}
