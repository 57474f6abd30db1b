import { sql } from "kysely";
import * as z from "zod/mini";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "#/platform/database/database.ts";
import { sharedApp, startApp } from "#/acceptance/test-app.fixtures.ts";

const VISITOR = { host: "localhost:4870", origin: "http://localhost:4870" };

test("the server runs on Node 24", () => {
  expect(process.version).toMatch(/^v24\./);
});

test("a request for a foreign host name is refused", async () => {
  const app = await sharedApp();

  const response = await app.http.inject({
    url: "/api/v1/openapi.json",
    headers: { host: "herald.evil.example" },
  });

  expect(response.statusCode).toBe(421);
  expect(response.json()).toMatchObject({ code: "request.unknown_host" });
});

test("health is answered under any name, also where people use another address", async () => {
  const app = await startApp({ env: { BASE_URL: "https://herald.example.org" } });

  const answers = await Promise.all(
    ["/livez", "/readyz", "/api/v1/openapi.json"].map((url) =>
      app.http.inject({ url, headers: { host: "127.0.0.1:4870" } }),
    ),
  );

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 421]);
});

test.each([
  ["OPTIONS", "/api/v1/collections", "GET, HEAD, POST"],
  ["DELETE", "/api/v1/collections?limit=5", "GET, HEAD, POST"],
  ["PUT", "/livez", "GET, HEAD"],
] as const)("%s %s is told which methods are allowed", async (method, url, allowed) => {
  const app = await sharedApp();

  const response = await app.http.inject({ method, url, headers: VISITOR });

  expect(response.statusCode).toBe(405);
  expect(response.headers).toMatchObject({ allow: allowed, "content-type": "application/problem+json" });
  expect(response.json()).toMatchObject({
    status: 405,
    title: "Method Not Allowed",
    code: "request.method_not_allowed",
    detail: `This address does not answer ${method}, but ${sentence(allowed)}. /api/docs says what each of them does.`,
  });
});

test("what is at no address is not found by any method, and a private address still asks for a sign-in", async () => {
  const app = await sharedApp();
  const ask = (method: "GET" | "OPTIONS" | "DELETE" | "PUT" | "PATCH", url: string) =>
    app.http.inject({ method, url, headers: VISITOR });

  const unknown = await Promise.all([
    ask("OPTIONS", "/api/v1/nothing"),
    ask("DELETE", "/api/v1/nothing"),
    ask("PUT", "/api/v1/nothing"),
    ask("PATCH", "/api/v1/nothing"),
    ask("DELETE", "/api/v1/collections/1/2/3"),
  ]);
  const known = await ask("GET", "/api/v1/collections");

  expect(unknown.map(({ statusCode, headers }) => [statusCode, headers.allow])).toEqual(
    unknown.map(() => [404, undefined]),
  );
  expect(known.statusCode).toBe(401);
});

test("a change asked for by another site is refused, with a session or without", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const { host, cookie } = z.object({ host: z.string(), cookie: z.string() }).parse(ana.headers);

  const answers = await Promise.all(
    [
      { host, cookie },
      { host, cookie, origin: "https://evil.example" },
      { host, cookie, origin: "null" },
      { host, cookie, "sec-fetch-site": "cross-site" },
      { host, origin: "https://evil.example" },
    ].map((headers) =>
      app.http.inject({ method: "POST", url: "/api/v1/collections", headers, payload: { name: "Beauty" } }),
    ),
  );

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
});

test("text, forms and broken JSON never reach a route", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const send = (type: string, payload: string) =>
    app.http.inject({
      method: "POST",
      url: "/api/v1/collections",
      headers: { ...ana.headers, "content-type": type },
      payload,
    });

  const answers = await Promise.all([
    send("text/plain", '{"name":"Beauty"}'),
    send("application/x-www-form-urlencoded", "name=Beauty"),
    send("application/json", '{"name":'),
    send("application/json", `{"name":"${"x".repeat(300_000)}"}`),
  ]);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([415, 415, 400, 413]);
  expect(answers.map((answer) => answer.headers["content-type"])).toEqual(
    answers.map(() => "application/problem+json"),
  );
});

test.each([
  ["GET", "/api/v1/collections/%ff", 400],
  ["GET", `/api/v1/collections/${"a".repeat(500)}`, 414],
] as const)(
  "an address that cannot be read is answered with a problem: %s %s",
  async (method, url, status) => {
    const app = await sharedApp();
    const ana = await app.signIn();

    const response = await ana(method, url);

    expect(response.statusCode).toBe(status);
    expect(response.headers["content-type"]).toContain("application/problem+json");
    expect(response.json()).toMatchObject({ status, code: "request.unreadable_address" });
  },
);

test("a zero byte in a text is refused with a sentence", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  const response = await ana("POST", "/api/v1/collections", { name: "Beauty\u0000" });

  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: "request.unstorable_text" });
});

test("a create with the same Idempotency-Key happens once and is answered alike", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const create = (name: string) =>
    app.http.inject({
      method: "POST",
      url: "/api/v1/collections",
      headers: { ...ana.headers, "idempotency-key": "one" },
      payload: { name },
    });

  const first = await create("Beauty");
  const again = await create("Beauty");
  const other = await create("Fitness");

  expect([first.statusCode, again.statusCode, other.statusCode]).toEqual([201, 201, 422]);
  expect(again.json()).toEqual(first.json());
  expect((await ana("GET", "/api/v1/collections")).json().items).toHaveLength(1);
});

test("an answer to a request without a body may take longer than a body may", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const holder = await app.db.startTransaction().execute();
  await sql`lock table collections in access exclusive mode`.execute(holder);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());

  const answer = ana("GET", "/api/v1/collections");
  while (!(await isWaiting(app.db))) await new Promise(setImmediate);
  vi.advanceTimersByTime(11_000);
  await holder.commit().execute();

  expect((await answer).statusCode).toBe(200);
});

function sentence(list: string): string {
  return list.replace(/, (\w+)$/, " and $1");
}

async function isWaiting(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_locks
    where not granted and database = (select oid from pg_database where datname = current_database())`.execute(
    db,
  );
  return rows.length > 0;
}

test("a reviewer works on content checks and reads nothing else of the workspace", async () => {
  const app = await startApp();
  const ana = await app.signIn();
  const rita = await app.signIn({ workspaceOf: ana, role: "reviewer" });

  const closed = await Promise.all([
    rita("GET", "/api/v1/collections"),
    rita("GET", "/api/v1/imports"),
    rita("GET", "/api/v1/threads"),
    rita("GET", "/api/v1/strategies"),
    rita("GET", "/api/v1/campaigns"),
    rita("GET", "/api/v1/reports"),
    rita("GET", "/api/v1/brand-profile"),
    rita("POST", "/api/v1/creators/search", {}),
  ]);
  const open = await rita("GET", "/api/v1/checks");

  expect(closed.map(({ statusCode }) => statusCode)).toEqual(closed.map(() => 403));
  expect(open.statusCode).toBe(200);
});
