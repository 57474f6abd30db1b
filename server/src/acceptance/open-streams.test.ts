import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import type { Person, TestApp } from "#/acceptance/test-app.fixtures.ts";
import { Browser, sharedIdentityApp } from "#/identity/identity.fixtures.ts";
import { createLog } from "#/platform/log.ts";
import { viewersSeePrices } from "#/acceptance/prices.fixtures.ts";
import { sendEvents } from "#/platform/http/events.ts";
import { createHttp } from "#/platform/http/http.ts";
import { byLength } from "./test-length.fixtures.ts";

/** Longer than a stream goes without being judged again. */
const JUDGED_AGAIN_MS = 1300;

/** A stream of the app's people, on a server of its own: one event at once, the next when `go` is called. */
async function openStream(app: TestApp, headers: Record<string, string>) {
  const go = Promise.withResolvers<void>();
  const baseUrl = app.config.baseUrl;
  const http = createHttp({
    baseUrl,
    trustedProxy: [],
    authenticator: app.identity.authenticator,
    log: createLog("silent"),
  });
  http.get("/stream", (_request, reply) => sendEvents(reply, values(go.promise)));
  onTestFinished(() => http.close());
  const response = await http.inject({ url: "/stream", headers, payloadAsStream: true });
  const events = response.stream()[Symbol.asyncIterator]();
  const first = await events.next();
  const rest = async () => {
    const next = await events.next();
    return next.done ? "over" : String(next.value);
  };
  return { first: String(first.value), go: () => go.resolve(), rest };
}

async function* values(go: Promise<void>) {
  yield "first";
  await go;
  yield "second";
}

const SECOND = 'data: "second"\n\n';

test("who may read an answer reads it to its end, however long it takes", async () => {
  const app = await sharedIdentityApp();
  const stream = await openStream(app, (await app.signIn()).headers);
  expect(stream.first).toBe('data: "first"\n\n');

  await delay(JUDGED_AGAIN_MS);
  stream.go();

  expect(await stream.rest()).toBe(SECOND);
  expect(await stream.rest()).toBe("over");
});

type App = Awaited<ReturnType<typeof sharedIdentityApp>>;

const ENDS: Record<string, (owner: Person, member: Person, app: App) => Promise<unknown>> = {
  "was removed": (owner, member) => owner("DELETE", `/api/v1/members/${member.userId}`),
  "signed out": (_owner, { headers }, app) =>
    new Browser(app).call("POST", "/sessions/revoke", {}, { cookie: headers["cookie"] }),
  "may not see prices any more": (owner) => viewersSeePrices(owner, false),
};

test.each(Object.entries(ENDS).slice(0, byLength({ short: 1, long: 3 })))(
  "the answer that is open ends for who %s",
  async (_name, end) => {
    const app = await sharedIdentityApp();
    const owner = await app.signIn();
    const member = await app.signIn({ workspaceOf: owner, role: "viewer" });
    const stream = await openStream(app, member.headers);

    await end(owner, member, app);
    const rest = stream.rest();
    await delay(JUDGED_AGAIN_MS);
    stream.go();

    expect(await rest).toBe("over");
  },
);
