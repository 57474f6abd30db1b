import { expect, test } from "vitest";
import {
  administrator,
  invited,
  mailedToken,
  newPair,
  startIdentityApp,
} from "#/identity/identity.fixtures.ts";
import type { Browser } from "#/identity/identity.fixtures.ts";

const GWEN = "gwen@fern.com";

async function toProve(browser: Browser): Promise<unknown> {
  const answer = await browser.api("GET", "/api/v1/me");
  return answer.json<{ user: { unprovedEmail: string | null } }>().user.unprovedEmail;
}

test("who has proved no address is asked to, until they do by a link of their own", async () => {
  const app = await startIdentityApp({ SMTP_URL: "smtp://127.0.0.1:9" });
  const gwen = await invited(app, await administrator(app), { email: GWEN });
  const before = await toProve(gwen);

  const { verifier, challenge } = newPair();
  await gwen.call("POST", "/magic_links/email/send/secondary", { email: GWEN, code_challenge: challenge });
  const token = await mailedToken(app, GWEN);
  await gwen.call("POST", "/magic_links/authenticate", { token, code_verifier: verifier });

  expect([before, await toProve(gwen)]).toEqual([GWEN, null]);
});

test("where no mail goes out nobody is asked to open one", async () => {
  const app = await startIdentityApp();

  const gwen = await invited(app, await administrator(app), { email: GWEN });

  expect(await toProve(gwen)).toBeNull();
});
