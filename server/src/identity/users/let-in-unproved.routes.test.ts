import type { Me } from "@app/contract/identity/schemas";
import { expect, test } from "vitest";
import {
  administrator,
  Browser,
  invited,
  mailedToken,
  newPair,
  startIdentityApp,
  STRONG_PASSWORD,
  tokenOf,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";

const GWEN = "gwen@fern.com";
const OWN = "gwen-alone";

async function byLink(app: IdentityApp, browser: Browser, email: string, path = "send/primary") {
  const { verifier, challenge } = newPair();
  await browser.call("POST", `/magic_links/email/${path}`, { email, code_challenge: challenge });
  const token = await mailedToken(app, email);
  return browser.call("POST", "/magic_links/authenticate", { token, code_verifier: verifier });
}

interface Row {
  email: string;
  role: string;
}

async function members(browser: Browser, workspace?: string): Promise<string[]> {
  const { items = [] } = (await browser.api("GET", "/api/v1/members", undefined, workspace)).json<{
    items?: Row[];
  }>();
  return items.map(({ email, role }) => `${email} ${role}`).toSorted();
}

/** Subjects of the mails to an address, but for those that somebody asked for. */
async function told(app: IdentityApp, to: string): Promise<string[]> {
  const lines = await app.identity.outbox.lines();
  return lines
    .filter((line) => line.to === to && !line.text.includes("token="))
    .map(({ subject }) => subject);
}

/** Kinds and reasons of the lines of the log that nobody meant. */
async function unmeant(browser: Browser, workspace: string): Promise<string[]> {
  const log = await browser.api("GET", "/api/v1/members/log", undefined, workspace);
  const { items } = log.json<{ items: { kind: string; reason: string | null }[] }>();
  return items.flatMap(({ kind, reason }) => (reason === null ? [] : [`${kind} ${reason}`])).toSorted();
}

async function meOf(browser: Browser) {
  return (await browser.api("GET", "/api/v1/me")).json<Me>();
}

async function idOf(browser: Browser): Promise<string> {
  return (await meOf(browser)).user.id;
}

/** Somebody with an unproved address in a workspace of their own, with somebody whom they let in. */
async function withOwnWorkspace(app: IdentityApp, role: string) {
  const gwen = await invited(app, await administrator(app), { email: GWEN, role: "admin" });
  await gwen.api("POST", "/api/v1/workspaces", { name: "Gwen alone" });
  return { gwen, pia: await letIn(app, gwen, "pia@fern.com", role) };
}

async function letIn(app: IdentityApp, gwen: Browser, email: string, role: string): Promise<Browser> {
  const made = await gwen.api("POST", "/api/v1/invitations", { role }, OWN);
  const browser = new Browser(app);
  const { status } = await browser.call("POST", "/invitations/authenticate", {
    token: tokenOf(made.json<{ url: string }>().url),
    name: "Pia",
    email,
    password: STRONG_PASSWORD,
  });
  expect(status).toBe(200);
  return browser;
}

test("whom an admin let in before proving their address stays in the workspace of another owner", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const gwen = await invited(app, maya, { email: GWEN, role: "admin" });
  await invited(app, gwen, { email: "pia@fern.com" });
  const token = (await gwen.api("POST", "/api/v1/api-tokens", { name: "Feed" })).json<{ token: string }>();

  const proved = await byLink(app, new Browser(app), GWEN);

  expect(proved.status).toBe(200);
  expect(await members(maya)).toEqual([`${GWEN} admin`, "maya@fernhollow.com owner", "pia@fern.com member"]);
  const headers = { host: "localhost:4870", authorization: `Bearer ${token.token}` };
  expect((await app.http.inject({ url: "/api/v1/collections", headers })).statusCode).toBe(401);
  expect(await told(app, "maya@fernhollow.com")).toContain("Look at who is in a workspace of yours");
  expect(await told(app, "pia@fern.com")).toEqual([]);
  const lines = await app.identity.outbox.lines();
  expect(lines.find(({ subject }) => subject.startsWith("Your address is proved"))?.text).toContain(
    "You are an admin of the workspace Fernhollow Skincare, which belongs to Maya Ferro (maya@fernhollow.com).",
  );
});

