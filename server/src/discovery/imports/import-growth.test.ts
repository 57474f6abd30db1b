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

test("a table of figures over time is growth, never posts, and an older one does not take the place of newer figures", async () => {
  const ana = await (await startApp({ clock: new TestClock() })).signIn();
  const bring = async (text: string) => (await ana("POST", "/api/v1/imports", { text })).json<ImportReport>();
  const read = async () => {
    const { items } = (
      await ana("POST", "/api/v1/creators/search", { text: "" })
    ).json<CreatorSearchResult>();
    return (await ana("GET", `/api/v1/creators/${items[0]?.id}`)).json<CreatorProfile>();
  };
  const history =
    "Handle,Platform,Date,Followers,Avg views\ngro.one,instagram,2025-03-01,12600,4300\ngro.one,instagram,2025-01-01,12000,4000\ngro.one,instagram,2025-02-01,12300,4100";

  const first = await bring(history);
  const known = await read();
  const again = await bring(history);
  const older = await bring(
    "Handle,Platform,Month,Followers\ngro.one,instagram,Nov 2024,900\ngro.one,instagram,Dec 2024,950",
  );
  const later = await read();

  expect([first.kind, first.cells.refused, first.cells.stored]).toEqual(["creators", 0, 15]);
  expect(known).toMatchObject({ followers: 12_600, avgViews: 4300 });
  expect(known.snapshots.map(({ month, followers }) => [month.slice(0, 7), followers])).toEqual([
    ["2025-01", 12_000],
    ["2025-02", 12_300],
    ["2025-03", 12_600],
  ]);
  expect(again.rows).toMatchObject({ created: 0, updated: 0 });
  expect(later.followers).toBe(12_600);
  expect(older.kept).toMatchObject([
    {
      field: "followers",
      kept: "12600",
      offered: "950",
      reason: "The table is as of 2024-12-01, and what is here of 2025-03-01",
    },
  ]);
  expect(later.snapshots.map(({ followers }) => followers)).toEqual([900, 950, 12_000, 12_300, 12_600]);
});

test("the months of a table of figures over time go with it and come back with it, and no others do", async () => {
  const ana = await (await startApp({ clock: new TestClock() })).signIn();
  const bring = async (text: string) => (await ana("POST", "/api/v1/imports", { text })).json<ImportReport>();
  const months = async () => {
    const { items } = (
      await ana("POST", "/api/v1/creators/search", { text: "" })
    ).json<CreatorSearchResult>();
    const { snapshots } = (await ana("GET", `/api/v1/creators/${items[0]?.id}`)).json<CreatorProfile>();
    return snapshots.map(({ month, followers }) => [month.slice(0, 7), followers]);
  };
  await bring(
    "Handle,Platform,Month,Followers\ngro.one,instagram,Nov 2024,900\ngro.one,instagram,Mar 2025,1300",
  );
  const before = await months();

  const { importId, kept } = await bring(
    "Handle,Platform,Month,Followers\ngro.one,instagram,Oct 2024,800\ngro.one,instagram,Nov 2024,905\ngro.one,instagram,Dec 2024,1000",
  );
  const known = await months();
  await ana("DELETE", `/api/v1/imports/${importId}`);
  const removed = await months();
  await ana("POST", `/api/v1/imports/${importId}/restore`);

  expect(kept).toMatchObject([
    { field: "followers", kept: "1300", offered: "1000" },
    { field: "followers", kept: "900", offered: "905", reason: "This is known of 2024-11 already" },
  ]);
  expect(known).toEqual([
    ["2024-10", 800],
    ["2024-11", 900],
    ["2024-12", 1000],
    ["2025-03", 1300],
  ]);
  expect(removed).toEqual(before);
  expect(await months()).toEqual(known);
});

test("a creator that a table of figures over time made comes back with all its months", async () => {
  const ana = await (await startApp({ clock: new TestClock() })).signIn();
  const report = (
    await ana("POST", "/api/v1/imports", {
      text: "Handle,Platform,Month,Followers\ngro.one,instagram,Nov 2024,900\ngro.one,instagram,Mar 2025,1300",
    })
  ).json<ImportReport>();
  await ana("DELETE", `/api/v1/imports/${report.importId}`);
  await ana("POST", `/api/v1/imports/${report.importId}/restore`);

  const { items } = (await ana("POST", "/api/v1/creators/search", { text: "" })).json<CreatorSearchResult>();
  const { snapshots } = (await ana("GET", `/api/v1/creators/${items[0]?.id}`)).json<CreatorProfile>();
  expect(snapshots.map(({ followers }) => followers)).toEqual([900, 1300]);
});

test("columns of months are growth of the account, with the engagement of each, and go with their table", async () => {
  const ana = await (await startApp({ clock: new TestClock() })).signIn();
  const read = async () => {
    const { items } = (
      await ana("POST", "/api/v1/creators/search", { text: "" })
    ).json<CreatorSearchResult>();
    return (await ana("GET", `/api/v1/creators/${items[0]?.id}`)).json<CreatorProfile>();
  };
  await ana("POST", "/api/v1/imports", { text: "handle,platform,followers\ngro.one,instagram,13000" });

  const { importId, cells } = (
    await ana("POST", "/api/v1/imports", {
      text: "Handle,Platform,Followers Jan 25,Followers Feb 25,ER Jan 25,ER Mar 25\ngro.one,instagram,12000,12300,2.5,2.9",
    })
  ).json<ImportReport>();
  const known = await read();
  await ana("DELETE", `/api/v1/imports/${importId}`);

  expect(cells).toMatchObject({ stored: 6, ownFields: 0, refused: 0 });
  expect(known.followers).toBe(13_000);
  expect(
    known.snapshots.map(({ month, followers, engagementRate }) => [
      month.slice(0, 7),
      followers,
      engagementRate,
    ]),
  ).toEqual([
    ["2025-01", 12_000, 2.5],
    ["2025-02", 12_300, null],
    ["2025-03", null, expect.closeTo(2.9)],
    [new TestClock().now().toISOString().slice(0, 7), 13_000, null],
  ]);
  expect((await read()).snapshots).toHaveLength(1);
});

test("figures that a later table adds to a known month are kept there, and go with it alone", async () => {
  const ana = await (await startApp({ clock: new TestClock() })).signIn();
  const bring = async (text: string) => (await ana("POST", "/api/v1/imports", { text })).json<ImportReport>();
  const months = async () => {
    const { items } = (
      await ana("POST", "/api/v1/creators/search", { text: "" })
    ).json<CreatorSearchResult>();
    const { snapshots } = (await ana("GET", `/api/v1/creators/${items[0]?.id}`)).json<CreatorProfile>();
    return snapshots.map(({ month, followers, engagementRate }) => [
      month.slice(0, 7),
      followers,
      engagementRate,
    ]);
  };
  await bring("Handle,Platform,Followers Jan 25,Followers Feb 25\ngro.one,instagram,12000,12300");

  const { importId } = await bring("Handle,Platform,ER Jan 25,ER Feb 25\ngro.one,instagram,2.5,2.9");
  const known = await months();
  await ana("DELETE", `/api/v1/imports/${importId}`);
  const removed = await months();
  await ana("POST", `/api/v1/imports/${importId}/restore`);

  expect(known).toEqual([
    ["2025-01", 12_000, 2.5],
    ["2025-02", 12_300, expect.closeTo(2.9)],
  ]);
  expect(removed).toEqual([
    ["2025-01", 12_000, null],
    ["2025-02", 12_300, null],
  ]);
  expect(await months()).toEqual(known);
});
