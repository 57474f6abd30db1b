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

/** What needs a factor of the last ten minutes, and beside it what does not. */
const CHANGES = {
  "inviting an admin": (owner: Browser) => owner.api("POST", "/api/v1/invitations", { role: "admin" }),
  "making a member an admin": async (owner: Browser) => changeRole(owner, "admin"),
  "making a member an owner": async (owner: Browser) => changeRole(owner, "owner"),
  "making a token": (owner: Browser) => owner.api("POST", "/api/v1/api-tokens", { name: "Feed", days: 1 }),
  "taking all of the workspace along": (owner: Browser) => owner.api("GET", "/api/v1/takeout"),
};
const EVERYDAY = {
  "inviting a member": (owner: Browser) => owner.api("POST", "/api/v1/invitations", { role: "member" }),
  "making a member a viewer": async (owner: Browser) => changeRole(owner, "viewer"),
};

async function changeRole(owner: Browser, role: string) {
  const { items } = (await owner.api("GET", "/api/v1/members")).json<{
    items: { userId: string; role: string; version: number }[];
  }>();
  const member = items.find((each) => each.role === "member");
  return owner.api("PATCH", `/api/v1/members/${member?.userId}`, { role, version: member?.version });
}

async function workspace(app: IdentityApp): Promise<Browser> {
  const owner = await administrator(app);
  await invited(app, owner, { email: "tomas@fernhollow.com" });
  return owner;
}

test.each(Object.entries(CHANGES))(
  "%s asks for a fresh factor, then goes through (requirement 14)",
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
  const byPassword = await CHANGES["inviting an admin"](owner);
  await owner.call("POST", "/totps/authenticate", { totp_code: authenticator.code() });
  const byCode = await CHANGES["inviting an admin"](owner);

  expect([byPassword.statusCode, byCode.statusCode]).toEqual([401, 201]);
});
