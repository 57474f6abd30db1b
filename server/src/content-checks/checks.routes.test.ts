import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ContentCheck, ContentCheckList } from "@app/contract/content-checks-reviews";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import { sharedApp, startApp } from "#/test-app.fixtures.ts";
import type { Person } from "#/test-app.fixtures.ts";
import { portOf, uploadWhole } from "./tus-client.fixtures.ts";

const CLIPS = join(import.meta.dirname, "../sample/clips");

/** Asks until the file has been read, as the screen does. */
async function finished(person: Person, id: string): Promise<ContentCheck> {
  const read = async () => ContentCheck.parse((await person("GET", `/api/v1/checks/${id}`)).json());
  let check = await read();
  const readAgain = async () => {
    check = await read();
    return check.state;
  };
  await expect.poll(readAgain, { timeout: 20_000, interval: 50 }).not.toMatch(/^(waiting|checking)$/);
  return check;
}

async function startSample(person: Person, clip: string): Promise<ContentCheck> {
  const started = ContentCheck.parse((await person("POST", "/api/v1/checks/sample", { clip })).json());
  return finished(person, started.id);
}

test("an uploaded video is read in the background and answers the ten fields with evidence", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const bytes = readFileSync(join(CLIPS, "morning.mp4"));
  const uploadId = await uploadWhole(await portOf(app), ana, bytes, "Morning routine.mp4");

  const started = await ana("POST", "/api/v1/checks", {
    uploadId,
    caption: "#ad Morning with @fernhollow",
    rules: { market: "US", materialConnection: true, handles: ["fernhollow"], orientation: "landscape" },
  });
  const check = await finished(ana, ContentCheck.parse(started.json()).id);

  expect(started.statusCode).toBe(201);
  expect(check).toMatchObject({ state: "done", title: "Morning routine.mp4", progress: 1, problem: null });
  expect(check.fields).toEqual({
    handles_correct: true,
    hashtags_correct: null,
    disclosure_correctness: true,
    hate_speech: null,
    is_audio_hd: true,
    clutter_free_bg: null,
    quality_high: true,
    orientation_correctness: false,
    duration_correctness: null,
    is_nsfw: null,
  });
  expect(check.checks).toHaveLength(10);
  expect(check.checks.filter((one) => one.status === "unknown").every((one) => one.message !== "")).toBe(
    true,
  );
  expect(check.media).toMatchObject({ width: 720, height: 1280, videoCodec: "h264", damaged: false });
  expect(check.counts).toEqual({ passed: 4, failed: 1, unknown: 5 });
});

test("each clip that comes with Herald can be tried and shows something", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  const [morning, kitchen, walk] = await Promise.all(
    ["morning", "kitchen", "walk"].map((clip) => startSample(ana, clip)),
  );

  expect(morning?.checks.find((one) => one.field === "disclosure_correctness")).toMatchObject({
    status: "fail",
    reason: "below_fold",
  });
  expect(morning?.foldAt).toBe(125);
  expect(kitchen?.fields).toMatchObject({ orientation_correctness: false, handles_correct: false });
  expect(walk?.fields.is_audio_hd).toBeNull();
  expect(walk?.audio?.timeline).toEqual([
    { t0: 0, t1: expect.closeTo(4.2, 0), type: "noAudio", confidence: 1 },
  ]);
});

test("a new caption is judged at once, without reading the video again", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const check = await startSample(ana, "morning");
  writeFileSync(app.files.path(ana.workspaceId, await fileOf(app, ana, check.id)), "gone");

  const changed = await ana("PATCH", `/api/v1/checks/${check.id}`, {
    caption: "#ad with @fernhollow #sunday",
  });

  expect(changed.json()).toMatchObject({
    state: "done",
    fields: { disclosure_correctness: true, handles_correct: true, quality_high: true },
  });
});

test("the same bytes are measured once, until they are read again on purpose", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await startSample(ana, "walk");
  // A mark in what was kept shows who reads it.
  await withWorkspace(app.db, ana.workspaceId, (transaction) =>
    transaction
      .updateTable("media_measurements")
      .set({ measurement: sql`jsonb_set(measurement, '{container}', '"kept"')` })
      .execute(),
  );

  const second = await startSample(ana, "walk");
  await ana("POST", `/api/v1/checks/${second.id}/rerun`);
  const again = await finished(ana, second.id);

  expect(second.media?.container).toBe("kept");
  expect(again.media?.container).toContain("mp4");
});

