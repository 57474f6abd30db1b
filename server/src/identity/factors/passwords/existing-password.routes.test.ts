import { expect, test } from "vitest";
import {
  administrator,
  Browser,
  EMAIL,
  startIdentityApp,
  STRONG_PASSWORD,
  tryPassword,
  wireOf,
} from "#/identity/identity.fixtures.ts";

const NEW_PASSWORD = "seven copper kites 88";

test("security 13: a password changed by the one before ends the other sessions, and the mail says so", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const { id } = await app.db.selectFrom("sessions").select("id").executeTakeFirstOrThrow();
  const other = new Browser(app);
  await other.call("POST", "/passwords/authenticate", { email: EMAIL, password: STRONG_PASSWORD });

  const { status, json } = await change(maya);

  expect(status).toBe(200);
  expect(json.data).toMatchObject({
    session: {
      session_id: `session-live-${id}`,
      authentication_factors: [{ type: "password", delivery_method: "knowledge" }],
    },
    session_token: "",
  });
  expect((await maya.call("GET", "/users/me")).status).toBe(200);
  expect((await other.call("GET", "/users/me")).json.error_type).toBe("session_not_found");
  expect((await tryPassword(app, EMAIL, STRONG_PASSWORD)).status).toBe(401);
  expect((await tryPassword(app, EMAIL, NEW_PASSWORD)).status).toBe(200);
  const lines = await app.identity.outbox.lines();
  expect(lines.map(({ to, subject }) => [to, subject])).toEqual([[EMAIL, "Your password was changed"]]);
});

test("without a session the password before is proof enough, and signs in", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const browser = new Browser(app);

  expect((await change(browser)).status).toBe(200);
  expect((await browser.call("GET", "/users/me")).status).toBe(200);
  expect((await maya.call("GET", "/users/me")).status).toBe(404);
});

test("security 4: a wrong password before and an unknown address are answered alike, and change nothing", async () => {
  const app = await startIdentityApp();
  await administrator(app);

  const wrong = await change(new Browser(app), { existing_password: "not the password" });
  const unknown = await change(new Browser(app), { email: "nobody@fern.com" });

  expect([wrong.status, wrong.json.error_type]).toEqual([401, "unable_to_auth_password"]);
  expect(wireOf(unknown.response)).toEqual(wireOf(wrong.response));
  expect((await tryPassword(app, EMAIL, STRONG_PASSWORD)).status).toBe(200);
});

test("security 6: tries of the password before count as tries to sign in", async () => {
  const app = await startIdentityApp();
  await administrator(app);
  for (let tried = 0; tried < 5; tried++) await change(new Browser(app), { existing_password: "wrong" });

  const [changed, signedIn] = [
    await change(new Browser(app)),
    await tryPassword(app, EMAIL, STRONG_PASSWORD),
  ];

  expect([changed.status, signedIn.status]).toEqual([429, 429]);
  expect(changed.response.headers["retry-after"]).toBe("900");
});

test.each([
  ["password123", "breached_password"],
  ["fernhollow", "weak_password"],
])("security 3: the new password %s is refused, and the old one stays", async (password, reason) => {
  const app = await startIdentityApp();
  const maya = await administrator(app);

  const { status, json } = await change(maya, { new_password: password });
  const checked = await maya.call("POST", "/passwords/strength_check", { password });
  const bySession = await maya.call("POST", "/passwords/session/reset", { password });

  expect([status, json.error_type]).toEqual([400, reason]);
  expect(checked.json.data?.["valid_password"]).toBe(false);
  expect([bySession.status, bySession.json.error_type]).toEqual([400, reason]);
  expect((await tryPassword(app, EMAIL, STRONG_PASSWORD)).status).toBe(200);
});

function change(browser: Browser, body: object = {}): ReturnType<typeof tryPassword> {
  return browser.call("POST", "/passwords/existing_password/reset", {
    email: EMAIL,
    existing_password: STRONG_PASSWORD,
    new_password: NEW_PASSWORD,
    session_duration_minutes: 43_200,
    ...body,
  });
}