test.each(["api-tokens", "invitations"])(
  "security 15: what was made on their account and ended before is not given again after the proof: %s",
  async (kind) => {
    const app = await startIdentityApp();
    const maya = await administrator(app);
    const gwen = await invited(app, maya, { email: GWEN, role: "admin" });
    const made = await gwen.api(
      "POST",
      `/api/v1/${kind}`,
      kind === "api-tokens" ? { name: "Feed" } : { role: "admin" },
    );
    const { id } = made.json<{ id: string }>();
    const ended = await gwen.api("DELETE", `/api/v1/${kind}/${id}`);

    await byLink(app, new Browser(app), GWEN);
    const again = await maya.api("POST", `/api/v1/${kind}/${id}/restore`);

    expect([made.statusCode, ended.statusCode, again.statusCode]).toEqual([201, 204, 404]);
  },
);

test("who owns the workspaces that an account was let into is told until the notice is put away", async () => {
  const app = await startIdentityApp();
  const { gwen } = await withOwnWorkspace(app, "member");
  const before = await meOf(gwen);
  const browser = new Browser(app);

  await byLink(app, browser, GWEN);
  const { ownedByOthers, preferences } = await meOf(browser);
  await browser.api("PUT", "/api/v1/me/preferences", { notice: null, version: preferences.version });

  expect(before.ownedByOthers).toBeUndefined();
  const fernhollow = { slug: "fernhollow-skincare", name: "Fernhollow Skincare", role: "admin" };
  expect(ownedByOthers).toEqual([{ ...fernhollow, owners: ["Maya Ferro (maya@fernhollow.com)"] }]);
  expect((await meOf(browser)).ownedByOthers).toBeUndefined();
});

test("security 15: who had left a workspace of theirs before does not come back by taking that back", async () => {
  const app = await startIdentityApp();
  const { pia } = await withOwnWorkspace(app, "admin");
  const me = (await pia.api("GET", "/api/v1/me", undefined, OWN)).json<Me>();
  app.clock.advance(1000);
  const left = await pia.api("DELETE", `/api/v1/members/${me.user.id}`, undefined, OWN);
  const browser = new Browser(app);

  await byLink(app, browser, GWEN);
  const back = await pia.api("POST", `/api/v1/workspaces/${me.currentWorkspace?.id}/rejoin`, {});

  expect([left.statusCode, back.statusCode]).toEqual([204, 404]);
  expect(await members(browser, OWN)).toEqual([`${GWEN} owner`]);
});

test("security 15: in a workspace that they own alone those are out", async () => {
  const app = await startIdentityApp();
  const { pia } = await withOwnWorkspace(app, "admin");
  expect(await members(pia, OWN)).toHaveLength(2);

  const browser = new Browser(app);
  await byLink(app, browser, GWEN);

  expect(await members(browser, OWN)).toEqual([`${GWEN} owner`]);
  expect(await members(pia, OWN)).toEqual([]);
  const lines = await app.identity.outbox.lines();
  expect(lines.find(({ subject }) => subject.startsWith("Your address is proved"))?.text).toContain(
    "Out of the workspace Gwen alone: Pia.",
  );
  expect(await told(app, "pia@fern.com")).toEqual(["You have no access to a workspace any more"]);
  expect(await unmeant(browser, OWN)).toEqual([
    "invitation_revoked first_proof",
    "member_removed first_proof",
  ]);
});

