import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import { TABLE } from "#/discovery/imports/imports.fixtures.ts";

test("the insight counts the workspace's own rows, and every figure says where it comes from", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await ana("POST", "/api/v1/imports", { text: TABLE, fileName: "list.csv" });

  const insight = (await ana("GET", "/api/v1/imports/insight")).json();

  expect(insight).toMatchObject({
    creators: { value: 2, source: { sample: "2 creators", asOf: "2026-11-02T09:00:00.000Z" } },
    duplicates: { value: 1, source: { source: "list.csv" } },
    withoutEmail: { value: 1 },
    price: { range: { basis: "followers", currency: "EUR", creators: 1 } },
    followers: { creators: 2, source: { sample: "2 creators" } },
    views: null,
    platforms: [{ platform: "instagram", creators: 2 }],
  });
  expect(insight.price.range.from).toBeCloseTo(120_000 / 12.6, 3);
});

function priced(handle: string, price: string): string {
  return `${handle},instagram,10000,${price}`;
}

test("prices of five creators are told as steps, fewer one by one, other currencies apart", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const range = async () => (await ana("GET", "/api/v1/imports/insight")).json().price.range;
  const bring = (...lines: string[]) =>
    ana("POST", "/api/v1/imports", { text: ["handle,platform,followers,price", ...lines].join("\n") });

  await bring(priced("a", "€50"), priced("b", "€80"), priced("c", "US$90"), priced("d", "€120"));
  const few = await range();
  await bring(priced("e", "€130"), priced("f", "€200"), priced("g", "US$70"));
  const enough = await range();

  expect(few).toMatchObject({ currency: "EUR", creators: 3, bars: [], values: [500, 800, 1_200] });
  expect(few.otherCurrencies).toEqual([{ currency: "USD", creators: 1 }]);
  expect(enough).toMatchObject({ currency: "EUR", creators: 5, values: [], median: 1_200 });
  expect(enough.middle).toEqual({ from: 800, to: 1_300 });
  expect(enough.bars.reduce((sum: number, bar: { creators: number }) => sum + bar.creators, 0)).toBe(5);
  expect(enough.otherCurrencies).toEqual([{ currency: "USD", creators: 2 }]);
});

test("an empty workspace has an insight without figures", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  const insight = (await ana("GET", "/api/v1/imports/insight")).json();

  expect(insight).toMatchObject({
    creators: { value: 0 },
    duplicates: { value: null },
    price: { range: null },
    followers: null,
    countries: { values: [], known: 0 },
  });
});

test("sizes, countries and topics are counted once for each creator, in steps of the same ratio", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const lines = [
    "a,instagram,1500,Brazil,Music",
    "b,instagram,1800,Brazil,Music",
    "c,instagram,4000,India,Music",
    "d,instagram,60000,,",
  ];
  await ana("POST", "/api/v1/imports", {
    text: ["handle,platform,followers,country,category", ...lines].join("\n"),
  });

  const { followers, countries, topics, filled } = (await ana("GET", "/api/v1/imports/insight")).json();

  expect(followers).toMatchObject({ creators: 4, median: 2_900 });
  expect(
    followers.bars.map(({ from, creators }: { from: number; creators: number }) => [from, creators]),
  ).toEqual([
    [1_000, 2],
    [2_000, 1],
    [5_000, 0],
    [10_000, 0],
    [20_000, 0],
    [50_000, 1],
  ]);
  expect(countries).toMatchObject({
    known: 3,
    values: [
      { value: "BR", creators: 2 },
      { value: "IN", creators: 1 },
    ],
  });
  expect(topics).toMatchObject({ known: 3, values: [{ value: "music", creators: 3 }] });
  expect(filled.fields[0]).toMatchObject({ field: "followers", creators: 4 });
});
