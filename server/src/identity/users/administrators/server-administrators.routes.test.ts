import { expect, test } from "vitest";
import {
  administrator,
  EMAIL,
  invited,
  mailedToken,
  startIdentityApp,
  STRONG_PASSWORD,
  tokenOf,
  tryPassword,
} from "#/identity/identity.fixtures.ts";
import type { Browser, IdentityApp } from "#/identity/identity.fixtures.ts";

const URL_OF_ALL = "/api/v1/server-administrators";
const DAVE = "dave@fern.com";
const MINUTE_MS = 60_000;

/** A server with two administrators, Dave being the second one. */
async function serverOfTwo() {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  app.clock.advance(1000);
  const dave = await administrator(app, { email: DAVE, workspaceName: "Daves" });
  return { app, maya, dave };
}

/** Oldest first. */
function mailsTo(app: IdentityApp, to: string) {
  return app.db
    .selectFrom("outbox_messages")
    .select(["subject", "body"])
    .where("recipient", "=", to)
    .orderBy("created_at")
    .execute();
}

async function idOf(browser: Browser): Promise<string> {
  return (await browser.api("GET", "/api/v1/me")).json<{ user: { id: string } }>().user.id;
}

/** The answer to a link of the command line that names Dave's account: a link by mail to him. */
async function mailSetupLink(app: IdentityApp, browser: Browser) {
  const { url } = await app.identity.administratorLinks.make();
  return useSetupLink(browser, tokenOf(url));
}

function useSetupLink(browser: Browser, token: string) {
  return browser.call("POST", "/administrator_links/authenticate", {
    token,
    name: "Dave",
    email: DAVE,
    password: STRONG_PASSWORD,
    workspace_name: "Daves",
    time_zone: "Europe/Berlin",
    currency: "EUR",
  });
}

test("a server administrator sees who else is one, and nobody else does", async () => {
  const { app, maya } = await serverOfTwo();
  const tomas = await invited(app, maya, { email: "tomas@fern.com", role: "admin" });

  const seen = await maya.api("GET", URL_OF_ALL);
  const answers = await Promise.all([
    tomas.api("GET", URL_OF_ALL),
    tomas.api("GET", `${URL_OF_ALL}/log`),
    tomas.api("DELETE", `${URL_OF_ALL}/${await idOf(maya)}`),
  ]);

  expect(seen.json()).toMatchObject({
    total: 2,
    items: [
      { email: EMAIL, name: "Maya Ferro", since: "2026-11-02T09:00:00.000Z" },
      { email: DAVE, since: "2026-11-02T09:00:01.000Z", lastSeenAt: "2026-11-02T09:00:01.000Z" },
    ],
  });
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
});

test("from whom it is taken has nothing of the server left: no screen, no session, no link that was mailed", async () => {
  const { app, maya, dave } = await serverOfTwo();
  const id = await idOf(dave);
  expect((await mailSetupLink(app, dave)).json.error_type).toBe("proof_mailed");
  const mailed = (await mailedToken(app, DAVE)) ?? "";
  app.clock.advance(1000);

  const removed = await maya.api("DELETE", `${URL_OF_ALL}/${id}`);

  expect(removed.statusCode).toBe(204);
  expect((await dave.api("GET", "/api/v1/me")).statusCode).toBe(401);
  expect((await useSetupLink(dave, mailed)).status).toBe(401);
  expect((await tryPassword(app, DAVE, STRONG_PASSWORD)).status).toBe(200);
  await dave.call("POST", "/passwords/authenticate", { email: DAVE, password: STRONG_PASSWORD });
  expect((await dave.api("GET", "/api/v1/outbox")).statusCode).toBe(403);
  expect((await dave.api("GET", "/api/v1/me")).json()).toMatchObject({ isServerAdministrator: false });
  expect((await maya.api("GET", `${URL_OF_ALL}/log`)).json()).toMatchObject({
    total: 3,
    items: [
      { kind: "removed", by: "Maya Ferro", person: "Maya Ferro" },
      { kind: "made", by: null },
      { kind: "made", by: null },
    ],
  });
  expect(await mailsTo(app, DAVE)).toMatchObject([{}, { subject: "You do not administer Herald any more" }]);
});