test.each([
  ["viewer", [`${GWEN} viewer`, "pia@fern.com owner"]],
  ["admin", [`${GWEN} admin`, "pia@fern.com owner"]],
  ["owner", [`${GWEN} owner`]],
])(
  "security 15: a first proof of who is %s now raises no role; only as an owner it takes out who was let in",
  async (role, left) => {
    const app = await startIdentityApp();
    const { gwen, pia } = await withOwnWorkspace(app, "admin");
    await gwen.api("POST", "/api/v1/workspaces", { name: "Another of their own" });
    await gwen.api("PATCH", `/api/v1/members/${await idOf(pia)}`, { version: 1, role: "owner" }, OWN);
    const change = { version: 1, role };
    const handed = await pia.api("PATCH", `/api/v1/members/${await idOf(gwen)}`, change, OWN);

    const browser = new Browser(app);
    await byLink(app, browser, GWEN);

    expect(handed.statusCode).toBe(200);
    expect(await members(browser, OWN)).toEqual(left);
  },
);

test.each([
  ["admin", "viewer", ["pia@fern.com owner", "quin@fern.com viewer"]],
  ["viewer", "member", ["pia@fern.com viewer", "quin@fern.com owner"]],
])("what an account owned alone that ends goes to who works there: %s, %s", async (first, second, left) => {
  const app = await startIdentityApp();
  const { gwen, pia } = await withOwnWorkspace(app, first);
  const quin = await letIn(app, gwen, "quin@fern.com", second);
  const zed = await administrator(app, { email: "zed@fern.com", workspaceName: "Zed" });

  const added = await byLink(app, zed, GWEN, "send/secondary");

  expect(added.status).toBe(200);
  expect((await gwen.api("GET", "/api/v1/me")).statusCode).toBe(401);
  const [heir, other] = first === "admin" ? [pia, quin] : [quin, pia];
  expect(await members(heir, OWN)).toEqual(left);
  const heirs = first === "admin" ? "pia@fern.com" : "quin@fern.com";
  expect(await told(app, heirs)).toEqual(["You own a workspace now"]);
  expect(await unmeant(heir, OWN)).toContain("role_changed account_ended");
  expect((await other.api("GET", "/api/v1/members/log", undefined, OWN)).statusCode).toBe(403);
});

test("the others of the team are told who owns the workspace since an account has ended", async () => {
  const app = await startIdentityApp();
  const { gwen } = await withOwnWorkspace(app, "admin");
  await letIn(app, gwen, "quin@fern.com", "member");
  await letIn(app, gwen, "clio@fern.com", "viewer");
  const zed = await administrator(app, { email: "zed@fern.com", workspaceName: "Zed" });

  await byLink(app, zed, GWEN, "send/secondary");

  expect([await told(app, "quin@fern.com"), await told(app, "clio@fern.com")]).toEqual([
    ["A workspace of yours has a new owner"],
    [],
  ]);
  expect(await told(app, "maya@fernhollow.com")).toContain("Somebody is out of a workspace of yours");
});

test("where only clients are in it, it goes to whoever proved the address, alone and told by mail", async () => {
  const app = await startIdentityApp();
  const { pia } = await withOwnWorkspace(app, "viewer");
  const zed = await administrator(app, { email: "zed@fern.com", workspaceName: "Zed" });

  await byLink(app, zed, GWEN, "send/secondary");

  expect(await members(zed, OWN)).toEqual(["zed@fern.com owner"]);
  expect(await members(pia, OWN)).toEqual([]);
  expect(await told(app, "zed@fern.com")).toContain("You own a workspace now");
  expect(await told(app, "pia@fern.com")).toEqual(["You have no access to a workspace any more"]);
  // They have not left of their own will, so they do not take it back.
  const { workspaces } = (await zed.api("GET", "/api/v1/me")).json<{
    workspaces: { id: string; slug: string }[];
  }>();
  const { id = "" } = workspaces.find(({ slug }) => slug === OWN) ?? {};
  expect((await pia.api("POST", `/api/v1/workspaces/${id}/rejoin`, {})).statusCode).toBe(404);
});

