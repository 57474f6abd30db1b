import { expect, test } from "vitest";
import { withWorkspace } from "#/platform/database/database.ts";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person, TestApp } from "#/acceptance/test-app.fixtures.ts";

const UUID = "00000000-0000-4000-8000-000000000000";
const WRITES = ["POST", "PUT", "PATCH", "DELETE"] as const;

/** Questions that are too long for an address: they change nothing. */
const QUESTIONS = ["POST /api/v1/creators/search", "POST /api/v1/checks/text"];
/** What belongs to the person, or to the server, and not to the workspace. */
const ELSEWHERE = new Set([
  "PUT /api/v1/me/preferences",
  "DELETE /api/v1/me/sessions",
  "DELETE /api/v1/me/sessions/:id",
  "POST /api/v1/workspaces",
  "POST /api/v1/workspaces/:id/restore",
  "POST /api/v1/workspaces/:id/rejoin",
  "POST /api/v1/sample/copy",
  "DELETE /api/v1/sample/copy",
  "POST /api/v1/sample/copy/restore",
  "DELETE /api/v1/server-administrators/:userId",
  "POST /api/v1/people/:userId/lost-app",
  "PUT /api/v1/sign-up",
  "PATCH /api/v1/sign-in",
  "PUT /api/v1/mail",
  "POST /api/v1/mail/test",
  "PUT /api/v1/texts/sms",
  "POST /api/v1/texts/sms/test",
  "PUT /api/v1/texts/whatsapp",
  "POST /api/v1/texts/whatsapp/test",
  "POST /api/v1/sample",
  "DELETE /api/v1/sample",
  "PUT /api/v1/strategy/language-model",
  "PUT /api/v1/strategy/language-model/rules",
  "POST /api/v1/strategy/language-model/look",
  "POST /api/v1/strategy/language-model/test",
  "PUT /api/v1/strategy/mcp",
]);

test.each([
  { who: "a person of another workspace", isServerAdministrator: false, owns: false },
  { who: "a server administrator", isServerAdministrator: true, owns: false },
  { who: "somebody who was made its owner", isServerAdministrator: false, owns: true },
])("no route writes into the sample: $who", async ({ isServerAdministrator, owns }) => {
  const app = await sharedApp({ isNew: true });
  const sampleId = await sampleOf(app);
  const person = await app.signIn({ isServerAdministrator });
  if (owns) await makeOwner(app, sampleId, person);

  const answers: { route: string; code: string | undefined }[] = [];
  for (const { method, url } of writesOf(app)) {
    const answer = await app.http.inject({
      method,
      url: url.replaceAll(/:\w+/g, UUID),
      headers: { ...person.headers, "herald-workspace": "sample" },
      ...(method !== "DELETE" && { payload: {} }),
    });
    answers.push({ route: `${method} ${url}`, code: answer.json<{ code?: string } | null>()?.code });
  }

  const others = answers.filter(({ code }) => code !== "sample.fixed").map(({ route }) => route);
  expect(answers.length).toBeGreaterThan(50);
  expect(others.toSorted()).toEqual(QUESTIONS.toSorted());
});

test("a command of this machine reads the sample and is told how to write elsewhere", async () => {
  const app = await sharedApp({ isNew: true });
  await sampleOf(app);
  const caller = await app.identity.workspaces.localCaller("sample");

  expect(await app.collections.collections.list(caller, { limit: 10 })).toMatchObject({ items: [] });
  await expect(async () =>
    app.collections.collections.create(caller, { name: "Mine" }),
  ).rejects.toMatchObject({
    code: "sample.fixed",
    detail: expect.stringContaining("./herald workspace create"),
  });
});

test("a person reads the sample as before, and may ask questions there", async () => {
  const app = await sharedApp({ isNew: true });
  await sampleOf(app);
  const ana = await app.signIn();
  const headers = { ...ana.headers, "herald-workspace": "sample" };

  const read = await app.http.inject({ url: "/api/v1/collections", headers });
  const asked = await app.http.inject({
    method: "POST",
    url: "/api/v1/creators/search",
    headers,
    payload: {},
  });

  expect([read.statusCode, asked.statusCode]).toEqual([200, 200]);
});

async function sampleOf(app: TestApp): Promise<string> {
  const sample = await app.identity.workspaces.sample({ name: "Sample", slug: "sample" });
  if (!sample) throw new Error("There is no sample");
  return sample.id;
}

function makeOwner(app: TestApp, workspaceId: string, person: Person) {
  return withWorkspace(app.db, workspaceId, (transaction) =>
    transaction
      .insertInto("memberships")
      .values({
        workspace_id: workspaceId,
        user_id: person.userId,
        role: "owner",
        created_at: app.clock.now(),
      })
      .execute(),
  );
}

function writesOf(app: TestApp) {
  return app.routes.flatMap(({ method, url, access }) => {
    const write = WRITES.find((name) => name === method);
    // What a program may do by its token is told by the tests of MCP.
    return write && access !== "everybody" && access !== "token" && !ELSEWHERE.has(`${method} ${url}`)
      ? [{ method: write, url }]
      : [];
  });
}
