import { expect, test } from "vitest";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { withUser, withWorkspace } from "#/platform/database/database.ts";
import type { Transaction } from "#/platform/database/database.ts";
import { startApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";

async function startTwo() {
  const app = await startApp({ clock: new TestClock() });
  const ana = await app.signIn();
  const ben = await app.signIn();
  return { app, ana, ben };
}

async function membershipsIn(transaction: Transaction): Promise<string[]> {
  const rows = await transaction.selectFrom("memberships").select(["workspace_id", "user_id"]).execute();
  return rows.map((row) => `${row.workspace_id} ${row.user_id}`);
}

function own(person: Person): string {
  return `${person.workspaceId} ${person.userId}`;
}

test("the database shows memberships only to their workspace and to their person", async () => {
  const { app, ana, ben } = await startTwo();

  const ofNobody = await app.db.transaction().execute(membershipsIn);
  const ofAna = await withUser(app.db, ana.userId, membershipsIn);
  const ofBensWorkspace = await withWorkspace(app.db, ben.workspaceId, membershipsIn);

  expect(ofNobody).toEqual([]);
  expect(ofAna).toEqual([own(ana)]);
  expect(ofBensWorkspace).toEqual([own(ben)]);
});

test("a person's own view of memberships is for reading only", async () => {
  const { app, ana, ben } = await startTwo();
  const promotion = withUser(app.db, ana.userId, (transaction) =>
    transaction
      .insertInto("memberships")
      .values({
        workspace_id: ben.workspaceId,
        user_id: ana.userId,
        role: "owner",
        created_at: app.clock.now(),
      })
      .execute(),
  );

  await expect(promotion).rejects.toThrow("row-level security");
  const changed = await withUser(app.db, ana.userId, (transaction) =>
    transaction.updateTable("memberships").set({ role: "viewer" }).returning("user_id").execute(),
  );
  expect(changed).toEqual([]);
});

test("200 sessions at once are each answered with their own workspace", async () => {
  const app = await startApp({ clock: new TestClock() });
  const people = await Promise.all(Array.from({ length: 8 }, () => app.signIn()));
  const asked = Array.from({ length: 200 }, (_each, index) => people[index % people.length]);

  const callers = await Promise.all(
    asked.map((person) =>
      app.identity.authenticator.authenticate({ headers: person?.headers ?? {}, workspaceSlug: undefined }),
    ),
  );

  expect(callers.map((caller) => [caller?.userId, caller?.workspaceId])).toEqual(
    asked.map((person) => [person?.userId, person?.workspaceId]),
  );
});

test("what is set for one request is gone for the next on the same connection", async () => {
  const { app, ana } = await startTwo();
  await app.identity.authenticator.authenticate({ headers: ana.headers, workspaceSlug: undefined });

  const seen = await Promise.all(
    Array.from({ length: 10 }, () => app.db.selectFrom("memberships").select("user_id").execute()),
  );

  expect(seen.flat()).toEqual([]);
});

test.each([
  ["nothing", {}],
  ["a cookie of another name", { cookie: `stytch_session=${"A".repeat(43)}` }],
  ["a cookie that is no token", { cookie: "herald_session=short" }],
  ["a token that nobody has", { cookie: `herald_session=${"A".repeat(43)}` }],
  ["Basic", { authorization: "Basic abc" }],
])("%s is nobody", async (_case, headers) => {
  const { app } = await startTwo();

  const caller = await app.identity.authenticator.authenticate({ headers, workspaceSlug: undefined });

  expect(caller).toBeNull();
});
