import { expect, test } from "vitest";
import { administrator, Browser, invited, startIdentityApp } from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";

const DAY_MS = 24 * 3600 * 1000;
const PATH = "/api/v1/identity-events";

function event(name: string, details: object = {}) {
  return {
    telemetry: { app: { identifier: "herald" }, stytch_user_id: "user-live-1" },
    event: { public_token: "x", event_name: name, details },
  };
}

function send(app: IdentityApp, events: object[]) {
  return new Browser(app).call("POST", "/events", events);
}

test("what happens on the way to a sign-in is counted, and a server administrator reads it", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);

  await send(app, [event("sign_in_shown"), event("method_chosen", { method: "passwords" })]);
  await Promise.all(
    Array.from({ length: 20 }, () =>
      send(app, [event("sign_in_shown"), event("authenticated", { method: "oauth" })]),
    ),
  );

  expect((await maya.api("GET", PATH)).json()).toEqual({
    days: 30,
    items: [
      { event: "authenticated", method: "oauth", count: 20 },
      { event: "method_chosen", method: "passwords", count: 1 },
      { event: "sign_in_shown", method: "", count: 21 },
    ],
  });
});

test("the days that are asked for are summed, today the last of them", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  for (const advance of [22 * DAY_MS, 6 * DAY_MS, DAY_MS]) {
    await send(app, [event("sign_in_shown")]);
    app.clock.advance(advance);
  }
  await send(app, [event("sign_in_shown")]);

  const answers = await Promise.all(["1", "7", "30"].map((days) => maya.api("GET", `${PATH}?days=${days}`)));

  expect(answers.map((answer) => answer.json<{ items: { count: number }[] }>().items[0]?.count)).toEqual([
    1, 2, 4,
  ]);
  expect((await maya.api("GET", `${PATH}?days=365`)).json()).toMatchObject({ status: 400 });
});

test("security 22: of an event nothing is kept but its known name and method", async () => {
  const app = await startIdentityApp();

  const { status } = await send(app, [
    event("authenticated", { method: "maya@fernhollow.com", email: "maya@fernhollow.com" }),
    event("maya@fernhollow.com"),
    { event: 1 },
    {},
  ]);

  expect(status).toBe(200);
  expect(await app.db.selectFrom("event_counts").selectAll().execute()).toMatchObject([
    { event: "authenticated", method: "", count: 1 },
  ]);
});

test("security 22: one address sends telemetry 120 times a minute, and no more of it is counted", async () => {
  const app = await startIdentityApp();

  const statuses = [];
  for (let time = 0; time < 120; time += 1) statuses.push((await send(app, [event("sign_in_shown")])).status);
  const stopped = await send(app, [event("sign_in_shown")]);
  app.clock.advance(60_000);

  expect(new Set(statuses)).toEqual(new Set([200]));
  expect([stopped.status, stopped.json.error_type]).toEqual([429, "too_many_requests"]);
  expect(await app.db.selectFrom("event_counts").select("count").execute()).toEqual([{ count: 120 }]);
  expect((await send(app, [event("sign_in_shown")])).status).toBe(200);
});

test("counts stay for 30 days", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  await send(app, [event("sign_in_shown")]);
  app.clock.advance(29 * DAY_MS);
  await app.identity.telemetry.prune();
  const kept = (await maya.api("GET", PATH)).json<{ items: object[] }>();
  app.clock.advance(DAY_MS);
  await app.identity.telemetry.prune();

  expect(kept.items).toHaveLength(1);
  expect(await app.db.selectFrom("event_counts").selectAll().execute()).toEqual([]);
});

test("nobody else reads them", async () => {
  const app = await startIdentityApp();
  const tomas = await invited(app, await administrator(app), { email: "tomas@fern.com", role: "admin" });

  expect(
    [await tomas.api("GET", PATH), await new Browser(app).api("GET", PATH)].map((each) => each.statusCode),
  ).toEqual([403, 401]);
});
