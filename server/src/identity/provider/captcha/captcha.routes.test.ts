import { expect, test } from "vitest";
import {
  administrator,
  Browser,
  EMAIL,
  startIdentityApp,
  STRONG_PASSWORD,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";
import { zeroBits } from "./proofs.rules.ts";

const BODY = { email: EMAIL, password: STRONG_PASSWORD };

async function prove(app: IdentityApp): Promise<string> {
  const { json } = await new Browser(app).call("POST", "/captcha/challenges");
  const bits = Number(json.data?.["zero_bits"]);
  for (let number = 0; ; number++) {
    const proof = `${String(json.data?.["challenge"])}.${number}`;
    if (zeroBits(proof) >= bits) return proof;
  }
}

async function signIn(app: IdentityApp, captcha_token?: string) {
  const { response } = await new Browser(app)
    .call("POST", "/passwords/authenticate", { ...BODY, captcha_token })
    .catch(() => ({ response: null }));
  return response;
}

/** As it is answered, JSON or not. */
async function plain(app: IdentityApp, body: object, path = "/passwords/authenticate") {
  const basic = Buffer.from(`${app.publicToken}:${app.publicToken}`).toString("base64");
  const answer = await app.http.inject({
    method: "POST",
    url: `/sdk/v1${path}`,
    headers: {
      host: "localhost:4870",
      origin: "http://localhost:4870",
      "x-sdk-parent-host": "http://localhost:4870",
      authorization: `Basic ${basic}`,
    },
    payload: body,
  });
  return { status: answer.statusCode, type: String(answer.headers["content-type"]), body: answer.body };
}

test("where it is always asked for, a try without a proof is answered in plain text, and one with it goes through", async () => {
  const app = await startIdentityApp({ CAPTCHA: "always" });

  const asked = await plain(app, BODY);
  const wrong = await plain(app, { ...BODY, captcha_token: await prove(app) });

  expect(asked).toEqual({ status: 400, type: "text/plain; charset=utf-8", body: "Captcha required" });
  expect(JSON.parse(wrong.body)).toMatchObject({ error_type: "unable_to_auth_password" });
});

const GUARDED = [
  "/magic_links/email/login_or_create",
  "/magic_links/email/send/primary",
  "/magic_links/email/send/secondary",
  "/otps/email/login_or_create",
  "/otps/sms/send/primary",
  "/otps/whatsapp/send/secondary",
  "/otps/authenticate",
  "/passwords",
  "/passwords/authenticate",
  "/passwords/email/reset/start",
  "/passwords/email/reset",
  "/passwords/existing_password/reset",
  "/passwords/session/reset",
  "/crypto_wallets/authenticate/start/primary",
  "/crypto_wallets/authenticate/start/secondary",
  "/crypto_wallets/authenticate",
  "/webauthn/authenticate",
  "/totps/authenticate",
  "/totps/recover",
  "/users/search",
  "/invitations/authenticate",
];

test("each call that tries or sends something asks for a proof", async () => {
  const app = await startIdentityApp({ CAPTCHA: "always" });

  const asked = await Promise.all(GUARDED.map(async (path) => [path, (await plain(app, BODY, path)).body]));

  expect(asked).toEqual(GUARDED.map((path) => [path, "Captcha required"]));
});

test("of 20 tries with one proof at once one goes through, and a made-up or late one never does", async () => {
  const app = await startIdentityApp({ CAPTCHA: "always" });
  const proof = await prove(app);
  const late = await prove(app);
  const typeOf = async (captcha_token: string) =>
    (await signIn(app, captcha_token))?.json<{ error_type: string }>().error_type;

  const answers = await Promise.all(Array.from({ length: 20 }, () => typeOf(proof)));
  const [end, nonce, signature] = late.split(".");
  const forged = await typeOf(`${Number(end) + 1}.${nonce}.${signature}.1`);
  const unworked = await typeOf(`${end}.${nonce}.${signature}.1`);
  app.clock.advance(5 * 60_000);

  expect(answers.filter((type) => type === "unable_to_auth_password")).toHaveLength(1);
  expect(answers.filter((type) => type === "captcha_failed")).toHaveLength(19);
  expect([forged, unworked, await typeOf(late)]).toEqual([
    "captcha_failed",
    "captcha_failed",
    "captcha_failed",
  ]);
});

test("by itself it is asked for above 60 tries a minute from one address, and not of others", async () => {
  const app = await startIdentityApp();
  const tries = Array.from({ length: 60 }, () => plain(app, { email: EMAIL }, "/users/search"));

  const before = await Promise.all(tries);
  const above = await plain(app, { email: EMAIL }, "/users/search");
  app.clock.advance(60_000);
  const later = await plain(app, { email: EMAIL }, "/users/search");

  expect(before.filter(({ body }) => body === "Captcha required")).toEqual([]);
  expect(above.body).toBe("Captcha required");
  expect(later.body).not.toBe("Captcha required");
});

test.each(["never", "auto"])("with %s nothing is asked of a first try", async (CAPTCHA) => {
  const app = await startIdentityApp({ CAPTCHA });
  await administrator(app);

  expect((await signIn(app))?.statusCode).toBe(200);
});

test("what reads, ends or renews a session is never asked for a proof", async () => {
  const app = await startIdentityApp({ CAPTCHA: "always" });

  const answers = await Promise.all(
    ["/sessions/authenticate", "/sessions/revoke", "/events", "/passwords/strength_check"].map((path) =>
      plain(app, path === "/events" ? [] : { password: "x" }, path),
    ),
  );

  expect(answers.filter(({ body }) => body.includes("Captcha"))).toEqual([]);
});

test("in the deciding mode a proof counts with the id of the page that did it, and else not", async () => {
  const app = await startIdentityApp({ CAPTCHA: "always", TELEMETRY_MODE: "DECISIONING" });
  const answerFor = async (pageOf: (proof: string) => string | undefined) => {
    const proof = await prove(app);
    const answer = await plain(app, { ...BODY, captcha_token: proof, dfp_telemetry_id: pageOf(proof) });
    const parsed: unknown = JSON.parse(answer.body);
    return parsed;
  };

  const answers = [
    await answerFor((proof) => proof.slice(0, proof.lastIndexOf("."))),
    await answerFor(() => undefined),
    await answerFor(() => "another"),
  ];

  expect(answers).toMatchObject([
    { error_type: "unable_to_auth_password" },
    { error_type: "captcha_failed" },
    { error_type: "captcha_failed" },
  ]);
});
