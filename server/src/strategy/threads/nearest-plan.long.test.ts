import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import {
  beginThread,
  bringCreators,
  CREATORS,
  readable,
  say,
  toolsOf,
} from "#/strategy/strategy.fixtures.ts";

async function answered(text: string, table: string | null = null) {
  const person = await (await sharedApp()).signIn();
  if (table === null) await bringCreators(person, CREATORS);
  else await person("POST", "/api/v1/imports", { text: table });
  const chunks = await say(person, await beginThread(person), { text });
  return { text: readable(chunks), tools: toolsOf(chunks), proposals: proposalsIn(chunks) };
}

test("an impossible brief is answered with what stands against it and the nearest plan, which nothing keeps", async () => {
  const { text, proposals } = await answered("2.000 €, at least 40 creators");

  expect(text).toMatch(/cheapest budget|No budget would do|Nobody here fits/u);
  expect(text).toContain("The nearest that can be planned: No longer “at least 40 creators”");
  expect(text).toContain("Nothing is kept yet.");
  expect(proposals).toEqual(["No longer “at least 40 creators”"]);
});

test("rules give way one after the other until a plan is found, named in the language of the brief", async () => {
  const { text, tools } = await answered("Budget 2.000 €, mindestens 40 Creator, mindestens 12 Mega-Creator");

  expect(tools.filter((tool) => tool === "what_if")).toHaveLength(2);
  expect(text).toContain("Was dem am nächsten kommt: Nicht mehr:");
  expect(text).toContain("„mindestens 40 Creator“");
});

test("a budget for which nobody can be hired gives way to the cheapest one", async () => {
  const { text, proposals } = await answered("Germany, €1");

  expect(text).toContain("Nobody can be hired for the budget.");
  expect(proposals).toHaveLength(1);
  expect(proposals[0]).toMatch(/^Budget €/u);
});

test("a cheapest budget that stands on guesses alone says so", async () => {
  const rows = Array.from({ length: 6 }, (_, at) => `maker.${at},instagram,${9000 + at * 900},Germany`);
  const table = ["handle,platform,followers,country", ...rows].join("\n");

  expect((await answered("Germany, €1", table)).text).toContain("Nobody's price is known");
  expect((await answered("Germany, €1")).text).not.toContain("Nobody's price is known");
});

function proposalsIn(chunks: readonly { type: string; [key: string]: unknown }[]): unknown[] {
  return chunks.flatMap(({ type, data }) =>
    type === "data-proposal" && typeof data === "object" && data !== null && "summary" in data
      ? [data.summary]
      : [],
  );
}