test("who administers the server hears by mail of each other one who begins or stops", async () => {
  const { app, maya, dave } = await serverOfTwo();
  app.clock.advance(1000);
  await administrator(app, { email: "eve@fern.com", workspaceName: "Eves" });
  app.clock.advance(1000);

  await maya.api("DELETE", `${URL_OF_ALL}/${await idOf(dave)}`);
  app.clock.advance(1000);
  await app.identity.serverAdministrators.removeLocally("eve@fern.com");

  const toMaya = await mailsTo(app, EMAIL);
  expect(toMaya.map(({ subject }) => subject)).toEqual([
    "Somebody else administers Herald now",
    "Somebody else administers Herald now",
    "Somebody does not administer Herald any more",
    "Somebody does not administer Herald any more",
  ]);
  expect(toMaya[0]?.body).toContain(`Maya Ferro (${DAVE}) administers this server since just now`);
  expect(toMaya[2]?.body).toContain(`It was taken away by Maya Ferro (${EMAIL}).`);
  expect(toMaya[3]?.body).toContain("It was taken away on the command line of the server.");
  expect((await mailsTo(app, "eve@fern.com")).map(({ subject }) => subject)).toEqual([
    "Somebody does not administer Herald any more",
    "You do not administer Herald any more",
  ]);
});

test("who gives up their own stays signed in, and the last one cannot", async () => {
  const { maya, dave } = await serverOfTwo();
  const [mayaId, daveId] = [await idOf(maya), await idOf(dave)];

  const given = await dave.api("DELETE", `${URL_OF_ALL}/${daveId}`);
  const again = await maya.api("DELETE", `${URL_OF_ALL}/${daveId}`);
  const last = await maya.api("DELETE", `${URL_OF_ALL}/${mayaId}`);

  expect(given.statusCode).toBe(204);
  expect((await dave.api("GET", "/api/v1/me")).json()).toMatchObject({ isServerAdministrator: false });
  expect([again.statusCode, again.json()]).toMatchObject([404, { code: "identity.no_server_administrator" }]);
  expect([last.statusCode, last.json()]).toMatchObject([409, { code: "identity.last_server_administrator" }]);
});

test("of two who take it from each other at the same moment, one stays", async () => {
  const { app, maya, dave } = await serverOfTwo();
  const [mayaId, daveId] = [await idOf(maya), await idOf(dave)];

  await Promise.all([
    maya.api("DELETE", `${URL_OF_ALL}/${daveId}`),
    dave.api("DELETE", `${URL_OF_ALL}/${mayaId}`),
  ]);

  const left = app.db.selectFrom("users").select("id").where("is_server_administrator", "=", true);
  expect(await left.execute()).toHaveLength(1);
});

test("it asks for a fresh factor", async () => {
  const { app, maya, dave } = await serverOfTwo();
  const id = await idOf(dave);
  app.clock.advance(11 * MINUTE_MS);

  const stale = await maya.api("DELETE", `${URL_OF_ALL}/${id}`);

  expect([stale.statusCode, stale.json()]).toMatchObject([401, { code: "identity.stale_factors" }]);
});

test("the command line takes it away by an address, and refuses one that has it not", async () => {
  const { app, maya } = await serverOfTwo();
  await invited(app, maya, { email: "tomas@fern.com" });
  const { serverAdministrators } = app.identity;

  await serverAdministrators.removeLocally(" Dave@Fern.com ");

  expect((await serverAdministrators.lines({ limit: 5 })).items).toMatchObject([{ email: EMAIL }]);
  const refused = ["tomas@fern.com", "nobody@fern.com", DAVE].map((email) =>
    serverAdministrators.removeLocally(email),
  );
  expect(await Promise.allSettled(refused)).toMatchObject(
    refused.map(() => ({ status: "rejected", reason: { code: "identity.no_server_administrator" } })),
  );
  await expect(serverAdministrators.removeLocally(EMAIL)).rejects.toMatchObject({
    code: "identity.last_server_administrator",
  });
});