test("a reviewer decides differently with a reason, and the machine's answer stays beside it", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const rita = await app.signIn({ workspaceOf: ana, role: "reviewer" });
  const { id } = await startSample(ana, "kitchen");
  const override = { field: "orientation_correctness", status: "pass" };

  const without = await rita("PATCH", `/api/v1/checks/${id}`, { override });
  const reasoned = await rita("PATCH", `/api/v1/checks/${id}`, {
    override: { ...override, reason: "The client wants it wide" },
  });
  const back = await rita("PATCH", `/api/v1/checks/${id}`, { override: { ...override, status: null } });

  expect(without.json()).toMatchObject({ status: 400, code: "content_checks.reason_needed" });
  expect(reasoned.json()).toMatchObject({
    fields: { orientation_correctness: true },
    overrides: { orientation_correctness: { status: "pass", reason: "The client wants it wide" } },
  });
  const machine = ContentCheck.parse(reasoned.json()).checks.find((one) => one.field === override.field);
  expect(machine?.status).toBe("fail");
  expect(back.json()).toMatchObject({ fields: { orientation_correctness: false }, overrides: {} });
});

test("a verdict takes a check out of those to review, and can be taken back", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const { id } = await startSample(ana, "walk");

  const decided = await ana("PATCH", `/api/v1/checks/${id}`, {
    verdict: "needs_work",
    feedback: "Add sound.",
  });
  const review = await ana("GET", "/api/v1/checks?show=review");
  const done = await ana("GET", "/api/v1/checks?show=decided");
  const undone = await ana("PATCH", `/api/v1/checks/${id}`, { verdict: null });

  expect(decided.json()).toMatchObject({ verdict: "needs_work", feedback: "Add sound." });
  expect(review.json()).toEqual({ items: [], total: 0, next: null });
  expect(done.json()).toMatchObject({ items: [{ id, verdict: "needs_work" }], total: 1 });
  expect(undone.json()).toMatchObject({ verdict: null, verdictBy: null, verdictAt: null });
});

test("a removed check is gone from the queue and comes back when it is restored", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const { id } = await startSample(ana, "walk");

  const removed = await ana("DELETE", `/api/v1/checks/${id}`);
  const gone = await ana("GET", `/api/v1/checks/${id}`);
  const restored = await ana("POST", `/api/v1/checks/${id}/restore`);

  expect([removed.statusCode, gone.statusCode, restored.statusCode]).toEqual([204, 404, 200]);
  expect((await ana("GET", "/api/v1/checks")).json()).toMatchObject({ total: 1 });
});

test("a day after its removal a check and its video are deleted, and earlier not", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const ana = await app.signIn();
  const first = await startSample(ana, "walk");
  const second = await startSample(ana, "kitchen");
  const path = app.files.path(ana.workspaceId, await fileOf(app, ana, first.id));

  await ana("DELETE", `/api/v1/checks/${first.id}`);
  const isKept = existsSync(path);
  clock.advance(25 * 3600 * 1000);
  await ana("DELETE", `/api/v1/checks/${second.id}`);

  expect([isKept, existsSync(path)]).toEqual([true, false]);
  expect((await ana("POST", `/api/v1/checks/${first.id}/restore`)).statusCode).toBe(404);
  expect((await ana("POST", `/api/v1/checks/${second.id}/restore`)).statusCode).toBe(200);
});

test("a reading that breaks off says so, and goes through when it is started again", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const check = await startSample(ana, "walk");
  const path = app.files.path(ana.workspaceId, await fileOf(app, ana, check.id));
  renameSync(path, `${path}.away`);

  await ana("POST", `/api/v1/checks/${check.id}/rerun`);
  const broken = await finished(ana, check.id);
  renameSync(`${path}.away`, path);
  await ana("POST", `/api/v1/checks/${check.id}/rerun`);
  const whole = await finished(ana, check.id);

  expect(broken).toMatchObject({ state: "failed" });
  expect(broken.problem).toContain("broke off");
  expect(whole).toMatchObject({ state: "done", problem: null });
});

