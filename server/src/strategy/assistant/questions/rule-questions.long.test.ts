import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import { disclosureRule } from "#/content-checks/index.ts";
import { beginThread, say, toolsOf } from "#/strategy/strategy.fixtures.ts";
import { told } from "./questions.fixtures.ts";

const app = await sharedApp();
const ana = await app.signIn();
const thread = await beginThread(ana);

async function ask(text: string) {
  const chunks = await say(ana, thread, { text });
  const faults = chunks.filter(({ type }) => ["data-missing", "data-unverified", "error"].includes(type));
  expect(faults).toEqual([]);
  const words = told(chunks);
  expect(words.split(/\s+/u).length).toBeLessThanOrEqual(60);
  return { words, tools: toolsOf(chunks) };
}

test.each([
  ["does a gifted post need a label in Germany?", "DE", "No legal advice"],
  ["muss ein geschenktes Produkt in Deutschland gekennzeichnet werden?", "DE", "Keine Rechtsberatung"],
  ["what must an ad disclosure say in France", "FR", "No legal advice"],
  ["que doit dire la mention publicitaire en Allemagne", "DE", "conseil juridique"],
  ["qué tiene que decir el aviso de publicidad en Francia", "FR", "asesoría legal"],
  ["gifted post pe label lagana padta hai kya india me?", "IN", "No legal advice"],
])("a rule of a market is told with its id and source: %s", async (text, market, advice) => {
  const { words } = await ask(text);

  const rule = disclosureRule(market);
  expect(words).toContain(rule?.id);
  expect(words).toContain(rule?.source);
  expect(words).toContain(advice);
});

test("without a market it is said that a gift is labelled, and asked where", async () => {
  const { words } = await ask("it's only gifted, so no label?");

  expect(words).toContain("Name the market");
});

test.each([
  "are giveaways allowed on instagram?",
  "can under 18s advertise energy drinks?",
  "is a health claim ok for a food supplement",
  "dürfen Minderjährige für Energydrinks werben?",
  "pode fazer sorteio no instagram?",
])("no other law is made up: %s", async (text) => {
  const { tools } = await ask(text);

  expect(tools).not.toContain("market_rule");
});

test.each([
  ['is this caption ok in Germany? "Anzeige: loving my new bar"', "right"],
  ['is this caption ok in Germany? "Loving my new @bar #ad"', "Not like this"],
  ['essa legenda está ok? "Minha barrinha nova, presente da marca"', "Assim não"],
  ['ist diese Caption ok? "Mein neuer Riegel, danke @brand"', "So nicht"],
])("the label of a caption is checked by the rules of content checks: %s", async (text, verdict) => {
  const { words, tools } = await ask(text);

  expect(tools).toContain("check_caption");
  expect(words).toContain(verdict);
});

test("without a caption it is asked for", async () => {
  const { words } = await ask("have a look at her caption please, is the label right");

  expect(words).toContain("between quotation marks");
});
