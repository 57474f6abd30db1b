import type { Workspace } from "@app/contract/identity/schemas";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { withWorkspace } from "#/platform/database/database.ts";
import { sharedApp, WITH_JOBS } from "#/acceptance/test-app.fixtures.ts";
import type { Person, TestApp } from "#/acceptance/test-app.fixtures.ts";

const SLOW = 300_000;
const HOST = { host: "localhost:4870" };
const COPY = "/api/v1/sample/copy";
/** Who is in a workspace and came when, what it has asked for before, and what the search index has still to read. */
const OF_THE_WORKSPACE_ITSELF = ["memberships", "member_events", "idempotency_keys", "change_feed"];

test(
  "a copy holds whatever the sample holds: every table, every file, and the search finds it",
  async () => {
    const app = await loadedApp();
    const [ben, ana] = [await app.signIn(), await app.signIn()];
    // Made while the checks of the sample are still under way: the copy ends its own.
    const early = (await ben("POST", COPY)).json<Workspace>();
    await expect.poll(() => states(app, ben, early.slug), { timeout: 120_000 }).toEqual(["done"]);
    // What the sample has behind it comes after it is loaded; its report comes last, and its drafts are read then.
    await expect.poll(() => reports(app, ana), { timeout: 120_000 }).toBe(2);
    await expect.poll(() => states(app, ana, "sample"), { timeout: 120_000 }).toEqual(["done"]);

    const copy = (await ana("POST", COPY)).json<Workspace>();

    expect(copy).toMatchObject({ isSample: true, isSampleCopy: true, role: "owner" });
    const sample = await app.identity.workspaces.sample();
    const inSample = await counts(app, sample?.id ?? "");
    expect(await counts(app, copy.id)).toEqual(inSample);
    expect(inSample).toMatchObject({ creators: 5000, campaigns: 3, reports: 2, threads: 1 });
    await expect.poll(() => found(app, ana, copy.slug), { timeout: 60_000, interval: 200 }).toBe(5000);
    const [first] = (await within(app, ana, copy.slug, "GET", "/api/v1/checks")).json().items;
    const video = await within(app, ana, copy.slug, "GET", `/api/v1/content/${first.id}/media`);
    expect(video.statusCode).toBeLessThan(300);
  },
  SLOW,
);

test(
  "what is written into a copy stays in it: the demo, the sample and other copies never show it",
  async () => {
    const app = await loadedApp();
    const [ana, ben] = [await app.signIn(), await app.signIn()];
    const [copy, other] = await Promise.all(
      [ana, ben].map(async (person) => (await person("POST", COPY)).json<Workspace>()),
    );
    if (!copy || !other) throw new Error("There are two copies");

    const list = await within(app, ana, copy.slug, "POST", "/api/v1/collections", { name: "Only mine" });
    const brought = await within(app, ana, copy.slug, "POST", "/api/v1/imports", {
      text: "handle,platform,email\n@only.mine,instagram,secret@fern.com",
    });

    expect([list.statusCode, brought.statusCode]).toEqual([201, 201]);
    const seen = await Promise.all([
      app.http.inject({ url: "/api/v1/demo/collections", headers: HOST }),
      within(app, ben, "sample", "GET", "/api/v1/collections"),
      within(app, ben, other.slug, "GET", "/api/v1/collections"),
    ]);
    expect(seen.map(({ body }) => body.includes("Only mine"))).toEqual([false, false, false]);
    expect((await within(app, ben, copy.slug, "GET", "/api/v1/collections")).statusCode).toBe(404);
    const { creators: invented } = await app.sample.workspace.state();
    expect(invented).toBe(5000);
    const id = list.json<{ id: string }>().id;
    expect((await app.http.inject({ url: `/api/v1/demo/collections/${id}`, headers: HOST })).statusCode).toBe(
      404,
    );
  },
  SLOW,
);

