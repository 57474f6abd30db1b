import { expect, test } from "vitest";
import { loadSecrets } from "#/platform/config/secrets.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import { startApp } from "#/acceptance/test-app.fixtures.ts";
import { LOCAL_COMMAND, LOCAL_SECRET_HEADER } from "./local.routes.ts";

test("an administrator link is in its answer only, whatever key the request carries", async () => {
  const app = await startApp();
  const ana = await app.signIn();
  const ask = () =>
    app.http.inject({
      method: "POST",
      url: LOCAL_COMMAND,
      headers: {
        ...ana.headers,
        "idempotency-key": "one",
        [LOCAL_SECRET_HEADER]: loadSecrets(app.config).localCommand,
      },
      payload: { name: "admin-link", workspace: null, input: {} },
    });

  const [first, second] = [await ask(), await ask()];

  const urls = [first, second].map((answer) => answer.json<{ json: { url: string } }>().json.url);
  const keys = await withWorkspace(app.db, ana.workspaceId, (transaction) =>
    transaction.selectFrom("idempotency_keys").selectAll().execute(),
  );
  expect(urls[0]).toContain("stytch_token_type=setup");
  expect(urls[1]).not.toBe(urls[0]);
  expect(keys).toEqual([]);
});

test("the command line signs everybody out, and says how much it ended", async () => {
  const app = await startApp();
  const ana = await app.signIn();
  const answer = await app.http.inject({
    method: "POST",
    url: LOCAL_COMMAND,
    headers: { ...ana.headers, [LOCAL_SECRET_HEADER]: loadSecrets(app.config).localCommand },
    payload: { name: "end-sessions", workspace: null, input: { alsoTokens: false } },
  });

  expect(answer.json()).toMatchObject({
    json: { sessions: 1, links: 0, codes: 0, steps: 0, tokens: null, inviteLinks: null },
    text: expect.stringContaining("Ended: 1 session, 0 links, 0 codes"),
  });
  expect((await ana("GET", "/api/v1/me")).statusCode).toBe(401);
});

test("the command line lists who administers the server, and refuses to take it from who does not", async () => {
  const app = await startApp();
  const ana = await app.signIn({ isServerAdministrator: true });
  const run = (input: object) =>
    app.http.inject({
      method: "POST",
      url: LOCAL_COMMAND,
      headers: { ...ana.headers, [LOCAL_SECRET_HEADER]: loadSecrets(app.config).localCommand },
      payload: { name: "admins", workspace: null, input },
    });

  const listed = await run({ action: "list" });
  const refused = await run({ action: "remove", email: "nobody@fern.com" });

  expect(listed.json()).toMatchObject({ json: [{ userId: ana.userId, since: null }] });
  expect(refused.json()).toMatchObject({
    code: "identity.no_server_administrator",
    detail: "The server is not administered by nobody@fern.com, or not any more.",
  });
});
