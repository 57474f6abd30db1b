import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import { administrator, Browser, startIdentityApp } from "#/identity/identity.fixtures.ts";

const DAY_MS = 24 * 3_600_000;

function bearer(app: Awaited<ReturnType<typeof sharedApp>>, token: string) {
  return (method: "GET" | "POST" | "PATCH" | "DELETE", url: string, body?: object, headers = {}) =>
    app.http.inject({
      method,
      url,
      headers: { host: "localhost:4870", authorization: `Bearer ${token}`, ...headers },
      ...(body && { payload: body }),
    });
}

test("a person makes a second workspace, and the header chooses which one a request is for", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const made = await maya.api("POST", "/api/v1/workspaces", { name: "Café Münster", currency: "CHF" });
  const slugOf = async (workspace?: string) =>
    (await maya.api("GET", "/api/v1/me", undefined, workspace)).json<{
      currentWorkspace: { slug: string };
    }>().currentWorkspace.slug;

  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({
    slug: "cafe-munster",
    role: "owner",
    currency: "CHF",
    timeZone: "UTC",
  });
  expect(await slugOf("cafe-munster")).toBe("cafe-munster");
  expect(await slugOf()).toBe("cafe-munster");
  expect(await slugOf("fernhollow-skincare")).toBe("fernhollow-skincare");
  expect(await slugOf()).toBe("fernhollow-skincare");
});

test("the last workspace is remembered for the next sign-in", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  await maya.api("POST", "/api/v1/workspaces", { name: "Second" });
  await maya.api("GET", "/api/v1/me", undefined, "fernhollow-skincare");
  const later = new Browser(app);
  await later.call("POST", "/passwords/authenticate", {
    email: "maya@fernhollow.com",
    password: "lantern orchid gravel 71",
  });

  expect((await later.api("GET", "/api/v1/me")).json()).toMatchObject({
    currentWorkspace: { slug: "fernhollow-skincare" },
  });
});

test("a foreign workspace and one that does not exist are both not found", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ben = await app.signIn();
  const read = (slug: string) =>
    app.http.inject({
      method: "GET",
      url: "/api/v1/members",
      headers: { ...ben.headers, "herald-workspace": slug },
    });

  const foreign = await read(ana.workspaceSlug);
  const missing = await read("nowhere");

  expect(foreign.statusCode).toBe(404);
  expect(foreign.body).toBe(missing.body);
});

test("everybody is a member of the sample and nobody is more there", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const sample = await app.identity.workspaces.sample({ name: "Sample", slug: "sample" });

  const me = (await maya.api("GET", "/api/v1/me", undefined, "sample")).json();
  const rename = await maya.api(
    "PATCH",
    `/api/v1/workspaces/${sample?.id}`,
    { version: 1, name: "Mine" },
    "sample",
  );

  expect(me).toMatchObject({
    currentWorkspace: { slug: "sample", role: "member", isSample: true },
    workspaces: [{ slug: "fernhollow-skincare" }, { slug: "sample" }],
  });
  expect(rename.statusCode).toBe(403);
  expect(await app.identity.sampleVisitor()).toMatchObject({ role: "viewer", via: "demo", isSample: true });
  expect(await app.identity.workspaces.localCaller()).toMatchObject({ workspaceSlug: "fernhollow-skincare" });
});

test("a workspace is renamed with its slug, zone and currency; a taken slug names the field", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ben = await app.signIn();
  const url = `/api/v1/workspaces/${ana.workspaceId}`;

  const changed = await ana("PATCH", url, {
    version: 1,
    name: "Fern & Co",
    slug: "fern",
    timeZone: "Asia/Tokyo",
    currency: "JPY",
  });
  const taken = await ben("PATCH", `/api/v1/workspaces/${ben.workspaceId}`, { version: 1, slug: "fern" });

  expect(changed.json()).toMatchObject({ name: "Fern & Co", slug: "fern", timeZone: "Asia/Tokyo" });
  expect(taken.json()).toMatchObject({ status: 409, errors: [{ path: "slug" }] });
  expect((await ana("PATCH", url, { version: 1 })).statusCode).toBe(400);
  expect((await ana("PATCH", url, { version: 1, timeZone: "Mars/Base" })).statusCode).toBe(400);
});