test(
  "a person has one copy, however often they ask at once",
  async () => {
    const app = await loadedApp();
    const ana = await app.signIn();

    const answers = await Promise.all([ana("POST", COPY), ana("POST", COPY)]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(new Set(answers.map((answer) => answer.json<Workspace>().id)).size).toBe(1);
    expect(await names(ana)).toEqual(["Fernhollow", "Sample", "My copy of the sample"]);
  },
  SLOW,
);

test(
  "a copy is never what a request without a name is for, neither in the app nor on the command line",
  async () => {
    const app = await loadedApp();
    const ana = await app.signIn();
    const copy = (await ana("POST", COPY)).json<Workspace>();
    await within(app, ana, copy.slug, "GET", "/api/v1/collections");

    const me = (await ana("GET", "/api/v1/me")).json();
    await app.db
      .deleteFrom("workspaces")
      .where("is_sample", "=", false)
      .where("sample_copy_for", "is", null)
      .execute();

    expect(me).toMatchObject({ currentWorkspace: { id: ana.workspaceId } });
    expect((await ana("GET", "/api/v1/me")).json()).toMatchObject({ currentWorkspace: { slug: "sample" } });
    expect(await app.identity.workspaces.localCaller()).toMatchObject({ workspaceSlug: "sample" });
    expect(await app.identity.workspaces.localCaller(copy.slug)).toMatchObject({ isFixed: false });
  },
  SLOW,
);

test(
  "a copy goes at once and comes back whole; nobody is invited into it",
  async () => {
    const app = await loadedApp();
    const ana = await app.signIn();
    const copy = (await ana("POST", COPY)).json<Workspace>();
    await within(app, ana, copy.slug, "POST", "/api/v1/collections", { name: "Only mine" });

    const invited = await within(app, ana, copy.slug, "POST", "/api/v1/invitations", {});
    const removed = await within(app, ana, copy.slug, "DELETE", COPY);
    const gone = await within(app, ana, copy.slug, "GET", "/api/v1/collections");
    const back = await ana("POST", `${COPY}/restore`);
    const list = await within(app, ana, copy.slug, "GET", "/api/v1/collections");

    expect(invited.json()).toMatchObject({ code: "sample.private_copy" });
    expect([removed.statusCode, gone.statusCode, back.statusCode]).toEqual([204, 404, 200]);
    expect(list.body).toContain("Only mine");
    expect((await ana("DELETE", COPY)).statusCode).toBe(204);
    expect((await ana("DELETE", COPY)).statusCode).toBe(404);
    expect((await ana("POST", COPY)).json<Workspace>().id).not.toBe(copy.id);
    expect((await ana("POST", `${COPY}/restore`)).json()).toMatchObject({ code: "sample.copy_exists" });
  },
  SLOW,
);

test(
  "without the sample there is nothing to copy, and the answer says who brings it back",
  async () => {
    const app = await sharedApp({ ...WITH_JOBS, isNew: true });
    await app.sample.workspace.remove(await administrator(app));
    const ana = await app.signIn();

    const refused = await ana("POST", COPY);

    expect(refused.json()).toMatchObject({ status: 404, code: "sample.removed" });
    expect((await ana("GET", "/api/v1/workspaces")).json().items).toHaveLength(1);
  },
  SLOW,
);

async function loadedApp(): Promise<TestApp> {
  const app = await sharedApp({ ...WITH_JOBS, isNew: true });
  await app.sample.workspace.loadOnce();
  return app;
}

async function administrator(app: TestApp) {
  const { headers, workspaceSlug } = await app.signIn({ isServerAdministrator: true });
  const caller = await app.identity.authenticator.authenticate({ headers, workspaceSlug });
  if (!caller) throw new Error("Nobody is signed in");
  return caller;
}

function within(
  app: TestApp,
  person: Person,
  slug: string,
  method: "GET" | "POST" | "DELETE",
  url: string,
  body?: object,
) {
  const headers = { ...person.headers, "herald-workspace": slug };
  return app.http.inject({ method, url, headers, ...(body && { payload: body }) });
}

async function states(app: TestApp, person: Person, slug: string): Promise<string[]> {
  const answer = await within(app, person, slug, "GET", "/api/v1/checks?show=all");
  return [...new Set(answer.json<{ items: { state: string }[] }>().items.map(({ state }) => state))];
}

async function reports(app: TestApp, person: Person): Promise<number> {
  const answer = await within(app, person, "sample", "GET", "/api/v1/reports");
  return answer.json<{ total: number }>().total;
}

async function names(person: Person): Promise<string[]> {
  const { workspaces } = (await person("GET", "/api/v1/me")).json<{ workspaces: Workspace[] }>();
  return workspaces.map(({ name }) => name);
}

async function found(app: TestApp, person: Person, slug: string): Promise<number> {
  const answer = await within(app, person, slug, "GET", "/api/v1/discovery/suggestions");
  return answer.json<{ creators: number }>().creators;
}

/** Rows of every table of a workspace that has some. */
async function counts(app: TestApp, workspaceId: string): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where column_name = 'workspace_id' and table_schema = 'public'
      and table_name not in (select table_name from information_schema.views)
      and table_name not in ('sessions', ${sql.join(OF_THE_WORKSPACE_ITSELF)})`.execute(app.db);
  const entries = await withWorkspace(app.db, workspaceId, async (transaction) => {
    const counted: [string, number][] = [];
    for (const { name } of tables) {
      const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}
        where workspace_id = ${workspaceId}`.execute(transaction);
      counted.push([name, rows[0]?.count ?? 0]);
    }
    return counted;
  });
  return Object.fromEntries(entries.filter(([, count]) => count > 0));
}
