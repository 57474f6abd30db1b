import { HomeFigures } from "@app/contract/home/schemas";
import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";

const TABLE = [
  "handle,followers,engagement rate,price,currency",
  "@one,10000,2,100,EUR",
  "@two,20000,4,400,EUR",
];

test("a workspace with nothing in it has no figures to show", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  expect(await figuresOf(ana)).toEqual([]);
});

test("before there are results the figures tell of the creators, each with its source", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await ana("POST", "/api/v1/imports", { text: TABLE.join("\n"), platform: "instagram" });

  const figures = await figuresOf(ana);

  expect(figures.map(({ id, value }) => [id, value])).toEqual([
    ["creators", 2],
    ["usual-engagement", 3],
    ["price-per-1000", 1500],
  ]);
  expect(figures.every(({ source }) => source.definition !== "" && source.asOf !== null)).toBe(true);
});

test("another workspace's creators count for nothing", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ben = await app.signIn();
  await ana("POST", "/api/v1/imports", { text: TABLE.join("\n"), platform: "instagram" });

  expect(await figuresOf(ben)).toEqual([]);
});

async function figuresOf(person: Person) {
  const answer = await person("GET", "/api/v1/home/figures");
  expect(answer.statusCode).toBe(200);
  return HomeFigures.parse(answer.json()).figures;
}
