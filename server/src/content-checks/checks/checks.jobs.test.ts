import { join } from "node:path";
import { expect, test } from "vitest";
import type { ContentCheck } from "@app/contract/content-checks/reviews";
import { createLog } from "#/platform/log.ts";
import { skipToLastTry } from "#/platform/jobs/jobs.fixtures.ts";
import { Jobs } from "#/platform/jobs/jobs.ts";
import { startApp } from "#/acceptance/test-app.fixtures.ts";
import { engineOf } from "#/content-checks/media/media-engine.fixtures.ts";
import { noMediaEngine } from "#/content-checks/media/media-engine.errors.ts";
import { mediaEngine } from "#/content-checks/media/media-engine.ts";
import type { MediaEngine } from "#/content-checks/media/media-engine.ts";
import { clipPath } from "./sample-clips.ts";
import { CHECK_QUEUE, defineCheckJobs } from "./checks.jobs.ts";
import { isShort } from "#/acceptance/test-length.fixtures.ts";

const GONE = join(import.meta.dirname, "../nothing-here");
const SLOW_MS = 180_000;

test.each([
  ["a program that is not there", { program: GONE, arguments: [] }],
  ["a program that may not be run", { program: import.meta.filename, arguments: [] }],
  ["a program whose own files are missing", { program: process.execPath, arguments: [GONE] }],
])("%s is told apart from an unsafe file", async (_kind, command) => {
  const reading = engineOf(command).read(clipPath("morning"));

  await expect(reading).rejects.toMatchObject({
    code: "content_checks.not_started",
    status: 503,
    detail: expect.stringMatching(/could not be started.*Try again/),
  });
});

test("a child to which the machine gives no thread has said nothing about the file", async () => {
  const words = 'for (const type of ["ready", "starved"]) console.log(JSON.stringify({ type }))';

  const reading = engineOf({ program: process.execPath, arguments: ["--eval", words] }).read(
    clipPath("morning"),
  );

  await expect(reading).rejects.toMatchObject({ code: "content_checks.not_started" });
});

test("a child that ends without a word once it runs was ended by its file", async () => {
  const words = 'console.log(JSON.stringify({ type: "ready" }))';

  const reading = await engineOf({ program: process.execPath, arguments: ["--eval", words] }).read(
    clipPath("morning"),
  );

  expect(reading).toEqual({ status: "refused", refusal: "unsafe" });
});

test.skipIf(isShort)(
  "a check whose child cannot be started says so, and is done once it can",
  async () => {
    const app = await startApp();
    const ana = await app.signIn();
    const broken = engineOf({ program: GONE, arguments: [] });
    let isBroken = true;
    const working = mediaEngine("auto");
    const engine: MediaEngine = {
      identity: () => working.identity(),
      read: (path, options) => (isBroken ? broken : working).read(path, options),
    };
    const jobs = new Jobs(app.owner, createLog("silent"), { works: true });
    defineCheckJobs({ ...app, jobs, engine });
    const { id } = (await ana("POST", "/api/v1/checks/sample", { clip: "morning" })).json<ContentCheck>();
    const read = async () => (await ana("GET", `/api/v1/checks/${id}`)).json<ContentCheck>();

    await jobs.start();
    await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe("failed");
    const failed = await read();
    isBroken = false;
    await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe("done");
    await jobs.stop();

    expect(failed.problem).toMatch(/could not be started/);
    expect((await read()).problem).toBeNull();
  },
  SLOW_MS,
);

test.skipIf(isShort)(
  "a check that could not be read in any of its tries says that nobody tries again",
  async () => {
    const app = await startApp();
    const ana = await app.signIn();
    const jobs = new Jobs(app.owner, createLog("silent"), { works: true });
    defineCheckJobs({ ...app, jobs, engine: engineOf({ program: GONE, arguments: [] }) });
    const { id } = (await ana("POST", "/api/v1/checks/sample", { clip: "morning" })).json<ContentCheck>();
    const read = async () => (await ana("GET", `/api/v1/checks/${id}`)).json<ContentCheck>();

    await jobs.start();
    await expect
      .poll(async () => (await read()).problem, { timeout: SLOW_MS })
      .toMatch(/tried again by itself/);
    await skipToLastTry(app.owner, CHECK_QUEUE);
    await expect.poll(async () => (await read()).problem, { timeout: SLOW_MS }).toMatch(/not tried again/);
    await jobs.stop();

    expect((await read()).state).toBe("failed");
  },
  2 * SLOW_MS,
);

const none = () => Promise.reject(noMediaEngine("auto"));

test(
  "where nothing reads videos a check says what to install, and its caption is judged all the same",
  async () => {
    const app = await startApp();
    const ana = await app.signIn();
    const jobs = new Jobs(app.owner, createLog("silent"), { works: true });
    defineCheckJobs({ ...app, jobs, engine: { identity: none, read: none } });
    const order = { clip: "morning", rules: { handles: ["fernhollow"] } };
    const { id } = (await ana("POST", "/api/v1/checks/sample", order)).json<ContentCheck>();
    const read = async () => (await ana("GET", `/api/v1/checks/${id}`)).json<ContentCheck>();

    await jobs.start();
    await expect.poll(async () => (await read()).state, { timeout: SLOW_MS }).toBe("failed");
    await jobs.stop();

    const check = await read();
    expect(check.problem).toMatch(/Install ffmpeg/);
    expect(check.checks.map(({ field }) => field)).toContain("disclosure_correctness");
    expect(check.checks.map(({ field }) => field)).not.toContain("quality_high");
    const { version } = check;
    const edited = await ana("PATCH", `/api/v1/checks/${id}`, { caption: "#ad", version });
    expect(edited.json<ContentCheck>()).toMatchObject({ state: "failed", caption: "#ad" });
    expect(edited.json<ContentCheck>().checks.length).toBe(check.checks.length);
  },
  SLOW_MS,
);
