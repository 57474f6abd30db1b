import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import {
  finishedCampaign,
  runningCampaign,
} from "#/strategy/assistant/questions/campaigns/campaigns.fixtures.ts";
import { told } from "#/strategy/assistant/questions/questions.fixtures.ts";
import { beginThread, say, toolsOf } from "#/strategy/strategy.fixtures.ts";

const app = await sharedApp();
const ana = await app.signIn();
const rows = Array.from(
  { length: 9 },
  (_, index) =>
    `maker.${index},Maker ${"ABCDEFGHI".charAt(index)} Stone,instagram,${9000 + index * 3000},${2000 + index * 700},Germany,food,${120 + index * 40},EUR`,
);
await ana("POST", "/api/v1/imports", {
  text: ["handle,name,platform,followers,avg views,country,category,price,currency", ...rows].join("\n"),
});
await ana("POST", "/api/v1/imports", {
  text: "handle,name,platform,avg views\nlena.storm,Lena Storm,tiktok,3300\notis.dell,Otis Dell,tiktok,4400",
});
const { works } = await finishedCampaign(ana, "Spring launch", [0.3, 1.4, 1]);
const { items } = (await ana("POST", "/api/v1/creators/search", { limit: 50 })).json<{
  items: { id: string; handle: string }[];
}>();
const idOf = (handle: string) => items.find((one) => one.handle === handle)?.id ?? "";
await runningCampaign(ana, {
  name: "Winter drop",
  creatorIds: [idOf("maker.7"), idOf("maker.8")],
  dueOn: "2026-10-30",
});
await ana("POST", "/api/v1/payments", {
  creatorId: idOf("maker.7"),
  invoice: "R-1",
  gross: { amount: 42_000, currency: "EUR" },
  paidSoFar: { amount: 12_000, currency: "EUR" },
  due: "2026-10-20",
});
await ana("POST", "/api/v1/payments", {
  creatorId: idOf("maker.8"),
  invoice: "R-2",
  due: "2026-10-21",
});
await ana("POST", "/api/v1/posts", {
  url: "https://www.tiktok.com/@lena.storm/video/7301",
  creatorId: idOf("lena.storm"),
  platform: "tiktok",
  postedAt: "2026-05-07",
  figures: { takenAt: "2026-05-20", views: 40_100, impressions: 61_250 },
});

const sum = works.reduce((all, { fee }) => all + fee, 0) / 100;
const views = works.toSorted((one, other) => other.views - one.views);
const [most] = views;

/** The last answer of a conversation of its own. */
async function answers(...texts: string[]) {
  const thread = await beginThread(ana);
  let last = { words: "", tools: [] as unknown[] };
  for (const text of texts) {
    const chunks = await say(ana, thread, { text });
    const faults = chunks.filter(({ type }) => ["data-missing", "data-unverified", "error"].includes(type));
    expect(faults).toEqual([]);
    last = { words: told(chunks), tools: toolsOf(chunks) };
  }
  return last.words.replaceAll(/[\u00a0\u202f]/gu, " ");
}

test.each([
  [
    "who is still unpaid?",
    "Open payments: €300 in 2 payments. 1 of 2 has no value. They are: @maker.7 €300 (due 20/10/2026) and @maker.8 (due 21/10/2026).",
  ],
  [
    "wer ist noch nicht bezahlt?",
    "Offene Zahlungen: 300 € in 2 Zahlungen. Bei 1 von 2 ist kein Wert bekannt. Das sind: @maker.7 300 € (fällig am 20/10/2026) und @maker.8 (fällig am 21/10/2026).",
  ],
  ["R-1 kitne ka hai", "R-1 (@maker.7): €300, open, due 20/10/2026."],
])("open payments are added up, and those without an amount are counted: %s", async (text, whole) => {
  expect(await answers(text)).toBe(whole);
});