test("the rules of a deliverable are frozen with its draft", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const subject = {
    kind: "deliverable" as const,
    id: randomUUID(),
    label: "Reel 1 of 3",
    group: "Spring launch",
    dueAt: "2026-12-01",
  };
  const { checks } = app.contentChecks;
  const caller = await callerOf(app, ana);
  const started = await checks.startFromFile(caller, {
    path: join(CLIPS, "walk.mp4"),
    fileName: "walk.mp4",
    caption: null,
    rules: { orientation: "portrait" },
    subject,
  });
  await finished(ana, started.id);

  const changed = await ana("PATCH", `/api/v1/checks/${started.id}`, { rules: {} });
  const bySubject = await checks.bySubjects(caller, [subject.id, randomUUID()]);
  const byId = await checks.byIds(caller, [started.id]);

  expect(changed.json()).toMatchObject({ status: 409, code: "content_checks.frozen_rules" });
  expect([...bySubject.keys()]).toEqual([subject.id]);
  expect(byId.get(started.id)).toMatchObject({ title: "Reel 1 of 3", subject, state: "done" });
});

test("what is due first stands first in the queue, and what is on its own comes after", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const caller = await callerOf(app, ana);
  const start = (label: string, dueAt: string | null) =>
    app.contentChecks.checks.startFromFile(caller, {
      path: join(CLIPS, "walk.mp4"),
      fileName: "walk.mp4",
      caption: null,
      rules: {},
      subject:
        dueAt === null ? null : { kind: "deliverable", id: randomUUID(), label, group: "Spring", dueAt },
    });
  await start("later", "2026-12-09");
  await start("alone", null);
  await start("soon", "2026-12-01");

  const list = ContentCheckList.parse((await ana("GET", "/api/v1/checks")).json());

  expect(list.items.map((item) => item.title)).toEqual(["soon", "later", "walk.mp4"]);
});

test("a file that is no video is refused with a sentence, and the server goes on", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const uploadId = await uploadWhole(await portOf(app), ana, Buffer.from("#EXTM3U\nhttp://10.0.0.1/secret"));

  const { id } = ContentCheck.parse((await ana("POST", "/api/v1/checks", { uploadId })).json());
  const check = await finished(ana, id);

  expect(check).toMatchObject({ state: "refused", checks: [] });
  expect(check.problem).toContain("unsafe");
  expect((await ana("GET", "/livez")).statusCode).toBe(200);
});

test("a file that cannot be read is sent back, never approved", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const uploadId = await uploadWhole(await portOf(app), ana, Buffer.from("no video at all"));
  const { id } = ContentCheck.parse((await ana("POST", "/api/v1/checks", { uploadId })).json());
  await finished(ana, id);
  const decide = (verdict: string) => ana("PATCH", `/api/v1/checks/${id}`, { verdict });

  const approvals = [await decide("approved"), await decide("approved_with_corrections")];
  const sentBack = await decide("needs_work");

  expect(approvals.map((answer) => answer.statusCode)).toEqual([409, 409]);
  expect(approvals[0]?.json()).toMatchObject({ code: "content_checks.unreadable_file" });
  expect(sentBack.json()).toMatchObject({ verdict: "needs_work" });
});

test("the video comes back in ranges, as a download that can do nothing", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const { id } = await startSample(ana, "walk");
  const bytes = readFileSync(join(CLIPS, "walk.mp4"));
  const get = (range: string) =>
    app.http.inject({ url: `/api/v1/content/${id}/media`, headers: { ...ana.headers, range } });

  const part = await get("bytes=100-199");
  const tail = await get("bytes=-50");
  const beyond = await get(`bytes=${bytes.length}-`);
  const whole = await ana("GET", `/api/v1/content/${id}/media`);

  expect(part.statusCode).toBe(206);
  expect(part.headers).toMatchObject({
    "content-type": "video/mp4",
    "content-range": `bytes 100-199/${bytes.length}`,
    "content-disposition": "attachment",
    "x-content-type-options": "nosniff",
  });
  expect(part.rawPayload.equals(bytes.subarray(100, 200))).toBe(true);
  expect(tail.rawPayload.equals(bytes.subarray(-50))).toBe(true);
  expect(beyond.json()).toMatchObject({ status: 416, code: "content.bad_range" });
  expect(whole.rawPayload.equals(bytes)).toBe(true);
});

