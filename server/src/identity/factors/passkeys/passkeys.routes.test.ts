import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { administrator, Browser, EMAIL, startIdentityApp, wireOf } from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";
import { SoftAuthenticator } from "./passkeys.fixtures.ts";

const MINUTE_MS = 60_000;
const REFUSED = { status: 401, type: "unable_to_auth_webauthn_registration" };
const Started = z.object({
  public_key_credential_creation_options: z.optional(z.string()),
  public_key_credential_request_options: z.optional(z.string()),
});
const Made = z.object({ user: z.object({ id: z.string() }) });
const Registration = z.object({ webauthn_registration_id: z.string() });

async function creation(browser: Browser, change: object = {}): Promise<unknown> {
  const body = { domain: "localhost", return_passkey_credential_options: true, ...change };
  const { json } = await browser.call("POST", "/webauthn/register/start", body);
  return JSON.parse(Started.parse(json.data).public_key_credential_creation_options ?? "");
}

async function request(browser: Browser, way = "primary"): Promise<unknown> {
  const { json } = await browser.call("POST", `/webauthn/authenticate/start/${way}`, { domain: "localhost" });
  return JSON.parse(Started.parse(json.data).public_key_credential_request_options ?? "");
}

const register = (browser: Browser, public_key_credential: string) =>
  browser.call("POST", "/webauthn/register", { public_key_credential });

const authenticate = (browser: Browser, public_key_credential: string) =>
  browser.call("POST", "/webauthn/authenticate", { public_key_credential, session_duration_minutes: 43_200 });

function outcome({ status, json }: Awaited<ReturnType<typeof authenticate>>) {
  return { status, type: json.error_type };
}

/** Signs in by a passkey in a browser of its own. */
async function signInBy(app: IdentityApp, device: SoftAuthenticator, change: object = {}) {
  const browser = new Browser(app);
  return authenticate(browser, device.get(await request(browser), change));
}

/** The same browser once more, as of another tab. */
function tabOf(app: IdentityApp, { cookies }: Browser): Browser {
  const tab = new Browser(app);
  for (const [name, value] of cookies) tab.cookies.set(name, value);
  return tab;
}

/** A person with a passkey, the device that holds it, and its id. */
async function withPasskey(app: IdentityApp) {
  const maya = await administrator(app);
  const device = new SoftAuthenticator();
  const made = await register(maya, device.create(await creation(maya)));
  const { webauthn_registration_id: id } = Registration.parse(made.json.data);
  return { maya, device, id, made };
}

test("a passkey is made by whoever has just proved who they are, and they hear of it", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);

  const options = await creation(maya);
  const made = await register(maya, new SoftAuthenticator().create(options));

  expect(options).toMatchObject({
    rp: { id: "localhost", name: "Herald" },
    user: { name: EMAIL },
    attestation: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    timeout: 300_000,
  });
  expect(made.status).toBe(200);
  expect(made.json.data).toMatchObject({
    webauthn_registration_id: expect.stringMatching(/^webauthn-registration-live-/),
    session: { authentication_factors: [{ type: "password" }, { type: "webauthn" }] },
    user: { webauthn_registrations: [{ domain: "localhost", name: "Passkey", verified: true }] },
  });
  const [notice] = await app.identity.outbox.lines();
  expect([notice?.to, notice?.subject]).toEqual([EMAIL, "A way to sign in was added to your account"]);
});

test("a passkey signs in without an address, and names itself as the factor", async () => {
  const app = await startIdentityApp();
  const { device, id } = await withPasskey(app);
  const browser = new Browser(app);

  const options = await request(browser);
  const answer = await authenticate(browser, device.get(options));

  expect(options).toMatchObject({ rpId: "localhost", userVerification: "required" });
  expect(options).not.toHaveProperty("allowCredentials.0");
  expect(answer.status).toBe(200);
  expect(answer.json.data).toMatchObject({
    webauthn_registration_id: id,
    session: {
      authentication_factors: [
        {
          type: "webauthn",
          delivery_method: "webauthn_registration",
          webauthn_factor: { webauthn_registration_id: id, domain: "localhost" },
        },
      ],
    },
  });
  expect((await browser.call("GET", "/users/me")).status).toBe(200);
});

test("who is signed in is asked for an own passkey, which makes the session fresh again", async () => {
  const app = await startIdentityApp();
  const { maya, device, id } = await withPasskey(app);
  app.clock.advance(11 * MINUTE_MS);
  const stale = await maya.call("DELETE", `/users/webauthn_registrations/${id}`);

  const options = await request(maya, "secondary");
  const proved = await authenticate(maya, device.get(options));
  const other = new SoftAuthenticator();
  const made = await register(maya, other.create(await creation(maya)));

  expect(outcome(stale)).toEqual({ status: 401, type: "stale_factors" });
  expect(options).toMatchObject({ allowCredentials: [{ id: device.id }] });
  expect([proved.status, made.status]).toEqual([200, 200]);
  expect(await creation(maya)).toMatchObject({ excludeCredentials: [{ id: device.id }, { id: other.id }] });
});

