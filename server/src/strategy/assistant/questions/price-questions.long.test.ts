import type { Strategy } from "@app/contract/strategy/schemas";
import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import { agreeOn } from "#/strategy/strategies/own-campaigns.fixtures.ts";
import { beginThread, bringCreators, say, toolsOf } from "#/strategy/strategy.fixtures.ts";
import { CREATORS, creatorTable, told } from "./questions.fixtures.ts";

const app = await sharedApp();
const ana = await app.signIn();
await ana("POST", "/api/v1/imports", { text: creatorTable() });
const thread = await beginThread(ana);

async function ask(text: string) {
  const chunks = await say(ana, thread, { text });
  const faults = chunks.filter(({ type }) => ["data-missing", "data-unverified", "error"].includes(type));
  expect(faults).toEqual([]);
  return { words: told(chunks), tools: toolsOf(chunks) };
}

const priced = CREATORS.find(({ price, followers }) => price !== null && followers >= 10_000);
const unpriced = CREATORS.find(({ price, followers }) => price === null && followers >= 10_000);

/** Prices of others of the same size, in whole euros: what the answer is checked against. */
function othersOf(handle: string): number[] {
  return CREATORS.filter((one) => one.handle !== handle && one.followers >= 10_000)
    .flatMap(({ price }) => price ?? [])
    .toSorted((left, right) => left - right);
}

function at(values: readonly number[], share: number): number {
  const place = (values.length - 1) * share;
  const below = values[Math.floor(place)] ?? 0;
  return below + ((values[Math.ceil(place)] ?? below) - below) * (place - Math.floor(place));
}

const euros = (amount: number, language: string) => {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language, { style: "currency", currency: "EUR", ...fraction }).format(amount);
};

test.each([
  ["en", (handle: string) => `what does @${handle} charge for a reel?`],
  ["de", (handle: string) => `was nimmt @${handle} für ein Reel?`],
  ["fr", (handle: string) => `combien prend @${handle} pour un reel ?`],
  ["es", (handle: string) => `¿cuánto cobra @${handle} por un reel?`],
  ["pt", (handle: string) => `quanto a @${handle} cobra por um reel?`],
] as const)(
  "a price is the creator's own, beside what others of that size ask (%s)",
  async (language, question) => {
    const { words } = await ask(question(priced?.handle ?? ""));

    const others = othersOf(priced?.handle ?? "");
    expect(words).toContain(euros(priced?.price ?? 0, language));
    expect(words).toContain(String(others.length));
    expect(words).toContain(euros(Math.round(at(others, 0.5) * 100) / 100, language));
  },
);

test.each([
  ["is 5.000 € fair for @HANDLE?", "above what is usual"],
  ["sind 20 € für @HANDLE fair?", "unter dem Üblichen"],
  ["@HANDLE dice 300 €, está bien o es caro?", "dentro de lo habitual"],
])("an offer is told to be above, below or within what is usual: %s", async (question, verdict) => {
  const { words } = await ask(question.replace("HANDLE", priced?.handle ?? ""));

  expect(words).toContain(verdict);
});

test("of nobody's price nothing is invented", async () => {
  const { words } = await ask(`price of @${unpriced?.handle}?`);

  expect(words).toContain(`No price of @${unpriced?.handle} is known.`);
});

test("a creator who is not there has no price", async () => {
  const { words } = await ask("price of @nobody.at.all?");

  expect(words).toBe("There is no @nobody.at.all in this workspace.");
});

test("what was agreed in an own campaign comes first", async () => {
  const ben = await app.signIn();
  await bringCreators(ben, 10);
  const brief = "Protein bar in Germany, 9.000 €, only Instagram, 1 reel each, exactly 5 creators";
  const plan = (await ben("POST", "/api/v1/strategies", { text: brief })).json<Strategy>();
  await agreeOn(ben, plan, { name: "Spring launch", feeOf: () => 21_000 });
  const handle = plan.plan.picks[0]?.handle ?? "";

  const answer = told(
    await say(ben, await beginThread(ben), { text: `what does @${handle} charge for a reel?` }),
  );

  expect(answer).toMatch(new RegExp(`^In “Spring launch” a piece of @${handle} cost €210\\.`, "u"));
});
