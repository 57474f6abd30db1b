import { expect, test } from "vitest";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { makeReport } from "#/reports/reports.fixtures.ts";
import { beginThread, bringCreators, BRIEF, say } from "#/strategy/strategy.fixtures.ts";
import { viewersSeePrices } from "./prices.fixtures.ts";
import { giveLink } from "./share-links.fixtures.ts";
import { sharedApp, startApp } from "./test-app.fixtures.ts";
import type { Person, TestApp } from "./test-app.fixtures.ts";

const DAY_MS = 24 * 60 * 60_000;
const PRICES = /€|EUR|8,?200|2[.,]500/u;

/** A thing of each kind that links show, at its address in the API. */
const THINGS: Record<string, (owner: Person) => Promise<string>> = {
  collection: aCollection,
  report: async (owner) => `/api/v1/reports/${(await makeReport(owner)).id}`,
  thread: async (owner) => {
    await bringCreators(owner, 10);
    const thread = await beginThread(owner);
    await say(owner, thread, { text: BRIEF });
    return `/api/v1/threads/${thread}`;
  },
};

async function aCollection(owner: Person): Promise<string> {
  await owner("POST", "/api/v1/imports", {
    text: "Platform,Handle,Followers,Price\nInstagram,ana.pires,120000,€900",
  });
  const { items } = (await owner("POST", "/api/v1/creators/search", {})).json();
  const creatorIds = items.map(({ id }: { id: string }) => id);
  const made = await owner("POST", "/api/v1/collections", { name: "Spring", creatorIds });
  return `/api/v1/collections/${made.json().id}`;
}

async function read(app: Pick<TestApp, "http">, { path }: { path: string }): Promise<string> {
  const document = await app.http.inject({ url: path, headers: { host: "localhost:4870" } });
  expect(document.statusCode).toBe(200);
  return document.body.replaceAll(/<style>.*?<\/style>/gsu, "");
}

async function changeRole(owner: Person, { userId }: Person, role: string) {
  const { items } = (await owner("GET", "/api/v1/members")).json();
  const { version } = items.find((each: { userId: string }) => each.userId === userId);
  return owner("PATCH", `/api/v1/members/${userId}`, { role, version });
}

test.each(Object.entries(THINGS))(
  "prices of a shared %s are shown only while its maker is a member who sees prices",
  async (_kind, make) => {
    const app = await sharedApp();
    const owner = await app.signIn();
    const maker = await app.signIn({ workspaceOf: owner, role: "member" });
    const thing = await make(owner);
    const link = await giveLink(maker, thing, { prices: true });
    const before = await read(app, link);
    const ended = async () => (await owner("GET", `${thing}/links`)).json().items[0].pricesEnded;

    await changeRole(owner, maker, "viewer");
    const asViewerWhoSees = await read(app, link);
    await viewersSeePrices(owner, false);
    const [asViewer, asViewerEnded] = [await read(app, link), await ended()];
    await changeRole(owner, maker, "member");
    const asMember = await read(app, link);
    await owner("DELETE", `/api/v1/members/${maker.userId}`);
    const [removed, removedEnded] = [await read(app, link), await ended()];
    await owner("POST", `/api/v1/members/${maker.userId}/restore`);
    const restored = await read(app, link);

    for (const text of [before, asViewerWhoSees, asMember, restored]) expect(text).toMatch(PRICES);
    for (const text of [asViewer, removed]) {
      expect(text).not.toMatch(PRICES);
      expect(text).toContain("left out");
    }
    expect([asViewerEnded, removedEnded, await ended()]).toEqual(["role", "left", null]);
  },
);

test("a reviewer’s link shows no prices, whatever viewers see", async () => {
  const app = await sharedApp();
  const owner = await app.signIn();
  const maker = await app.signIn({ workspaceOf: owner, role: "member" });
  const link = await giveLink(maker, await aCollection(owner), { prices: true });

  await changeRole(owner, maker, "reviewer");

  expect(await read(app, link)).not.toMatch(PRICES);
});

test("what a token made follows who made the token", async () => {
  const app = await sharedApp();
  const owner = await app.signIn();
  const maker = await app.signIn({ workspaceOf: owner, role: "admin" });
  const { link } = await linkByToken(app, maker, await aCollection(owner));
  const before = await read(app, link);

  await owner("DELETE", `/api/v1/members/${maker.userId}`);

  expect(before).toMatch(PRICES);
  expect(await read(app, link)).not.toMatch(PRICES);
});

test("prices in what a token made are shown only while the token works", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const owner = await app.signIn();
  const thing = await aCollection(owner);
  const { link, tokenId } = await linkByToken(app, owner, thing);
  const ended = async () => (await owner("GET", `${thing}/links`)).json().items[0].pricesEnded;
  const before = await read(app, link);

  await owner("DELETE", `/api/v1/api-tokens/${tokenId}`);
  const [revoked, whenRevoked] = [await read(app, link), await ended()];
  await owner("POST", `/api/v1/api-tokens/${tokenId}/restore`);
  clock.advance(DAY_MS - 1000);
  const [restored, whenRestored] = [await read(app, link), await ended()];
  clock.advance(1000);
  const [expired, whenExpired] = [await read(app, link), await ended()];

  for (const text of [before, restored]) expect(text).toMatch(PRICES);
  for (const text of [revoked, expired]) {
    expect(text).not.toMatch(PRICES);
    expect(text).toContain("left out");
  }
  expect([whenRevoked, whenRestored, whenExpired]).toEqual(["token", null, "token"]);
});

