import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { isShort } from "#/acceptance/test-length.fixtures.ts";
import { ContentCheck } from "@app/contract/content-checks/reviews";
import { withWorkspace } from "#/platform/database/database.ts";
import { sharedApp, WITH_JOBS } from "#/acceptance/test-app.fixtures.ts";
import { portOf, uploadWhole } from "#/acceptance/tus-client.fixtures.ts";
import { finished, pathOf, startSample } from "./checks.fixtures.ts";
import { clipPath } from "./sample-clips.ts";

test("an uploaded video is read in the background and answers the ten fields with evidence", async () => {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();
  const bytes = readFileSync(clipPath("morning"));
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
  expect(check.counts).toEqual({ passed: 4, failed: 1, unknown: 5, notAsked: 2 });
});

test.skipIf(isShort)("each clip that comes with Herald can be tried and shows something", async () => {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();

  const [morning, kitchen, walk] = await Promise.all(
    ["morning", "kitchen", "walk"].map((clip) => startSample(ana, clip)),
  );

  expect(morning?.checks.find((one) => one.field === "disclosure_correctness")).toMatchObject({
    status: "fail",
    reason: "below_fold",
  });
  expect(morning?.cutAt).toBe(125);
  expect(kitchen?.fields).toMatchObject({ orientation_correctness: false, handles_correct: false });
  expect(walk?.fields.is_audio_hd).toBeNull();
  expect(walk?.audio?.timeline).toEqual([
    { t0: 0, t1: expect.closeTo(4.2, 0), type: "noAudio", confidence: 1 },
  ]);
});

test.skipIf(isShort)("a new caption is judged at once, without reading the video again", async () => {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();
  const check = await startSample(ana, "morning");
  writeFileSync(await pathOf(app, ana, check.id), "gone");

  const changed = await ana("PATCH", `/api/v1/checks/${check.id}`, {
    version: 1,
    caption: "#ad with @fernhollow #sunday",
  });

  expect(changed.json()).toMatchObject({
    state: "done",
    fields: { disclosure_correctness: true, handles_correct: true, quality_high: true },
  });
});

test.skipIf(isShort)("the same bytes are measured once, until they are read again on purpose", async () => {
  const app = await sharedApp(WITH_JOBS);
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

test.skipIf(isShort)(
  "a reading that breaks off says so, and goes through when it is started again",
  async () => {
    const app = await sharedApp(WITH_JOBS);
    const ana = await app.signIn();
    const check = await startSample(ana, "walk");
    const path = await pathOf(app, ana, check.id);
    renameSync(path, `${path}.away`);

    await ana("POST", `/api/v1/checks/${check.id}/rerun`);
    const broken = await finished(ana, check.id);
    renameSync(`${path}.away`, path);
    await ana("POST", `/api/v1/checks/${check.id}/rerun`);
    const whole = await finished(ana, check.id);

    expect(broken).toMatchObject({ state: "failed" });
    expect(broken.problem).toContain("broke off");
    expect(whole).toMatchObject({ state: "done", problem: null });
  },
);

test("a file that is no video is refused with a sentence, and the server goes on", async () => {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();
  const uploadId = await uploadWhole(await portOf(app), ana, Buffer.from("#EXTM3U\nhttp://10.0.0.1/secret"));

  const { id } = ContentCheck.parse((await ana("POST", "/api/v1/checks", { uploadId })).json());
  const check = await finished(ana, id);

  expect(check).toMatchObject({ state: "refused", checks: [] });
  expect(check.problem).toContain("unsafe");
  expect((await ana("GET", "/livez")).statusCode).toBe(200);
});

test.skipIf(isShort)(
  "a removed check is gone from the queue and comes back when it is restored",
  async () => {
    const app = await sharedApp(WITH_JOBS);
    const ana = await app.signIn();
    const { id } = await startSample(ana, "walk");

    const removed = await ana("DELETE", `/api/v1/checks/${id}`);
    const gone = await ana("GET", `/api/v1/checks/${id}`);
    const restored = await ana("POST", `/api/v1/checks/${id}/restore`);

    expect([removed.statusCode, gone.statusCode, restored.statusCode]).toEqual([204, 404, 200]);
    expect((await ana("GET", "/api/v1/checks")).json()).toMatchObject({ total: 1 });
  },
);

test("a check is invisible to other workspaces, and a viewer changes nothing", async () => {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();
  const ben = await app.signIn();
  const eva = await app.signIn({ workspaceOf: ana, role: "viewer" });
  const { id } = await startSample(ana, "walk");

  const foreign = await Promise.all([
    ben("GET", `/api/v1/checks/${id}`),
    ben("PATCH", `/api/v1/checks/${id}`, { version: 1, verdict: "approved" }),
    ben("DELETE", `/api/v1/checks/${id}`),
    ben("POST", `/api/v1/checks/${id}/rerun`),
    ben("GET", `/api/v1/content/${id}/media`),
  ]);

  expect(foreign.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404, 404]);
  expect((await eva("GET", `/api/v1/checks/${id}`)).statusCode).toBe(200);
  expect((await eva("PATCH", `/api/v1/checks/${id}`, { version: 1, verdict: "approved" })).statusCode).toBe(
    403,
  );
  expect((await eva("POST", "/api/v1/checks/sample", {})).statusCode).toBe(403);
});

test("a caption alone is checked at once", async () => {
  const app = await sharedApp(WITH_JOBS);
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

test.skipIf(isShort)(
  "rules whose shortest length is above the longest are refused, new and changed",
  async () => {
    const app = await sharedApp(WITH_JOBS);
    const ana = await app.signIn();
    const { id } = await startSample(ana, "walk");
    const rules = { duration: { min: 60, max: 10 } };

    const answers = [
      await ana("POST", "/api/v1/checks/text", { text: "Lovely", rules }),
      await ana("PATCH", `/api/v1/checks/${id}`, { version: 1, rules }),
    ];

    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain("The shortest length is above the longest");
      expect(answer.body).toContain("duration");
    }
  },
);

test("the description of the interface says what a true hate_speech means", async () => {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();

  const document = (await ana("GET", "/api/v1/openapi.json")).body;

  expect(document).toContain("true means none was found");
});
