import { expect, test } from "vitest";
import { administrator, startIdentityApp } from "#/identity/identity.fixtures.ts";
import type { Browser } from "#/identity/identity.fixtures.ts";
import { mailServer, urlOf } from "#/identity/mail/delivery/mail-servers.fixtures.ts";
import type { Refusals } from "#/identity/mail/delivery/mail-servers.fixtures.ts";

const IDA = "ida@fern.com";
const SOON = { timeout: 60_000, interval: 50 };

const mails = async (browser: Browser) =>
  (await browser.api("GET", "/api/v1/invitations"))
    .json<{ items: { mail: string | null }[] }>()
    .items.map(({ mail }) => mail);

test("an invitation whose mail was refused for good says so without the server's words, until it is sent", async () => {
  const refuses: Refusals = { recipient: "550 No such user in mail.fern.internal" };
  const server = await mailServer({ refuses });
  const app = await startIdentityApp({ ROLE: "all", SMTP_URL: urlOf(server.endpoint) });
  const maya = await administrator(app);

  const invited = await maya.api("POST", "/api/v1/invitations/mailed", { emails: [IDA] });
  await expect.poll(() => mails(maya), SOON).toEqual(["unknown_address"]);
  const list = await maya.api("GET", "/api/v1/invitations");
  delete refuses.recipient;
  const [one] = list.json<{ items: { id: string }[] }>().items;
  const again = await maya.api("POST", `/api/v1/invitations/${one?.id}/mail`);

  expect(invited.json()).toMatchObject({ areKept: false });
  expect(list.body).not.toMatch(/internal|127\.0\.0\.1|550/u);
  expect(again.json()).toMatchObject({ mail: "waiting" });
  await expect.poll(() => mails(maya), SOON).toEqual(["sent"]);
});

test("where nothing sends mails, an invitation that is sent again is kept, and a link has no mail", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  await maya.api("POST", "/api/v1/invitations/mailed", { emails: [IDA] });
  const [one] = (await maya.api("GET", "/api/v1/invitations")).json<{ items: { id: string }[] }>().items;

  const again = await maya.api("POST", `/api/v1/invitations/${one?.id}/mail`);
  const link = await maya.api("POST", "/api/v1/invitations", {});

  expect([again.json(), link.json()]).toMatchObject([{ mail: "kept" }, { mail: null }]);
});
