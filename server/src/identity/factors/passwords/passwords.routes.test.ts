import { hash, parseOptions } from "@node-rs/argon2";
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

const MINUTE_MS = 60_000;

test("security 20: the right password signs in with cookies that scripts cannot read, and empty tokens", async () => {
  const app = await startIdentityApp();
  await administrator(app);

  const { status, json, response } = await tryPassword(app, EMAIL, STRONG_PASSWORD);

  expect(status).toBe(200);
  expect(json.data).toMatchObject({ status_code: 200, session_token: "", session_jwt: "" });
  expect(json.data).toMatchObject({
    user: { emails: [{ email: EMAIL, verified: true }] },
    session: { authentication_factors: [{ type: "password", delivery_method: "knowledge" }] },
  });
  const cookies = [response.headers["set-cookie"]].flat();
  expect(cookies).toEqual([
    expect.stringMatching(/^herald_session=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/),
    expect.stringMatching(/^herald_session_jwt=[\w.-]+; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/),
    "herald_signed_in=1; Path=/; Max-Age=2592000; SameSite=Lax",
    "herald_intermediate=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly",
    expect.stringMatching(/^herald_device=[\w-]{65}; Path=\/; Max-Age=15552000; SameSite=Lax; HttpOnly$/),
  ]);
});

test("security 20: behind https the session cookie has the __Host- prefix and is Secure", async () => {
  const app = await startIdentityApp({ BASE_URL: "https://herald.example.com" });
  const { url } = await app.identity.administratorLinks.make();
  const here = { host: "herald.example.com", origin: "https://herald.example.com" };

  const { response } = await new Browser(app).call(
    "POST",
    "/administrator_links/authenticate",
    {
      token: new URL(url).searchParams.get("token"),
      name: "Maya",
      email: EMAIL,
      password: STRONG_PASSWORD,
      workspace_name: "Fern",
      time_zone: "UTC",
      currency: "EUR",
    },
    { ...here, "x-sdk-parent-host": here.origin },
  );

  const cookies = [response.headers["set-cookie"]].flat();
  expect(cookies[0]).toMatch(/^__Host-herald_session=[\w-]{43}; Path=\/; .*; Secure; HttpOnly$/);
  expect(cookies.join("\n")).not.toContain("Domain");
});

test("script mode answers the tokens in the body and sets no cookie but the mark of the device", async () => {
  const app = await startIdentityApp({ SESSION_COOKIES: "script" });
  await administrator(app);

  const { json, response } = await tryPassword(app, EMAIL, STRONG_PASSWORD);

  expect(json.data?.["session_token"]).toMatch(/^[\w-]{43}$/);
  expect(String(json.data?.["session_jwt"]).split(".")).toHaveLength(3);
  expect(response.cookies.map(({ name }) => name)).toEqual(["herald_device"]);
});

test("security 4: a wrong password and an unknown address are answered byte for byte the same", async () => {
  const app = await startIdentityApp();
  await administrator(app);

  const wrong = await tryPassword(app, EMAIL, "not the password");
  const unknown = await tryPassword(app, "nobody@fernhollow.com", "not the password");

  expect(wrong.status).toBe(401);
  expect(wrong.json.error_type).toBe("unable_to_auth_password");
  expect(wireOf(unknown.response)).toEqual(wireOf(wrong.response));
});

test.each([
  ["short1!", "weak_password"],
  ["password123", "breached_password"],
  ["qwertyuiop", "breached_password"],
  ["maya@fernhollow.com", "weak_password"],
  ["aaaaaaaaaaaaaaaaaaaaaaaa", "weak_password"],
])(
  "security 3: the password %s is refused, and the strength check says so before",
  async (password, reason) => {
    const app = await startIdentityApp({ SIGN_UP: "open", USER_SEARCH: "open" });
    const browser = new Browser(app);

    const created = await browser.call("POST", "/passwords", { email: EMAIL, password });
    const checked = await browser.call("POST", "/passwords/strength_check", { email: EMAIL, password });

    expect(created.json.error_type).toBe(reason);
    expect(checked.json.data).toMatchObject({ valid_password: false, strength_policy: "zxcvbn" });
  },
);

test("security 1: a password of 200 characters of any script is kept whole", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open", USER_SEARCH: "open" });
  const password = "Grünkohl søl 饭 ключ 🪁 ".repeat(10).slice(0, 200);
  await new Browser(app).call("POST", "/passwords", { email: "long@fern.com", password });

  const whole = await tryPassword(app, "long@fern.com", password.normalize("NFD"));
  const cut = await tryPassword(app, "long@fern.com", password.slice(0, 199));

  expect([whole.status, cut.status]).toEqual([200, 401]);
});

