import { expect, test } from "vitest";
import {
  administrator,
  Browser,
  EMAIL,
  newPair,
  startIdentityApp,
  STRONG_PASSWORD,
  tokenOf,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";

const NOT_NAMES = [
  ["two lines", "customer,\n\nyour account was locked"],
  ["a control character", "Maya\u0000Ferro"],
  ["a line separator", "Maya\u2028Ferro"],
  ["text that runs backwards", "Maya \u202Eorref"],
  ["more than 120 characters", "a".repeat(121)],
] as const;

test.each(NOT_NAMES)("no name of an account has %s", async (_what, name) => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const parts = ["first_name", "middle_name", "last_name"];

  const answers = await Promise.all(
    parts.map((part) => maya.call("PUT", "/users/me", { name: { [part]: name } })),
  );

  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
  const { json } = await maya.call("GET", "/users/me");
  expect(json.data?.["name"]).toEqual({ first_name: "Maya", middle_name: "", last_name: "Ferro" });
});

test.each(NOT_NAMES)(
  "nobody joins, and no workspace and token is made, by a name with %s",
  async (_what, name) => {
    const app = await startIdentityApp();
    const maya = await administrator(app);
    const made = await maya.api("POST", "/api/v1/invitations", { role: "member" });
    const join = {
      token: tokenOf(made.json<{ url: string }>().url),
      name,
      email: "tomas@fern.com",
      password: STRONG_PASSWORD,
    };

    const joined = await new Browser(app).call("POST", "/invitations/authenticate", join);
    const workspace = await maya.api("POST", "/api/v1/workspaces", { name });
    const token = await maya.api("POST", "/api/v1/api-tokens", { name, scopes: ["read"], days: 30 });

    expect([joined.status, workspace.statusCode, token.statusCode]).toEqual([400, 400, 400]);
  },
);

test("the parts of a name have 120 characters together", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  await maya.call("PUT", "/users/me", { name: { first_name: "a".repeat(60), last_name: "b".repeat(59) } });

  const longer = await maya.call("PUT", "/users/me", { name: { first_name: "a".repeat(61) } });

  expect([longer.status, longer.json.error_message]).toEqual([400, expect.stringContaining("120")]);
});

test("a mail to an address that its account has not proved carries no name that somebody chose", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open", USER_SEARCH: "open" });
  const stranger = new Browser(app);
  const victim = "victim@fern.com";
  await stranger.call("POST", "/passwords", { email: victim, password: STRONG_PASSWORD });
  await stranger.call("PUT", "/users/me", { name: { first_name: "customer who owes us 40 euros" } });

  await ask(stranger, "/magic_links/email/send/primary", victim);
  await ask(stranger, "/passwords/email/reset/start", victim);
  await ask(stranger, "/magic_links/email/send/secondary", "anyone@fern.com");

  expect(await greetings(app)).toEqual(["Hello,", "Hello,", "Hello,"]);
});

test("a proved address is greeted by its name", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);

  await ask(maya, "/passwords/email/reset/start", EMAIL);

  expect(await greetings(app)).toEqual(["Hello Maya Ferro,"]);
});

async function ask(browser: Browser, path: string, email: string): Promise<void> {
  const { status } = await browser.call("POST", path, { email, code_challenge: newPair().challenge });
  expect(status).toBe(200);
}

async function greetings(app: IdentityApp): Promise<(string | undefined)[]> {
  return (await app.identity.outbox.lines()).map(({ text }) => text.split("\n")[0]);
}