test("a check is invisible to other workspaces, and a viewer changes nothing", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ben = await app.signIn();
  const eva = await app.signIn({ workspaceOf: ana, role: "viewer" });
  const { id } = await startSample(ana, "walk");

  const foreign = await Promise.all([
    ben("GET", `/api/v1/checks/${id}`),
    ben("PATCH", `/api/v1/checks/${id}`, { verdict: "approved" }),
    ben("DELETE", `/api/v1/checks/${id}`),
    ben("POST", `/api/v1/checks/${id}/rerun`),
    ben("GET", `/api/v1/content/${id}/media`),
  ]);

  expect(foreign.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404, 404]);
  expect((await eva("GET", `/api/v1/checks/${id}`)).statusCode).toBe(200);
  expect((await eva("PATCH", `/api/v1/checks/${id}`, { verdict: "approved" })).statusCode).toBe(403);
  expect((await eva("POST", "/api/v1/checks/sample", {})).statusCode).toBe(403);
});

test("the queue shows the sharpest picture of a video, the same one for the same bytes", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ben = await app.signIn();
  const first = await startSample(ana, "morning");
  const second = await startSample(ana, "morning");

  const list = ContentCheckList.parse((await ana("GET", "/api/v1/checks")).json());
  const picture = await ana("GET", `/api/v1/images/${first.stillImageId}?w=640`);
  const foreign = await ben("GET", `/api/v1/images/${first.stillImageId}?w=640`);

  const { width, height } = await sharp(picture.rawPayload).metadata();
  const shown = { width: first.media?.width ?? 0, height: first.media?.height ?? 0 };
  expect(first.stillImageId).not.toBeNull();
  expect(list.items.map((item) => item.stillImageId)).toEqual([first.stillImageId, first.stillImageId]);
  expect(second.stillImageId).toBe(first.stillImageId);
  expect(Math.max(width, height)).toBe(Math.min(640, Math.max(shown.width, shown.height)));
  expect(width / height).toBeCloseTo(shown.width / shown.height, 1);
  expect(foreign.statusCode).toBe(404);
});

test("the picture of a video goes with the last check that shows it", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const ana = await app.signIn();
  const { id, stillImageId } = await startSample(ana, "walk");
  const again = await startSample(ana, "walk");
  const other = await startSample(ana, "morning");
  const show = async () => (await ana("GET", `/api/v1/images/${stillImageId}?w=640`)).statusCode;
  const purge = async (checkId: string) => {
    await ana("DELETE", `/api/v1/checks/${checkId}`);
    clock.advance(25 * 3600 * 1000);
    await ana("DELETE", `/api/v1/checks/${other.id}`);
    await ana("POST", `/api/v1/checks/${other.id}/restore`);
  };

  await purge(id);
  const shared = await show();
  await purge(again.id);
  const gone = await show();

  const fresh = await startSample(ana, "walk");
  const measured = await withWorkspace(app.db, ana.workspaceId, (transaction) =>
    transaction.selectFrom("media_measurements").select("sha256").execute(),
  );
  expect([shared, gone]).toEqual([200, 404]);
  expect(fresh.stillImageId).not.toBeNull();
  expect(fresh.stillImageId).not.toBe(stillImageId);
  expect(measured).toHaveLength(2);
});

test("a caption alone is checked at once", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  const answer = await ana("POST", "/api/v1/checks/text", {
    text: "#ad with @glowco",
    rules: { market: "us", materialConnection: true, handles: ["glow.co"] },
  });

  expect(answer.json()).toMatchObject({
    fields: {
      handles_correct: false,
      hashtags_correct: null,
      disclosure_correctness: true,
      hate_speech: null,
    },
  });
});

test("the description of the interface says what a true hate_speech means", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  const document = (await ana("GET", "/api/v1/openapi.json")).body;

  expect(document).toContain("true means none was found");
});

async function fileOf(
  app: Awaited<ReturnType<typeof startApp>>,
  person: Person,
  id: string,
): Promise<string> {
  const { fileId } = await app.contentChecks.checks.media(await callerOf(app, person), id);
  return fileId;
}

async function callerOf(app: Awaited<ReturnType<typeof startApp>>, person: Person) {
  const caller = await app.identity.authenticator.authenticate({
    headers: person.headers,
    workspaceSlug: person.workspaceSlug,
  });
  if (!caller) throw new Error("Nobody is signed in");
  return caller;
}
