import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  administrator,
  Browser,
  EMAIL,
  startIdentityApp,
  STRONG_PASSWORD,
} from "#/identity/identity.fixtures.ts";

const OWN = "http://localhost:4870";
const FOREIGN = "https://evil.example";
const MODES = ["httponly", "script"] as const;
/** A body that no schema takes, so that a call which gets that far answers 400. */
const UNFIT = { email: 7, token: 7, name: 7, session_duration_minutes: "long" };
/** Telemetry comes without a session, and changes nothing of anybody's. */
const OPEN = "/events";
const UNSAFE = unsafeRoutes();
const REFUSED_PAGES = [
  ["no page", { origin: undefined, "x-sdk-parent-host": undefined }],
  ["its page in X-SDK-Parent-Host alone", { origin: undefined, "x-sdk-parent-host": OWN }],
  ["a foreign origin", { origin: FOREIGN, "x-sdk-parent-host": OWN }],
  ["the origin null", { origin: "null", "x-sdk-parent-host": OWN }],
  ["a foreign parent", { origin: OWN, "x-sdk-parent-host": FOREIGN }],
  ["a parent of another port", { origin: OWN, "x-sdk-parent-host": "http://localhost:4871" }],
] as const;

test.each(MODES.flatMap((mode) => REFUSED_PAGES.map(([page, headers]) => [mode, page, headers] as const)))(
  "security 23: with %s cookies a change that names %s is refused before its body is looked at",
  async (mode, _page, headers) => {
    const app = await startIdentityApp({ SESSION_COOKIES: mode });
    const maya = await signedIn(app, mode);

    const answers = [];
    for (const [method, path] of UNSAFE) {
      answers.push([path, (await maya.call(method, path, UNFIT, headers)).status]);
    }

    expect(answers).toEqual(UNSAFE.map(([, path]) => [path, 403]));
    expect((await maya.api("GET", "/api/v1/me")).statusCode).toBe(200);
  },
);

test.each([
  ["text", "text/plain", "email=x", 415],
  ["a form", "application/x-www-form-urlencoded", "email=x", 415],
  ["a part", "multipart/form-data; boundary=x", "--x--", 415],
  ["no type", undefined, "{}", 415],
  ["broken JSON", "application/json", '{"email":', 400],
])(
  "security 24: a body that is %s is refused before it is looked at",
  async (_case, type, payload, refusal) => {
    const app = await startIdentityApp();
    const maya = await administrator(app);

    const answers = [];
    for (const [method, path] of UNSAFE) {
      const { status, json } = await maya.raw(method, path, payload, { "content-type": type });
      answers.push([path, status, json.error_type]);
    }

    expect(UNSAFE.length).toBeGreaterThan(50);
    expect(answers).toEqual(UNSAFE.map(([, path]) => [path, refusal, "bad_request"]));
    expect((await maya.call("GET", "/users/me")).status).toBe(200);
  },
);

test.each([
  ["httponly", "no page", { origin: undefined, "x-sdk-parent-host": undefined }, 400],
  ["httponly", "a foreign parent", { origin: undefined, "x-sdk-parent-host": FOREIGN }, 400],
  ["httponly", "a foreign parent beside its own origin", { "x-sdk-parent-host": FOREIGN }, 400],
  ["httponly", "a foreign origin beside its own parent", { origin: FOREIGN }, 400],
  ["httponly", "its own parent", { origin: undefined }, 200],
  ["script", "a foreign parent", { origin: undefined, "x-sdk-parent-host": FOREIGN }, 400],
  ["script", "a foreign origin", { origin: FOREIGN }, 400],
] as const)("security 23: under %s a reading call that names %s", async (mode, _page, headers, wanted) => {
  const app = await startIdentityApp({ SESSION_COOKIES: mode });
  const maya = await administrator(app);

  const { status, json } = await maya.call("GET", "/users/me", undefined, headers);

  expect([status, json.error_type]).toEqual([
    wanted,
    wanted === 400 ? "bad_domain_for_stytch_sdk" : undefined,
  ]);
});

test("the bootstrap may name no page, and no foreign one", async () => {
  const app = await startIdentityApp();
  const ask = (headers: object) =>
    new Browser(app).call("GET", `/projects/bootstrap/${app.publicToken}`, undefined, {
      origin: undefined,
      "x-sdk-parent-host": undefined,
      ...headers,
    });

  expect((await ask({})).status).toBe(200);
  expect((await ask({ "x-sdk-parent-host": FOREIGN })).json.error_type).toBe("bad_domain_for_stytch_sdk");
  expect((await ask({ origin: FOREIGN })).json.error_type).toBe("bad_domain_for_stytch_sdk");
});

/** Every call of the provider that changes something, so that a new one is asked, too. */
function unsafeRoutes(): (readonly ["POST" | "PUT" | "DELETE", string])[] {
  const file = join(import.meta.dirname, "../../platform/http/routes.snapshot.txt");
  const lines = readFileSync(file, "utf8").matchAll(/^(POST|PUT|DELETE) \/sdk\/v1(\/\S+):/gm);
  return [...lines].flatMap(([, method, path = ""]) => {
    const isUnsafe = method === "POST" || method === "PUT" || method === "DELETE";
    return isUnsafe && path !== OPEN ? [[method, path.replace(":id", "x")] as const] : [];
  });
}

/** A browser with the session cookie of either mode. */
async function signedIn(app: Parameters<typeof administrator>[0], mode: (typeof MODES)[number]) {
  const maya = await administrator(app);
  if (mode === "httponly") return maya;
  const body = { email: EMAIL, password: STRONG_PASSWORD };
  const { json } = await new Browser(app).call("POST", "/passwords/authenticate", body);
  maya.cookies.set("stytch_session", String(json.data?.["session_token"]));
  return maya;
}
