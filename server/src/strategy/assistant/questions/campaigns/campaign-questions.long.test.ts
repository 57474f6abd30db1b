import type { DueList } from "@app/contract/campaigns/list";
import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import { told } from "#/strategy/assistant/questions/questions.fixtures.ts";
import { beginThread, say, toolsOf } from "#/strategy/strategy.fixtures.ts";
import { finishedCampaign, runningCampaign } from "./campaigns.fixtures.ts";

const app = await sharedApp();
const ana = await app.signIn();
const rows = Array.from(
  { length: 9 },
  (_, index) =>
    `maker.${index},instagram,${9000 + index * 3000},${2000 + index * 700},Germany,food,${120 + index * 40},EUR,${index < 2 ? "puma" : ""}`,
);
await ana("POST", "/api/v1/imports", {
  text: ["handle,platform,followers,avg views,country,category,price,currency,brands", ...rows].join("\n"),
});
const spring = await finishedCampaign(ana, "Spring launch", [0.3, 1.4, 1]);
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
  gross: { amount: 30_000, currency: "EUR" },
  due: "2026-10-20",
});
const thread = await beginThread(ana);

async function ask(text: string) {
  const chunks = await say(ana, thread, { text });
  const faults = chunks.filter(({ type }) => ["data-missing", "data-unverified", "error"].includes(type));
  expect(faults).toEqual([]);
  const words = told(chunks);
  expect(words.split(/\s+/u).length).toBeLessThanOrEqual(60);
  const output = chunks.findLast(({ type }) => type === "tool-output-available")?.["output"];
  return { words, tools: toolsOf(chunks), output };
}

const number = (value: number, language: string) => new Intl.NumberFormat(language).format(value);
const money = (cents: number, language: string) =>
  new Intl.NumberFormat(language, {
    style: "currency",
    currency: "EUR",
    maximumFractionDigits: 0,
  }).format(cents / 100);

test.each([
  ["how did Spring go against plan?", "en", "is completed"],
  ["wie lief Frühling gegen Plan?", "de", "ist abgeschlossen"],
  ["comment s'est passée la campagne Printemps par rapport au plan ?", "fr", "est terminée"],
  ["¿cómo fue Primavera frente al plan?", "es", "está terminada"],
  ["como foi a Primavera comparada com o plano?", "pt", "está concluída"],
  ["spring campaign plan ke mukable kaisi rahi?", "en-IN", "is completed"],
])("what happened with a campaign is told from its posts and fees: %s", async (text, language, state) => {
  const { words, output } = await ask(text);

  const { works } = spring;
  const [best, worst] = [
    works.toSorted((a, b) => b.views / b.expected - a.views / a.expected)[0],
    works.toSorted((a, b) => a.views / a.expected - b.views / b.expected)[0],
  ];
  expect(words).toContain(state);
  expect(words).toContain(
    number(
      works.reduce((sum, { views }) => sum + views, 0),
      language,
    ),
  );
  expect(words).toContain(
    money(
      works.reduce((sum, { fee }) => sum + fee, 0),
      language,
    ),
  );
  expect(words.match(/@[\w.]+\w/gu)).toEqual([`@${best?.handle}`, `@${worst?.handle}`]);
  expect(output).toMatchObject({ asOf: expect.any(String), sources: expect.any(Array) });
});

test("without a name the last campaign that is over is meant", async () => {
  expect((await ask("how did the last campaign go?")).words).toContain("“Spring launch” is completed");
});

test("a campaign that is not there gets no figures but the names of those that are", async () => {
  const { words } = await ask("was kam bei Weihnachten raus");

  expect(words).toContain("„Weihnachten“ habe ich nicht verstanden");
  expect(words).toContain("„Spring launch“");
});

test("of a campaign that runs, nothing is said against a plan that it has not got", async () => {
  const { words } = await ask("how are we doing on the running campaign");

  expect(words).toContain("“Winter drop” is still running. No post of it is known yet.");
});

test("what was not recorded is said not to be known", async () => {
  expect((await ask(`what did @${spring.works[0]?.handle} bring in sales`)).words).toContain(
    "): nothing is known.",
  );
});

