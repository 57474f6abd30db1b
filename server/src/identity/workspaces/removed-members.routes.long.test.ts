import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person, TestApp } from "#/acceptance/test-app.fixtures.ts";
import {
  administrator,
  Browser,
  EMAIL,
  invited,
  startIdentityApp,
  STRONG_PASSWORD,
  tokenOf,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";

const MEMBERS = "/api/v1/members";
const TOKENS = "/api/v1/api-tokens";

type Shared = Pick<TestApp, "http">;

test("a removed administrator does not come back through an own invite link", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const tomas = await invited(app, maya, { email: "tomas@fern.com", role: "admin" });
  const link = await newLink(tomas);

  await maya.api("DELETE", `${MEMBERS}/${await idOf(tomas)}`);
  const back = await tomas.call("POST", "/invitations/authenticate", { token: link });
  const other = await join(app, link, "tomas2@fern.com");

  expect([back.json.error_type, other.json.error_type]).toEqual([
    "unable_to_auth_magic_link",
    "unable_to_auth_magic_link",
  ]);
  expect((await maya.api("GET", MEMBERS)).json()).toMatchObject({ total: 1 });
});

test.each([
  ["removed", "DELETE", undefined, 1],
  ["made a viewer", "PATCH", { version: 1, role: "viewer" }, 2],
] as const)(
  "who was %s does not come back by the link they once joined with",
  async (_what, method, body, total) => {
    const app = await startIdentityApp();
    const maya = await administrator(app);
    const [token, other] = [await newLink(maya), await newLink(maya)];
    const tomas = await newcomer(app, token, "tomas@fern.com");
    await newcomer(app, other, "lena@fern.com");

    await maya.api(method, `${MEMBERS}/${await idOf(tomas)}`, body);
    const back = await tomas.call("POST", "/invitations/authenticate", { token });
    const underAnotherName = await join(app, token, "tomas2@fern.com");

    expect([back.status, underAnotherName.status]).toEqual([401, 401]);
    expect((await maya.api("GET", MEMBERS)).json()).toMatchObject({ total: total + 1 });
    expect((await maya.api("GET", "/api/v1/invitations")).json()).toMatchObject({ total: 1 });
    expect((await new Browser(app).call("POST", "/invitations/check", { token: other })).status).toBe(200);
  },
);

test("a link for the team lets nobody back in who was removed after it was made", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const tomas = await invited(app, maya, { email: "tomas@fern.com" });
  const [team, hour] = [await newLink(maya), 3_600_000];
  app.clock.advance(hour);
  await maya.call("POST", "/passwords/authenticate", { email: EMAIL, password: STRONG_PASSWORD });

  await maya.api("DELETE", `${MEMBERS}/${await idOf(tomas)}`);
  const back = await tomas.call("POST", "/invitations/authenticate", { token: team });
  const other = await join(app, team, "lena@fern.com");
  const wanted = await tomas.call("POST", "/invitations/authenticate", { token: await newLink(maya) });

  expect([back.status, back.json.error_type]).toEqual([401, "unable_to_auth_magic_link"]);
  expect([other.status, wanted.status]).toEqual([200, 200]);
});

test("a raised role leaves the link that somebody joined with open for the others", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const token = await newLink(maya, "viewer");
  const tomas = await newcomer(app, token, "tomas@fern.com");

  await maya.api("PATCH", `${MEMBERS}/${await idOf(tomas)}`, { version: 1, role: "member" });

  expect((await new Browser(app).call("POST", "/invitations/check", { token })).status).toBe(200);
});

test("who leaves by themselves leaves the link they joined with open for the others, and whom it ends with is told", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const token = await newLink(maya);
  const tomas = await newcomer(app, token, "tomas@fern.com");
  const lena = await newcomer(app, token, "lena@fern.com");
  const linkOf = async (browser: Browser) => {
    const id = await idOf(browser);
    const { items } = (await maya.api("GET", MEMBERS)).json<{
      items: { userId: string; joinedByOpenLink: boolean }[];
    }>();
    return items.find(({ userId }) => userId === id)?.joinedByOpenLink;
  };

  await tomas.api("DELETE", `${MEMBERS}/${await idOf(tomas)}`);
  const open = await new Browser(app).call("POST", "/invitations/check", { token });
  const before = [await linkOf(maya), await linkOf(lena)];
  await maya.api("PATCH", `${MEMBERS}/${await idOf(lena)}`, { version: 1, role: "viewer" });
  const ended = await new Browser(app).call("POST", "/invitations/check", { token });

  expect([open.status, before, ended.status]).toEqual([200, [false, true], 401]);
  expect(await linkOf(lena)).toBe(false);
});