test("each workspace that an account owned alone goes to somebody, however many these are", async () => {
  const app = await startIdentityApp();
  const { gwen, pia } = await withOwnWorkspace(app, "admin");
  await gwen.api("POST", "/api/v1/workspaces", { name: "Gwen again" });
  const zed = await administrator(app, { email: "zed@fern.com", workspaceName: "Zed" });

  await byLink(app, zed, GWEN, "send/secondary");

  expect(await members(pia, OWN)).toEqual(["pia@fern.com owner"]);
  expect(await members(zed, "gwen-again")).toEqual(["zed@fern.com owner"]);
});

test("who proves their address first by an invitation is a member by it", async () => {
  const app = await startIdentityApp();
  await invited(app, await administrator(app), { email: GWEN, role: "admin" });
  const zed = await administrator(app, { email: "zed@fern.com", workspaceName: "Zed" });
  const made = await zed.api("POST", "/api/v1/invitations", { role: "member" });
  const invitation = { token: tokenOf(made.json<{ url: string }>().url), name: "Gwen" };
  const { verifier, challenge } = newPair();
  const browser = new Browser(app);
  const asked = { email: GWEN, code_challenge: challenge, invitation };
  await browser.call("POST", "/magic_links/email/login_or_create", asked);
  const body = { token: await mailedToken(app, GWEN), code_verifier: verifier, invitation };

  const { status } = await browser.call("POST", "/magic_links/authenticate", body);

  expect(status).toBe(200);
  expect(await members(zed, "zed")).toEqual([`${GWEN} member`, "zed@fern.com owner"]);
});

/** Somebody who joined by an address that they never proved, and has proved another one since. */
async function withProvedSecond(app: IdentityApp) {
  const maya = await administrator(app);
  const gwen = await invited(app, maya, { email: GWEN, role: "admin" });
  await byLink(app, gwen, "gw@else.com", "send/secondary");
  return maya;
}

test("owners are told whose unproved address somebody else has proved, and the log says so", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open" });
  const maya = await withProvedSecond(app);

  const browser = new Browser(app);
  const { status } = await byLink(app, browser, GWEN, "login_or_create");

  expect(status).toBe(200);
  expect((await meOf(browser)).preferences.notice).toBe("address_freed");
  const mail = (await app.identity.outbox.lines()).find(({ subject }) =>
    subject.startsWith("Look at who is"),
  );
  expect(mail?.text).toMatch(/gw@else\.com\) is an admin of .* had gwen@fern\.com too/u);
  const log = await maya.api("GET", "/api/v1/members/log?kind=address_lost");
  expect(log.json<{ items: object[] }>().items).toHaveLength(1);
  expect(await members(maya)).toContain("gw@else.com admin");
});

const WAYS = ["/magic_links/email/login_or_create", "/otps/email/login_or_create"];

test.each(WAYS)("a mail by %s to such an address says that an account has it", async (path) => {
  const app = await startIdentityApp({ SIGN_UP: "open" });
  await withProvedSecond(app);

  await new Browser(app).call("POST", path, { email: GWEN, code_challenge: newPair().challenge });

  const mail = (await app.identity.outbox.lines()).findLast(({ to }) => to === GWEN);
  expect(mail?.text).toContain("stands at a Herald account as well");
});

test.each(WAYS)("where nobody may make an account, a mail by %s says what to do instead", async (path) => {
  const app = await startIdentityApp();
  await withProvedSecond(app);

  const { status } = await new Browser(app).call("POST", path, {
    email: GWEN,
    code_challenge: newPair().challenge,
  });

  expect(status).toBe(200);
  const mail = (await app.identity.outbox.lines()).findLast(({ to }) => to === GWEN);
  expect(mail).toMatchObject({ subject: "This address opens no account yet" });
  expect(mail?.text).not.toContain("token=");
});
