import { expect, test } from "vitest";
import { planned, readable, say, toolsOf } from "#/strategy/strategy.fixtures.ts";

const NAMED = [
  [
    "why isn't @creator.8 in it, she asks 1.800 € with three months usage",
    "at €1,800 a piece, with 3 months of usage",
  ],
  ["warum ist @creator.8 nicht drin, sie will 1.800 € inkl. 3 Monate Nutzung", "für 1.800 € je Stück"],
  [
    "pourquoi @creator.8 n'y est pas ? elle demande 1.800 € avec trois mois de droits",
    "à 1 800 € le contenu",
  ],
  ["¿por qué no está @creator.8? pide 1.800 € con tres meses de uso", "a 1800 € la pieza"],
  ["por que a @creator.8 não está? ela pede 1.800 € com três meses de uso", "a € 1.800 por peça"],
] as const;

test.each(NAMED)(
  "what a creator asks behind a question about them is tried, and changes nothing: %s",
  async (text, tried) => {
    const { ana, thread } = await planned();

    const chunks = await say(ana, thread, { text });

    expect(toolsOf(chunks)).toEqual(["explain_creator", "what_if", "read_fact"]);
    expect(readable(chunks).replaceAll(/[\u00A0\u202F]/gu, " ")).toContain(tried);
    const { strategyId } = (await ana("GET", `/api/v1/threads/${thread}`)).json();
    expect((await ana("GET", `/api/v1/strategies/${strategyId}`)).json().version).toBe(1);
  },
);

test("a pronoun in both halves is whoever was spoken of", async () => {
  const { ana, thread } = await planned();
  await say(ana, thread, { text: "why isn't @creator.8 in it?" });

  const chunks = await say(ana, thread, { text: "why isn't she in it? and she now asks 250 €" });

  expect(readable(chunks)).toContain("at €250 a piece");
});

test.each([
  "who is the cheapest? she must be under 300 €",
  "why isn't @creator.8 in it? the budget is 300 €",
  "why isn't @creator.8 in it, she has 30k followers",
])("a question with something else behind it tells no price: %s", async (text) => {
  const { ana, thread } = await planned();

  expect(toolsOf(await say(ana, thread, { text }))).not.toContain("read_fact");
});
