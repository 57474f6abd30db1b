import type { CreatorProfile, CreatorSearchResult } from "@app/contract/discovery/creators";
import type { ImportReport } from "@app/contract/discovery/imports";
import { expect, test } from "vitest";
import { startApp } from "#/acceptance/test-app.fixtures.ts";
import { TestClock } from "#/platform/clock.fixtures.ts";

const DAY_MS = 86_400_000;

test("tables of different months are what growth is measured on, and one that is removed leaves none", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const ana = await app.signIn();
  const bring = async (followers: number) => {
    const text = `handle,platform,followers\ngro.one,instagram,${followers}`;
    return (await ana("POST", "/api/v1/imports", { text })).json<ImportReport>();
  };
  const search = async (text: string) =>
    (await ana("POST", "/api/v1/creators/search", { text })).json<CreatorSearchResult>();
  const read = async () => {
    const { items } = await search("");
    return (await ana("GET", `/api/v1/creators/${items[0]?.id}`)).json<CreatorProfile>();
  };

  await bring(10_000);
  expect(await read()).toMatchObject({ growth: null });
  clock.advance(29 * DAY_MS);
  const { importId } = await bring(11_000);

  const grown = await read();
  expect(grown).toMatchObject({ followers: 11_000, growthMonths: 1 });
  expect(grown.growth).toBeCloseTo(10);
  expect(grown.snapshots.map(({ followers }) => followers)).toEqual([10_000, 11_000]);
  expect((await search("growth over 5%")).total).toBe(1);
  expect((await search("growth over 15%")).total).toBe(0);

  await ana("DELETE", `/api/v1/imports/${importId}`);
  expect(await read()).toMatchObject({ followers: 10_000, growth: null });
});
