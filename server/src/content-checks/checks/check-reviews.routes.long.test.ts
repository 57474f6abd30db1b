import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { ContentCheck, ContentCheckList } from "@app/contract/content-checks/reviews";
import { callerOf, sharedApp, WITH_JOBS } from "#/acceptance/test-app.fixtures.ts";
import { portOf, uploadWhole } from "#/acceptance/tus-client.fixtures.ts";
import { finished, startSample } from "./checks.fixtures.ts";
import { clipPath } from "./sample-clips.ts";

test("a reviewer decides differently with a reason, and the machine's answer stays beside it", async () => {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();
  const rita = await app.signIn({ workspaceOf: ana, role: "reviewer" });
  const { id } = await startSample(ana, "kitchen");
  const override = { field: "orientation_correctness", status: "pass" };

  const without = await rita("PATCH", `/api/v1/checks/${id}`, { version: 1, override });
  const reasoned = await rita("PATCH", `/api/v1/checks/${id}`, {
    version: 1,
    override: { ...override, reason: "The client wants it wide" },
  });
  const back = await rita("PATCH", `/api/v1/checks/${id}`, {
    version: 2,
    override: { ...override, status: null },
  });

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
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();
  const { id } = await startSample(ana, "walk");

  const decided = await ana("PATCH", `/api/v1/checks/${id}`, {
    version: 1,
    verdict: "needs_work",
    feedback: "Add sound.",
  });
  const review = await ana("GET", "/api/v1/checks?show=review");
  const done = await ana("GET", "/api/v1/checks?show=decided");
  const undone = await ana("PATCH", `/api/v1/checks/${id}`, { version: 2, verdict: null });

  expect(decided.json()).toMatchObject({ verdict: "needs_work", feedback: "Add sound." });
  expect(review.json()).toEqual({ items: [], total: 0, next: null });
  expect(done.json()).toMatchObject({ items: [{ id, verdict: "needs_work" }], total: 1 });
  expect(undone.json()).toMatchObject({ verdict: null, verdictBy: null, verdictAt: null });
});

test("a file that cannot be read is sent back, never approved", async () => {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();
  const uploadId = await uploadWhole(await portOf(app), ana, Buffer.from("no video at all"));
  const { id } = ContentCheck.parse((await ana("POST", "/api/v1/checks", { uploadId })).json());
  await finished(ana, id);
  const decide = (verdict: string) => ana("PATCH", `/api/v1/checks/${id}`, { version: 1, verdict });

  const approvals = [await decide("approved"), await decide("approved_with_corrections")];
  const sentBack = await decide("needs_work");

  expect(approvals.map((answer) => answer.statusCode)).toEqual([409, 409]);
  expect(approvals[0]?.json()).toMatchObject({ code: "content_checks.unreadable_file" });
  expect(sentBack.json()).toMatchObject({ verdict: "needs_work" });
});

test("the rules of a deliverable are frozen with its draft", async () => {
  const app = await sharedApp(WITH_JOBS);
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
    path: clipPath("walk"),
    fileName: "walk.mp4",
    caption: null,
    rules: { orientation: "portrait" },
    subject,
  });
  await finished(ana, started.id);

  const changed = await ana("PATCH", `/api/v1/checks/${started.id}`, { version: 1, rules: {} });
  const bySubject = await checks.bySubjects(caller, [subject.id, randomUUID()]);
  const byId = await checks.byIds(caller, [started.id]);

  expect(changed.json()).toMatchObject({ status: 409, code: "content_checks.frozen_rules" });
  expect([...bySubject.keys()]).toEqual([subject.id]);
  expect(byId.get(started.id)).toMatchObject({ title: "Reel 1 of 3", subject, state: "done" });
});

test("what is due first stands first in the queue, and what is on its own comes after", async () => {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();
  const caller = await callerOf(app, ana);
  const start = (label: string, dueAt: string | null) =>
    app.contentChecks.checks.startFromFile(caller, {
      path: clipPath("walk"),
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
