import { expect, test } from "vitest";
import { enrol } from "#/identity/factors/totps/totps.fixtures.ts";
import {
  administrator,
  Browser,
  invited,
  mailedToken,
  startIdentityApp,
  STRONG_PASSWORD,
  tokenOf,
  tryPassword,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";

const MINUTE_MS = 60_000;
const IDA = "ida@fern.com";

function form(token: string, change: object = {}) {
  return {
    token,
    name: "Maya Ferro",
    email: "maya@fernhollow.com",
    password: STRONG_PASSWORD,
    workspace_name: "Fernhollow Skincare",
    time_zone: "Europe/Berlin",
    currency: "EUR",
    session_duration_minutes: 43_200,
    ...change,
  };
}

function use(app: IdentityApp, token: string, change: object = {}) {
  return new Browser(app).call("POST", "/administrator_links/authenticate", form(token, change));
}

test("the first start has a link, and no start has one after somebody administers the server", async () => {
  const app = await startIdentityApp();
  const first = await app.identity.administratorLinks.makeWhileNobodyAdministers();
  await use(app, tokenOf(first?.url ?? ""));

  const later = await app.identity.administratorLinks.makeWhileNobodyAdministers();

  expect(first?.url).toMatch(
    /^http:\/\/localhost:4870\/authenticate\?stytch_token_type=setup&token=[\w-]{43}$/,
  );
  expect(first?.expiresAt).toBe("2026-11-02T09:30:00.000Z");
  expect(later).toBeNull();
});

test("who uses the link is a server administrator and owns a new workspace, signed in", async () => {
  const app = await startIdentityApp();

  const maya = await administrator(app);

  expect((await maya.api("GET", "/api/v1/me")).json()).toMatchObject({
    user: { name: "Maya Ferro", email: "maya@fernhollow.com", hasPassword: true },
    isServerAdministrator: true,
    currentWorkspace: {
      slug: "fernhollow-skincare",
      name: "Fernhollow Skincare",
      timeZone: "Europe/Berlin",
      currency: "EUR",
      role: "owner",
    },
  });
});

test("a link works once, also for 20 at the same moment", async () => {
  const app = await startIdentityApp();
  const token = tokenOf((await app.identity.administratorLinks.make()).url);

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_each, index) => use(app, token, { email: `maya${index}@fern.com` })),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await app.db.selectFrom("users").select("id").execute()).toHaveLength(1);
});

test("a new link voids the unused older one, and a link ends after 30 minutes", async () => {
  const app = await startIdentityApp();
  const older = tokenOf((await app.identity.administratorLinks.make()).url);
  const newer = tokenOf((await app.identity.administratorLinks.make()).url);
  const check = async (token: string) =>
    (await new Browser(app).call("POST", "/administrator_links/check", { token })).json;

  expect(await check(older)).toMatchObject({ error_details: { reason: "expired" } });
  expect(await check(newer)).toMatchObject({ data: { workspace_name: null } });
  app.clock.advance(30 * MINUTE_MS);
  expect(await check(newer)).toMatchObject({ error_details: { reason: "expired" } });
});

test("a new link is made while a mailed one waits, which it voids as any other", async () => {
  const app = await startIdentityApp();
  await administrator(app, { email: IDA, workspaceName: "Ida" });
  await use(app, tokenOf((await app.identity.administratorLinks.make()).url), { email: IDA });
  const mailed = (await mailedToken(app, IDA)) ?? "";

  const { url } = await app.identity.administratorLinks.make();

  expect((await use(app, mailed, { email: IDA })).json.error_type).toBe("unable_to_auth_magic_link");
  expect((await use(app, tokenOf(url), { email: "new@fern.com" })).status).toBe(200);
});

test("of an account that has a workspace no name of another one is asked for", async () => {
  const app = await startIdentityApp();
  await administrator(app, { email: IDA, workspaceName: "Ida" });
  const token = tokenOf((await app.identity.administratorLinks.make()).url);
  const unnamed = await use(app, token, { email: "new@fern.com", workspace_name: undefined });
  await use(app, token, { email: IDA });
  const mailed = (await mailedToken(app, IDA)) ?? "";
  const check = await new Browser(app).call("POST", "/administrator_links/check", { token: mailed });
  const used = await use(app, mailed, { email: IDA, workspace_name: undefined });

  expect(unnamed.json.error_details).toEqual({ workspace_name: "Give the workspace a name" });
  expect(check.json.data).toMatchObject({ email: IDA, has_workspace: true });
  expect(used.json.data).toMatchObject({ workspace_slug: "ida" });
});

test("workspaces that wait for their owner are all taken, and the oldest is opened", async () => {
  const app = await startIdentityApp();
  await app.identity.workspaces.createLocally({ name: "Northwind", slug: "north" });
  app.clock.advance(1000);
  await app.identity.workspaces.createLocally({ name: "Southwind" });
  const token = tokenOf((await app.identity.administratorLinks.make()).url);

  const shown = await new Browser(app).call("POST", "/administrator_links/check", { token });
  const used = await use(app, token, { workspace_name: "Northwind Foods" });

  expect(shown.json.data).toMatchObject({ workspace_name: "Northwind" });
  expect(used.json.data).toMatchObject({ workspace_slug: "north" });
  expect(await app.identity.workspaces.lines()).toMatchObject([
    { slug: "north", name: "Northwind Foods", hasMembers: true },
    { slug: "southwind", name: "Southwind", hasMembers: true },
  ]);
});

