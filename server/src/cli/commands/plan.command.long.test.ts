import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runCommand } from "#/acceptance/processes.fixtures.ts";
import type { Finished } from "#/acceptance/processes.fixtures.ts";

const TABLE = [
  "handle,platform,followers,price",
  "anna,instagram,20000,250 €",
  "ben,tiktok,45000,300 €",
  "carla,instagram,120000,1.200 €",
  "dora,tiktok,8000,90 €",
  "emil,instagram,65000,",
].join("\n");

/** Runs the command on a table, as from a terminal. */
function plan(text: string, rows = TABLE): Promise<Finished> {
  const folder = mkdtempSync(join(tmpdir(), "herald-plan-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "creators.csv");
  writeFileSync(file, rows);
  return runCommand(["plan", text, "--creators", file, "--json"], { DATA_DIR: join(folder, "data") });
}

function withoutSeconds({ stdout }: Finished): string {
  return stdout.replace(/"seconds":[\d.]+/u, "");
}

test("plans on the rows of a file", async () => {
  const { code, stdout, stderr } = await plan(
    "Protein bar in Heidelberg, 1.500 €, creators of unknown city are fine",
  );

  const answer = JSON.parse(stdout);
  expect(code).toBe(0);
  expect(stderr).toBe("");
  expect(answer).toMatchObject({ brief: { markets: ["DE"], cities: ["heidelberg"] }, status: "proved" });
  expect(answer.picks.every(({ creatorId }: { creatorId: string }) => creatorId.includes(":"))).toBe(true);
});

test("a plan that is made twice is the same but for the seconds", async () => {
  const first = await plan("Protein bar in Heidelberg, 1.500 €, creators of unknown city are fine");
  const second = await plan("Protein bar in Heidelberg, 1.500 €, creators of unknown city are fine");

  expect(first.code).toBe(0);
  expect(withoutSeconds(second)).toBe(withoutSeconds(first));
});

test("rows that do not say their platform are planned on the one of the brief, which is said", async () => {
  const rows = "handle,followers,price\n@anna,20000,250\n@ben,45000,300\n@carla,120000,\n";

  const [named, unnamed] = await Promise.all([
    plan("Protein bar, 500 €, TikTok", rows),
    plan("Protein bar, 500 €", rows),
  ]);

  const answers = [named, unnamed].map(({ stdout }) => JSON.parse(stdout));
  expect(answers.map(({ picks }) => picks[0].platform)).toEqual(["tiktok", "instagram"]);
  for (const [at, value] of ["TikTok", "Instagram"].entries())
    expect(answers[at].assumptions).toContainEqual(expect.objectContaining({ slot: "platforms", value }));
});

test("an impossible brief ends with 1 and says which rules are in each other's way", async () => {
  const { code, stdout } = await plan("Protein bar, 200 €, at least 3 creators");

  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    status: "infeasible",
    picks: [],
    conflict: ["budget", "at least 3 creators"],
    cheapestBudget: { amount: 64_000, currency: "EUR" },
  });
});

test("a text with nothing to plan ends with 2 and one problem on standard error", async () => {
  const { code, stdout, stderr } = await plan("How did the last campaign do?");

  expect(code).toBe(2);
  expect(stdout).toBe("");
  expect(JSON.parse(stderr)).toMatchObject({ code: "strategy.no_brief", status: 422 });
});
