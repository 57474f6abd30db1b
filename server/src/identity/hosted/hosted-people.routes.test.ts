import type { Me } from "@app/contract/identity/schemas";
import { expect, test } from "vitest";
import type { Browser } from "#/identity/identity.fixtures.ts";
import { openAccount } from "#/identity/users/sign-ups.store.ts";
import { insertEmail } from "#/identity/users/users.store.ts";
import { hostedBrowser, hostedProvider, NORA, startHosted } from "./hosted.fixtures.ts";

async function me(browser: Browser): Promise<Me> {
  return (await browser.api("GET", "/api/v1/me")).json<Me>();
}

test("who proves an address first by the hosted provider is told what that ended, and so are the others", async () => {
  const double = await hostedProvider();
  const app = await startHosted(double);
  const now = app.clock.now();
  const [mine, others] = [
    { name: "Squatter", email: "nora@vale.com" },
    { name: "Pam", email: "pam@fern.com" },
  ];
  await app.db.transaction().execute(async (transaction) => {
    await openAccount(transaction, { ...mine, verified: false, now });
    const { userId } = await openAccount(transaction, { ...others, verified: false, now });
    await insertEmail(transaction, userId, "pam@vale.com", now);
  });
  const heir = { ...NORA, user_id: "user-test-tomas", emails: [{ email: others.email, verified: true }] };

  const noras = await me(await hostedBrowser(double, app));
  const heirs = await me(await hostedBrowser(double, app, heir));

  expect(noras.preferences.notice).toBe("first_proof");
  expect(heirs).toMatchObject({
    user: { email: "pam@fern.com" },
    preferences: { notice: "address_freed" },
  });
  const subjects = (await app.identity.outbox.lines()).map(({ to, subject }) => `${to}: ${subject}`);
  expect(subjects.toSorted()).toEqual([
    "nora@vale.com: Your address is proved, and what was set before is gone",
    "pam@vale.com: An address was taken away from your account",
  ]);
});

test("an address that a person gets at the provider is theirs, whoever typed it here and never proved it", async () => {
  const double = await hostedProvider();
  const app = await startHosted(double);
  const now = app.clock.now();
  await app.db.transaction().execute(async (transaction) => {
    const aside = { name: "Mal", email: "nora@brand.com", verified: false, now };
    const { userId } = await openAccount(transaction, aside);
    await insertEmail(transaction, userId, "mal@evil.com", now);
    await openAccount(transaction, { ...aside, email: "nora@work.com" });
    await openAccount(transaction, { ...aside, email: "ida@fern.com", verified: true });
  });
  const nora = { ...NORA };
  const browser = await hostedBrowser(double, app, nora);
  await me(browser);
  const more = ["nora@brand.com", "nora@work.com", "ida@fern.com"];
  nora.emails = [...NORA.emails, ...more.map((email) => ({ email, verified: true }))];
  app.clock.advance(10 * 60_000);

  const { user } = await me(browser);

  // Who has proved "ida@fern.com" here keeps it.
  expect(user.provedEmails?.toSorted()).toEqual(["nora@brand.com", "nora@vale.com", "nora@work.com"]);
  const told = (await app.identity.outbox.lines()).filter(({ to }) => to === "mal@evil.com");
  expect(told.map(({ subject }) => subject)).toEqual(["An address was taken away from your account"]);
});
