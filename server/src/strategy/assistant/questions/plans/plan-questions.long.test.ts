import { METRICS } from "@app/contract/metrics";
import type { Strategy, ThreadDetail } from "@app/contract/strategy/schemas";
import { expect, test } from "vitest";
import { told } from "#/strategy/assistant/questions/questions.fixtures.ts";
import { beginThread, planned, say, toolsOf } from "#/strategy/strategy.fixtures.ts";

const { ana, thread } = await planned();
const detail = (await ana("GET", `/api/v1/threads/${thread}`)).json<ThreadDetail>();
const { plan } = (await ana("GET", `/api/v1/strategies/${detail.strategyId}`)).json<Strategy>();

async function ask(text: string, where = thread) {
  const chunks = await say(ana, where, { text });
  const faults = chunks.filter(({ type }) => ["data-missing", "data-unverified", "error"].includes(type));
  expect(faults).toEqual([]);
  const words = told(chunks);
  expect(words.split(/\s+/u).length).toBeLessThanOrEqual(60);
  return { words, tools: toolsOf(chunks) };
}

const money = (cents: number, language: string) =>
  new Intl.NumberFormat(language, {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
const amountOf = ({ cost: own }: Strategy["plan"]["picks"][number]) => own?.amount ?? 0;
const cost = plan.picks.reduce((sum, pick) => sum + amountOf(pick), 0);
const byCost = plan.picks.toSorted((left, right) => amountOf(right) - amountOf(left));

test.each([
  ["what does the whole thing cost", "en"],
  ["was kostet das Ganze", "de"],
  ["ça coûte combien en tout", "fr"],
  ["cuánto cuesta todo", "es"],
  ["quanto custa tudo", "pt"],
  ["total kitna kharcha hai", "en-IN"],
])("what the plan costs is the sum of its creators: %s", async (text, language) => {
  expect((await ask(text)).words).toContain(money(cost, language));
});

test("the cost of a thousand people is the cost of the plan by its reach", async () => {
  const { words } = await ask("what does it cost per thousand");

  expect(words).toContain(money(Math.round((cost / (plan.totals.reach ?? 1)) * 1000), "en"));
});

test("the most and the least expensive of the plan are told by name", async () => {
  expect((await ask("who is the most expensive in it")).words).toContain(`@${byCost[0]?.handle}`);
  expect((await ask("wer ist der günstigste davon?")).words).toContain(`@${byCost.at(-1)?.handle}`);
});

test("how many of them are on a platform is counted in the plan, not in the workspace", async () => {
  const { words, tools } = await ask("how many of them are on TikTok?");

  const count = plan.picks.filter(({ platform }) => platform === "tiktok").length;
  expect(tools).toEqual(["plan_facts"]);
  expect(words).toMatch(new RegExp(`^${count} of ${plan.picks.length} creators`, "u"));
});

test("when the first piece goes live is the first day of the calendar", async () => {
  const [first] = plan.calendar.map(({ date }) => date).toSorted();
  const [year, month, day] = (first ?? "").split("-");

  expect((await ask("when does the first go live")).words).toContain(`${day}/${month}/${year}`);
});

test("what a question on the plan changes is nothing", async () => {
  const after = (await ana("GET", `/api/v1/strategies/${detail.strategyId}`)).json<Strategy>();

  expect(after.version).toBe(1);
});

test("without a plan it is said that there is none", async () => {
  expect((await ask("what does it cost per thousand", await beginThread(ana))).words).toContain(
    "no plan here yet",
  );
});

test.each([
  ["what does engagement rate mean?", "er.followers"],
  ["how do you calculate cpm", "cpm"],
])("a metric means what the glossary says: %s", async (text, id) => {
  const { words } = await ask(text);

  const metric = METRICS.find((one) => one.id === id);
  expect(words).toContain(metric?.definition);
  expect(words).toContain(metric?.formula);
});

test.each([
  ["was bedeutet Engagement-Rate?", "Wie viele der Follower"],
  ["c'est quoi la portée exactement", "Personnes différentes"],
  ["definición de ROAS", "Ingresos por unidad de coste"],
  ["o que é um nano influenciador", "de 1.000 a 9.999 seguidores"],
])("the definition is in the language of the question: %s", async (text, expected) => {
  expect((await ask(text)).words).toContain(expected);
});

test("a figure that is not kept is not defined", async () => {
  const { words, tools } = await ask("what is emv");

  expect(words).toContain("no figure called “emv”");
  expect(tools).toEqual([]);
});

test.each([
  ["which holidays matter in March in France", "29/03/2027"],
  ["welche Feiertage zählen im März in Frankreich", "29/03/2027"],
  ["quais feriados importam em março na França", "29/03/2027"],
])("the days of a market are those of the calendar of plans: %s", async (text, day) => {
  expect((await ask(text)).words).toContain(day);
});

test.each([
  ["wann ist dieses Jahr Black Friday", "27/11/2026"],
  ["when is Black Friday in Germany", "27/11/2026"],
  ["c'est quand la fête des mères en France cette année", "31/05/2026"],
])("a day with a name is told by its date: %s", async (text, day) => {
  expect((await ask(text)).words).toContain(day);
});

test("without enough own posts the hour is said to be assumed", async () => {
  expect((await ask("when should we post?")).words).toContain("plans assume 18:00");
});

test("a weekday is not judged", async () => {
  expect((await ask("should the reel go out on sunday or monday")).words).toContain("I compare hours only");
});

test("who came in and dropped out is asked of the version before, or of what was tried last", async () => {
  const { ana: ben, thread: other } = await planned();
  const { strategyId } = (await ben("GET", `/api/v1/threads/${other}`)).json<ThreadDetail>();
  const latest = async () => (await ben("GET", `/api/v1/strategies/${strategyId}`)).json<Strategy>();
  const answer = async (text: string) => told(await say(ben, other, { text }));
  const dearest = (await latest()).plan.picks.toSorted((left, right) => amountOf(right) - amountOf(left))[0];

  expect(await answer("who is new?")).toContain("first version of the plan");
  const tried = await answer(`and what would it be without @${dearest?.handle}?`);
  expect(tried).toContain("Nothing is kept yet");
  expect(await answer("who enters and who leaves?")).toBe(tried);
  await say(ben, other, { text: `Without @${dearest?.handle}` });
  expect((await latest()).version).toBe(2);
  expect(await answer("wer ist neu, wer fällt raus?")).toMatch(
    new RegExp(`^Gegenüber der Fassung davor.*@${dearest?.handle}.* fiel heraus`, "u"),
  );
});

test.each([
  "which prices should I ask first?",
  "nach welchen Preisen soll ich zuerst fragen?",
  "quels prix demander en premier ?",
  "¿qué precios pido primero?",
  "que preços devo pedir primeiro?",
  "sabse pehle kiska price puchna hai?",
])("the prices to ask for first are those that decide most of the plan: %s", async (text) => {
  const decisive = plan.decisive.filter(({ field }) => field === "price").map(({ handle }) => handle);
  const { words } = await ask(text);

  expect(decisive.length).toBeGreaterThan(0);
  for (const handle of decisive) expect(words).toContain(`@${handle}`);
});