/** A link with prices that was made by a token of a day. */
async function linkByToken(app: Pick<TestApp, "http">, maker: Person, thing: string) {
  const input = { name: "Feed", scopes: ["read", "write"], days: 1 };
  const { token, id: tokenId } = (await maker("POST", "/api/v1/api-tokens", input)).json();
  const made = await app.http.inject({
    method: "POST",
    url: `${thing}/links`,
    headers: { host: "localhost:4870", authorization: `Bearer ${token}` },
    payload: { prices: true },
  });
  return { link: { path: new URL(made.json().url).pathname }, tokenId };
}

test("the members' list counts the open links of each", async () => {
  const app = await sharedApp();
  const owner = await app.signIn();
  const maker = await app.signIn({ workspaceOf: owner, role: "member" });
  const thing = await aCollection(owner);
  const { id } = await giveLink(maker, thing, { prices: true });
  await giveLink(maker, thing);
  await giveLink(maker, thing);
  await maker("DELETE", `${thing}/links/${id}`);

  const { items } = (await owner("GET", "/api/v1/members")).json();

  const counts = items.map(({ userId, openLinks }: { userId: string; openLinks: number }) => [
    userId,
    openLinks,
  ]);
  expect(Object.fromEntries(counts)).toEqual({ [owner.userId]: 0, [maker.userId]: 2 });
});

test("a link is given again by who took it back and by those of at least their role", async () => {
  const app = await sharedApp();
  const owner = await app.signIn();
  const [member, colleague, admin] = await Promise.all(
    (["member", "member", "admin"] as const).map((role) => app.signIn({ workspaceOf: owner, role })),
  );
  if (!member || !colleague || !admin) throw new Error("Somebody did not sign in");
  const thing = await aCollection(owner);
  const { id } = await giveLink(owner, thing);
  const takeBack = (person: Person) => person("DELETE", `${thing}/links/${id}`);
  const giveAgain = async (person: Person) => {
    const { statusCode, body } = await person("POST", `${thing}/links/${id}/restore`);
    return statusCode === 403 ? JSON.parse(body).code : statusCode;
  };

  await takeBack(owner);
  const byLower = [await giveAgain(member), await giveAgain(admin)];
  const byOwn = await giveAgain(owner);
  await takeBack(member);
  const byEqual = await giveAgain(colleague);
  await takeBack(member);
  const byHigher = await giveAgain(admin);

  expect(byLower).toEqual(["request.undo_of_higher", "request.undo_of_higher"]);
  expect([byOwn, byEqual, byHigher]).toEqual([204, 204, 204]);
});

test.each(["api-tokens", "invitations"])(
  "of %s only an owner gives again what an owner revoked",
  async (kind) => {
    const app = await sharedApp();
    const owner = await app.signIn();
    const admin = await app.signIn({ workspaceOf: owner, role: "admin" });
    const input = kind === "invitations" ? { role: "admin" } : { name: "Feed", scopes: ["read"], days: 1 };
    const { id } = (await owner("POST", `/api/v1/${kind}`, input)).json();
    await owner("DELETE", `/api/v1/${kind}/${id}`);

    const refused = await admin("POST", `/api/v1/${kind}/${id}/restore`);
    const byOwner = await owner("POST", `/api/v1/${kind}/${id}/restore`);
    await admin("DELETE", `/api/v1/${kind}/${id}`);
    const byAdmin = await admin("POST", `/api/v1/${kind}/${id}/restore`);

    expect([refused.statusCode, refused.json().code]).toEqual([403, "request.undo_of_higher"]);
    expect([byOwner.statusCode, byAdmin.statusCode]).toEqual([204, 204]);
  },
);

test("an invitation that went with a removal is not brought back alone", async () => {
  const app = await sharedApp();
  const owner = await app.signIn();
  const admin = await app.signIn({ workspaceOf: owner, role: "admin" });
  const { id } = (await admin("POST", "/api/v1/invitations", { role: "member" })).json();
  await owner("DELETE", `/api/v1/members/${admin.userId}`);

  const { statusCode } = await owner("POST", `/api/v1/invitations/${id}/restore`);

  expect(statusCode).toBe(404);
});

test("a link with prices is made and given again with a fresh factor only, one without any time", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const owner = await app.signIn();
  const thing = await aCollection(owner);
  const [priced, plain] = [await giveLink(owner, thing, { prices: true }), await giveLink(owner, thing)];
  clock.advance(11 * 60_000);
  for (const { id } of [priced, plain]) await owner("DELETE", `${thing}/links/${id}`);

  const answers = [
    await owner("POST", `${thing}/links`, { prices: true }),
    await owner("POST", `${thing}/links/${priced.id}/restore`),
    await owner("POST", `${thing}/links`, {}),
    await owner("POST", `${thing}/links/${plain.id}/restore`),
  ];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 201, 204]);
  expect(answers[0]?.json().code).toBe("identity.stale_factors");
});