test("of 20 sign-ins in parallel with one answer exactly one succeeds", async () => {
  const app = await startIdentityApp();
  const { device } = await withPasskey(app);
  const browser = new Browser(app);
  const answer = device.get(await request(browser));

  const results = await Promise.all(
    Array.from({ length: 20 }, async () => outcome(await authenticate(tabOf(app, browser), answer))),
  );

  expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(results.filter(({ status }) => status !== 200)).toEqual(Array.from({ length: 19 }, () => REFUSED));
});

test("of 20 registrations in parallel with one answer exactly one succeeds", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const answer = new SoftAuthenticator().create(await creation(maya));

  const results = await Promise.all(
    Array.from({ length: 20 }, () => tabOf(app, maya)).map(
      async (tab) => (await register(tab, answer)).status,
    ),
  );

  expect(results.filter((status) => status === 200)).toHaveLength(1);
  expect(await app.db.selectFrom("user_factors").select("id").execute()).toHaveLength(1);
});

test.each([
  ["from another site", { origin: "https://evil.example" }],
  ["from a site whose name begins alike", { origin: "http://localhost:4870.evil.example" }],
  ["for another domain", { domain: "evil.example" }],
  ["without a finger or a code", { isVerified: false }],
])("security 17: an answer %s is refused", async (_name, change) => {
  const app = await startIdentityApp();
  const { maya, device } = await withPasskey(app);

  const signIn = await signInBy(app, device, change);
  const made = await register(maya, new SoftAuthenticator().create(await creation(maya), change));

  expect([outcome(signIn), outcome(made)]).toEqual([REFUSED, REFUSED]);
});

test("security 17: a question works for five minutes, and an answer to none is refused", async () => {
  const app = await startIdentityApp();
  const { maya, device } = await withPasskey(app);
  const browser = new Browser(app);
  const late = await request(browser);
  const lateCreation = await creation(maya);

  app.clock.advance(5 * MINUTE_MS);

  expect(outcome(await authenticate(browser, device.get(late)))).toEqual(REFUSED);
  expect(outcome(await register(maya, new SoftAuthenticator().create(lateCreation)))).toEqual(REFUSED);
  const made = device.get({ challenge: "AAAA" });
  expect(outcome(await authenticate(browser, made))).toEqual(REFUSED);
});

test("security 17: a counter that does not grow is refused: the key may have been copied", async () => {
  const app = await startIdentityApp();
  const { device } = await withPasskey(app);
  const signIn = async (counter: number) => outcome(await signInBy(app, device, { counter }));

  const results = [await signIn(7), await signIn(7), await signIn(3), await signIn(8)];

  expect(results.map(({ status }) => status)).toEqual([200, 401, 401, 200]);
});

test("a question to one person is answered by nobody else", async () => {
  const app = await startIdentityApp();
  const { maya } = await withPasskey(app);
  const ida = await administrator(app, { email: "ida@other.com", workspaceName: "Other" });
  const device = new SoftAuthenticator();
  await register(ida, device.create(await creation(ida)));

  const stolen = await register(ida, new SoftAuthenticator().create(await creation(maya)));
  const crossed = await authenticate(maya, device.get(await request(maya, "secondary")));

  expect([outcome(stolen), outcome(crossed)]).toEqual([REFUSED, REFUSED]);
});

test("a question is answered in the browser that asked, and nothing of it is spent elsewhere", async () => {
  const app = await startIdentityApp();
  const { device } = await withPasskey(app);
  const [here, there] = [new Browser(app), new Browser(app)];
  await request(there);
  const answer = device.get(await request(here));

  const elsewhere = [await authenticate(there, answer), await authenticate(new Browser(app), answer)];

  expect(elsewhere.map(outcome)).toEqual([REFUSED, REFUSED]);
  expect((await authenticate(here, answer)).status).toBe(200);
});

test("a question to make a passkey is no question to sign in, and the other way round", async () => {
  const app = await startIdentityApp();
  const { maya, device } = await withPasskey(app);
  const made = await creation(maya);
  const asked = await request(maya, "secondary");

  const signIn = await authenticate(maya, device.get(made));
  const registration = await register(maya, new SoftAuthenticator().create(asked));

  expect([outcome(signIn), outcome(registration)]).toEqual([REFUSED, REFUSED]);
  expect((await authenticate(maya, device.get(asked))).status).toBe(200);
});