test("tokens of a removed member stop at once, and those of the others and of the command line do not", async () => {
  const app = await sharedApp();
  const owner = await app.signIn();
  const admin = await app.signIn({ workspaceOf: owner, role: "admin" });
  const local = await app.identity.workspaces.localCaller(owner.workspaceSlug);
  const ofAdmin = await newToken(admin);
  const ofOwner = await newToken(owner);
  const { token: ofCommandLine } = await app.identity.apiTokens.create(local, {
    name: "Nightly",
    scopes: ["read", "write"],
    days: 90,
  });
  const statuses = () => Promise.all([ofAdmin, ofOwner, ofCommandLine].map((token) => reads(app, token)));
  const before = await statuses();

  await owner("DELETE", `${MEMBERS}/${admin.userId}`);

  expect(before).toEqual([200, 200, 200]);
  expect(await statuses()).toEqual([401, 200, 200]);
  expect((await owner("GET", TOKENS)).json()).toMatchObject({ total: 2 });
});

test("who comes back with a new membership finds old tokens and links ended", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const tomas = await invited(app, maya, { email: "tomas@fern.com", role: "admin" });
  const { token } = (await tomas.api("POST", TOKENS, { name: "Sheet" })).json<{ token: string }>();
  const old = await newLink(tomas);
  await maya.api("DELETE", `${MEMBERS}/${await idOf(tomas)}`);

  const joined = await tomas.call("POST", "/invitations/authenticate", { token: await newLink(maya) });
  const checked = await new Browser(app).call("POST", "/invitations/check", { token: old });

  expect([joined.status, checked.json.error_details]).toEqual([200, { reason: "withdrawn" }]);
  expect(await reads(app, token)).toBe(401);
});

test("a removal is not undone for who has joined again: nothing of before revives, and no line says so", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const tomas = await invited(app, maya, { email: "tomas@fern.com", role: "admin" });
  const { token } = (await tomas.api("POST", TOKENS, { name: "Sheet" })).json<{ token: string }>();
  const old = await newLink(tomas);
  const userId = await idOf(tomas);
  await maya.api("DELETE", `${MEMBERS}/${userId}`);
  await tomas.call("POST", "/invitations/authenticate", { token: await newLink(maya, "viewer") });
  const look = async () => ({
    members: (await maya.api("GET", MEMBERS)).json(),
    log: (await maya.api("GET", `${MEMBERS}/log`)).json<object>(),
    link: (await new Browser(app).call("POST", "/invitations/check", { token: old })).status,
    token: await reads(app, token),
  });
  const before = await look();

  const undone = await maya.api("POST", `${MEMBERS}/${userId}/restore`);

  expect(undone.json()).toMatchObject({ status: 409, code: "identity.already_member" });
  expect(before).toMatchObject({
    link: 401,
    token: 401,
    members: { total: 2 },
    log: { items: expect.any(Array) },
  });
  expect(await look()).toEqual(before);
});

test("undoing a removal within minutes brings tokens and links back; what had been revoked stays so", async () => {
  const app = await sharedApp();
  const owner = await app.signIn();
  const admin = await app.signIn({ workspaceOf: owner, role: "admin" });
  const kept = await newToken(admin);
  const revoked = await newToken(admin, "Old");
  const { items } = (await owner("GET", TOKENS)).json<{ items: { id: string; name: string }[] }>();
  const old = items.find(({ name }) => name === "Old")?.id;
  await admin("POST", "/api/v1/invitations", { role: "viewer" });
  await owner("DELETE", `${TOKENS}/${old}`);
  await owner("DELETE", `${MEMBERS}/${admin.userId}`);
  const byId = await owner("POST", `${TOKENS}/${items.find(({ name }) => name !== "Old")?.id}/restore`);

  await owner("POST", `${MEMBERS}/${admin.userId}/restore`);

  expect(byId.statusCode).toBe(404);
  expect([await reads(app, kept), await reads(app, revoked)]).toEqual([200, 401]);
  expect((await owner("GET", "/api/v1/invitations")).json()).toMatchObject({ total: 1 });
});

