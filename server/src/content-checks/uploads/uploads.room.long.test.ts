import { randomBytes } from "node:crypto";
import { readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "#/app.ts";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { loadSecrets } from "#/platform/config/secrets.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import { AppError } from "#/platform/errors.ts";
import { DirectoryFiles } from "#/platform/files/files.ts";
import { createLog } from "#/platform/log.ts";
import { callerOf, sharedApp, startApp } from "#/acceptance/test-app.fixtures.ts";
import { placeOf, portOf, tusClient, uploadWhole } from "#/acceptance/tus-client.fixtures.ts";
import { bytesOf } from "#/content-checks/checks/checks.fixtures.ts";
import { UploadsService } from "./uploads.service.ts";

/** Files on a disk that always has the same little room. */
class SmallDisk extends DirectoryFiles {
  static readonly FREE = 1000;

  override free(): Promise<number> {
    return Promise.resolve(SmallDisk.FREE);
  }
}

test("what uploads were promised counts as used, until they are a day old", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const caller = await callerOf(app, await app.signIn());
  const uploads = new UploadsService({ ...app, files: new SmallDisk(app.dataDir), directory: app.dataDir });
  const announce = () =>
    uploads
      .announce(caller, { fileName: "a.mp4", sha256: "0".repeat(64), bytes: SmallDisk.FREE * 0.4 })
      .catch((error: unknown) => (error instanceof AppError ? error.code : error));

  const answers = await Promise.all([announce(), announce(), announce(), announce(), announce()]);
  clock.advance(25 * 3600 * 1000);
  const later = await announce();

  expect(answers.filter((answer) => answer === "uploads.disk_full")).toHaveLength(4);
  expect(later).not.toBe("uploads.disk_full");
});

test("uploads that are whole and that no check uses count like unfinished ones", async () => {
  const app = await startApp();
  const ana = await app.signIn();
  const port = await portOf(app);
  const bytes = readFileSync(join(import.meta.dirname, "../../sample/clips/walk.mp4"));
  const id = await uploadWhole(port, ana, bytes);
  await withWorkspace(app.db, ana.workspaceId, (transaction) =>
    transaction
      .updateTable("uploads")
      .set({ bytes: 20 * 1024 ** 3 })
      .execute(),
  );
  const client = tusClient(port, ana);

  const full = await client.announce(bytes);
  await ana("POST", "/api/v1/checks", { uploadId: id });
  const used = await client.announce(bytes);

  expect([full.status, used.status]).toEqual([429, 201]);
});

test("a disk that becomes full in the middle of an upload is told as such", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const client = tusClient(await portOf(app), ana);
  const bytes = randomBytes(10_000);
  const path = placeOf(await client.announce(bytes));
  const part = join(app.config.filesDir, "uploads", path.split("/").at(-1) ?? "");
  rmSync(part);
  symlinkSync("/dev/full", part);

  const answer = await client.write(path, 0, bytes);

  expect(answer.status).toBe(507);
  expect(JSON.parse(answer.body)).toMatchObject({
    code: "server.disk_full",
    detail: expect.stringMatching(/^The disk is full/),
  });
});

test("an upload goes on at another process, where one connection at a time writes it", async () => {
  const app = await startApp();
  const ana = await app.signIn();
  const other = await createApp({
    config: app.config,
    secrets: loadSecrets(app.config),
    connection: app.owner,
    clock: app.clock,
    log: createLog("silent"),
  });
  onTestFinished(other.stop);
  const port = Number(new URL(await other.http.listen({ host: "127.0.0.1", port: 0 })).port);
  const clients = [tusClient(await portOf(app), ana), tusClient(port, ana)] as const;
  const bytes = randomBytes(50_000);
  const path = placeOf(await clients[0].announce(bytes));
  const first = await clients[1].write(path, 0, bytes.subarray(0, 20_000));
  const rest = bytes.subarray(20_000);

  const both = await Promise.all(
    [0, 1, 0, 1].map((at) => clients[at === 0 ? 0 : 1].write(path, 20_000, rest)),
  );

  expect(first.status).toBe(204);
  expect(both.filter(({ status }) => status === 204)).toHaveLength(1);
  expect((await bytesOf(app, ana, path.split("/").at(-1) ?? "")).equals(bytes)).toBe(true);
});
