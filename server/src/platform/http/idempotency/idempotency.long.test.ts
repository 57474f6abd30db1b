import { sql } from "kysely";
import { expect, test } from "vitest";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import { sharedApp, startApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person, TestApp } from "#/acceptance/test-app.fixtures.ts";

const URL = "/api/v1/collections";
const UUID = "00000000-0000-4000-8000-000000000000";
const DAY_MS = 24 * 3_600_000;

test("of creates that come at once with one key exactly one happens", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  const answers = await Promise.all(Array.from({ length: 12 }, () => create(app, ana, "one")));

  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
  expect(statuses).toContain(201);
  expect(await count(ana)).toBe(1);
});

test("where the first request died before it wrote, of those that come later exactly one takes its place", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await claimed(app, ana, { wrote: false });

  const answers = await Promise.all(Array.from({ length: 8 }, () => create(app, ana, "one")));

  expect(answers.map(({ statusCode }) => statusCode)).toContain(201);
  expect(await count(ana)).toBe(1);
});

test("where the first request died after it wrote, it is not done again, and the answer says what to do", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await claimed(app, ana, { wrote: true });

  const answer = await create(app, ana, "one");

  expect(answer.json()).toMatchObject({ status: 409, code: "request.answer_lost" });
  expect(await count(ana)).toBe(0);
});

test.each([
  ["in one transaction with its answer", URL, "collections"],
  ["in transactions of its own", "/api/v1/campaigns", "campaigns"],
] as const)(
  "a first request that takes longer than a minute is not begun again: %s",
  async (_how, url, table) => {
    const clock = new TestClock();
    const app = await startApp({ clock });
    const ana = await app.signIn();
    const holder = await app.db.startTransaction().execute();
    await sql`lock table ${sql.table(table)} in share mode`.execute(holder);

    const first = create(app, ana, "one", url);
    await expect.poll(() => isWaiting(app)).toBe(true);
    clock.advance(61_000);
    const early = await create(app, ana, "one", url);
    await holder.commit().execute();
    const answered = await first;
    const late = await create(app, ana, "one", url);

    expect([answered.statusCode, early.statusCode, late.statusCode]).toEqual([201, 409, 201]);
    expect(late.json()).toEqual(answered.json());
    expect(await count(ana, url)).toBe(1);
  },
);

test.each([
  ["in one transaction with its answer", URL, "collections"],
  ["in transactions of its own", "/api/v1/campaigns", "campaigns"],
] as const)("a first request that comes back from the dead writes nothing: %s", async (_how, url, table) => {
  const app = await startApp();
  const ana = await app.signIn();
  const holder = await app.db.startTransaction().execute();
  await sql`lock table ${sql.table(table)} in share mode`.execute(holder);
  const first = create(app, ana, "one", url);
  await expect.poll(() => isWaiting(app)).toBe(true);
  await withWorkspace(app.db, ana.workspaceId, (transaction) =>
    sql`update idempotency_keys set leased_until = '-infinity'`.execute(transaction),
  );

  const second = create(app, ana, "one", url);
  await expect.poll(() => isWaiting(app, 2)).toBe(true);
  await holder.commit().execute();
  const answers = await Promise.all([first, second]);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 201]);
  expect(await count(ana, url)).toBe(1);
});

test("a key is forgotten after a day", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const ana = await app.signIn();
  await create(app, ana, "one");

  clock.advance(DAY_MS - 1000);
  await create(app, ana, "one");
  const before = await count(ana);
  clock.advance(2000);
  await create(app, ana, "one");

  expect([before, await count(ana)]).toEqual([1, 2]);
});

test("a failure gives the key free, and nothing of it stays", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const unknown = { name: "Beauty", creatorIds: [UUID] };

  const failed = await create(app, ana, "one", URL, unknown);
  const again = await create(app, ana, "one");

  expect([failed.statusCode < 500, failed.statusCode >= 400, again.statusCode]).toEqual([true, true, 201]);
  expect(await count(ana)).toBe(1);
});

