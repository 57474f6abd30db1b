import { sql } from "kysely";
import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person, TestApp } from "#/acceptance/test-app.fixtures.ts";
import { unzip } from "#/platform/zip.fixtures.ts";
import { LEFT_BEHIND, TAKEN } from "./takeout.rules.ts";

const PATH = "/api/v1/takeout";

async function filesOf(app: Pick<TestApp, "http">, { headers }: Person): Promise<Map<string, string>> {
  const answer = await app.http.inject({ url: PATH, headers });
  expect(answer.headers["content-type"]).toBe("application/zip");
  return unzip(answer.rawPayload);
}

async function fill(person: Person, word: string): Promise<void> {
  const text = `handle,followers,notes\n@${word}.one,12000,=SUM(${word})\n@${word}.two,9000,plain\n`;
  await person("POST", "/api/v1/imports", { text, fileName: `${word}-instagram.csv` });
  const campaign = await person("POST", "/api/v1/campaigns", { name: `${word} campaign` });
  await person("POST", "/api/v1/reports", { campaignId: campaign.json<{ id: string }>().id });
  await person("POST", "/api/v1/collections", { name: `${word} collection` });
  await person("POST", "/api/v1/threads", { title: `${word} thread` });
  await person("POST", "/api/v1/posts", { url: `https://instagram.com/p/${word}` });
}

test("an owner takes all of the workspace, and nothing of another one", async () => {
  const app = await sharedApp();
  const [ana, ben] = [await app.signIn(), await app.signIn()];
  await fill(ana, "fernword");
  await fill(ben, "elmword");

  const files = await filesOf(app, ana);

  expect([...files.keys()]).toEqual(["about.txt", ...TAKEN.map(({ file }) => file)]);
  const whole = [...files.values()].join("\n");
  expect(whole).not.toContain("elmword");
  for (const file of [
    "creators/accounts.csv",
    "collections/collections.csv",
    "campaigns/campaigns.csv",
    "results/posts.csv",
    "reports/reports.jsonl",
    "threads/threads.csv",
  ])
    expect(`${file} ${files.get(file)}`).toContain("fernword");
  expect(whole).not.toContain(ana.workspaceId);
});

test("no cell begins a formula, and a spreadsheet reads the letters", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await fill(ana, "fernword");

  const creators = (await filesOf(app, ana)).get("creators/creators.csv") ?? "";

  expect(creators.startsWith("\uFEFFid,")).toBe(true);
  expect(creators).toContain("'=SUM(fernword)");
  expect(creators).not.toContain(",=SUM");
});

test("what was removed is not taken", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const made = await ana("POST", "/api/v1/collections", { name: "Gone for good" });
  await ana("DELETE", `/api/v1/collections/${made.json<{ id: string }>().id}`);

  expect((await filesOf(app, ana)).get("collections/collections.csv")).not.toContain("Gone for good");
});

test("a table of more than one page is taken whole, each row once", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const lines = Array.from({ length: 1203 }, (_each, index) => `@many.${index},${index + 1000}`);
  await ana("POST", "/api/v1/imports", {
    text: `handle,followers\n${lines.join("\n")}\n`,
    platform: "instagram",
  });

  const [, ...rows] = ((await filesOf(app, ana)).get("creators/accounts.csv") ?? "").trimEnd().split("\r\n");

  expect(new Set(rows.map((row) => row.split(",")[0])).size).toBe(1203);
  expect(rows).toHaveLength(1203);
});

test("only a person who owns the workspace takes it", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ben = await app.signIn({ workspaceOf: ana, role: "admin" });
  const made = await ana("POST", "/api/v1/api-tokens", { name: "Sheet", scopes: ["read", "write"] });
  const bearer = { host: "localhost:4870", authorization: `Bearer ${made.json<{ token: string }>().token}` };

  const answers = [
    await ben("GET", PATH),
    await app.http.inject({ url: PATH, headers: bearer }),
    await app.http.inject({ url: PATH, headers: { host: "localhost:4870" } }),
  ];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 401]);
});

test("every table of a workspace is taken or stays behind for a reason", async () => {
  const { db } = await sharedApp();
  const { rows } = await sql<{ name: string }>`select distinct table_name as name
    from information_schema.columns
    where column_name = 'workspace_id' and table_schema = 'public' order by 1`.execute(db);

  const known = [...TAKEN.map(({ table }) => table), ...Object.keys(LEFT_BEHIND)];
  expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
});
