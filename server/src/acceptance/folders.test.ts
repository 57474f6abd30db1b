import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const PROJECT = join(import.meta.dirname, "../../..");
const ROOTS = ["contract/src", "server/src", "web/src", "e2e", "bench/src", "scripts", "tools"];
const SOURCE = /\.(?:ts|tsx|mjs)$/;
const TEST = /\.(?:test|spec|fixtures|conformance|setup)\.tsx?$/;
/** More than this many files beside each other are two rooms. */
const FILES_MAX = 20;

test("no folder holds more than 20 source files", () => {
  const folders = ROOTS.flatMap((root) => countsBelow(root));

  expect(folders.length).toBeGreaterThan(50);
  expect(folders.filter(({ count }) => count > FILES_MAX)).toEqual([]);
});

function countsBelow(folder: string): { folder: string; count: number }[] {
  const entries = readdirSync(join(PROJECT, folder), { withFileTypes: true });
  const count = entries.filter(
    (entry) => entry.isFile() && SOURCE.test(entry.name) && !TEST.test(entry.name),
  ).length;
  const below = entries.filter((entry) => entry.isDirectory() && entry.name !== "node_modules");
  return [{ folder, count }, ...below.flatMap(({ name }) => countsBelow(`${folder}/${name}`))];
}
