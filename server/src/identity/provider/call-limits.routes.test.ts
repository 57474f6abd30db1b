import { expect, test } from "vitest";
import {
  administrator,
  Browser,
  EMAIL,
  newPair,
  startIdentityApp,
  STRONG_PASSWORD,
  tokenOf,
  tryPassword,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";

const CALLS = 120;
const SEARCH = { organization_slug: "x" };

test("security 6: an address may make 120 calls a minute, loopback is no exception, and telemetry is apart", async () => {
  const app = await startIdentityApp();
  const search = () => new Browser(app).call("POST", "/b2b/organizations/search", SEARCH);

  const statuses = await statusesOf(CALLS, search);
  const stopped = await search();
  const [events, bootstrap] = [
    await new Browser(app).call("POST", "/events", []),
    await new Browser(app).call("GET", `/projects/bootstrap/${app.publicToken}`),
  ];
  app.clock.advance(60_000);

  expect(statuses).toEqual(Array.from({ length: CALLS }, () => 200));
  expect([stopped.status, stopped.json.error_type]).toEqual([429, "too_many_requests"]);
  expect(stopped.response.headers["retry-after"]).toBe("60");
  expect([events.status, bootstrap.status]).toEqual([200, 200]);
  expect((await search()).status).toBe(200);
});

test("security 6: what somebody with a living session does is not counted, but sign-in and reset are", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const { url } = await app.identity.administratorLinks.make();
  const calls = [
    () => maya.call("POST", "/passwords/strength_check", { password: STRONG_PASSWORD }),
    () => maya.call("POST", "/b2b/organizations/search", SEARCH),
    () => maya.call("POST", "/administrator_links/check", { token: tokenOf(url) }),
    () => maya.call("POST", "/sessions/authenticate", {}),
  ];

  const own = await statusesOf(2 * CALLS, (index) => calls[index % calls.length]?.());
  await statusesOf(CALLS - 1, () => new Browser(app).call("POST", "/b2b/organizations/search", SEARCH));

  expect(new Set(own)).toEqual(new Set([200]));
  // The administrator link was the first counted call.
  expect((await tryPassword(app, EMAIL, STRONG_PASSWORD)).status).toBe(429);
  const reset = { token: "x", password: STRONG_PASSWORD };
  expect((await maya.call("POST", "/passwords/email/reset", reset)).status).toBe(429);
  expect((await maya.call("POST", "/b2b/organizations/search", SEARCH)).status).toBe(200);
  await maya.call("POST", "/sessions/revoke");
  expect((await maya.call("POST", "/b2b/organizations/search", SEARCH)).status).toBe(429);
});

test.each([
  ["an IPv6 network of 64 bits", "2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1"],
  ["an IPv4 address", "203.0.113.7", "::ffff:203.0.113.7", "203.0.113.8"],
])("security 6: behind a trusted proxy %s counts as one", async (_what, one, same, other) => {
  const app = await startIdentityApp({ TRUSTED_PROXY: "loopback" });
  const search = (from: string) =>
    new Browser(app).call("POST", "/b2b/organizations/search", SEARCH, { "x-forwarded-for": from });
  await statusesOf(CALLS, () => search(one));

  expect((await search(same)).status).toBe(429);
  expect((await search(other)).status).toBe(200);
});

test.each([
  ["an IPv4 address with a port", (index: number) => `203.0.113.7:${1000 + index}`, "203.0.113.7"],
  ["an IPv6 address with a port", (index: number) => `[2001:db8:1:2::9]:${1000 + index}`, "2001:db8:1:2::1"],
  ["no address", (index: number) => `junk${index}`, "127.0.0.1"],
  ["no address behind one", (index: number) => `203.0.113.${index}, unknown`, "127.0.0.1"],
  ["a proxy with a port", (index: number) => `203.0.113.7:${index}, 127.0.0.1:${index}`, "203.0.113.7"],
])("security 6: where a proxy names %s, the calls of one still count as one", async (_what, named, same) => {
  const app = await startIdentityApp({ TRUSTED_PROXY: "loopback" });
  const search = (from: string) =>
    new Browser(app).call("POST", "/b2b/organizations/search", SEARCH, { "x-forwarded-for": from });
  const statuses = await statusesOf(CALLS, (index) => search(named(index)));

  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await search(same)).status).toBe(429);
  expect((await search("198.51.100.1")).status).toBe(200);
});

test("security 6: forged addresses do not help where no proxy is trusted", async () => {
  const app = await startIdentityApp();
  const search = (from: string) =>
    new Browser(app).call("POST", "/b2b/organizations/search", SEARCH, { "x-forwarded-for": from });
  await statusesOf(CALLS, (index) => search(`203.0.113.${index}`));

  expect((await search("198.51.100.1")).status).toBe(429);
});

test("one address asks for at most 30 mails a minute, whomever they go to", async () => {
  const app = await startIdentityApp();
  await administrator(app);
  const send = (index: number) => sendMail(app, index);

  const statuses = await statusesOf(30, send);
  const stopped = await send(30);
  app.clock.advance(60_000);

  expect(new Set(statuses)).toEqual(new Set([200]));
  expect([stopped.status, stopped.json.error_type]).toEqual([429, "too_many_requests"]);
  expect((await send(31)).status).toBe(200);
});

function sendMail(app: IdentityApp, index: number) {
  const body = { email: `person${index}@fern.com`, code_challenge: newPair().challenge };
  const paths = [
    "/magic_links/email/login_or_create",
    "/magic_links/email/send/primary",
    "/passwords/email/reset/start",
  ];
  return new Browser(app).call("POST", paths[index % paths.length] ?? "", body);
}

async function statusesOf(
  count: number,
  call: (index: number) => Promise<{ status: number }> | undefined,
): Promise<(number | undefined)[]> {
  const statuses = [];
  for (let index = 0; index < count; index++) statuses.push((await call(index))?.status);
  return statuses;
}
