import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeDataDirectory } from "./data-directory.ts";

test("a data directory is made with the folders above it, and holds nothing yet", () => {
  const root = mkdtempSync(join(tmpdir(), "herald-directory-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, "team", "herald");

  makeDataDirectory(folder);
  makeDataDirectory(folder);

  expect(readdirSync(folder)).toEqual([]);
});
