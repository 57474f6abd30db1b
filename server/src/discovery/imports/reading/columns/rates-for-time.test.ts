import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

test.each([
  "Rate (day)",
  "Daily fee",
  "Price per hour",
  "Fee for event",
  "Appearance fee",
  "Honorar pro Tag",
  "Preis pro Stunde",
  "Tarif journalier",
  "Prix par jour",
  "Precio por jornada",
  "Tarifa por hora",
  "Cachê diária",
  "Compenso a giornata",
  "Günlük ücret",
  "Harga per hari",
])("what somebody asks for their time is no price of a post: “%s”", (header) => {
  const [account] = read(`Name;Instagram;${header}\nMona Ek;@mona.ek;€300\nOle B;@ole.b;€420`).accounts;

  expect(account?.values).toMatchObject({ own: { [header]: { kind: "money", value: { amount: 300 } } } });
  expect(account?.values.prices).toBeUndefined();
});

test.each(["Interaktionen", "Interacciones", "Interações totais", "Total engagement", "Interactions"])(
  "“%s” counts, however much its numbers look like rates",
  (header) => {
    const { accounts } = read(
      `Handle;Platform;Followers;${header}\n@mona.ek;Instagram;9000;4,310\n@ole.b;Instagram;7000;1,220`,
    );

    expect(accounts.map(({ values }) => values.engagementRate)).toEqual([undefined, undefined]);
  },
);

test("interactions in per cent are the engagement rate", () => {
  const { accounts } = read(
    "Handle;Platform;Interaktionen\n@mona.ek;Instagram;4,3 %\n@ole.b;Instagram;1,2 %",
  );

  expect(accounts.map(({ values }) => values.engagementRate)).toEqual([4.3, 1.2]);
});

test.each([
  "2 months +40%",
  "1 year: +€250",
  "6 months extra 20 %",
  "3 Monate gegen Aufpreis",
  "1 mes recargo 15 %",
])("rights that cost extra are not in the price: “%s”", (cell) => {
  const [account] = read(
    `Handle;Platform;Reel;Usage rights\n@mona.ek;Instagram;€300;${cell}\n@ole.b;Instagram;€420;3 months incl.`,
  ).accounts;

  expect(account?.values.prices).toEqual([expect.not.objectContaining({ usageMonths: expect.anything() })]);
  expect(account?.values.own).toMatchObject({ "Usage rights": { value: cell } });
});

test("two handles below two platforms are each where the header says", () => {
  const { accounts } = read("Name;TikTok / IG\nMona Ek;@mona.tt / @mona.ig\nOle B;@ole.tt | @ole.ig", {
    platform: "instagram",
  });

  expect(accounts.map(({ platform, handle }) => `${platform} ${handle}`)).toEqual([
    "tiktok mona.tt",
    "instagram mona.ig",
    "tiktok ole.tt",
    "instagram ole.ig",
  ]);
});
