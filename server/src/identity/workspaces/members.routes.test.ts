import type { Role } from "@app/contract/identity/roles";
import { expect, test } from "vitest";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import { sharedApp, startApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";
import {
  administrator,
  Browser,
  EMAIL,
  invited,
  startIdentityApp,
  STRONG_PASSWORD,
  tokenOf,
} from "#/identity/identity.fixtures.ts";

const DAY_MS = 24 * 3_600_000;

test("an invite link makes a new person a member with its role", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const made = await maya.api("POST", "/api/v1/invitations", { role: "viewer" });
  const token = tokenOf(made.json<{ url: string }>().url);
  const browser = new Browser(app);

  const shown = await browser.call("POST", "/invitations/check", { token });
  const joined = await browser.call("POST", "/invitations/authenticate", {
    token,
    name: "Ida Solheim",
    email: "ida@fern.com",
    password: STRONG_PASSWORD,
  });

  expect(made.json()).toMatchObject({
    role: "viewer",
    uses: 0,
    maxUses: 10,
    url: expect.stringMatching(/\/authenticate\?stytch_token_type=invite&token=[\w-]{64}$/),
  });
  expect(shown.json.data).toMatchObject({ workspace_name: "Fernhollow Skincare", role: "viewer" });
  expect(joined.json.data).toMatchObject({ workspace_slug: "fernhollow-skincare" });
  expect((await browser.api("GET", "/api/v1/me")).json()).toMatchObject({
    isServerAdministrator: false,
    currentWorkspace: { slug: "fernhollow-skincare", role: "viewer" },
  });
});

test("a person who is signed in joins directly, once, and keeps their role", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const ida = await administrator(app, { email: "ida@fern.com", workspaceName: "Ida" });
  app.clock.advance(1000);
  const made = await maya.api("POST", "/api/v1/invitations", {});
  const token = tokenOf(made.json<{ url: string }>().url);

  const joined = await ida.call("POST", "/invitations/authenticate", { token });
  const again = await ida.call("POST", "/invitations/authenticate", { token });
  const owner = await maya.call("POST", "/invitations/authenticate", { token });

  expect([joined.status, again.status, owner.status]).toEqual([200, 200, 200]);
  expect((await maya.api("GET", "/api/v1/invitations")).json()).toMatchObject({ items: [{ uses: 1 }] });
  expect((await maya.api("GET", "/api/v1/members")).json()).toMatchObject({
    items: [
      { name: "Maya Ferro", role: "owner", isServerAdministrator: true },
      { email: "ida@fern.com", role: "member" },
    ],
  });
});

test("a known address joins with its own password and with no other", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  await administrator(app, { email: "ida@fern.com", workspaceName: "Ida" });
  const token = tokenOf((await maya.api("POST", "/api/v1/invitations", {})).json<{ url: string }>().url);
  const join = (password: string) =>
    new Browser(app).call("POST", "/invitations/authenticate", { token, email: "ida@fern.com", password });

  const wrong = await join("something else 99");
  const right = await join(STRONG_PASSWORD);

  expect(wrong.json.error_type).toBe("unable_to_auth_password");
  expect(right.status).toBe(200);
});

test("an invite link ends after a week, after its uses, when it is revoked, and with its workspace", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const make = async (input: object) => {
    const made = (await maya.api("POST", "/api/v1/invitations", input)).json<{ id: string; url: string }>();
    return { id: made.id, token: tokenOf(made.url) };
  };
  const reason = async (token: string) =>
    (await new Browser(app).call("POST", "/invitations/check", { token })).json.error_details?.["reason"];
  const single = await make({ maxUses: 1 });
  const revoked = await make({});
  const old = await make({});
  const joins = Array.from({ length: 5 }, (_each, index) =>
    new Browser(app).call("POST", "/invitations/authenticate", {
      token: single.token,
      name: "Somebody",
      email: `somebody${index}@fern.com`,
      password: STRONG_PASSWORD,
    }),
  );

  const joined = await Promise.all(joins);
  await maya.api("DELETE", `/api/v1/invitations/${revoked.id}`);

  expect(joined.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await reason(single.token)).toBe("used");
  expect(await reason(revoked.token)).toBe("withdrawn");
  app.clock.advance(7 * DAY_MS);
  expect(await reason(old.token)).toBe("expired");
  await maya.call("POST", "/passwords/authenticate", { email: EMAIL, password: STRONG_PASSWORD });
  const last = await make({});
  const me = (await maya.api("GET", "/api/v1/me")).json<{ currentWorkspace: { id: string } }>();
  await maya.api("DELETE", `/api/v1/workspaces/${me.currentWorkspace.id}`);
  expect(await reason(last.token)).toBe("withdrawn");
});

