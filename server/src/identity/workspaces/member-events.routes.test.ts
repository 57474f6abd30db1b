import type { MemberEvent } from "@app/contract/identity/schemas";
import { expect, test } from "vitest";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { sharedApp, startApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";
import { administrator, invited, startIdentityApp } from "#/identity/identity.fixtures.ts";

const LOG = "/api/v1/members/log";
const DAY_MS = 24 * 3_600_000;

test("the log tells who came by whose link, who changed a role, who removed whom and what ended with it", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  app.clock.advance(1000);
  const tomas = await invited(app, maya, { email: "tomas@fern.com", role: "admin" });
  const { user } = (await tomas.api("GET", "/api/v1/me")).json<{ user: { id: string } }>();
  app.clock.advance(1000);
  await tomas.api("POST", "/api/v1/api-tokens", { name: "Sheet" });
  app.clock.advance(1000);
  await maya.api("PATCH", `/api/v1/members/${user.id}`, { version: 1, role: "member" });
  app.clock.advance(1000);
  await maya.api("DELETE", `/api/v1/members/${user.id}`);

  const { items: lines } = (await maya.api("GET", LOG)).json<{ items: MemberEvent[] }>();

  const told = lines.map(({ kind, by, member, token, role, roleBefore }) =>
    [kind, by, member, token, role, roleBefore].map((value) => value ?? "-").join(" | "),
  );
  expect(told.slice(2, 4).toSorted()).toEqual([
    "invitation_revoked | Maya Ferro | - | - | admin | -",
    "role_changed | Maya Ferro | Tomás Leiria | - | member | admin",
  ]);
  expect(told.toSorted()).toEqual([
    "invitation_made | Maya Ferro | - | - | admin | -",
    "invitation_revoked | Maya Ferro | - | - | admin | -",
    "member_joined | - | Maya Ferro | - | owner | -",
    "member_joined | Maya Ferro | Tomás Leiria | - | admin | -",
    "member_removed | Maya Ferro | Tomás Leiria | - | - | member",
    "role_changed | Maya Ferro | Tomás Leiria | - | member | admin",
    "token_made | Tomás Leiria | - | Sheet | - | -",
    "token_revoked | Maya Ferro | - | Sheet | - | -",
  ]);
});

test("owners and admins read the log; members, tokens and other workspaces do not", async () => {
  const app = await sharedApp();
  const owner = await app.signIn();
  const admin = await app.signIn({ workspaceOf: owner, role: "admin" });
  const member = await app.signIn({ workspaceOf: owner, role: "member" });
  const stranger = await app.signIn();
  const made = await owner("POST", "/api/v1/api-tokens", { name: "Sheet" });
  const { token } = made.json<{ token: string }>();

  const byToken = await app.http.inject({
    url: LOG,
    headers: { host: "localhost:4870", authorization: `Bearer ${token}` },
  });

  expect((await admin("GET", LOG)).json()).toMatchObject({ items: [{ kind: "token_made", token: "Sheet" }] });
  expect((await member("GET", LOG)).statusCode).toBe(403);
  expect(byToken.statusCode).toBe(403);
  expect((await stranger("GET", LOG)).json()).toMatchObject({ items: [] });
});

test("what the command line does to tokens is told as done by nobody signed in", async () => {
  const app = await sharedApp();
  const owner = await app.signIn();
  const local = await app.identity.workspaces.localCaller(owner.workspaceSlug);
  const { id } = await app.identity.apiTokens.create(local, { name: "Nightly", scopes: ["read"], days: 90 });
  await app.identity.apiTokens.revoke(local, id);

  const { items } = (await owner("GET", LOG)).json<{ items: { kind: string; by: string | null }[] }>();

  expect(items.map(({ by }) => by)).toEqual([null, null]);
  expect(items.map(({ kind }) => kind).toSorted()).toEqual(["token_made", "token_revoked"]);
});

test("a token works for 90 days unless another time is asked for, and none is without an end", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const owner = await app.signIn();
  const end = async (input: object) => {
    const made = (await owner("POST", "/api/v1/api-tokens", { name: "Sheet", ...input })).json<{
      expiresAt: string;
    }>();
    return (Date.parse(made.expiresAt) - clock.now().getTime()) / DAY_MS;
  };

  expect(await end({})).toBe(90);
  expect(await end({ days: 30 })).toBe(30);
  expect((await owner("POST", "/api/v1/api-tokens", { name: "Sheet", days: null })).statusCode).toBe(400);
});

test("tokens that stop within so many days are asked for, and those that have stopped are not among them", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const owner = await app.signIn();
  await makeToken(owner, "In five days", 5);
  await makeToken(owner, "In fifteen days", 15);
  await makeToken(owner, "In a year", 365);
  const ending = async () => {
    const answer = await owner("GET", "/api/v1/api-tokens?endsWithinDays=14");
    return answer.json<{ items: { name: string }[] }>().items.map(({ name }) => name);
  };

  expect(await ending()).toEqual(["In five days"]);
  clock.advance(5 * DAY_MS);
  expect(await ending()).toEqual(["In fifteen days"]);
});

async function makeToken(person: Person, name: string, days: number): Promise<void> {
  await person("POST", "/api/v1/api-tokens", { name, days });
}
