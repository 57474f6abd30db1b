import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import { beginThread, say, toolsOf } from "#/strategy/strategy.fixtures.ts";
import { CREATORS, creatorTable, told } from "./questions.fixtures.ts";
import type { KnownCreator } from "./questions.fixtures.ts";

const app = await sharedApp();
const ana = await app.signIn();
await ana("POST", "/api/v1/imports", { text: creatorTable() });
const thread = await beginThread(ana);

async function ask(text: string) {
  const chunks = await say(ana, thread, { text });
  return { words: told(chunks), tools: toolsOf(chunks), chunks };
}

const isIn = (country: string) => CREATORS.filter((one) => one.country === country);
const WITHOUT_COUNTRY = CREATORS.filter(({ country }) => country === "").length;

test.each([
  ["how many creators do we have in Germany?", "DE", "fit"],
  ["wie viele Creator haben wir in Deutschland?", "DE", "passen"],
  ["combien de créateurs avons-nous en France ?", "FR", "correspondent"],
  ["¿cuántos creadores tenemos en España?", "ES", "cumplen"],
  ["quantos criadores temos em Portugal?", "PT", "atendem"],
  ["india me kitne creators hai humare paas?", "IN", "fit"],
])(
  "%s is counted, with those whose country is unknown, in the language of the question",
  async (text, country, verb) => {
    const { words } = await ask(text);

    expect(words).toContain(verb);
    expect(numbersIn(words)).toEqual([isIn(NAMES[country] ?? "").length, CREATORS.length, WITHOUT_COUNTRY]);
  },
);

const NAMES: Readonly<Record<string, string>> = {
  DE: "Germany",
  FR: "France",
  ES: "Spain",
  PT: "Portugal",
  IN: "India",
};

test("everybody is counted where nothing is asked of them", async () => {
  const { words } = await ask("how many creators do we have?");

  expect(words).toBe(`There are ${CREATORS.length} creators in this workspace.`);
});

test.each([
  "how many followers has @{handle}",
  "wie viele Follower hat @{handle}?",
  "combien d'abonnés a @{handle} ?",
])("one figure of one creator is told as it is stored: %s", async (text) => {
  const [creator] = CREATORS;
  const { words, tools } = await ask(text.replace("{handle}", creator?.handle ?? ""));

  expect(Number(words.replaceAll(/@\w+|\D/gu, ""))).toBe(creator?.followers);
  expect(tools).toEqual(["compare_creators"]);
});

test.each([
  ["who has the best engagement?", "engagementRate", 1, CREATORS],
  ["wer ist der günstigste in Deutschland?", "price", -1, isIn("Germany")],
  ["¿quién tiene más seguidores en España?", "followers", 1, isIn("Spain")],
  ["le moins cher en France c'est qui", "price", -1, isIn("France")],
] as const)("%s is answered by name, best first", async (text, field, sign, among) => {
  const { words } = await ask(text);

  const first = ranked(among, field, sign).slice(0, 3);
  expect(words.match(/@[\w.]+\w/gu)).toEqual(first.map(({ handle }) => `@${handle}`));
});

test("an average is worked out with its median, from those of whom the figure is known", async () => {
  const { words } = await ask("average engagement rate of our creators in Germany");

  const rates = isIn("Germany").flatMap(({ engagementRate }) => engagementRate ?? []);
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  expect(words).toContain(percent(mean));
  expect(words).toContain(`known of ${rates.length} of ${isIn("Germany").length}`);
});

test("a usual price is one of the format and the currency that most have", async () => {
  const { words } = await ask("was kostet ein Reel im Schnitt in Deutschland?");

  const prices = isIn("Germany").flatMap(({ price }) => price ?? []);
  const mean = prices.reduce((sum, price) => sum + price, 0) / prices.length;
  const shown = new Intl.NumberFormat("de", { style: "currency", currency: "EUR" }).format(mean);
  expect(words).toContain(Number.isInteger(mean) ? shown.replace(",00", "") : shown);
});

test.each([
  ["top 5 by reach", /By which figure/u],
  ["how many grumbletons do we have in Germany?", /did not understand “grumbletons/u],
  ["do we have more than 3 creators in Germany?", /did not understand/u],
])("what is not understood gets no figure: %s", async (text, expected) => {
  const { words, tools } = await ask(text);

  expect(words).toMatch(expected);
  expect(tools).not.toContain("find_creators");
});

test("creators are found with the fields of a table and named by no invention", async () => {
  const { words, chunks } = await ask("find me food creators in Germany");

  const expected = isIn("Germany").filter(({ category }) => category === "food");
  expect(numbersIn(words)[0]).toBe(expected.length);
  const output = chunks.findLast(({ type }) => type === "tool-output-available")?.["output"];
  expect(output).toMatchObject({
    total: expected.length,
    asOf: expect.any(String),
    sources: expect.any(Array),
  });
  expect(handlesOf(output)).toEqual(expected.map(({ handle }) => handle).toSorted());
});

test("an answer has at most 60 words and no figure without its place", async () => {
  const { words, chunks } = await ask("how many creators do we have in Germany?");

  expect(words.split(/\s+/u).length).toBeLessThanOrEqual(60);
  expect(chunks.filter(({ type }) => ["data-missing", "data-unverified", "error"].includes(type))).toEqual(
    [],
  );
});

function numbersIn(words: string): number[] {
  return (words.replaceAll(/[“„«»”][^“”»]*[”»“]/gu, "").match(/\d+/gu) ?? []).map(Number);
}

function ranked(
  among: readonly KnownCreator[],
  field: "engagementRate" | "followers" | "price",
  sign: 1 | -1,
) {
  return among
    .flatMap((one) => {
      const value = one[field];
      return value === null ? [] : [{ handle: one.handle, value }];
    })
    .toSorted((left, right) => sign * (right.value - left.value));
}

function percent(value: number): string {
  return `${Math.round(value * 100) / 100}%`;
}

function handlesOf(output: unknown): string[] {
  const rows: unknown = typeof output === "object" && output !== null && "rows" in output ? output.rows : [];
  const handles = Array.isArray(rows) ? rows.map((row: { handle: string }) => row.handle) : [];
  return handles.toSorted();
}
