import type { ImportReport } from "@app/contract/discovery/imports";
import { expect, test } from "vitest";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { sharedApp, startApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";

async function bring(ana: Person, text: string): Promise<ImportReport> {
  return (await ana("POST", "/api/v1/imports", { text })).json<ImportReport>();
}

function table(followers: number, day: string): string {
  return `handle,platform,followers,Stand\nold.three,instagram,${followers},${day}`;
}

async function onlyProfile(ana: Person) {
  const { items } = (await ana("POST", "/api/v1/creators/search", {})).json<{ items: { id: string }[] }>();
  return (await ana("GET", `/api/v1/creators/${items[0]?.id}`)).json();
}

test("an older contact or deal of a table does not take the place of a newer one, and is listed", async () => {
  const ana = await (await sharedApp()).signIn();
  const head = "handle,platform,last contact,last deal,last fee\nold.one,instagram";
  await bring(ana, `${head},2026-11-01,2026-05-01,500 EUR`);

  const { kept } = await bring(ana, `${head},2024-01-01,2023-01-01,90 EUR`);
  const profile = await onlyProfile(ana);
  await bring(ana, `${head},2026-11-02,2026-06-01,700 EUR`);

  expect(profile).toMatchObject({
    lastContact: "2026-11-01",
    lastDeal: "2026-05-01",
    lastFee: { amount: 50_000, currency: "EUR" },
  });
  expect(kept).toEqual([
    expect.objectContaining({
      field: "lastDeal",
      kept: "2026-05-01",
      offered: "2023-01-01",
    }),
    expect.objectContaining({
      field: "lastContact",
      reason: "A later contact is known, of 2026-11-01",
    }),
    expect.objectContaining({
      field: "lastFee",
      kept: "500.00 EUR",
      offered: "90.00 EUR",
      reason: "A later deal is known, of 2026-05-01",
    }),
  ]);
  expect(await onlyProfile(ana)).toMatchObject({
    lastContact: "2026-11-02",
    lastDeal: "2026-06-01",
    lastFee: { amount: 70_000, currency: "EUR" },
  });
});

test.each(["Stand", "As of", "Last updated"])(
  "figures of a table whose “%s” is older than those here stay out, and are listed with the reason",
  async (header) => {
    const ana = await (await sharedApp()).signIn();
    await bring(ana, "handle,platform,followers,email\nold.two,instagram,12000,");

    const older = `handle,platform,followers,avg views,email,${header}\nold.two,instagram,5000,800,a@b.example,2024-01-01`;
    const { kept } = await bring(ana, older);

    expect(await onlyProfile(ana)).toMatchObject({
      followers: 12_000,
      avgViews: 800,
      email: "a@b.example",
    });
    expect(kept).toMatchObject([
      {
        field: "followers",
        kept: "12000",
        offered: "5000",
        reason: "The table is as of 2024-01-01, and what is here of 2026-11-02",
      },
    ]);
  },
);

test("figures with a day are as old as it says, so that a table of a later day replaces them", async () => {
  const ana = await (await sharedApp()).signIn();
  await bring(ana, table(5_000, "2024-01-01"));
  await bring(ana, table(6_000, "2025-01-01"));
  const { kept } = await bring(ana, table(4_000, "2024-06-01"));

  expect(await onlyProfile(ana)).toMatchObject({ followers: 6_000 });
  expect(kept).toMatchObject([{ field: "followers", kept: "6000", offered: "4000" }]);
});

test("a day in a line above the table is the day of its figures", async () => {
  const ana = await (await sharedApp()).signIn();
  const head = "handle,platform,followers\nold.four,instagram";
  await bring(ana, `${head},12000`);

  const { kept } = await bring(ana, `Creator list,Stand 01.01.2024,\n${head},5000`);

  expect(kept).toMatchObject([
    { field: "followers", offered: "5000", reason: expect.stringContaining("The table is as of 2024-01-01") },
  ]);
  expect(await onlyProfile(ana)).toMatchObject({ followers: 12_000 });
});

test("what a table did not replace is told beside its creator until the table goes", async () => {
  // The clock of the shared app stands, and of two tables the newer one is told.
  const clock = new TestClock();
  const ana = await (await startApp({ clock })).signIn();
  const head = "handle,platform,phone,last contact";
  await bring(ana, `${head}\nold.kept,instagram,,2026-11-01\nold.other,instagram,,2026-11-01`);
  const { items } = (await ana("POST", "/api/v1/creators/search", { text: "old.kept" })).json<{
    items: { id: string; version: number }[];
  }>();
  const [{ id, version } = { id: "", version: 0 }] = items;
  await ana("PATCH", `/api/v1/creators/${id}`, { phone: "0171 1111111", version });
  const told = async () =>
    (await ana("GET", `/api/v1/creators/${id}/kept`)).json<{ items: object[] }>().items;

  await bring(ana, `${head}\nold.kept,instagram,0171 2222222,2024-01-01\nold.other,instagram,,2023-01-01`);
  clock.advance(1000);
  const { importId } = await bring(ana, `${head}\nold.kept,instagram,0171 3333333,`);

  expect(await told()).toMatchObject([
    { field: "phone", kept: "0171 1111111", offered: "0171 3333333", importId, line: 2 },
    { field: "lastContact", kept: "2026-11-01", offered: "2024-01-01" },
  ]);
  await ana("DELETE", `/api/v1/imports/${importId}`);
  expect(await told()).toMatchObject([{ field: "phone", offered: "0171 2222222" }, { field: "lastContact" }]);
  expect((await ana("GET", `/api/v1/creators/${importId}/kept`)).statusCode).toBe(404);
});