test("a link with the workspace of another in front of it opens nothing", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const ida = await administrator(app, { email: "ida@fern.com", workspaceName: "Ida" });
  const [ofMaya, ofIda] = [await tokenIn(maya), await tokenIn(ida)];
  const mixed = Buffer.concat([bytes(ofIda).subarray(0, 16), bytes(ofMaya).subarray(16)]).toString(
    "base64url",
  );

  const { json } = await new Browser(app).call("POST", "/invitations/check", { token: mixed });

  expect(json.error_details).toEqual({ reason: "unknown" });
});

test("where sign-up is closed a link lets in only who has an account", async () => {
  const app = await startIdentityApp({ SIGN_UP: "closed" });
  const maya = await administrator(app);

  await expect(invited(app, maya, { email: "new@fern.com" })).rejects.toThrow(
    "Ask whoever runs this server to open sign-up",
  );
});

test("neither invite links nor API tokens stand in the database in clear, not even as a remembered answer", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const create = (url: string, payload: object) =>
    app.http.inject({ method: "POST", url, headers: { ...ana.headers, "idempotency-key": url }, payload });

  const invitation = (await create("/api/v1/invitations", {})).json<{ url: string }>();
  const { token } = (await create("/api/v1/api-tokens", { name: "Sheet" })).json<{ token: string }>();

  const dump = await withWorkspace(app.db, ana.workspaceId, async (transaction) =>
    JSON.stringify([
      await transaction.selectFrom("invitations").selectAll().execute(),
      await transaction.selectFrom("api_tokens").selectAll().execute(),
      await transaction.selectFrom("idempotency_keys").selectAll().execute(),
    ]),
  );
  expect(dump).toContain("Sheet");
  expect(dump).not.toContain(tokenOf(invitation.url));
  expect(dump).not.toContain(token.slice("herald_".length));
});

test("only admins invite and change roles, and only owners make owners", async () => {
  const app = await sharedApp();
  const owner = await app.signIn();
  const admin = await app.signIn({ workspaceOf: owner, role: "admin" });
  const member = await app.signIn({ workspaceOf: owner, role: "member" });
  const role = (who: typeof owner, userId: string, wanted: string, version = 1) =>
    who("PATCH", `/api/v1/members/${userId}`, { version, role: wanted });

  expect((await member("POST", "/api/v1/invitations", {})).statusCode).toBe(403);
  expect((await role(member, admin.userId, "viewer")).statusCode).toBe(403);
  expect((await role(admin, member.userId, "owner")).json()).toMatchObject({ code: "identity.owners_only" });
  expect((await role(admin, owner.userId, "member")).json()).toMatchObject({ code: "identity.owners_only" });
  expect((await role(admin, member.userId, "reviewer")).statusCode).toBe(200);
  expect((await role(owner, member.userId, "owner", 2)).statusCode).toBe(200);
});

test("a workspace never loses its last owner, also when two leave at once", async () => {
  const app = await sharedApp();
  const first = await app.signIn();
  const second = await app.signIn({ workspaceOf: first, role: "owner" });

  const answers = await Promise.all([
    first("DELETE", `/api/v1/members/${first.userId}`),
    second("DELETE", `/api/v1/members/${second.userId}`),
  ]);

  expect(answers.map(({ statusCode }) => statusCode).toSorted((left, right) => left - right)).toEqual([
    204, 409,
  ]);
});

test("who is removed is out at once", async () => {
  const app = await sharedApp();
  const owner = await app.signIn();
  const member = await app.signIn({ workspaceOf: owner, role: "member" });

  await owner("DELETE", `/api/v1/members/${member.userId}`);

  expect((await member("GET", "/api/v1/me")).json()).toMatchObject({
    currentWorkspace: null,
    workspaces: [],
  });
  expect((await member("GET", "/api/v1/members")).json()).toMatchObject({ items: [] });
});

test("a removal is undone within minutes: a member with the old role, an invite link, a token", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const owner = await app.signIn();
  clock.advance(1000);
  const member = await app.signIn({ workspaceOf: owner, role: "reviewer" });
  const link = (await owner("POST", "/api/v1/invitations", {})).json<{ id: string }>();
  const token = (await owner("POST", "/api/v1/api-tokens", { name: "Sheet" })).json<{ id: string }>();
  const things = [`members/${member.userId}`, `invitations/${link.id}`, `api-tokens/${token.id}`];
  const remove = () => Promise.all(things.map((thing) => owner("DELETE", `/api/v1/${thing}`)));
  const restore = () => Promise.all(things.map((thing) => owner("POST", `/api/v1/${thing}/restore`)));

  await remove();
  const undone = await restore();
  await remove();
  clock.advance(6 * 60_000);
  const late = await restore();

  expect(undone.map(({ statusCode }) => statusCode)).toEqual([200, 204, 204]);
  expect(undone[0]?.json()).toMatchObject({ userId: member.userId, role: "reviewer" });
  expect(late.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});

