import { expect, test } from "vitest";
import {
  administrator,
  Browser,
  invited,
  mailedToken,
  newPair,
  startIdentityApp,
  STRONG_PASSWORD,
  tryPassword,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";

const VICTIM = "victim@fern.com";
const SECONDARY = "send/secondary";

test("security 15: of whoever made an account no name, data, colleague or share link is left after the first proof", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open", USER_SEARCH: "open" });
  const squatter = await squat(app, VICTIM);
  const mal = await invited(app, squatter, { email: "mal@evil.com", role: "admin" });
  const second = await invited(app, mal, { email: "mal2@evil.com", role: "admin" });
  await changeRole(squatter, "mal@evil.com", "owner");
  const shared = await shareReport(mal);
  const owner = new Browser(app);

  await byLink(app, owner, VICTIM);

  const me = await owner.call("GET", "/users/me");
  expect(me.json.data).toMatchObject({
    name: { first_name: "", last_name: "" },
    untrusted_metadata: {},
    emails: [{ email: VICTIM }],
  });
  const members = await owner.api("GET", "/api/v1/members");
  expect(members.json<{ items: object[] }>().items).toMatchObject([{ email: VICTIM, role: "owner" }]);
  for (const gone of [mal, second])
    expect((await gone.api("GET", "/api/v1/campaigns")).json()).toMatchObject({ items: [] });
  expect(await opens(app, shared)).toBe(false);
});

test("who was made owner and lowered whoever made the account keeps the workspace: a proof raises nobody", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open", USER_SEARCH: "open" });
  const squatter = await squat(app, VICTIM);
  const mal = await invited(app, squatter, { email: "mal@evil.com", role: "admin" });
  await changeRole(squatter, "mal@evil.com", "owner");
  await changeRole(mal, VICTIM, "viewer");
  const owner = new Browser(app);

  await byLink(app, owner, VICTIM);

  const { items } = (await mal.api("GET", "/api/v1/members")).json<{
    items: { email: string; role: string }[];
  }>();
  expect(items.map(({ email, role }) => `${email} ${role}`).toSorted()).toEqual([
    "mal@evil.com owner",
    `${VICTIM} viewer`,
  ]);
});

test("security 15: in a workspace of others who joined by links of the account stays, and only its share links end", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const shared = await shareReport(maya);
  await invited(app, maya, { email: "ida@fern.com" });
  const tomas = await invited(app, maya, { email: "tomas@fern.com", role: "admin" });
  const own = await shareReport(tomas);
  await invited(app, tomas, { email: "mal@evil.com" });
  const owner = new Browser(app);

  await byLink(app, owner, "tomas@fern.com");

  const members = await maya.api("GET", "/api/v1/members");
  expect(
    members
      .json<{ items: { email: string }[] }>()
      .items.map(({ email }) => email)
      .toSorted(),
  ).toEqual(["ida@fern.com", "mal@evil.com", "maya@fernhollow.com", "tomas@fern.com"]);
  expect([await opens(app, shared), await opens(app, own)]).toEqual([true, false]);
});

test("the right owner of an address adds it, also where somebody made an account with it", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open", USER_SEARCH: "open" });
  const squatter = await squat(app, VICTIM);
  const maya = await administrator(app);

  const { status, json } = await byLink(app, maya, VICTIM, SECONDARY);

  expect(status).toBe(200);
  expect(json.data).toMatchObject({ user: { emails: [{}, { email: VICTIM, verified: true }] } });
  expect((await squatter.call("GET", "/users/me")).json.error_type).toBe("session_not_found");
  expect((await tryPassword(app, VICTIM, STRONG_PASSWORD)).status).toBe(200);
  const mail = (await app.identity.outbox.lines()).find(({ to }) => to === VICTIM);
  expect(mail?.subject).toBe("Add this address to your Herald account");
  expect(mail?.text).toContain("another account with this address that nobody has proved");
});

test("an account that keeps a proved address loses only the one that it never proved", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open", USER_SEARCH: "open" });
  const squatter = await squat(app, VICTIM);
  await byLink(app, squatter, "mal@evil.com", SECONDARY);
  const maya = await administrator(app);

  const { status } = await byLink(app, maya, VICTIM, SECONDARY);

  expect(status).toBe(200);
  expect((await squatter.call("GET", "/users/me")).json.data).toMatchObject({
    emails: [{ email: "mal@evil.com" }],
  });
});

test("two who add each other's unproved addresses at once both get an answer", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open", USER_SEARCH: "open" });
  const [left, right] = [await squat(app, "left@fern.com"), await squat(app, "right@fern.com")];
  const [first, second] = [
    await asked(app, left, "right@fern.com"),
    await asked(app, right, "left@fern.com"),
  ];

  const answers = await Promise.all([
    left.call("POST", "/magic_links/authenticate", first),
    right.call("POST", "/magic_links/authenticate", second),
  ]);

  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["200", "401"]);
});

test("the mail for a new address that is free says what its link does", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);

  await asked(app, maya, "maya@home.com");

  const [mail] = await app.identity.outbox.lines();
  expect([mail?.subject, mail?.text.includes("nobody has proved")]).toEqual([
    "Add this address to your Herald account",
    false,
  ]);
});

async function squat(app: IdentityApp, email: string): Promise<Browser> {
  const squatter = new Browser(app);
  await squatter.call("POST", "/passwords", { email, password: STRONG_PASSWORD });
  await squatter.call("PUT", "/users/me", { name: { first_name: "Mal" }, untrusted_metadata: { seen: 1 } });
  return squatter;
}

async function asked(app: IdentityApp, browser: Browser, email: string, path = SECONDARY) {
  const { verifier, challenge } = newPair();
  await browser.call("POST", `/magic_links/email/${path}`, { email, code_challenge: challenge });
  return { token: await mailedToken(app, email), code_verifier: verifier };
}

async function byLink(app: IdentityApp, browser: Browser, email: string, path = "login_or_create") {
  return browser.call("POST", "/magic_links/authenticate", await asked(app, browser, email, path));
}

async function changeRole(by: Browser, email: string, role: string): Promise<void> {
  const { items } = (await by.api("GET", "/api/v1/members")).json<{
    items: { userId: string; email: string; version: number }[];
  }>();
  const member = items.find((each) => each.email === email);
  const changed = await by.api("PATCH", `/api/v1/members/${member?.userId}`, {
    role,
    version: member?.version,
  });
  expect(changed.statusCode).toBe(200);
}

async function shareReport(by: Browser): Promise<string> {
  const campaign = await by.api("POST", "/api/v1/campaigns", { name: "Refill" });
  const report = await by.api("POST", "/api/v1/reports", { campaignId: campaign.json<{ id: string }>().id });
  const { id } = report.json<{ id: string }>();
  const link = await by.api("POST", `/api/v1/reports/${id}/links`, {});
  return new URL(link.json<{ url: string }>().url).pathname;
}

async function opens(app: IdentityApp, path: string): Promise<boolean> {
  const answer = await app.http.inject({ url: path, headers: { host: "localhost:4870" } });
  return answer.statusCode === 200;
}