test.each([
  ["admin", [200, 404]],
  ["member", [200, 404]],
  ["viewer", [200, 403]],
  ["reviewer", [403, 403]],
])("a token may at most what the role of its maker may now: %s", async (role, expected) => {
  const app = await sharedApp();
  const owner = await app.signIn();
  const admin = await app.signIn({ workspaceOf: owner, role: "admin" });
  const token = await newToken(admin);

  await owner("PATCH", `${MEMBERS}/${admin.userId}`, { version: 1, role });

  expect([await reads(app, token), await writes(app, token)]).toEqual(expected);
});

test("a token that only reads does not read for a reviewer what reviewers may not see", async () => {
  const app = await sharedApp();
  const owner = await app.signIn();
  const admin = await app.signIn({ workspaceOf: owner, role: "admin" });
  const token = await newToken(admin, "Sheet", ["read"]);

  await owner("PATCH", `${MEMBERS}/${admin.userId}`, { version: 1, role: "reviewer" });

  expect(await reads(app, token)).toBe(401);
  expect((await owner("GET", TOKENS)).json()).toMatchObject({ items: [{ role: null }] });
});

test.each(["member", "viewer"])(
  "an administrator who was made a %s finds old invite links ended, also when raised again later",
  async (lower) => {
    const app = await startIdentityApp();
    const maya = await administrator(app);
    const tomas = await invited(app, maya, { email: "tomas@fern.com", role: "admin" });
    const token = await newLink(tomas);
    const userId = await idOf(tomas);
    let version = 1;
    const give = (role: string) => maya.api("PATCH", `${MEMBERS}/${userId}`, { version: version++, role });
    const look = async (link: string) =>
      (await new Browser(app).call("POST", "/invitations/check", { token: link })).status;

    await give(lower);
    const lowered = await look(token);
    app.clock.advance(6 * 60_000);
    await give("admin");

    expect([lowered, await look(token)]).toEqual([401, 401]);
    expect((await maya.api("GET", "/api/v1/invitations")).json()).toMatchObject({ total: 0 });
    expect(await look(await newLink(tomas))).toBe(200);
  },
);

/** A browser of somebody new who joins by a link. */
async function newcomer(app: IdentityApp, token: string, email: string): Promise<Browser> {
  const browser = new Browser(app);
  expect((await join(app, token, email, browser)).status).toBe(200);
  return browser;
}

function join(app: IdentityApp, token: string, email: string, browser = new Browser(app)) {
  const person = { name: "Tomás Leiria", email, password: STRONG_PASSWORD };
  return browser.call("POST", "/invitations/authenticate", { token, ...person });
}

async function idOf(browser: Browser): Promise<string> {
  return (await browser.api("GET", "/api/v1/me")).json<{ user: { id: string } }>().user.id;
}

/** The token of a new invite link. */
async function newLink(browser: Browser, role = "admin"): Promise<string> {
  const made = await browser.api("POST", "/api/v1/invitations", { role });
  return tokenOf(made.json<{ url: string }>().url);
}

async function newToken(person: Person, name = "Sheet", scopes = ["read", "write"]): Promise<string> {
  return (await person("POST", TOKENS, { name, scopes })).json<{ token: string }>().token;
}

/** The status of reading the collections with a token. */
async function reads(app: Shared, token: string): Promise<number> {
  return (await app.http.inject({ url: "/api/v1/collections", headers: bearer(token) })).statusCode;
}

/** The status of removing a collection that does not exist: 404 for whoever may. */
async function writes(app: Shared, token: string): Promise<number> {
  const url = "/api/v1/collections/3f0c1c1e-8f5f-4b0e-9a53-0d4f6f2d9a11";
  return (await app.http.inject({ method: "DELETE", url, headers: bearer(token) })).statusCode;
}

function bearer(token: string): Record<string, string> {
  return { host: "localhost:4870", authorization: `Bearer ${token}` };
}
