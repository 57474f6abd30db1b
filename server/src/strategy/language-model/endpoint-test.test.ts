import { MODEL_PROVIDERS } from "@app/contract/strategy/language-model/schemas";
import type { ModelProvider } from "@app/contract/strategy/language-model/schemas";
import { expect, test } from "vitest";
import { connect } from "#/strategy/language-model/connection/connect.ts";
import { testEndpoint, useOf } from "./endpoint-test.ts";
import { lookHere } from "#/strategy/language-model/connection/look-here.ts";
import { modelServer } from "#/strategy/language-model/connection/model-server.fixtures.ts";
import type { Script, Turn } from "#/strategy/language-model/connection/model-server.fixtures.ts";

interface Talent {
  calls?: number;
  isShaped?: boolean;
  isRestless?: boolean;
}

const count = (city: string) => ({ name: "count_creators", input: { city } });

/** A service that can do as much as is said. */
function able({ calls = 2, isShaped = true, isRestless = false }: Talent): Script {
  return ({ body }): Turn => {
    const text = JSON.stringify(body);
    if (text.includes("Sort this message"))
      return { text: isShaped ? '{"kind":"question","city":"Lisbon"}' : "It is a question about Lisbon." };
    if (text.includes("and how many in Porto"))
      return { calls: [count("Lisbon"), count("Porto")].slice(0, calls) };
    if (text.includes("live in Lisbon?"))
      return calls > 0 ? { calls: [count("Lisbon")] } : { text: "Many, I think." };
    if (isRestless && text.includes("count_creators")) return { calls: [count("Lisbon")] };
    return { text: "The sea is blue. It is wide." };
  };
}

async function tested(script: Script, provider: ModelProvider = "openai-compatible") {
  const { endpoint, asked } = await modelServer(script, provider);
  let tokens = 0;
  const found = await testEndpoint(await connect(endpoint), {
    at: "2026-11-28T09:00:00.000Z",
    note: ({ input, output }) => Promise.resolve(void (tokens += input + output)),
    abort: new AbortController().signal,
    patience: { firstMs: 30_000, pieceMs: 30_000, stepMs: 40_000, answerMs: 60_000 },
  });
  return { found, asked, tokens };
}

test.each(MODEL_PROVIDERS)("%s: who can do everything is a strong model", async (provider) => {
  const { found, asked, tokens } = await tested(able({}), provider);

  expect(found).toMatchObject({
    streams: true,
    oneCall: true,
    twoCalls: true,
    jsonSchema: true,
    restraint: 10,
    failure: null,
  });
  expect(useOf(found)).toBe("strong");
  expect(asked.length).toBe(14);
  expect(tokens).toBe(14 * 150);
});

test.each<[string, Talent, string]>([
  ["one call at a time is enough", { calls: 1 }, "strong"],
  ["who calls tools that nobody needs only sorts", { isRestless: true }, "weak"],
  ["who calls no tool only sorts", { calls: 0 }, "weak"],
  ["who can do neither is of no use", { calls: 0, isShaped: false }, "unfit"],
])("%s", async (_words, talent, use) => {
  expect(useOf((await tested(able(talent))).found)).toBe(use);
});

test("a service that is not there ends the test, and is not used", async () => {
  const { found, asked } = await tested(() => ({ fault: "401" }));

  expect(found).toMatchObject({ failure: "refused", streams: false, restraint: 0 });
  expect(asked.length).toBe(1);
  expect(useOf(found)).toBe("unfit");
});

test("models on this machine are found by their ports, and a port without one is passed over", async () => {
  const { port } = await modelServer([]);

  const found = await lookHere([
    { program: "Ollama", port },
    { program: "vLLM", port: 1 },
  ]);

  expect(found.items).toEqual([
    { program: "Ollama", url: `http://127.0.0.1:${port}/v1`, models: ["scripted-model"] },
  ]);
});
