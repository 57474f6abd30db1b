import { PROPOSAL_PART, Proposal } from "@app/contract/strategy/proposals/schemas";
import { PlanCard } from "@app/contract/strategy/tools";
import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";
import {
  beginThread,
  BRIEF,
  bringCreators,
  CREATORS,
  planned,
  said,
  say,
  toolsOf,
} from "#/strategy/strategy.fixtures.ts";
import type { Chunk } from "#/strategy/strategy.fixtures.ts";

const MEMORY = "/api/v1/strategy/memory";

function proposalIn(chunks: readonly Chunk[]): Proposal | null {
  const part = chunks.findLast(({ type }) => type === PROPOSAL_PART);
  return part ? Proposal.parse(part["data"]) : null;
}

function cardIn(chunks: readonly Chunk[]) {
  const output = chunks
    .filter(({ type }) => type === "tool-output-available")
    .map((chunk) => PlanCard.safeParse(chunk["output"]).data)
    .find((card) => card !== undefined);
  if (!output) throw new Error("There is no plan in this answer");
  return output;
}

async function someone(): Promise<Person> {
  const app = await sharedApp();
  const ana = await app.signIn();
  await bringCreators(ana, CREATORS);
  return ana;
}

const remembered = async (person: Person) => (await person("GET", MEMORY)).json().items;

test.each([
  ["we never work with alcohol brands", "Nobody about alcohol"],
  ["wir arbeiten nie mit Casinos", "Niemand zum Thema Glücksspiel"],
  ["always leave out @creator.1", "Without @creator.1"],
  ["our reels always need 3 months usage", "3 months of usage"],
  ["nunca más con @creator.1", "Sin @creator.1"],
  ["never over 2,000 a reel", "At most €2,000 a piece"],
])(
  "what holds for good is offered to be remembered, and nothing is kept before a yes: %s",
  async (text, rule) => {
    const ana = await someone();
    const thread = await beginThread(ana);

    const chunks = await say(ana, thread, { text });

    expect(proposalIn(chunks)).toMatchObject({ kind: "remember", text, summary: rule });
    expect(await remembered(ana)).toEqual([]);
  },
);

test("a yes in words keeps exactly what was written, and a no keeps nothing", async () => {
  const ana = await someone();
  const thread = await beginThread(ana);

  await say(ana, thread, { text: "remember that we never work with casinos" });
  const kept = await say(ana, thread, { text: "yes" });
  await say(ana, thread, { text: "we never work with alcohol brands" });
  await say(ana, thread, { text: "no" });

  expect(toolsOf(kept)).toEqual(["remember_fact"]);
  expect(said(kept)).toContain("Remembered");
  expect(await remembered(ana)).toMatchObject([
    { text: "we never work with casinos", rule: "Nobody about gambling" },
  ]);
});

test("the next plan follows what was told and says so; it is left out of one plan by a word", async () => {
  const ana = await someone();
  await ana("POST", MEMORY, { text: "always leave out @creator.1" });
  const thread = await beginThread(ana);

  const first = await say(ana, thread, { text: BRIEF });
  const ignored = await say(ana, thread, { text: "ignore that this time" });

  expect(said(first)).toMatch(/Because your team told on \d+ \p{L}+: Without @creator\.1\./u);
  expect(cardIn(first).assumptions[0]).toMatchObject({ value: "without @creator.1", slot: "remembered" });
  expect(cardIn(first).picks.map(({ handle }) => handle)).not.toContain("creator.1");
  expect(said(ignored)).toContain("his time without “always leave out @creator.1”");
  expect(cardIn(ignored).assumptions.map(({ slot }) => slot)).not.toContain("remembered");
  expect(await remembered(ana)).toHaveLength(1);
});

test("a plan stays with what held when it began", async () => {
  const { ana, thread } = await planned();
  await ana("POST", MEMORY, { text: "we only work in Austria" });

  const changed = await say(ana, thread, { text: "only TikTok" });

  expect(cardIn(changed).assumptions.map(({ slot }) => slot)).not.toContain("remembered");
});

test("with a plan there, a yes asks whether it holds for this one, too", async () => {
  const { ana, thread } = await planned();

  await say(ana, thread, { text: "nunca más con @creator.1" });
  const kept = await say(ana, thread, { text: "sí" });

  expect(proposalIn(kept)).toMatchObject({ kind: "change", summary: "Sin @creator.1" });
  expect(await remembered(ana)).toHaveLength(1);
});

test("an order that holds for good is carried out, and offered to be remembered", async () => {
  const { ana, thread } = await planned();

  const chunks = await say(ana, thread, { text: "from now on leave out @creator.1" });

  expect(toolsOf(chunks)).toEqual(["change_plan", "propose_fact"]);
  expect(proposalIn(chunks)).toMatchObject({ kind: "remember", text: "from now on leave out @creator.1" });
});

test("the price of one creator stays theirs", async () => {
  const { ana, thread } = await planned();

  const chunks = await say(ana, thread, { text: "@creator.1 always asks 1.500 € for a reel" });

  expect(toolsOf(chunks)).not.toContain("propose_fact");
});

test.each([
  ["what do you remember?", "I remember"],
  ["was hast du dir gemerkt?", "gemerkt"],
  ["qu'as-tu retenu ?", "J’ai retenu"],
  ["¿qué recuerdas?", "Recuerdo"],
  ["o que você lembra?", "Lembro"],
])("what is remembered is listed in the language of the question: %s", async (text, words) => {
  const ana = await someone();
  await ana("POST", MEMORY, { text: "We never work with casinos" });

  const chunks = await say(ana, await beginThread(ana), { text });

  expect(toolsOf(chunks)).toEqual(["list_facts"]);
  expect(said(chunks)).toContain(words);
});

test("what is asked to be forgotten is not offered to be remembered", async () => {
  const ana = await someone();

  const chunks = await say(ana, await beginThread(ana), { text: "forget that we never work with alcohol" });

  expect(proposalIn(chunks)).toBeNull();
  expect(said(chunks)).toContain("Settings, Memory");
});
