import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ContentCheckList } from "@app/contract/content-checks/reviews";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import { sharedApp, startApp, WITH_JOBS } from "#/acceptance/test-app.fixtures.ts";
import { pathOf, startSample, sweepNow } from "#/content-checks/checks/checks.fixtures.ts";
import { clipPath } from "#/content-checks/checks/sample-clips.ts";

test("the video comes back in ranges, as a download that can do nothing", async () => {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();
  const { id } = await startSample(ana, "walk");
  const bytes = readFileSync(clipPath("walk"));
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

test("the queue shows the sharpest picture of a video, the same one for the same bytes", async () => {
  const app = await sharedApp(WITH_JOBS);
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
  const app = await startApp({ ...WITH_JOBS, clock });
  const ana = await app.signIn();
  const { id, stillImageId } = await startSample(ana, "walk");
  const again = await startSample(ana, "walk");
  await startSample(ana, "morning");
  const show = async () => (await ana("GET", `/api/v1/images/${stillImageId}?w=640`)).statusCode;
  const purge = async (checkId: string) => {
    await ana("DELETE", `/api/v1/checks/${checkId}`);
    clock.advance(25 * 3600 * 1000);
    await sweepNow(app);
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

test("a day after its removal a check and its video are deleted by themselves, and earlier not", async () => {
  const clock = new TestClock();
  const app = await startApp({ ...WITH_JOBS, clock });
  const ana = await app.signIn();
  const first = await startSample(ana, "walk");
  const second = await startSample(ana, "kitchen");
  const path = await pathOf(app, ana, first.id);

  await ana("DELETE", `/api/v1/checks/${first.id}`);
  clock.advance(23 * 3600 * 1000);
  await sweepNow(app);
  const isKept = existsSync(path);
  await ana("DELETE", `/api/v1/checks/${second.id}`);
  clock.advance(2 * 3600 * 1000);
  await sweepNow(app);

  expect([isKept, existsSync(path)]).toEqual([true, false]);
  expect((await ana("POST", `/api/v1/checks/${first.id}/restore`)).statusCode).toBe(404);
  expect((await ana("POST", `/api/v1/checks/${second.id}/restore`)).statusCode).toBe(200);
});
