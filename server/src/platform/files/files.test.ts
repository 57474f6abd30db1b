import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { stat } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { DirectoryFiles } from "#/platform/files/files.ts";

function openFiles() {
  const root = mkdtempSync(join(tmpdir(), "herald-files-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return { files: new DirectoryFiles(root), root };
}

async function* inPieces(bytes: Buffer, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function* breaking(): AsyncGenerator<Buffer> {
  yield Buffer.from("first half");
  throw new Error("the connection broke");
}

test("a file comes back as it was put, whole and in part, with its length and SHA-256", async () => {
  const { files } = openFiles();
  const workspace = randomUUID();
  const bytes = randomBytes(300_000);

  const stored = await files.put(workspace, inPieces(bytes, 70_000));

  expect(stored).toMatchObject({
    bytes: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  });
  expect((await buffer(files.read(workspace, stored.id))).equals(bytes)).toBe(true);
  expect(
    (await buffer(files.read(workspace, stored.id, { start: 10, end: 19 }))).equals(bytes.subarray(10, 20)),
  ).toBe(true);
  expect(await files.size(workspace, stored.id)).toBe(bytes.length);
});

test("a file of one workspace is not found through another", async () => {
  const { files } = openFiles();
  const stored = await files.put(randomUUID(), Buffer.from("a"));

  expect(await files.size(randomUUID(), stored.id)).toBeNull();
});

test("an interrupted file never gets its final name, and what is kept is closed to others", async () => {
  const { files, root } = openFiles();
  const workspace = randomUUID();

  await expect(files.put(workspace, breaking())).rejects.toThrow("the connection broke");
  const { id } = await files.put(workspace, Buffer.from("whole"));

  const names = readdirSync(root, { recursive: true, encoding: "utf8" });
  expect(
    names.filter((name) => /[0-9a-f-]{36}$/.test(name) && name.includes("/") && !name.endsWith(workspace)),
  ).toEqual([join(workspace, id.slice(0, 2), id)]);
  const mode = await files.withLocalFile(workspace, id, async (path) => (await stat(path)).mode);
  expect(mode & 0o077).toBe(0);
});

test("a name that is no uuid is refused before it reaches the disk", async () => {
  const { files } = openFiles();

  expect(() => files.read(randomUUID(), "../../etc/passwd")).toThrow("two uuids");
  await expect(files.put(randomUUID(), Buffer.from("a"), "../../etc/passwd")).rejects.toThrow("two uuids");
});
