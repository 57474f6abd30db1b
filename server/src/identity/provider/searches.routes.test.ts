import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  administrator,
  Browser,
  invited,
  mailedToken,
  newPair,
  startIdentityApp,
  tokenOf,
  withoutRequestId,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";
import { insertWorkspace } from "#/identity/workspaces/workspaces.store.ts";

const EMAIL = "maya@fernhollow.com";
const COLLEAGUE = "noor@fern.com";
const UNKNOWN = "new@fern.com";
const UNTOLD = { userType: "password", has_account: false };
const PUBLIC_FIELDS = [
  "allowed_auth_methods",
  "allowed_oauth_tenants",
  "auth_methods",
  "email_allowed_domains",
  "email_jit_provisioning",
  "mfa_policy",
  "oauth_tenant_jit_provisioning",
  "organization_id",
  "organization_logo_url",
  "organization_name",
  "organization_slug",
  "sso_active_connections",
  "sso_default_connection_id",
];
const Found = z.object({ organization: z.record(z.string(), z.unknown()) });

test("security 5: a stranger learns nothing of an address, signed in or not", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open" });
  const maya = await administrator(app);
  await withoutPassword(app, maya, COLLEAGUE);
  const outsider = await administrator(app, { email: "ida@other.com", workspaceName: "Other" });

  const answers = await Promise.all(
    [new Browser(app), outsider].flatMap((browser) =>
      [EMAIL, COLLEAGUE, UNKNOWN].map((email) => browser.call("POST", "/users/search", { email })),
    ),
  );

  expect(new Set(answers.map(({ response }) => withoutRequestId(response.body)))).toEqual(
    new Set([
      '{"data":{"status_code":200,"request_id":"request-id","userType":"password","has_account":false}}',
    ]),
  );
});

test("security 5: colleagues learn how an address of theirs signs in, and nothing of others", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open" });
  const maya = await administrator(app);
  const noor = await withoutPassword(app, maya, COLLEAGUE);

  const found = [
    await userOf(maya, COLLEAGUE),
    await userOf(noor, EMAIL),
    await userOf(maya, UNKNOWN),
    await userOf(maya, EMAIL),
  ];
  await maya.call("POST", "/sessions/revoke");

  expect(found).toMatchObject([
    { userType: "passwordless", has_account: true },
    { userType: "password", has_account: true },
    UNTOLD,
    { userType: "password", has_account: true },
  ]);
  expect(await userOf(maya, COLLEAGUE)).toMatchObject(UNTOLD);
});

test("where the search is open, everybody learns how an address signs in", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open", USER_SEARCH: "open" });
  const maya = await administrator(app);
  await withoutPassword(app, maya, COLLEAGUE);
  const stranger = new Browser(app);

  const found = [
    await userOf(stranger, EMAIL),
    await userOf(stranger, COLLEAGUE),
    await userOf(stranger, UNKNOWN),
  ];

  expect(found).toMatchObject([
    { userType: "password", has_account: true },
    { userType: "passwordless", has_account: true },
    { userType: "new", has_account: false },
  ]);
});

test.each(["strict", "open"])(
  "security 5: an address is looked up 40 times a minute, under %s",
  async (search) => {
    const app = await startIdentityApp({ USER_SEARCH: search });
    const ask = (email: string) => new Browser(app).call("POST", "/users/search", { email });
    for (let call = 0; call < 40; call++) await ask(EMAIL);

    const [one, member, other] = [
      await ask(EMAIL.toUpperCase()),
      await new Browser(app).call("POST", "/b2b/organizations/members/search", {
        email_address: EMAIL,
        organization_id: "organization-live-1",
      }),
      await ask(UNKNOWN),
    ];
    app.clock.advance(61_000);

    expect([one.status, member.status, other.status]).toEqual([429, 429, 200]);
    expect(one.json).toMatchObject({
      error_type: "too_many_requests",
      error_message: "This address was looked up too often. Try again in 60 seconds.",
    });
    expect(one.response.headers["retry-after"]).toBe("60");
    expect((await ask(EMAIL)).status).toBe(200);
  },
);

test("a workspace is found by its short name with what is public of it, a copy of the sample never", async () => {
  const app = await startIdentityApp();
  await administrator(app);
  const { id: userId } = await app.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  const copy = { id: randomUUID(), userId };
  const place = { name: "My copy", timeZone: "UTC", currency: "EUR" };
  const { slug } = await insertWorkspace(app.db, { ...place, copy }, app.clock.now());
  const find = (name: string) =>
    new Browser(app).call("POST", "/b2b/organizations/search", { organization_slug: name });

  const found = await find("fernhollow-skincare");
  const { organization } = Found.parse(found.json.data);

  expect(organization).toMatchObject({ organization_name: "Fernhollow Skincare" });
  expect(Object.keys(organization).toSorted()).toEqual(PUBLIC_FIELDS);
  expect((await find("none")).json.data?.["organization"]).toBeNull();
  expect((await find(slug)).json.data?.["organization"]).toBeNull();
});

test("a member is found by who is in the same workspace alone", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  await invited(app, maya, { email: "tomas@fern.com" });
  const outsider = await administrator(app, { email: "ida@other.com", workspaceName: "Other" });
  const found = await maya.call("POST", "/b2b/organizations/search", {
    organization_slug: "fernhollow-skincare",
  });
  const search = {
    email_address: "tomas@fern.com",
    organization_id: Found.parse(found.json.data).organization["organization_id"],
  };
  const member = async (browser: Browser, change = {}) => {
    const { json } = await browser.call("POST", "/b2b/organizations/members/search", {
      ...search,
      ...change,
    });
    return json.data?.["member"];
  };

  expect(await member(maya)).toMatchObject({ status: "active", name: "Tomás Leiria" });
  expect(await member(maya, { email_address: UNKNOWN })).toBeNull();
  expect(await member(outsider)).toBeNull();
  expect(await member(new Browser(app))).toBeNull();
});

async function userOf(browser: Browser, email: string) {
  return (await browser.call("POST", "/users/search", { email })).json.data;
}

/** Joins the inviter's workspace with an account that a mailed link made. */
async function withoutPassword(app: IdentityApp, inviter: Browser, email: string): Promise<Browser> {
  const { verifier, challenge } = newPair();
  const browser = new Browser(app);
  await browser.call("POST", "/magic_links/email/login_or_create", { email, code_challenge: challenge });
  const token = await mailedToken(app, email);
  await browser.call("POST", "/magic_links/authenticate", { token, code_verifier: verifier });
  const made = await inviter.api("POST", "/api/v1/invitations", { role: "member" });
  await browser.call("POST", "/invitations/authenticate", {
    token: tokenOf(made.json<{ url: string }>().url),
  });
  return browser;
}
