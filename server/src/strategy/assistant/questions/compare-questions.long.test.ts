import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import { beginThread, say, toolsOf } from "#/strategy/strategy.fixtures.ts";
import { CREATORS, creatorTable, told } from "./questions.fixtures.ts";

const app = await sharedApp();
const ana = await app.signIn();
await ana("POST", "/api/v1/imports", { text: creatorTable() });
const thread = await beginThread(ana);

const known = CREATORS.filter(({ price, engagementRate }) => price !== null && engagementRate !== null);
const [first, second] = known;
const names = `@${first?.handle} VERSUS @${second?.handle}`;

test.each([
  [`compare ${names.replace("VERSUS", "and")}`, "engagement rate, highest first"],
  [`vergleich mal ${names.replace("VERSUS", "und")}`, "Engagement-Rate, absteigend"],
  [`compare ${names.replace("VERSUS", "et")}`, "engagement"],
  [`compara a ${names.replace("VERSUS", "con")}`, "de mayor a menor"],
])("two creators stand side by side, the better first: %s", async (text, order) => {
  const chunks = await say(ana, thread, { text });

  const words = told(chunks);
  const [best] = [first, second].toSorted(
    (left, right) => (right?.engagementRate ?? 0) - (left?.engagementRate ?? 0),
  );
  const [cheapest] = [first, second].toSorted((left, right) => (left?.price ?? 0) - (right?.price ?? 0));
  expect(words).toContain(order);
  const named = words.match(/@[\w.]+\w/gu) ?? [];
  expect([named[0], named[2]]).toEqual([`@${best?.handle}`, `@${cheapest?.handle}`]);
  expect(chunks.filter(({ type }) => ["data-missing", "data-unverified", "error"].includes(type))).toEqual(
    [],
  );
});

test("who is not there is named, and nothing is made up of them", async () => {
  const words = told(await say(ana, thread, { text: `compare @${first?.handle} and @nobody.here` }));

  expect(words).toContain("There is no @nobody.here in this workspace.");
});

test("what names no creators is not compared", async () => {
  const chunks = await say(ana, thread, { text: "is tiktok better than instagram for us?" });

  expect(toolsOf(chunks)).not.toContain("compare_creators");
});

test.each([
  [`wer ist am günstigsten, @${first?.handle} oder @${second?.handle}`, "Preis"],
  [`qui est le moins cher, @${first?.handle} ou @${second?.handle}`, "prix"],
  [`quién es más barato, @${first?.handle} o @${second?.handle}`, "precio"],
  [`rank @${first?.handle} @${second?.handle} by price`, "price"],
])("only the figure that is asked for puts two in order: %s", async (text, measure) => {
  const words = told(await say(ana, await beginThread(ana), { text }));

  const [cheapest] = [first, second].toSorted((left, right) => (left?.price ?? 0) - (right?.price ?? 0));
  expect(words).toContain(measure);
  expect(words).not.toMatch(/engagement/iu);
  expect(words.match(/@[\w.]+\w/gu)?.[0]).toBe(`@${cheapest?.handle}`);
});
