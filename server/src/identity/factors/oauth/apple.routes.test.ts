import { expect, test } from "vitest";
import { Browser, newPair, startIdentityApp } from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";
import { startApple } from "./apple.fixtures.ts";
import type { AppleDouble } from "./apple.fixtures.ts";
import { startPath } from "./oauth.fixtures.ts";

const ADA = { sub: "000123.ada.0456", email: "x7q9@privaterelay.appleid.com", email_verified: "true" };
const CALLBACK = "/v1/oauth/callback/apple/form";

async function withApple(claims: Record<string, unknown>) {
  const apple = await startApple(claims);
  const env = { SIGN_UP: "open", OAUTH_PROVIDERS: JSON.stringify([apple.entry]) };
  return { apple, app: await startIdentityApp(env, { isNew: true }) };
}

/** The form that Apple's page sends: of another site, so without cookies. */
function sendForm(app: IdentityApp, form: URLSearchParams | string, url = CALLBACK) {
  const headers = {
    host: "localhost:4870",
    origin: "https://appleid.apple.com",
    "sec-fetch-site": "cross-site",
    "content-type": "application/x-www-form-urlencoded",
    accept: "text/html",
  };
  return app.http.inject({ method: "POST", url, headers, payload: form.toString() });
}

async function signIn({ app, apple }: { app: IdentityApp; apple: AppleDouble }) {
  const [browser, pair] = [new Browser(app), newPair()];
  const start = await browser.api("GET", startPath(app, "apple", pair));
  const sent = await sendForm(app, apple.agree(String(start.headers.location)));
  const landing = await browser.api("GET", String(sent.headers["location"]));
  const token = new URL(String(landing.headers.location)).searchParams.get("token");
  const answer = await browser.call("POST", "/oauth/authenticate", { token, code_verifier: pair.verifier });
  return { ...answer, sent };
}

function shown(address: unknown, browser: Browser) {
  return browser.send("GET", String(address), undefined, { accept: "text/html" });
}

test("Apple signs somebody in by its form, whose name it says the first time only", async () => {
  const server = await withApple(ADA);

  const first = await signIn(server);
  const again = await signIn(server);

  expect([first.sent.statusCode, first.status, again.status]).toEqual([303, 200, 200]);
  for (const { json } of [first, again]) {
    expect(json.data).toMatchObject({
      provider_type: "apple",
      provider_subject: ADA.sub,
      user: {
        name: { first_name: "Ada", last_name: "Lund" },
        emails: [{ email: ADA.email, verified: true }],
      },
    });
  }
  expect(again.json.data?.["user_id"]).toBe(first.json.data?.["user_id"]);
});

test("an address that Apple does not call proved makes no account, and the refusal says what to do", async () => {
  const { json } = await signIn(await withApple({ ...ADA, email_verified: "false" }));

  expect([json.error_type, json.error_message]).toEqual([
    "oauth_email_needed",
    expect.stringContaining("sign in with a mailed link and connect"),
  ]);
});

test("a form is passed on only as an address of this server, with what a provider may say", async () => {
  const { app } = await withApple(ADA);

  const answers = [
    await sendForm(app, "state=s&code=c&redirect=https%3A%2F%2Fevil.example&id_token=t"),
    await sendForm(app, `state=s&user=${"u".repeat(2001)}`, `${CALLBACK}?state=other`),
    await sendForm(app, "state=s&error=user_cancelled_authorize"),
  ];

  expect(answers.map(({ headers }) => headers["location"])).toEqual([
    `${CALLBACK}?code=c&state=s`,
    `${CALLBACK}?state=s`,
    `${CALLBACK}?state=s&error=user_cancelled_authorize`,
  ]);
  expect(answers.every(({ headers }) => headers["set-cookie"] === undefined)).toBe(true);
});

test("whoever comes back in another browser, or broke off at Apple, reads so", async () => {
  const { app, apple } = await withApple(ADA);
  const browser = new Browser(app);
  const begin = async () =>
    apple.agree(String((await browser.api("GET", startPath(app, "apple", newPair()))).headers.location));
  const form = await begin();
  const sent = await sendForm(app, form);
  const cancelled = new URLSearchParams({
    state: (await begin()).get("state") ?? "",
    error: "user_cancelled_authorize",
  });

  const elsewhere = await shown(sent.headers["location"], new Browser(app));
  const broken = await shown((await sendForm(app, cancelled)).headers["location"], browser);

  expect(
    [elsewhere, broken].map(({ headers }) =>
      new URL(String(headers.location)).searchParams.get("error_type"),
    ),
  ).toEqual(["oauth_state_not_found", "oauth_denied"]);
});