test("a password of 512 characters is set, and one of 513 by no call", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open", USER_SEARCH: "open" });
  const maya = await administrator(app);
  const longest = "seven copper kites ".repeat(30).slice(0, 512);
  const password = `${longest}x`;
  const calls = [
    ["/passwords", { email: "long@fern.com", password }],
    ["/passwords/session/reset", { password }],
    ["/passwords/email/reset", { token: "x", password }],
    [
      "/passwords/existing_password/reset",
      { email: EMAIL, existing_password: STRONG_PASSWORD, new_password: password },
    ],
  ] as const;

  const set = await maya.call("POST", "/passwords/session/reset", { password: longest });
  const refused = [];
  for (const [path, body] of calls)
    refused.push((await maya.call("POST", path, body)).json.body?.[0]?.message);

  expect(set.status).toBe(200);
  expect(refused).toEqual(calls.map(() => "is too long"));
});

test("security 1: hashes are argon2id with 19 MiB and two passes, and weaker ones are renewed at sign-in", async () => {
  const app = await startIdentityApp({ IDENTITY_PEPPER: "p".repeat(40) }, { hashesAsInLife: true });
  await administrator(app);
  const secret = Buffer.from("p".repeat(40));
  const weak = await hash(STRONG_PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1, secret });
  await app.db.updateTable("passwords").set({ hash: weak }).execute();

  const { status } = await tryPassword(app, EMAIL, STRONG_PASSWORD);

  const stored = await app.db.selectFrom("passwords").select("hash").executeTakeFirstOrThrow();
  expect(status).toBe(200);
  expect(stored.hash).toMatch(/^\$argon2id\$v=19\$/);
  expect(parseOptions(stored.hash)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
});

test("security 4: where sign-up is by invitation, an account by password is refused alike for known and new addresses", async () => {
  const app = await startIdentityApp();
  await administrator(app);
  const create = (email: string) =>
    new Browser(app).call("POST", "/passwords", { email, password: STRONG_PASSWORD });

  const known = await create(EMAIL);
  const fresh = await create("new@fern.com");

  expect(known.status).toBe(403);
  expect(wireOf(fresh.response)).toEqual(wireOf(known.response));
});

test("where sign-up is open, an account gets a workspace of its own and joins no other", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open", USER_SEARCH: "open" });
  await administrator(app);
  const browser = new Browser(app);

  const created = await browser.call("POST", "/passwords", {
    email: "new@fern.com",
    password: STRONG_PASSWORD,
  });

  const me = (await browser.api("GET", "/api/v1/me")).json<{ workspaces: { name: string }[] }>();
  expect(created.status).toBe(200);
  expect(created.json.data).toMatchObject({
    email_id: expect.stringMatching(/^email-live-/),
    user: { emails: [{ email_id: created.json.data?.["email_id"], email: "new@fern.com", verified: false }] },
  });
  expect(me.workspaces.map(({ name }) => name)).toEqual(["My workspace"]);
});

test("where sign-up is open, an address that has an account is told so, and keeps its password", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open", USER_SEARCH: "open" });
  await administrator(app);

  const { status, json } = await new Browser(app).call("POST", "/passwords", {
    email: EMAIL,
    password: "seven copper kites 88",
  });

  expect([status, json.error_type]).toEqual([400, "duplicate_email"]);
  expect((await tryPassword(app, EMAIL, STRONG_PASSWORD)).status).toBe(200);
});

test("security 14: a password is changed in the session only while a factor is fresh", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const other = new Browser(app);
  await other.call("POST", "/passwords/authenticate", { email: EMAIL, password: STRONG_PASSWORD });
  const change = () => maya.call("POST", "/passwords/session/reset", { password: "seven copper kites 88" });

  const fresh = await change();
  app.clock.advance(11 * MINUTE_MS);
  const stale = await change();

  expect(fresh.status).toBe(200);
  expect(stale.json.error_type).toBe("stale_factors");
  expect((await other.api("GET", "/api/v1/me")).statusCode).toBe(401);
  expect((await maya.api("GET", "/api/v1/me")).statusCode).toBe(200);
});

test("an address outside the pattern is refused with the reason and the setting that allows it", async () => {
  const app = await startIdentityApp();

  const { status, json } = await tryPassword(app, "anna@studio.agency", "x");

  expect(status).toBe(400);
  expect(json.error_details?.["email"]).toMatch(/2 to 4 letters, and agency has 6.*EMAIL_PATTERN=any/);
});

test("the pattern can be relaxed", async () => {
  const app = await startIdentityApp({ EMAIL_PATTERN: "any" });

  const { status } = await tryPassword(app, "anna@studio.agency", "x");

  expect(status).toBe(401);
});
