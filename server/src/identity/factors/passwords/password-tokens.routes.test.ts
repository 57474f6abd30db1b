import type { MemberList } from "@app/contract/identity/schemas";
import { expect, test } from "vitest";
import { withWorkspace } from "#/platform/database/database.ts";
import {
  administrator,
  Browser,
  EMAIL,
  invited,
  mailedToken,
  newPair,
  startIdentityApp,
  STRONG_PASSWORD,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";

const NEW_PASSWORD = "seven copper kites 88";

test("security 13: a reset by mail ends the API tokens of the person, and of nobody else, and the mail says so", async () => {
  const { app, owner, own, others } = await started();

  await byMail(app);

  expect([await statusOf(app, own), await statusOf(app, others)]).toEqual([401, 200]);
  expect(await toldOf(app)).toBe(
    "API tokens that you made have ended, too: Sheet, 1 more. Make new ones for programs that need them.",
  );
  await owner.call("POST", "/passwords/authenticate", { email: EMAIL, password: NEW_PASSWORD });
  const log = await owner.api("GET", "/api/v1/members/log?kind=token_ended_with_password");
  expect(log.json<{ items: unknown[] }>().items).toHaveLength(2);
  const me = (await owner.api("GET", "/api/v1/me")).json<{ workspaces: { id: string }[] }>();
  const rows = await withWorkspace(app.db, me.workspaces[0]?.id ?? "", (transaction) =>
    transaction.selectFrom("api_tokens").select(["name", "ended_with"]).orderBy("name").execute(),
  );
  expect(rows).toEqual([
    { name: "Feed", ended_with: null },
    { name: "Sheet", ended_with: "password" },
    { name: "see evil.example", ended_with: "password" },
  ]);
});

test("security 13: a token that went with its maker a moment before a reset does not come back with them", async () => {
  const { app, owner } = await started();
  await invited(app, owner, { email: "ida@fern.com", role: "admin" });
  // The first reset proves the address.
  await byMail(app, "ida@fern.com");
  const browser = new Browser(app);
  await browser.call("POST", "/passwords/authenticate", { email: "ida@fern.com", password: NEW_PASSWORD });
  const token = await newToken(browser, "Desk");
  const ida = (await owner.api("GET", "/api/v1/members"))
    .json<MemberList>()
    .items.find(({ email }) => email === "ida@fern.com");
  app.clock.advance(1000);
  await owner.api("DELETE", `/api/v1/members/${ida?.userId}`);

  await byMail(app, "ida@fern.com");
  const back = await owner.api("POST", `/api/v1/members/${ida?.userId}/restore`);

  expect([back.statusCode, await statusOf(app, token)]).toEqual([200, 401]);
});

test("security 13: a password changed by the one before names the API tokens that work on", async () => {
  const { app, owner, own } = await started();

  const body = { email: EMAIL, existing_password: STRONG_PASSWORD, new_password: NEW_PASSWORD };
  await owner.call("POST", "/passwords/existing_password/reset", body);

  expect(await statusOf(app, own)).toBe(200);
  expect(await toldOf(app)).toBe(
    "API tokens that you made work on: Sheet, 1 more. Revoke those that you do not know in Settings, API tokens.",
  );
});

/** Two tokens of the owner, one of which is named like a link, and one of an admin beside them. */
async function started() {
  const app = await startIdentityApp();
  const owner = await administrator(app);
  const admin = await invited(app, owner, { email: "tomas@fern.com", role: "admin" });
  const own = await newToken(owner, "Sheet");
  await newToken(owner, "see evil.example");
  return { app, owner, own, others: await newToken(admin, "Feed") };
}

async function newToken(browser: Browser, name: string): Promise<string> {
  return (await browser.api("POST", "/api/v1/api-tokens", { name })).json<{ token: string }>().token;
}

async function byMail(app: IdentityApp, email = EMAIL): Promise<void> {
  const browser = new Browser(app);
  const { verifier, challenge } = newPair();
  await browser.call("POST", "/passwords/email/reset/start", { email, code_challenge: challenge });
  const token = await mailedToken(app, email);
  const body = { token, password: NEW_PASSWORD, code_verifier: verifier };
  await browser.call("POST", "/passwords/email/reset", body);
}

async function statusOf(app: IdentityApp, token: string): Promise<number> {
  const headers = { host: "localhost:4870", authorization: `Bearer ${token}` };
  return (await app.http.inject({ url: "/api/v1/collections", headers })).statusCode;
}

/** What the mail about the new password says of tokens. */
async function toldOf(app: IdentityApp): Promise<string | undefined> {
  const lines = await app.identity.outbox.lines();
  const mail = lines.find(({ subject }) => subject === "Your password was changed");
  return mail?.text.split("\n\n").find((paragraph) => paragraph.startsWith("API tokens"));
}
