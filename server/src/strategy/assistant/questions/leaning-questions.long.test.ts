import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import { beginThread, say } from "#/strategy/strategy.fixtures.ts";
import { CREATORS, creatorTable, told } from "./questions.fixtures.ts";

const GERMAN = CREATORS.filter(({ country }) => country === "Germany");
const FOOD = GERMAN.filter(({ category }) => category === "food");
const FRENCH = CREATORS.filter(({ country }) => country === "France");
const biggest = (all: typeof CREATORS) =>
  all.toSorted((left, right) => right.followers - left.followers)[0]?.handle ?? "";

const app = await sharedApp();
const ana = await app.signIn();
await ana("POST", "/api/v1/imports", { text: creatorTable() });

/** The last answer of a conversation. */
async function talk(...texts: string[]): Promise<string> {
  const thread = await beginThread(ana);
  let last = "";
  for (const text of texts) last = told(await say(ana, thread, { text }));
  return last;
}

test.each([
  ["how many creators in Germany?", "and of those, food?", `${FOOD.length} of`],
  ["wieviele creator ham wir eig in deutschland", "und in Frankreich?", `${FRENCH.length} von`],
  ["combien de créateurs en Allemagne ?", "le plus gros là-bas ?", biggest(GERMAN)],
  ["cuantos creadores hay en Francia", "y en Alemania??", `${GERMAN.length} de`],
  ["how many creators in Germany?", "only food", `${FOOD.length} of`],
])("%s — %s", async (first, second, expected) => {
  expect(await talk(first, second)).toContain(expected);
});

test("she is who came first, and a figure of hers is told", async () => {
  const first = CREATORS.find(({ handle }) => handle === biggest(CREATORS));

  const words = await talk("who has most followers?", "and her engagement rate?");

  expect(words).toContain(first?.handle);
});

test.each(["who is the biggest over there", "le plus gros là-bas ?", "wer ist dort der größte"])(
  "of a place that nobody has named, nobody is told: %s",
  async (text) => {
    expect(await talk(text)).not.toContain("@");
  },
);

test("as many as were asked for are named", async () => {
  const words = await talk("how many creators in Germany?", "top 5 of those by followers");

  expect(new Set(words.match(/@[\w.]+\w/gu)).size).toBe(5);
});
