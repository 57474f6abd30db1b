import { createHash, randomBytes, randomUUID } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "#/app.ts";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { loadSecrets } from "#/platform/config/secrets.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import { createLog } from "#/platform/log.ts";
import { sharedApp, startApp } from "#/acceptance/test-app.fixtures.ts";
import { placeOf, portOf, tusClient, uploadWhole } from "#/acceptance/tus-client.fixtures.ts";
import { bytesOf } from "#/content-checks/checks/checks.fixtures.ts";

test("a video sent in two parts is kept byte by byte under its final name, and cannot be fetched as an upload", async () => {
  const app = await startApp();
  const ana = await app.signIn();
  const client = tusClient(await portOf(app), ana);
  const bytes = randomBytes(200_000);

  const created = await client.announce(bytes);
  const path = placeOf(created);
  const first = await client.write(path, 0, bytes.subarray(0, 90_000));
  const offset = await client.offset(path);
  const second = await client.write(path, 90_000, bytes.subarray(90_000));

  expect([created.status, first.status, second.status]).toEqual([201, 204, 204]);
  expect(offset.headers["upload-offset"]).toBe("90000");
  const id = path.split("/").at(-1) ?? "";
  expect((await bytesOf(app, ana, id)).equals(bytes)).toBe(true);
  expect(readdirSync(join(app.config.filesDir, "uploads"))).toEqual([]);
  expect((await client.send("GET", path, {})).status).toBe(405);
});

test("a connection that breaks off goes on from what the server holds", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const client = tusClient(await portOf(app), ana);
  const bytes = randomBytes(3_000_000);
  const path = placeOf(await client.announce(bytes));

  await client.breakOff(path, 0, bytes, 1_000_000);
  const goOn = async () => {
    const offset = Number((await client.offset(path)).headers["upload-offset"]);
    return { offset, rest: await client.write(path, offset, bytes.subarray(offset)) };
  };
  let { offset, rest } = await goOn();
  // What was still on its way may come in after the question; clients then ask again.
  while (rest.status === 409) ({ offset, rest } = await goOn());

  expect(offset).toBeLessThan(bytes.length);
  expect(rest.status).toBe(204);
  const id = path.split("/").at(-1) ?? "";
  const stored = await bytesOf(app, ana, id);
  expect(createHash("sha256").update(stored).digest("hex")).toBe(
    createHash("sha256").update(bytes).digest("hex"),
  );
});

test("an upload goes on after the server was started anew in the middle of it", async () => {
  const app = await startApp();
  const ana = await app.signIn();
  const client = tusClient(await portOf(app), ana);
  const bytes = randomBytes(2_000_000);
  const path = placeOf(await client.announce(bytes));
  const broken = client.breakOff(path, 0, bytes, 800_000);
  await app.http.close();
  await broken;

  const anew = await createApp({
    config: app.config,
    secrets: loadSecrets(app.config),
    connection: app.owner,
    clock: app.clock,
    log: createLog("silent"),
  });
  onTestFinished(anew.stop);
  const port = Number(new URL(await anew.http.listen({ host: "127.0.0.1", port: 0 })).port);
  const again = tusClient(port, ana);
  const offset = Number((await again.offset(path)).headers["upload-offset"]);
  const rest = await again.write(path, offset, bytes.subarray(offset));

  expect(rest.status).toBe(204);
  const id = path.split("/").at(-1) ?? "";
  expect((await bytesOf(app, ana, id)).equals(bytes)).toBe(true);
});

test("a piece that begins at the wrong place is refused with a problem", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const client = tusClient(await portOf(app), ana);
  const bytes = randomBytes(10_000);
  const path = placeOf(await client.announce(bytes));

  const answer = await client.write(path, 5000, bytes.subarray(5000));

  expect(answer.status).toBe(409);
  expect(JSON.parse(answer.body)).toMatchObject({ status: 409, code: "uploads.refused" });
  expect(Number((await client.offset(path)).headers["upload-offset"])).toBe(0);
});

test("bytes that differ from the announced SHA-256 are refused and not kept", async () => {
  const app = await startApp();
  const ana = await app.signIn();
  const client = tusClient(await portOf(app), ana);
  const bytes = randomBytes(10_000);
  const path = placeOf(await client.announce(bytes, { sha256: "0".repeat(64) }));

  const answer = await client.write(path, 0, bytes);

  expect(answer.status).toBe(422);
  expect(JSON.parse(answer.body)).toMatchObject({ code: "uploads.wrong_hash" });
  expect((await client.offset(path)).status).toBe(404);
  expect(readdirSync(join(app.config.filesDir, "uploads"))).toEqual([]);
});

test("of several senders of the same part exactly one is let in", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const client = tusClient(await portOf(app), ana);
  const bytes = randomBytes(50_000);
  const path = placeOf(await client.announce(bytes));

  const answers = await Promise.all(Array.from({ length: 8 }, () => client.write(path, 0, bytes)));

  expect(answers.filter((answer) => answer.status === 204)).toHaveLength(1);
  const id = path.split("/").at(-1) ?? "";
  expect((await bytesOf(app, ana, id)).equals(bytes)).toBe(true);
});

test("a sender that missed the last answer learns that its upload is whole", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const port = await portOf(app);
  const bytes = randomBytes(5000);
  const id = await uploadWhole(port, ana, bytes);

  const answer = await tusClient(port, ana).offset(`/api/v1/uploads/${id}`);

  expect(answer).toMatchObject({
    status: 200,
    headers: { "upload-offset": "5000", "upload-length": "5000" },
  });
});

