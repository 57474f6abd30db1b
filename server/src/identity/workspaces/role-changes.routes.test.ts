import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";
import { administrator, Browser, invited, startIdentityApp, tokenOf } from "#/identity/identity.fixtures.ts";

const MINUTE_MS = 60_000;

interface Row {
  userId: string;
  role: string;
  version: number;
  openInvitations: number;
}

type Asks = (method: "GET" | "PATCH", url: string, body?: object) => ReturnType<Person>;

/** Gives somebody a role over what the list says of them now. */
async function give(asks: Asks, userId: string, role: string) {
  const { items } = (await asks("GET", "/api/v1/members")).json<{ items: Row[] }>();
  const version = items.find((each) => each.userId === userId)?.version;
  return asks("PATCH", `/api/v1/members/${userId}`, { version, role });
}

async function open(asks: Person): Promise<number> {
  return (await asks("GET", "/api/v1/invitations")).json<{ total: number }>().total;
}

async function idOf(browser: Browser): Promise<string> {
  return (await browser.api("GET", "/api/v1/me")).json<{ user: { id: string } }>().user.id;
}

async function withAdmin() {
  const app = await sharedApp();
  const owner = await app.signIn();
  const admin = await app.signIn({ workspaceOf: owner, role: "admin" });
  await admin("POST", "/api/v1/invitations", { role: "viewer" });
  await admin("POST", "/api/v1/invitations/mailed", { emails: ["pat@work.com"], role: "viewer" });
  return { app, owner, admin };
}

test("a role without invitations says how many it has ended, and taking it back brings them back", async () => {
  const { owner, admin } = await withAdmin();
  const { items } = (await owner("GET", "/api/v1/members")).json<{ items: Row[] }>();

  const lowered = (await give(owner, admin.userId, "member")).json();
  const between = await open(owner);
  const back = (await give(owner, admin.userId, "admin")).json();

  expect(Object.fromEntries(items.map((each) => [each.userId, each.openInvitations]))).toEqual({
    [owner.userId]: 0,
    [admin.userId]: 2,
  });
  expect(lowered).toMatchObject({ role: "member", openInvitations: 0, endedInvitations: 2 });
  expect(between).toBe(0);
  expect(back).toMatchObject({ role: "admin", openInvitations: 2, endedInvitations: 0 });
  expect(await open(owner)).toBe(2);
});

test("a link that gives no more than the role that is left stays open, and of one that ends its maker is told", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const tomas = await invited(app, maya, { email: "tomas@fern.com", role: "admin" });
  const asks = maya.api.bind(maya);
  const joined = async (role: string, email: string) => {
    const made = await tomas.api("POST", "/api/v1/invitations", { role });
    const token = tokenOf(made.json<{ url: string }>().url);
    const browser = await administrator(app, { email, workspaceName: email });
    await browser.call("POST", "/invitations/authenticate", { token });
    return { token, id: await idOf(browser) };
  };
  const works = async (token: string) =>
    (await new Browser(app).call("POST", "/invitations/check", { token })).status;
  const [vee, ann] = [await joined("viewer", "vee@fern.com"), await joined("member", "ann@fern.com")];

  await give(asks, vee.id, "member");
  await give(asks, vee.id, "reviewer");
  await give(asks, ann.id, "viewer");

  expect([await works(vee.token), await works(ann.token)]).toEqual([200, 401]);
  const told = (await app.identity.outbox.lines()).filter(({ to }) => to === "tomas@fern.com");
  expect(told.map(({ subject }) => subject)).toEqual(["An invite link of yours has ended"]);
});

test("who is made an owner by another one is told by mail", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const tomas = await invited(app, maya, { email: "tomas@fern.com", role: "admin" });

  await give(maya.api.bind(maya), await idOf(tomas), "owner");

  const mails = (await app.identity.outbox.lines()).filter(({ to }) => to === "tomas@fern.com");
  expect(mails.map(({ subject }) => subject)).toEqual(["You own a workspace now"]);
  expect(mails[0]?.text).toContain("Maya Ferro (maya@fernhollow.com) made you an owner");
});

test("what an owner's change of a role has ended comes back by no admin", async () => {
  const { app, owner, admin } = await withAdmin();
  const other = await app.signIn({ workspaceOf: owner, role: "admin" });
  await give(owner, admin.userId, "member");

  const raised = await give(other, admin.userId, "admin");

  expect(raised.json()).toMatchObject({ role: "admin", openInvitations: 0 });
});

test("after some minutes, or by another role in between, ended invitations stay ended", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const tomas = await invited(app, maya, { email: "tomas@fern.com", role: "admin" });
  const token = tokenOf((await tomas.api("POST", "/api/v1/invitations", {})).json<{ url: string }>().url);
  const asks = maya.api.bind(maya);
  const id = await idOf(tomas);
  const works = async () => (await new Browser(app).call("POST", "/invitations/check", { token })).status;

  for (const role of ["member", "viewer", "admin"]) await give(asks, id, role);
  const byAnother = await works();
  await give(asks, id, "member");
  app.clock.advance(6 * MINUTE_MS);
  await give(asks, id, "admin");

  expect([byAnother, await works()]).toEqual([401, 401]);
});

test("whoever has taken a role away gives it back without another proof, and raises nobody else so", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const [tomas, ida] = [
    await invited(app, maya, { email: "tomas@fern.com", role: "admin" }),
    await invited(app, maya, { email: "ida@fern.com", role: "viewer" }),
  ];
  const asks = maya.api.bind(maya);
  const [idOfTomas, idOfIda] = [await idOf(tomas), await idOf(ida)];
  app.clock.advance(11 * MINUTE_MS);
  await give(asks, idOfTomas, "member");

  const higher = await give(asks, idOfTomas, "owner");
  const other = await give(asks, idOfIda, "admin");
  const back = await give(asks, idOfTomas, "admin");

  expect([higher, other, back].map(({ statusCode }) => statusCode)).toEqual([401, 401, 200]);
});

test("the link somebody joined with ends with a lower role, and comes back with the role unless another lost theirs", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const token = tokenOf((await maya.api("POST", "/api/v1/invitations", {})).json<{ url: string }>().url);
  const works = async () => (await new Browser(app).call("POST", "/invitations/check", { token })).status;
  const join = async (email: string) => {
    const browser = await administrator(app, { email, workspaceName: email });
    await browser.call("POST", "/invitations/authenticate", { token });
    return idOf(browser);
  };
  const [tomas, ida] = [await join("tomas@fern.com"), await join("ida@fern.com")];
  const asks = maya.api.bind(maya);

  const lowered = await give(asks, tomas, "viewer");
  const after = await works();
  await give(asks, tomas, "member");
  const back = await works();
  await give(asks, tomas, "viewer");
  await give(asks, ida, "viewer");
  await give(asks, tomas, "member");

  expect(lowered.json()).toMatchObject({ endedInvitations: 1 });
  expect([after, back, await works()]).toEqual([401, 200, 401]);
});
