import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadConfig } from "#/platform/config/config.ts";
import { copyDatabase } from "#/acceptance/test-app.fixtures.ts";
import { prepareFilesFolder } from "./files-folder.ts";

const NOW = new Date("2026-11-02T09:00:00Z");

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "herald-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function configOf(filesDir?: string) {
  return loadConfig({ DATA_DIR: newFolder(), ...(filesDir !== undefined && { FILES_DIR: filesDir }) });
}

test("of processes that start together those with the folder of the first one are let in", async () => {
  const { application } = await copyDatabase();
  const [shared, other] = [newFolder(), newFolder()];
  await prepareFilesFolder(configOf(shared), application, NOW);

  const results = await Promise.allSettled(
    [shared, shared, other].map((folder) => prepareFilesFolder(configOf(folder), application, NOW)),
  );

  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
  expect(results[2]).toMatchObject({
    reason: {
      code: "instance.other_files",
      detail: expect.stringContaining(`FILES_DIR is ${other}, which is not the folder`),
    },
  });
  expect(readdirSync(other)).toEqual([]);
});

test("of two folders at the first start one wins, and the other stays as it was", async () => {
  const { application } = await copyDatabase();
  const folders = [newFolder(), newFolder()];

  const results = await Promise.allSettled(
    folders.map((folder) => prepareFilesFolder(configOf(folder), application, NOW)),
  );

  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(folders.flatMap((folder) => readdirSync(folder))).toEqual(["herald-files-id"]);
});

test("a folder that lost its mark is taken again with the line that its refusal names", async () => {
  const { application } = await copyDatabase();
  const config = configOf();
  await prepareFilesFolder(config, application, NOW);
  const mark = join(config.filesDir, "herald-files-id");
  rmSync(mark);

  const refusal = await prepareFilesFolder(config, application, NOW).catch((error: Error) => error.message);
  writeFileSync(mark, String(refusal).split(": ").at(-1) ?? "");

  await expect(prepareFilesFolder(config, application, NOW)).resolves.toBeUndefined();
});

test("uploads under way move into the folder, and what killed processes left behind goes in time", async () => {
  const { application } = await copyDatabase();
  const config = configOf();
  const [uploads, arriving] = [join(config.dataDir, "uploads"), join(config.filesDir, "arriving")];
  const put = (folder: string, hours: number) => {
    const path = join(folder, `${hours}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, "half");
    const changed = new Date(NOW.getTime() - hours * 3600 * 1000);
    utimesSync(path, changed, changed);
  };
  for (const hours of [23, 47, 49]) put(uploads, hours);
  for (const hours of [23, 25]) put(arriving, hours);

  await prepareFilesFolder(config, application, NOW);

  expect(readdirSync(join(config.filesDir, "uploads")).toSorted()).toEqual(["23", "47"]);
  expect(readdirSync(arriving)).toEqual(["23"]);
});
