import { expect, test } from "vitest";
import {
  administrator,
  EMAIL,
  invited,
  startIdentityApp,
  STRONG_PASSWORD,
} from "#/identity/identity.fixtures.ts";
import type { Browser, IdentityApp } from "#/identity/identity.fixtures.ts";
import { enrol } from "#/identity/factors/totps/totps.fixtures.ts";

const MINUTE_MS = 60_000;

interface Member {
  userId: string;
  role: string;
  version: number;
}

/** What asks for a factor of the last ten minutes by what is asked for, and beside it what does not. */
const CHANGES = {
  "a link that makes admins": (owner: Browser) => invite(owner, { role: "admin" }),
  "a link that makes members": (owner: Browser) => invite(owner, { role: "member" }),
  "a link that lets in several viewers": (owner: Browser) => invite(owner, { role: "viewer", maxUses: 2 }),
  "a mailed invitation of a member": (owner: Browser) =>
    owner.api("POST", "/api/v1/invitations/mailed", { emails: ["ida@fernhollow.com"], role: "member" }),
  "showing prices to viewers": async (owner: Browser) => showPrices(owner, true),
  "making a member an admin": async (owner: Browser) => changeRole(owner, "admin"),
  "making a member an owner": async (owner: Browser) => changeRole(owner, "owner"),
};
const EVERYDAY = {
  "a link that lets in one viewer": (owner: Browser) => invite(owner, { role: "viewer", maxUses: 1 }),
  "a mailed invitation of a viewer": (owner: Browser) =>
    owner.api("POST", "/api/v1/invitations/mailed", { emails: ["ida@fernhollow.com"], role: "viewer" }),
  "making a member a viewer": async (owner: Browser) => changeRole(owner, "viewer"),
  "hiding prices from viewers": async (owner: Browser) => showPrices(owner, false),
};

function invite(owner: Browser, wanted: object) {
  return owner.api("POST", "/api/v1/invitations", wanted);
}

interface CurrentWorkspace {
  currentWorkspace: { id: string; version: number };
}

async function showPrices(owner: Browser, viewersSeePrices: boolean) {
  const { currentWorkspace } = (await owner.api("GET", "/api/v1/me")).json<CurrentWorkspace>();
  const { id, version } = currentWorkspace;
  return owner.api("PATCH", `/api/v1/workspaces/${id}`, { viewersSeePrices, version });
}

async function changeRole(owner: Browser, role: string, before = "member") {
  const { items } = (await owner.api("GET", "/api/v1/members")).json<{ items: Member[] }>();
  const member = items.find((each) => each.role === before);
  return owner.api("PATCH", `/api/v1/members/${member?.userId}`, { role, version: member?.version });
}

async function workspace(app: IdentityApp): Promise<Browser> {
  const owner = await administrator(app);
  await invited(app, owner, { email: "tomas@fernhollow.com" });
  await showPrices(owner, false);
  return owner;
}

test.each(Object.entries(CHANGES))(
  "security 14: %s asks for a fresh factor, then goes through",
  async (_name, work) => {
    const app = await startIdentityApp();
    const owner = await workspace(app);

    app.clock.advance(11 * MINUTE_MS);
    const stale = await work(owner);
    await owner.call("POST", "/passwords/authenticate", { email: EMAIL, password: STRONG_PASSWORD });
    const fresh = await work(owner);

    expect([stale.statusCode, stale.json()]).toMatchObject([401, { code: "identity.stale_factors" }]);
    expect(fresh.statusCode).toBeLessThan(300);
  },
);

test("making a viewer a member asks for one, too", async () => {
  const app = await startIdentityApp();
  const owner = await workspace(app);
  await changeRole(owner, "viewer");

  app.clock.advance(11 * MINUTE_MS);
  const stale = await changeRole(owner, "member", "viewer");

  expect([stale.statusCode, stale.json()]).toMatchObject([401, { code: "identity.stale_factors" }]);
});

test("one's own removal is undone without another proof, and that of somebody else with a fresh factor", async () => {
  const app = await startIdentityApp();
  const owner = await workspace(app);
  const admin = await invited(app, owner, { email: "ida@fernhollow.com", role: "admin" });
  const link = (await invite(owner, { role: "admin" })).json<{ id: string }>();
  const token = (await owner.api("POST", "/api/v1/api-tokens", { name: "Feed", days: 1 })).json<{
    id: string;
  }>();
  const { items } = (await owner.api("GET", "/api/v1/members")).json<{ items: Member[] }>();
  const member = items.find(({ role }) => role === "member");
  app.clock.advance(9 * MINUTE_MS);
  const things = [`invitations/${link.id}`, `api-tokens/${token.id}`, `members/${member?.userId}`];
  const removeAll = async () => {
    for (const thing of things) await admin.api("DELETE", `/api/v1/${thing}`);
  };

  await removeAll();
  app.clock.advance(2 * MINUTE_MS);
  const stale = await restoreAll(owner, things);
  const own = await restoreAll(admin, things);
  await removeAll();
  await owner.call("POST", "/passwords/authenticate", { email: EMAIL, password: STRONG_PASSWORD });
  const fresh = await restoreAll(owner, things);

  expect(stale).toEqual([401, 401, 401]);
  expect(own).toEqual([204, 204, 200]);
  expect(fresh).toEqual([204, 204, 200]);
});

async function restoreAll(owner: Browser, things: readonly string[]): Promise<number[]> {
  const answers = await Promise.all(things.map((thing) => owner.api("POST", `/api/v1/${thing}/restore`)));
  return answers.map(({ statusCode }) => statusCode);
}

test.each(Object.entries(EVERYDAY))("%s asks for none", async (_name, work) => {
  const app = await startIdentityApp();
  const owner = await workspace(app);

  app.clock.advance(11 * MINUTE_MS);

  expect((await work(owner)).statusCode).toBeLessThan(300);
});

test("of who has an authenticator app, a password is not enough, and its code is", async () => {
  const app = await startIdentityApp();
  const owner = await workspace(app);
  const authenticator = await enrol(app, owner);
  app.clock.advance(11 * MINUTE_MS);

  await owner.call("POST", "/passwords/authenticate", { email: EMAIL, password: STRONG_PASSWORD });
  const byPassword = await CHANGES["a link that makes admins"](owner);
  await owner.call("POST", "/totps/authenticate", { totp_code: authenticator.code() });
  const byCode = await CHANGES["a link that makes admins"](owner);

  expect([byPassword.statusCode, byCode.statusCode]).toEqual([401, 201]);
});