test("an API token acts as a member of its one workspace, and a reading one as a viewer", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ben = await app.signIn();
  const make = async (scopes: string[]) =>
    (await ana("POST", "/api/v1/api-tokens", { name: "Sheet", scopes })).json<{ token: string }>().token;
  const writing = await make(["read", "write"]);

  const callers = await Promise.all(
    [writing, await make(["read"])].map((token) =>
      app.identity.authenticator.authenticate({
        headers: { authorization: `Bearer ${token}` },
        workspaceSlug: undefined,
      }),
    ),
  );

  expect(callers).toMatchObject([
    {
      role: "member",
      via: "token",
      workspaceId: ana.workspaceId,
      userId: null,
      isServerAdministrator: false,
    },
    { role: "viewer", via: "token", workspaceId: ana.workspaceId },
  ]);
  const foreign = await bearer(app, writing)("GET", "/api/v1/reachability", undefined, {
    "herald-workspace": ben.workspaceSlug,
  });
  expect(foreign.statusCode).toBe(404);
});

test("an API token never sees or changes people, tokens or what belongs to the server", async () => {
  const app = await sharedApp();
  const ana = await app.signIn({ isServerAdministrator: true });
  const { token } = (await ana("POST", "/api/v1/api-tokens", { name: "Sheet" })).json<{ token: string }>();
  const send = bearer(app, token);

  const answers = await Promise.all([
    send("GET", "/api/v1/me"),
    send("GET", "/api/v1/workspaces"),
    send("POST", "/api/v1/workspaces", { name: "X" }),
    send("PATCH", `/api/v1/workspaces/${ana.workspaceId}`, { version: 1, name: "X" }),
    send("GET", "/api/v1/members"),
    send("PATCH", `/api/v1/members/${ana.userId}`, { version: 1, role: "viewer" }),
    send("DELETE", `/api/v1/members/${ana.userId}`),
    send("GET", "/api/v1/invitations"),
    send("POST", "/api/v1/invitations", {}),
    send("GET", "/api/v1/api-tokens"),
    send("POST", "/api/v1/api-tokens", { name: "Y" }),
    send("GET", "/api/v1/outbox"),
    send("GET", "/api/v1/sign-up"),
  ]);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403));
});

test("a token ends when its days are over and when it is revoked; a made-up one never begins", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const make = async (days?: number) =>
    (await maya.api("POST", "/api/v1/api-tokens", { name: "Sheet", days })).json<{
      id: string;
      token: string;
    }>();
  const short = await make(1);
  const long = await make();
  const status = async (token: string) =>
    (await bearer(app, token)("GET", "/api/v1/reachability")).statusCode;
  const fresh = [await status(short.token), await status(long.token)];
  app.clock.advance(DAY_MS);
  const later = [await status(short.token), await status(long.token)];
  await maya.api("DELETE", `/api/v1/api-tokens/${long.id}`);

  expect(fresh).toEqual([200, 200]);
  expect(later).toEqual([401, 200]);
  expect(await status(long.token)).toBe(401);
  expect(await status(`herald_${"A".repeat(64)}`)).toBe(401);
  expect(await status("nothing")).toBe(401);
});

test("a token is listed without itself, with its last use", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const made = (await maya.api("POST", "/api/v1/api-tokens", { name: "Sheet" })).json<{ token: string }>();
  await bearer(app, made.token)("GET", "/api/v1/reachability");

  const list = await maya.api("GET", "/api/v1/api-tokens");

  expect(list.json()).toMatchObject({ items: [{ name: "Sheet", lastUsedAt: "2026-11-02T09:00:00.000Z" }] });
  expect(list.body).not.toContain(made.token);
});

test("what a person sets for themselves is kept, step by step", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  await ana("PUT", "/api/v1/me/preferences", { version: 1, firstRun: { invite: "skipped" } });
  await ana("PUT", "/api/v1/me/preferences", { version: 2, navigation: ["collections"] });
  const last = await ana("PUT", "/api/v1/me/preferences", { version: 3, firstRun: { brand: "done" } });

  expect(last.json()).toEqual({
    navigation: ["collections"],
    firstRun: { invite: "skipped", brand: "done" },
    notice: null,
    version: 4,
  });
  expect((await ana("GET", "/api/v1/me")).json()).toMatchObject({ preferences: last.json() });
});

test("who is in no workspace makes one and is its owner", async () => {
  const app = await sharedApp();
  const owner = await app.signIn();
  const member = await app.signIn({ workspaceOf: owner, role: "member" });
  await owner("DELETE", `/api/v1/members/${member.userId}`);

  const made = await app.http.inject({
    method: "POST",
    url: "/api/v1/workspaces",
    headers: { ...member.headers, "idempotency-key": "first" },
    payload: { name: "Mine" },
  });

  expect(made.statusCode).toBe(201);
  expect((await member("GET", "/api/v1/me")).json()).toMatchObject({
    currentWorkspace: { slug: "mine", role: "owner" },
  });
});