test.each([
  ["which drafts are late", "en"],
  ["welche Entwürfe sind überfällig", "de"],
  ["quels brouillons sont en retard", "fr"],
  ["qué borradores van tarde", "es"],
  ["quais rascunhos estão atrasados", "pt"],
])("drafts that are due are those of the home page: %s", async (text) => {
  const { words, output } = await ask(text);

  const home = (await ana("GET", "/api/v1/campaigns/due")).json<DueList>();
  expect(home.total).toBeGreaterThan(0);
  expect(output).toMatchObject({ due: { all: home.total, late: home.late } });
  expect(words).toContain(String(home.total));
});

test("open payments and missing fees stand beside the drafts", async () => {
  const { output } = await ask("what's due this week?");

  expect(output).toMatchObject({ payments: { all: 1, late: 1 }, prices: { all: 2, late: 0 } });
});

test("contracts are not kept, and nothing is made up of them", async () => {
  const { words, tools } = await ask("are any contracts unsigned");

  expect(words).toContain("keep no contracts");
  expect(tools).toEqual([]);
});

test.each([
  ["who worked with Puma?", "2 creators", "here no brand is known at all"],
  ["wer von unseren Leuten hat mit Puma gearbeitet?", "2 Creator", "hier ist gar keine Marke bekannt"],
  ["quem já fez publi da Puma?", "2 criadores", "aqui não se conhece nenhuma marca"],
])("who worked for a brand is told, and of how many nobody knows: %s", async (text, count, unknown) => {
  const { words } = await ask(text);

  expect(words).toContain(count);
  expect(words).toContain(unknown);
  expect(words.match(/@maker\.\d/gu)?.toSorted()).toEqual(["@maker.0", "@maker.1"]);
});

test("two brands that are named are looked for apart", async () => {
  const { words } = await ask("who has worked with Zara or Puma");

  expect(words.match(/@maker\.\d/gu)?.toSorted()).toEqual(["@maker.0", "@maker.1"]);
});

test("campaigns are ranked by a figure that is named, and those without it are counted", async () => {
  const { words, tools } = await ask("which campaign did best?");

  expect(words).toMatch(/^Views, highest first: “Spring launch” [\d,]+\. 1 of 2 has no value\.$/u);
  expect(tools).toEqual(["work_figures"]);
});

test("what a count of campaigns does not understand gets no figure", async () => {
  const { words } = await ask("how many campaigns with free shipping do we have");

  expect(words).toContain("did not understand “free shipping”");
});

test("an own deal is told with its brand, and that nothing is known is no proof", async () => {
  const { words } = await ask(`brands @${spring.works[0]?.handle} has worked with?`);
  expect(words).toContain("“fernhollow” (own deal");

  expect((await ask(`hat @maker.8 schon mal für Zara gearbeitet?`)).words).toContain("beweist nichts");
});

test("without rivals in the brand profile they are asked for", async () => {
  expect((await ask("which of our people worked for our rival?")).words).toContain("names no rivals");
});

test.each([
  ["how many campaigns are running?", "1 of 2 campaigns"],
  ["combien de campagnes sont terminées ?", "Sur 2 campagnes, 1 est terminée"],
])("campaigns are counted by status: %s", async (text, expected) => {
  expect((await ask(text)).words).toContain(expected);
});

test.each([
  ["how many posts did we get in May", "3 posts of your campaigns (May)"],
  ["how many posts did we get in June", "0 posts of your campaigns (June)"],
])("posts of campaigns are counted by their day: %s", async (text, expected) => {
  expect((await ask(text)).words).toContain(expected);
});

test("what a new thread offers of running work is answered from it", async () => {
  const { items: offered } = (await ana("GET", "/api/v1/strategy/starters")).json<{
    items: { title: string; text: string }[];
  }>();
  const asked = offered.filter(({ text }) => text.endsWith("?"));

  expect(asked.map(({ title }) => title)).toEqual([
    expect.stringMatching(/late$/u),
    "Winter drop",
    "Spring launch",
  ]);
  for (const { text } of asked) {
    const { tools } = await ask(text);
    expect(tools.some((tool) => ["due_work", "campaign_results"].includes(String(tool)))).toBe(true);
  }
});