test("a key at an address that does not exist changes nothing of the answer", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  const [signedIn, visitor] = await Promise.all([
    create(app, ana, "one", "/api/v1/nothing"),
    app.http.inject({
      method: "POST",
      url: "/api/v1/nothing",
      headers: { host: "localhost:4870", origin: "http://localhost:4870", "idempotency-key": "one" },
      payload: {},
    }),
  ]);

  expect([signedIn.statusCode, visitor.statusCode]).toEqual([404, 404]);
});

test.each([URL, "/api/v1/workspaces"])(
  "a key belongs to who sends it, not to a colleague: %s",
  async (url) => {
    const app = await sharedApp();
    const ana = await app.signIn();
    const mia = await app.signIn({ workspaceOf: ana });

    const [first, other] = [await create(app, ana, "one", url), await create(app, mia, "one", url)];
    const again = await create(app, ana, "one", url);

    expect([first.statusCode, other.statusCode, again.statusCode]).toEqual([201, 201, 201]);
    expect(other.json().id).not.toBe(first.json().id);
    expect(again.json()).toEqual(first.json());
  },
);

test("a key belongs to the token that sends it, not to another one of its maker", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const [one, two] = [await tokenOf(ana), await tokenOf(ana)];

  const [first, other] = [await create(app, one, "one"), await create(app, two, "one")];
  const again = await create(app, one, "one");

  expect(other.json().id).not.toBe(first.json().id);
  expect(again.json()).toEqual(first.json());
  expect(await count(ana)).toBe(2);
});

test.each([
  ["/api/v1/api-tokens", { name: "Sheet" }],
  ["/api/v1/invitations", {}],
  ["/api/v1/reports/{id}/links", {}],
])("a secret is made once for a key, and the repeat says what to do: %s", async (path, body) => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const url = path.replace("{id}", await reportOf(ana));

  const first = await create(app, ana, "one", url, body);
  const repeats = [await create(app, ana, "one", url, body), await create(app, ana, "one", url, body)];
  const other = await create(app, ana, "two", url, body);

  expect([first.statusCode, other.statusCode]).toEqual([201, 201]);
  for (const repeat of repeats) {
    expect(repeat.json()).toMatchObject({ status: 409, code: "request.secret_shown_once" });
  }
  expect(await count(ana, url)).toBe(2);
});

test("a key that is longer than what is kept of it is refused instead of cut", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  const answer = await create(app, ana, "k".repeat(201));

  expect(answer.json()).toMatchObject({ status: 400, code: "request.idempotency_key_too_long" });
  expect(await count(ana)).toBe(0);
});

function create(
  app: TestApp,
  person: Pick<Person, "headers">,
  key: string,
  url: string = URL,
  body: object = { name: "Beauty" },
) {
  const headers = { ...person.headers, "idempotency-key": key };
  return app.http.inject({ method: "POST", url, headers, payload: body });
}

/** A program with a new token of the person. */
async function tokenOf(person: Person): Promise<Pick<Person, "headers">> {
  const made = await person("POST", "/api/v1/api-tokens", { name: "Sheet", scopes: ["read", "write"] });
  const { token } = made.json<{ token: string }>();
  return { headers: { host: "localhost:4870", authorization: `Bearer ${token}` } };
}

/** The id of a new report. */
async function reportOf(person: Person): Promise<string> {
  const campaign = await person("POST", "/api/v1/campaigns", { name: "Beauty" });
  const report = await person("POST", "/api/v1/reports", { campaignId: campaign.json<{ id: string }>().id });
  return report.json<{ id: string }>().id;
}

/** Leaves a key as a request does whose process was killed: what it made is gone, its lease is over. */
async function claimed(app: TestApp, person: Person, { wrote }: { wrote: boolean }): Promise<void> {
  await create(app, person, "one");
  await withWorkspace(app.db, person.workspaceId, async (transaction) => {
    await sql`update idempotency_keys set status = null, body = null, wrote = ${wrote},
      leased_until = '-infinity'`.execute(transaction);
    await transaction.deleteFrom("collections").execute();
  });
}

/** Whether so many requests wait for a table. */
async function isWaiting(app: TestApp, number = 1): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_locks where not granted and locktype = 'relation'
    and database = (select oid from pg_database where datname = current_database())`.execute(app.db);
  return rows.length >= number;
}

async function count(person: Person, url: string = URL): Promise<number> {
  return (await person("GET", url)).json<{ items: object[] }>().items.length;
}