test.each([
  ["when does Winter drop end?", "“Winter drop” is running, from 01/11/2026 to 20/12/2026."],
  ["seit wann läuft Winter drop", "„Winter drop“ läuft vom 01/11/2026 bis zum 20/12/2026."],
  ["quel budget pour Winter drop ?", "Le budget de « Winter drop » est de 5 000 €."],
  ["quién está en Winter drop", "En «Winter drop» hay 2 creadores: @maker.7 y @maker.8."],
])("the days, the budget and the team of a campaign are told: %s", async (text, whole) => {
  expect(await answers(text)).toContain(whole);
});

test("what a campaign cost is told, and leaned on", async () => {
  const money = new Intl.NumberFormat("en", { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
  expect(await answers("what did we spend on Spring launch?")).toContain(
    `Cost (“Spring launch”): ${money.format(sum)}.`,
  );
  expect(await answers("what did we spend on Spring launch?", "best post there by views?")).toContain(
    `@${most?.handle}`,
  );
});

test.each([
  ["wie viele impressions hatte lena", "Impressionen (@lena.storm): 61.250."],
  ["how many impressions did Lena get?", "Impressions (@lena.storm): 61,250."],
  ["combien d’impressions pour Lena ?", "Impressions (@lena.storm) : 61 250."],
  ["cuántas impresiones tuvo lena", "Impresiones (@lena.storm): 61.250."],
  ["quantas impressões teve a Lena", "Impressões (@lena.storm): 61.250."],
  ["lena ke kitne impressions aaye", "Impressions (@lena.storm): 61,250."],
  [
    "wie viele impressionen hatte Otis",
    "Impressionen (@otis.dell): dazu ist nichts bekannt, also kein Betrag.",
  ],
])("impressions are told as such, and no views in their place: %s", async (text, whole) => {
  expect(await answers(text)).toBe(whole);
});

test("what nobody here is called is said, and no figure is told in its place", async () => {
  expect(await answers("who is unpaid in Foobar?")).toBe(
    "I did not understand “Foobar”: no campaign, brand, creator or invoice has this name here.",
  );
});

test("a creator is asked about by name, and again by “she”", async () => {
  expect(await answers("how many followers has Maker C Stone?")).toContain("@maker.2");
  expect(await answers("how many followers has Maker C Stone?", "and her price?")).toContain("@maker.2");
});

test("a rule is asked for again for another market", async () => {
  expect(await answers("how do we label ads in Germany?", "and in France?")).toContain("France");
});

test.each(["whats the avg fee on winter drop", "average fee on winter drop"])(
  "an average fee of a campaign is of what was agreed, and not of what is asked: %s",
  async (text) => {
    expect(await answers(text)).toContain("Fees agreed (“Winter drop”)");
  },
);

test.each([
  "compare @{0} and @{1} on spring launch",
  "vergleich @{1} mit @{0} bei Spring launch, views",
  "compara las visualizaciones de @{0} y @{1} en Spring launch",
])("two creators of a campaign are held against each other, and both are told: %s", async (text) => {
  const [first = "", second = "", third = ""] = views.map(({ handle }) => handle);
  const words = await answers(text.replace("{0}", first).replace("{1}", second));

  expect(words).toMatch(new RegExp(`@${first}.*@${second}`, "u"));
  expect(words).not.toContain(`@${third}`);
});

test("whoever has no part in a campaign is counted as without a value beside the one who has", async () => {
  const words = await answers(`compare @${most?.handle ?? ""} and @lena.storm on spring launch`);

  expect(words).toContain(`@${most?.handle ?? ""}`);
  expect(words).toMatch(/1 of 2 has no value/u);
});

test("figures of one format are told of no other", async () => {
  const words = await answers("how many story views did we get on spring launch");

  expect(words).toContain("Views (stories, “Spring launch”): nothing is known.");
});

test("a figure of a format that was posted is that of its posts", async () => {
  expect(await answers("which reel had the most views on spring launch")).toContain(
    `@${most?.handle ?? ""} (reel`,
  );
});
