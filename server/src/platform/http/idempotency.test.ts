import { expect, test } from "vitest";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import { sharedApp, startApp } from "#/test-app.fixtures.ts";
import type { Person } from "#/test-app.fixtures.ts";

const URL = "/api/v1/collections";

test("of creates that come at once with one key exactly one happens", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  const answers = await Promise.all(Array.from({ length: 12 }, () => create(app, ana, "one")));

  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
  expect(statuses).toContain(201);
  expect(await count(ana)).toBe(1);
});

test("where the first request died, of those that come later at once exactly one takes its place", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const ana = await app.signIn();
  await create(app, ana, "one");
  await withWorkspace(app.db, ana.workspaceId, async (transaction) => {
    await transaction.updateTable("idempotency_keys").set({ status: null, body: null }).execute();
    await transaction.deleteFrom("collections").execute();
  });
  clock.advance(61_000);

  const answers = await Promise.all(Array.from({ length: 8 }, () => create(app, ana, "one")));

  expect(answers.map(({ statusCode }) => statusCode)).toContain(201);
  expect(await count(ana)).toBe(1);
});

test("a key that is longer than what is kept of it is refused instead of cut", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  const answer = await create(app, ana, "k".repeat(201));

  expect(answer.json()).toMatchObject({ status: 400, code: "request.idempotency_key_too_long" });
  expect(await count(ana)).toBe(0);
});

function create(app: Awaited<ReturnType<typeof sharedApp>>, person: Person, key: string) {
  const headers = { ...person.headers, "idempotency-key": key };
  return app.http.inject({ method: "POST", url: URL, headers, payload: { name: "Beauty" } });
}

async function count(person: Person): Promise<number> {
  return (await person("GET", URL)).json<{ items: object[] }>().items.length;
}
