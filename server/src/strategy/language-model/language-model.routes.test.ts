import { sql } from "kysely";
import { expect, test } from "vitest";
import { startApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";
import { beginThread, say } from "#/strategy/strategy.fixtures.ts";
import { modelServer } from "#/strategy/language-model/connection/model-server.fixtures.ts";

const PATH = "/api/v1/strategy/language-model";
const OWN = {
  provider: "openai-compatible",
  url: "http://localhost:11434/v1",
  name: "llama3.1",
  key: "sk-typed",
};

async function administrator(env: Record<string, string> = {}) {
  const app = await startApp({ env });
  return { app, ana: await app.signIn({ isServerAdministrator: true }) };
}

test("there is no model until somebody has set one, and only a server administrator may", async () => {
  const { app, ana } = await administrator();
  const ben = await app.signIn();

  expect((await ana("GET", PATH)).json()).toMatchObject({
    provider: null,
    hasKey: false,
    fixed: [],
    version: 0,
    missing: expect.stringContaining("nothing leaves this machine"),
  });
  expect((await ben("GET", PATH)).statusCode).toBe(403);
  expect((await ben("PUT", PATH, { ...OWN, version: 0 })).statusCode).toBe(403);
});

test("a key is sealed in the database and never told again, not even in a conflict", async () => {
  const { app, ana } = await administrator();

  const saved = await ana("PUT", PATH, { ...OWN, version: 0 });
  const late = await ana("PUT", PATH, { ...OWN, name: "other", version: 0 });
  const read = await ana("GET", PATH);

  expect(saved.json()).toMatchObject({ name: "llama3.1", hasKey: true, missing: null, version: 1 });
  expect(late.statusCode).toBe(409);
  const { rows } = await sql`select * from language_model`.execute(app.db);
  expect([saved.body, late.body, read.body, JSON.stringify(rows)].join()).not.toContain("sk-typed");
});

test("a key stays while the address does, and is not sent to another one", async () => {
  const { ana } = await administrator();
  await ana("PUT", PATH, { ...OWN, version: 0 });
  const { key: _key, ...same } = OWN;

  const renamed = await ana("PUT", PATH, { ...same, name: "llama3.2", version: 1 });
  const moved = await ana("PUT", PATH, { ...same, url: "https://elsewhere.example/v1", version: 2 });

  expect(renamed.json()).toMatchObject({ name: "llama3.2", hasKey: true });
  expect(moved.json()).toMatchObject({ hasKey: false, missing: null });
});

test("what the environment says is fixed, and a key of it goes where it says", async () => {
  const { ana } = await administrator({ MODEL_PROVIDER: "anthropic", MODEL_KEY: "sk-environment" });

  const read = (await ana("GET", PATH)).json();
  const changed = await ana("PUT", PATH, {
    provider: "openai-compatible",
    url: "https://thief.example/v1",
    name: "claude-sonnet",
    version: 0,
  });

  expect(read).toMatchObject({ provider: "anthropic", fixed: ["provider", "url", "key"], hasKey: true });
  expect(changed.json()).toMatchObject({
    provider: "anthropic",
    url: null,
    name: "claude-sonnet",
    missing: null,
  });
  expect((await ana("PUT", PATH, { ...OWN, version: 1 })).statusCode).toBe(400);
});

test("an address of the environment without a kind is an OpenAI-compatible one", async () => {
  const { ana } = await administrator({ MODEL_URL: "http://localhost:8080/v1", MODEL_NAME: "qwen" });

  expect((await ana("GET", PATH)).json()).toMatchObject({
    provider: "openai-compatible",
    url: "http://localhost:8080/v1",
    name: "qwen",
    fixed: ["provider", "url", "name"],
    missing: null,
  });
});

async function ask(person: Person): Promise<string> {
  const text = "how many creators do we have?";
  return JSON.stringify(await say(person, await beginThread(person), { text }));
}

test("a test of the endpoint is kept with the model it was of, and its tokens are counted", async () => {
  const { url } = await modelServer(() => ({ text: "The sea is blue. It is wide." }));
  const { ana } = await administrator({ MODEL_URL: url, MODEL_NAME: "small" });
  expect((await ana("GET", PATH)).json()).toMatchObject({ test: null, use: "untested" });

  const tested = (await ana("POST", `${PATH}/test`)).json();

  expect(tested).toMatchObject({
    test: { streams: true, oneCall: false, jsonSchema: false, restraint: 10, failure: null },
    use: "unfit",
    month: { input: 14 * 120, output: 14 * 30, cost: null, isUsedUp: false },
  });
  expect((await ana("GET", PATH)).json()).toMatchObject({ use: "unfit", version: 1 });
});

test("whoever may not use the model is answered by the planner, and so is everybody once the month is used up", async () => {
  const { url, asked } = await modelServer(() => ({ text: "Shall I look?" }));
  const { app, ana } = await administrator({ MODEL_URL: url, MODEL_NAME: "small" });
  const ben = await app.signIn({ workspaceOf: ana, role: "member" });
  const rules = { usedBy: "owner", tokensPerMonth: 200, costPerMonth: null, prices: null };
  await ana("PUT", `${PATH}/rules`, { ...rules, version: 0 });

  expect((await ben("GET", "/api/v1/strategy/who-answers")).json()).toEqual({ model: null });
  expect((await ana("GET", "/api/v1/strategy/who-answers")).json()).toEqual({
    model: { name: "small", isHere: true },
  });
  await ask(ben);
  expect(asked.length).toBe(0);
  await ask(ana);
  await ask(ana);
  expect(asked.length).toBe(2);
  expect(await ask(ana)).toContain('"failure":"limit"');
  expect(asked.length).toBe(2);
});

test("a limit of money needs prices in its currency", async () => {
  const { ana } = await administrator();
  const limit = { usedBy: "member", tokensPerMonth: null, costPerMonth: { amount: 500, currency: "EUR" } };

  const refused = await ana("PUT", `${PATH}/rules`, { ...limit, prices: null, version: 0 });

  expect(refused.json()).toMatchObject({ errors: [{ path: "costPerMonth" }] });
});

test.each(["openai-compatible", "anthropic", "google"] as const)(
  "%s: the requests of an answer are shown as they would be sent, without the key, and nothing is sent",
  async (provider) => {
    const { url, asked } = await modelServer([], provider);
    const env = {
      MODEL_PROVIDER: provider,
      MODEL_URL: url,
      MODEL_NAME: "small",
      MODEL_KEY: "sk-environment",
    };
    const { ana } = await administrator(env);

    const shown = await ana("GET", `${PATH}/requests`);

    const { items }: { items: { url: string; body: string }[] } = shown.json();
    expect(items.length).toBe(2);
    expect(items[0]?.url).toContain(url);
    expect(items[0]?.body).toContain("Which creators do we have in Lisbon?");
    expect(items[1]?.body).toContain("invented.creator");
    expect(shown.body).not.toContain("sk-environment");
    expect(shown.body).toContain("••••");
    expect(asked).toEqual([]);
  },
);
