import { sql } from "kysely";
import { expect, test } from "vitest";
import { startApp } from "#/acceptance/test-app.fixtures.ts";

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