test("a crash after the last byte is made good when the upload is used", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const port = await portOf(app);
  const bytes = readFileSync(join(import.meta.dirname, "../../sample/clips/walk.mp4"));
  const id = await uploadWhole(port, ana, bytes);
  // As it stands when the process ends between the new name and the row.
  await withWorkspace(app.db, ana.workspaceId, (transaction) =>
    transaction.updateTable("uploads").set({ ready: false }).where("id", "=", id).execute(),
  );

  const check = await ana("POST", "/api/v1/checks", { uploadId: id });

  expect(check.statusCode).toBe(201);
});

test.each(["before it had its final name", "after it had its final name"])(
  "an upload that was cut off in its last piece, %s, is whole when it is asked about",
  async (moment) => {
    const app = await sharedApp();
    const ana = await app.signIn();
    const client = tusClient(await portOf(app), ana);
    const bytes = readFileSync(join(import.meta.dirname, "../../sample/clips/walk.mp4"));
    const path = placeOf(await client.announce(bytes));
    const id = path.split("/").at(-1) ?? "";
    const part = join(app.config.filesDir, "uploads", id);
    if (moment.startsWith("before")) writeFileSync(part, bytes);
    else {
      await app.files.put(ana.workspaceId, bytes, id);
      rmSync(part);
    }

    const offset = await client.offset(path);
    const again = await client.write(path, 0, bytes);
    const check = await ana("POST", "/api/v1/checks", { uploadId: id });

    expect(offset).toMatchObject({ status: 200, headers: { "upload-offset": String(bytes.length) } });
    expect(again.status).toBe(409);
    expect(check.statusCode).toBe(201);
    expect((await bytesOf(app, ana, id)).equals(bytes)).toBe(true);
  },
);

test("what is no video by name, empty, too large or without a hash is refused before its first byte", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const client = tusClient(await portOf(app), ana);
  const bytes = randomBytes(10);

  const answers = await Promise.all([
    client.announce(bytes, { name: "notes.txt" }),
    client.announce(bytes, { name: "mp4" }),
    client.announce(bytes, { length: 0 }),
    client.announce(bytes, { length: 3 * 1024 ** 3 }),
    client.announce(bytes, { sha256: "abc" }),
    client.announce(bytes, { name: "CLIP.MP4" }),
  ]);

  expect(answers.map((answer) => answer.status)).toEqual([415, 415, 400, 413, 400, 201]);
});

test("unfinished uploads of a workspace hold only so much, and after a day they are forgotten", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const ana = await app.signIn();
  const client = tusClient(await portOf(app), ana);
  const bytes = randomBytes(1000);
  const path = placeOf(await client.announce(bytes));
  await client.write(path, 0, bytes.subarray(0, 500));
  await withWorkspace(app.db, ana.workspaceId, (transaction) =>
    transaction
      .updateTable("uploads")
      .set({ bytes: 20 * 1024 ** 3 })
      .execute(),
  );

  const full = await client.announce(bytes);
  clock.advance(25 * 3600 * 1000);
  const later = await client.announce(bytes);

  expect([full.status, later.status]).toEqual([429, 201]);
  expect((await client.offset(path)).status).toBe(404);
  const left = await readdir(join(app.config.filesDir, "uploads"));
  expect(left.filter((name) => path.endsWith(name.replace(".json", "")))).toEqual([]);
});

test("nobody reaches an upload of another workspace, and a viewer starts none", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ben = await app.signIn();
  const eva = await app.signIn({ workspaceOf: ana, role: "viewer" });
  const port = await portOf(app);
  const bytes = randomBytes(100);
  const path = placeOf(await tusClient(port, ana).announce(bytes));

  const foreign = tusClient(port, ben);
  const answers = [
    await foreign.offset(path),
    await foreign.write(path, 0, bytes),
    await foreign.send("DELETE", path, {}),
    await foreign.offset(`/api/v1/uploads/${randomUUID()}`),
    await foreign.offset("/api/v1/uploads/..%2f..%2fsecret"),
  ];

  expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404]);
  expect((await tusClient(port, eva).announce(bytes)).status).toBe(403);
});

test("a cancelled upload leaves nothing behind", async () => {
  const app = await startApp();
  const ana = await app.signIn();
  const client = tusClient(await portOf(app), ana);
  const bytes = randomBytes(1000);
  const path = placeOf(await client.announce(bytes));
  await client.write(path, 0, bytes.subarray(0, 500));

  const answer = await client.send("DELETE", path, {});

  expect(answer.status).toBe(204);
  expect(readdirSync(join(app.config.filesDir, "uploads"))).toEqual([]);
});

test("what the protocol refuses is a problem with a sentence, as every other refusal", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const client = tusClient(await portOf(app), ana);
  const path = placeOf(await client.announce(randomBytes(10)));
  const type = "application/offset+octet-stream";
  const send = (headers: Record<string, string>) =>
    client.send("PATCH", path, { "content-type": type, ...headers }, Buffer.from("abc"));

  const answers = await Promise.all([
    send({}),
    send({ "upload-offset": "7" }),
    send({ "upload-offset": "0", "content-type": "text/plain" }),
    send({ "upload-offset": "0", "tus-resumable": "9" }),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([403, 409, 400, 400]);
  expect(answers.map(({ headers }) => headers["content-type"])).toEqual(
    answers.map(() => "application/problem+json"),
  );
  for (const { body } of answers)
    expect(JSON.parse(body)).toMatchObject({
      code: "uploads.refused",
      detail: expect.stringMatching(/^This piece of the upload was refused: .*\.$/),
    });
});