test("a device that says that the passkey is of somebody else is refused", async () => {
  const app = await startIdentityApp();
  const { maya, device } = await withPasskey(app);
  const { user } = Made.parse(await creation(maya));
  const signIn = async (userHandle: string) =>
    authenticate(maya, device.get(await request(maya), { userHandle }));

  expect(outcome(await signIn(Buffer.from(randomUUID()).toString("base64url")))).toEqual(REFUSED);
  expect((await signIn(user.id)).status).toBe(200);
});

test("a passkey belongs to one account", async () => {
  const app = await startIdentityApp();
  const { device } = await withPasskey(app);
  const ida = await administrator(app, { email: "ida@other.com", workspaceName: "Other" });

  const again = await register(ida, device.create(await creation(ida)));

  expect(outcome(again)).toEqual({ status: 400, type: "duplicate_webauthn_registration" });
});

test("a passkey is kept once, also at its own account", async () => {
  const app = await startIdentityApp();
  const { maya, device } = await withPasskey(app);

  const again = await register(maya, device.create(await creation(maya)));

  expect(outcome(again)).toEqual({ status: 400, type: "duplicate_webauthn_registration" });
});

test("what a page within another page has asked for is refused", async () => {
  const app = await startIdentityApp();
  const { maya, device } = await withPasskey(app);

  const made = await register(
    maya,
    new SoftAuthenticator().create(await creation(maya), { crossOrigin: true }),
  );
  const signedIn = await signInBy(app, device, { crossOrigin: true });

  expect([outcome(made), outcome(signedIn)]).toEqual([REFUSED, REFUSED]);
});

test("a passkey that was taken away signs in no more, and is refused as one that nobody ever had", async () => {
  const app = await startIdentityApp();
  const { maya, device, id } = await withPasskey(app);
  await maya.call("DELETE", `/users/webauthn_registrations/${id}`);

  const gone = await signInBy(app, device);
  const unknown = await signInBy(app, new SoftAuthenticator());

  expect(outcome(gone)).toEqual(REFUSED);
  expect(wireOf(gone.response)).toEqual(wireOf(unknown.response));
});

test("a passkey is named by its person and nobody else", async () => {
  const app = await startIdentityApp();
  const { maya, id } = await withPasskey(app);
  const ida = await administrator(app, { email: "ida@other.com", workspaceName: "Other" });
  const name = (who: Browser, to: string, which = id) =>
    who.call("PUT", `/webauthn/update/${which}`, { name: to });

  const named = await name(maya, " Work laptop ");
  const foreign = await name(ida, "Mine");
  const unknown = await name(maya, "Nothing", `webauthn-registration-live-${randomUUID()}`);
  const empty = await name(maya, " ");

  expect(named.json.data).toMatchObject({
    webauthn_registration: { webauthn_registration_id: id, name: "Work laptop", domain: "localhost" },
  });
  expect([outcome(foreign), outcome(unknown)]).toEqual([
    { status: 404, type: "webauthn_registration_not_found" },
    { status: 404, type: "webauthn_registration_not_found" },
  ]);
  expect(empty.json.body).toMatchObject([{ dataPath: ".name" }]);
  expect((await maya.call("GET", "/users/me")).json.data).toMatchObject({
    webauthn_registrations: [{ name: "Work laptop" }],
  });
});

test.each(["not json", "{}", '{"id":"a","rawId":"a","type":"public-key","response":{}}', "null", "[]"])(
  "what is no passkey is told as such: %s",
  async (public_key_credential) => {
    const app = await startIdentityApp();
    const maya = await administrator(app);

    const answers = [
      await register(maya, public_key_credential),
      await authenticate(maya, public_key_credential),
    ];

    expect(answers.map(outcome)).toEqual([
      { status: 400, type: "invalid_public_key_credential" },
      { status: 400, type: "invalid_public_key_credential" },
    ]);
  },
);

test("the domain is that of the server, whatever the client says", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const body = { domain: "evil.example" };

  const answers = [
    await maya.call("POST", "/webauthn/register/start", body),
    await maya.call("POST", "/webauthn/authenticate/start/primary", body),
    await maya.call("POST", "/webauthn/authenticate/start/secondary", body),
  ];

  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
});

test("nobody makes a passkey without a session, nor long after the last proof", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const answer = new SoftAuthenticator().create(await creation(maya));
  const stranger = new Browser(app);
  const start = { domain: "localhost" };

  const outside = [
    await stranger.call("POST", "/webauthn/register/start", start),
    await register(stranger, answer),
    await stranger.call("POST", "/webauthn/authenticate/start/secondary", start),
  ];
  app.clock.advance(11 * MINUTE_MS);
  const late = [await maya.call("POST", "/webauthn/register/start", start), await register(maya, answer)];

  expect(outside.map(outcome)).toEqual(
    Array.from({ length: 3 }, () => ({ status: 401, type: "user_unauthenticated" })),
  );
  expect(late.map(outcome)).toEqual(
    Array.from({ length: 2 }, () => ({ status: 401, type: "stale_factors" })),
  );
});
