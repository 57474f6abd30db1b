import type { Me, MemberList } from "@app/contract/identity/schemas";
import { expect, test } from "vitest";
import { personWords } from "#/identity/mail/mails.rules.ts";
import { keepNotice } from "#/identity/users/users.store.ts";
import {
  administrator,
  Browser,
  invited,
  mailedToken,
  newPair,
  startIdentityApp,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";

const GWEN = "gwen@fern.com";

async function toProve(browser: Browser): Promise<unknown> {
  const answer = await browser.api("GET", "/api/v1/me");
  return answer.json<{ user: { unprovedEmail: string | null } }>().user.unprovedEmail;
}

async function prove(app: IdentityApp, browser: Browser, email: string, way = "send/secondary") {
  const { verifier, challenge } = newPair();
  await browser.call("POST", `/magic_links/email/${way}`, { email, code_challenge: challenge });
  const token = await mailedToken(app, email);
  await browser.call("POST", "/magic_links/authenticate", { token, code_verifier: verifier });
}

test("who has proved no address is asked to, until they do by a link of their own", async () => {
  const app = await startIdentityApp({ SMTP_URL: "smtp://127.0.0.1:9" });
  const gwen = await invited(app, await administrator(app), { email: GWEN });
  const before = await toProve(gwen);

  await prove(app, gwen, GWEN);

  expect([before, await toProve(gwen)]).toEqual([GWEN, null]);
});

test("where no mail goes out nobody is asked to open one", async () => {
  const app = await startIdentityApp();

  const gwen = await invited(app, await administrator(app), { email: GWEN });

  expect(await toProve(gwen)).toBeNull();
});

test("others know a person by a proved address, and never by one that they only typed beside it", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const mal = await invited(app, maya, { email: "boss@brand.com", role: "admin" });
  const listed = async () => {
    const { items } = (await maya.api("GET", "/api/v1/members")).json<MemberList>();
    return items.map(({ email, isEmailProved }) => `${email} ${isEmailProved}`);
  };
  const before = await listed();

  await prove(app, mal, "mal@evil.com");

  expect(before).toContain("boss@brand.com false");
  expect((await listed()).toSorted()).toEqual(["mal@evil.com true", "maya@fernhollow.com true"]);
  expect((await mal.api("GET", "/api/v1/me")).json<Me>().user.email).toBe("mal@evil.com");
});

test.each([
  ["Mal", true, "Mal (mal@evil.com)"],
  ["", true, "mal@evil.com"],
  ["Mal", false, "Mal (mal@evil.com, an address that nobody has proved)"],
  ["", false, "mal@evil.com (an address that nobody has proved)"],
])("%s with an address proved, %s, is named to others as %s", (name, verified, words) => {
  expect(personWords({ name, emails: [{ email: "mal@evil.com", verified }] })).toBe(words);
});

test("that a lost app is gone does not take the place of what a first proof took", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const read = async () => (await maya.api("GET", "/api/v1/me")).json<Me>();
  const { id } = (await read()).user;

  await keepNotice(app.db, id, "first_proof");
  await keepNotice(app.db, id, "app_gone");

  expect((await read()).preferences.notice).toBe("first_proof");
});

test.each(["who was removed", "who was in a workspace that was deleted"])(
  "%s before an address was proved first is not brought back by taking that back",
  async (who) => {
    const app = await startIdentityApp();
    const maya = await administrator(app);
    const gwen = await invited(app, maya, { email: GWEN, role: "admin" });
    const { user, currentWorkspace } = (await gwen.api("GET", "/api/v1/me")).json<Me>();
    const [url, status] =
      who === "who was removed"
        ? [`/api/v1/members/${user.id}`, 404]
        : [`/api/v1/workspaces/${currentWorkspace?.id}`, 200];
    const removed = await maya.api("DELETE", url);
    const browser = new Browser(app);

    await prove(app, browser, GWEN, "send/primary");
    const restored = await maya.api("POST", `${url}/restore`);

    expect([removed.statusCode, restored.statusCode]).toEqual([204, status]);
    const { workspaces } = (await browser.api("GET", "/api/v1/me")).json<Me>();
    expect(workspaces.filter(({ isSample }) => !isSample)).toEqual([]);
  },
);