test("a removal by an owner is not undone by an admin, and who left is put back by nobody", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const owner = await app.signIn();
  const join = (role: Role) => app.signIn({ workspaceOf: owner, role });
  const [admin, other, removed, byAdmin, leaving] = [
    await join("admin"),
    await join("admin"),
    await join("member"),
    await join("member"),
    await join("member"),
  ];
  clock.advance(1000);
  await owner("DELETE", `/api/v1/members/${removed.userId}`);
  await admin("DELETE", `/api/v1/members/${byAdmin.userId}`);
  await leaving("DELETE", `/api/v1/members/${leaving.userId}`);

  expect({
    ofOwner: await bringBack(admin, removed),
    ofAdmin: await bringBack(other, byAdmin),
    left: [await bringBack(admin, leaving), await bringBack(owner, leaving)],
    byOwner: await bringBack(owner, removed),
  }).toEqual({
    ofOwner: [403, "request.undo_of_higher"],
    ofAdmin: 200,
    left: [
      [404, "request.not_found"],
      [404, "request.not_found"],
    ],
    byOwner: 200,
  });
});

test("two workspaces see nothing of each other: members, invite links, tokens, settings", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ben = await app.signIn();
  const invitation = (await ana("POST", "/api/v1/invitations", {})).json<{ id: string }>();
  const token = (await ana("POST", "/api/v1/api-tokens", { name: "Canary" })).json<{ id: string }>();

  const lists = ["members", "invitations", "api-tokens"].map((noun) => ben("GET", `/api/v1/${noun}`));
  const changes = [
    ben("DELETE", `/api/v1/invitations/${invitation.id}`),
    ben("DELETE", `/api/v1/api-tokens/${token.id}`),
    ben("PATCH", `/api/v1/members/${ana.userId}`, { version: 1, role: "viewer" }),
    ben("DELETE", `/api/v1/members/${ana.userId}`),
    ben("PATCH", `/api/v1/workspaces/${ana.workspaceId}`, { version: 1, name: "Mine" }),
  ];

  const bodies = (await Promise.all(lists)).map(({ body }) => body).join("");
  expect(bodies).not.toContain(ana.userId);
  expect(bodies).not.toContain(invitation.id);
  expect(bodies).not.toContain("Canary");
  expect((await Promise.all(changes)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  expect((await ana("GET", "/api/v1/invitations")).json()).toMatchObject({ items: [{ id: invitation.id }] });
});

async function bringBack(by: Person, { userId }: Person) {
  const answer = await by("POST", `/api/v1/members/${userId}/restore`);
  return answer.statusCode === 200 ? 200 : [answer.statusCode, answer.json<{ code: string }>().code];
}

async function tokenIn(browser: Browser): Promise<string> {
  const made = await browser.api("POST", "/api/v1/invitations", {});
  return tokenOf(made.json<{ url: string }>().url);
}

function bytes(token: string): Buffer {
  return Buffer.from(token, "base64url");
}

test("who was removed is told so where they write, and a stranger is told nothing of it", async () => {
  const app = await sharedApp({ isNew: true });
  await app.identity.workspaces.sample({ name: "Sample", slug: "sample" });
  const owner = await app.signIn();
  const [gone, stranger] = [await app.signIn({ workspaceOf: owner, role: "admin" }), await app.signIn()];
  const restore = `/api/v1/members/${gone.userId}/restore`;
  const told = async (person: Person, workspace?: string) => {
    const headers = { ...person.headers, ...(workspace && { "herald-workspace": workspace }) };
    const answer = await app.http.inject({ method: "POST", url: restore, headers });
    return [answer.statusCode, answer.json<{ code: string }>().code];
  };
  await owner("DELETE", `/api/v1/members/${gone.userId}`);

  const answers = {
    gone: await told(gone),
    named: await told(gone, owner.workspaceSlug),
    inTheSample: await told(gone, "sample"),
    stranger: await told(stranger),
    strangerNamed: await told(stranger, owner.workspaceSlug),
  };

  expect(answers).toEqual({
    gone: [403, "request.workspace_lost"],
    named: [404, "request.not_found"],
    inTheSample: [403, "sample.fixed"],
    stranger: [404, "request.not_found"],
    strangerNamed: [404, "request.not_found"],
  });
  expect((await gone("POST", "/api/v1/workspaces", { name: "Own" })).statusCode).toBe(201);
});
