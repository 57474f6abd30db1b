import { anything, assert, asyncProperty, string } from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  administrator,
  Browser,
  newPair,
  sharedIdentityApp,
  startIdentityApp,
  STRONG_PASSWORD,
} from "#/identity/identity.fixtures.ts";

const EMAIL = "maya@fernhollow.com";
const AnyObject = z.record(z.string(), z.unknown());

test.each([
  ["no header", undefined],
  ["a wrong public token", `Basic ${btoa("public-token-live-other:x")}`],
  ["no base64", "Basic ???"],
  ["another scheme", "Bearer x"],
])("with %s every call is refused, but for telemetry", async (_case, authorization) => {
  const app = await startIdentityApp();
  const maya = await administrator(app);

  const me = await maya.call("GET", "/users/me", undefined, { authorization });
  const events = await maya.call("POST", "/events", [], { authorization });

  expect([me.status, me.json.error_type]).toEqual([401, "invalid_public_token"]);
  expect(events.status).toBe(200);
});

test("in script mode the session is what the Basic header says, never a cookie", async () => {
  const app = await startIdentityApp({ SESSION_COOKIES: "script" });
  await administrator(app);
  const { json } = await new Browser(app).call("POST", "/passwords/authenticate", {
    email: EMAIL,
    password: STRONG_PASSWORD,
  });
  const token = String(json.data?.["session_token"]);
  const header = { authorization: `Basic ${btoa(`${app.publicToken}:${token}`)}` };
  const cookie = new Browser(app);
  cookie.cookies.set("herald_session", token);
  cookie.cookies.set("stytch_session", token);

  const byHeader = await new Browser(app).call("GET", "/users/me", undefined, header);
  const byCookie = await cookie.call("GET", "/users/me");

  expect(byHeader.json.data).toMatchObject({ emails: [{ email: EMAIL }] });
  expect(byCookie.json.error_type).toBe("user_unauthenticated");
  expect((await cookie.api("GET", "/api/v1/me")).statusCode).toBe(200);
});

test("the user is read flat, and an update answers the user once more", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);

  const updated = await maya.call("PUT", "/users/me", {
    untrusted_metadata: { theme: "x" },
    name: { first_name: "Maya Lou" },
  });
  const read = await maya.call("GET", "/users/me");

  expect(updated.json.data).toMatchObject({
    user_id: read.json.data?.["user_id"],
    __user: { untrusted_metadata: { theme: "x" }, name: { first_name: "Maya Lou", last_name: "Ferro" } },
  });
  expect(read.json.data).toMatchObject({
    status_code: 200,
    request_id: expect.stringMatching(/^request-id-live-/),
    name: { first_name: "Maya Lou", middle_name: "", last_name: "Ferro" },
    phone_numbers: [],
    totps: [],
    untrusted_metadata: { theme: "x" },
  });
});

test.each([
  ["DELETE", "/users/nothing/email-live-1"],
  // What the official client has beside what the specification names.
  ["POST", "/sessions/attest"],
  ["POST", "/sessions/exchange_access_token"],
  ["POST", "/impersonation/authenticate"],
  ["GET", "/users/connected_apps"],
  ["POST", "/oauth/attach"],
  ["POST", "/idp/oauth/authorize/start"],
  ["GET", "/nothing"],
] as const)("%s %s is a call that the provider does not have", async (method, path) => {
  const app = await sharedIdentityApp();

  const { status, json, response } = await new Browser(app).call(method, path);

  expect([status, json.error_type]).toEqual([404, "route_not_found"]);
  expect(response.headers["content-type"]).toContain("application/json");
});

test("security 24: a body that does not fit names its fields in the contract's way", async () => {
  const app = await sharedIdentityApp();

  const { status, json } = await new Browser(app).call("POST", "/passwords/authenticate", {
    email: 7,
    session_duration_minutes: "long",
  });

  expect([status, json.error_message]).toEqual([
    400,
    "Request does not match expected schema: email, password, session_duration_minutes. Load the page again and try once more; /api/docs says what each call takes.",
  ]);
  expect(json.body).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ dataPath: ".email", message: "should be string" }),
      expect.objectContaining({ dataPath: ".password", message: "should be string" }),
      expect.objectContaining({ dataPath: ".session_duration_minutes", message: "should be number" }),
    ]),
  );
});

test("what the official client sends beside the arguments is let be", async () => {
  const app = await startIdentityApp();
  await administrator(app);
  const extra = { captcha_token: "c", dfp_telemetry_id: "d", locale: "en", login_template_id: "t" };

  const [signedIn, sent, searched] = [
    await new Browser(app).call("POST", "/passwords/authenticate", {
      email: EMAIL,
      password: STRONG_PASSWORD,
      ...extra,
    }),
    await new Browser(app).call("POST", "/magic_links/email/login_or_create", {
      email: EMAIL,
      code_challenge: newPair().challenge,
      ...extra,
    }),
    await new Browser(app).call("POST", "/users/search", { email: EMAIL, ...extra }),
  ];

  expect([signedIn.status, sent.status, searched.status]).toEqual([200, 200, 200]);
});

test("no body of any shape makes a call fail unexpectedly", async () => {
  const app = await startIdentityApp();
  const paths = ["/passwords/authenticate", "/magic_links/authenticate", "/events", "/users/search"];
  let turn = 0;
  await assert(
    asyncProperty(anything(), string(), async (value, text) => {
      const path = paths[turn++ % paths.length] ?? "";
      const body = { email: text, password: value, token: value };
      app.clock.advance(60_000);

      const { status } = await new Browser(app).call(
        "POST",
        path,
        AnyObject.parse(JSON.parse(JSON.stringify(body))),
      );

      // A body with a key that would change the prototype is read as none.
      expect([200, 400, 401, 415, 429]).toContain(status);
    }),
    { numRuns: 60, examples: [[{ ["__proto__"]: [] }, ""]] },
  );
});

test("security 22: telemetry of more than 64 kB or 100 events is refused", async () => {
  const app = await startIdentityApp();
  const send = (body: object) => new Browser(app).call("POST", "/events", body);

  const statuses = [
    await send(telemetry(100, 10)),
    await send(telemetry(101, 10)),
    await send(telemetry(2, 40_000)),
  ];

  expect(statuses.map(({ status }) => status)).toEqual([200, 400, 413]);
});

function telemetry(count: number, size: number): object[] {
  return Array.from({ length: count }, () => ({ telemetry: {}, event: { details: "x".repeat(size) } }));
}