test("an account with a proved address is touched only by a link that is mailed there", async () => {
  const app = await startIdentityApp();
  const ida = await administrator(app, { email: IDA, workspaceName: "Ida" });
  const token = tokenOf((await app.identity.administratorLinks.make()).url);

  const { status, json, response } = await use(app, token, { email: IDA, password: "seven copper kites 88" });

  expect([status, json.error_type]).toEqual([409, "proof_mailed"]);
  expect(json.error_message).toContain("A link was mailed to it");
  expect(response.cookies).toEqual([]);
  expect((await ida.api("GET", "/api/v1/me")).statusCode).toBe(200);
  expect((await tryPassword(app, IDA, STRONG_PASSWORD)).status).toBe(200);
  expect((await app.identity.outbox.lines()).map(({ to, subject }) => [to, subject])).toEqual([
    [IDA, "Administer Herald"],
  ]);
  expect((await use(app, token, { email: "mal@evil.com" })).json.error_type).toBe(
    "unable_to_auth_magic_link",
  );
});

test("security 13: the mailed link restores access, ends the other sessions, and each proved address hears of it", async () => {
  const app = await startIdentityApp();
  const ida = await administrator(app, { email: IDA, workspaceName: "Ida" });
  await use(app, tokenOf((await app.identity.administratorLinks.make()).url), { email: IDA });
  const token = (await mailedToken(app, IDA)) ?? "";
  const check = await new Browser(app).call("POST", "/administrator_links/check", { token });

  const foreign = await use(app, token, { email: "mal@evil.com" });
  const { status, json } = await use(app, token, { email: IDA, password: "seven copper kites 88" });

  expect(check.json.data).toMatchObject({ email: IDA });
  expect([foreign.status, foreign.json.error_details]).toEqual([
    400,
    { email: `This link is for the account of ${IDA}` },
  ]);
  expect([status, json.data?.["workspace_slug"]]).toEqual([200, "ida"]);
  expect((await ida.api("GET", "/api/v1/me")).statusCode).toBe(401);
  expect((await tryPassword(app, IDA, "seven copper kites 88")).status).toBe(200);
  const lines = await app.identity.outbox.lines();
  expect(lines.map(({ to, subject }) => [to, subject])).toContainEqual([IDA, "You administer Herald now"]);
  expect((await use(app, token, { email: IDA })).json.error_details).toMatchObject({ reason: "used" });
});

test("of 20 who name an account by one link at once, one has a mail sent", async () => {
  const app = await startIdentityApp();
  await administrator(app, { email: IDA, workspaceName: "Ida" });
  const token = tokenOf((await app.identity.administratorLinks.make()).url);

  await Promise.all(Array.from({ length: 20 }, () => use(app, token, { email: IDA })));

  expect(await app.identity.outbox.lines()).toHaveLength(1);
});

test("an account whose address nobody has proved is taken by the link itself", async () => {
  const app = await startIdentityApp();
  const tomas = await invited(app, await administrator(app), { email: "tomas@fern.com" });
  const token = tokenOf((await app.identity.administratorLinks.make()).url);

  const { status, json } = await use(app, token, {
    email: "tomas@fern.com",
    password: "seven copper kites 88",
  });

  expect([status, json.data?.["workspace_slug"]]).toEqual([200, "fernhollow-skincare"]);
  expect((await tomas.api("GET", "/api/v1/me")).statusCode).toBe(401);
  expect((await tryPassword(app, "tomas@fern.com", "seven copper kites 88")).status).toBe(200);
});

test.each([
  [{ password: "fernhollow" }, "weak_password"],
  [{ email: "maya" }, "invalid"],
  [{ time_zone: "Mars/Base" }, "invalid"],
  [{ workspace_name: " " }, "request_does_not_match_schema"],
])("a form with %o is refused and the link stays good", async (change, reason) => {
  const app = await startIdentityApp();
  const token = tokenOf((await app.identity.administratorLinks.make()).url);

  const refused = await use(app, token, change);
  const used = await use(app, token);

  expect(refused.json.error_type).toBe(reason);
  expect(used.status).toBe(200);
});

test("two workspaces of one name get slugs of their own", async () => {
  const app = await startIdentityApp();

  await administrator(app);
  const second = await administrator(app, { email: "ida@fern.com" });

  expect((await second.api("GET", "/api/v1/me")).json()).toMatchObject({
    currentWorkspace: { slug: "fernhollow-skincare-2" },
  });
});

test("a link that was made for an account lets its person in without a mailbox, and nobody else", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  await enrol(app, maya);
  const forAnybody = await app.identity.administratorLinks.make();

  const { url } = await app.identity.administratorLinks.make(" Maya@FernHollow.com ");
  const other = await use(app, tokenOf(url), { email: IDA });
  const own = await use(app, tokenOf(url), { password: "another quiet harbour 77" });

  expect([other.status, own.status]).toEqual([400, 200]);
  expect(own.json.data).toMatchObject({ user: { totps: [] }, workspace_slug: "fernhollow-skincare" });
  expect((await tryPassword(app, "maya@fernhollow.com", "another quiet harbour 77")).status).toBe(200);
  expect((await use(app, tokenOf(forAnybody.url), { email: IDA, workspace_name: "Ida" })).status).toBe(200);
  await expect(app.identity.administratorLinks.make("nobody@fern.com")).rejects.toMatchObject({
    code: "identity.no_such_account",
  });
});
