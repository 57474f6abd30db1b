import { expect, test } from "vitest";
import { keys, read } from "#/discovery/imports/reading/reading.fixtures.ts";

test("figures under a word of a platform are followers or a price, never accounts", () => {
  const reading = read(
    [
      "Name,YouTube,YT Zuschauerschaft,Long TikTok video",
      "Ada,@ada.tube,1.4 Mio,2.6 L",
      "Bo,@bo.tube,312.000,TBD",
      "Cy,@cy.tube,ca. 91k,90k",
      "Di,@di.tube,14k,2.6 L",
    ].join("\n"),
  );

  expect(keys(reading)).toEqual([
    "youtube ada.tube",
    "youtube bo.tube",
    "youtube cy.tube",
    "youtube di.tube",
  ]);
  expect(reading.accounts.map(({ values }) => values.followers)).toEqual([
    1_400_000, 312_000, 91_000, 14_000,
  ]);
  expect(reading.columns[3]).toMatchObject({ field: "price", doubt: "guess" });
  expect(reading.doubtful.map(({ header }) => header)).toEqual(["YT Zuschauerschaft", "Long TikTok video"]);
});

test("a lone number or amount among handles is refused and joins nobody", () => {
  const table =
    "Name,Instagram,TikTok\nAda,@ada,3.1 L\nBo,@bo,3.1 L\nCy,@cy,cy.tok\nDi,@di,€ 900\nEm,@em,em.tok";
  const reading = read(table);

  expect(keys(reading)).toEqual([
    "instagram ada",
    "instagram bo",
    "instagram cy",
    "tiktok cy.tok",
    "instagram di",
    "instagram em",
    "tiktok em.tok",
  ]);
  expect(reading.notUsed.map(({ line, reason }) => [line, reason])).toEqual([
    [2, "“3.1 L” is a number, no handle"],
    [3, "“3.1 L” is a number, no handle"],
    [5, "“€ 900” is a number, no handle"],
  ]);
});

test("“Abos” and “Abone” below a platform count its followers", () => {
  const reading = read(
    ";YouTube;;\nName;Kanal;Abos;Ort\nAda;@ada.tube;1,4 Mio;Bonn\nBo;@bo.tube;ca. 91k;Bonn",
  );

  expect(reading.accounts.map(({ key, values }) => [key, values.followers])).toEqual([
    ["youtube ada.tube", 1_400_000],
    ["youtube bo.tube", 91_000],
  ]);
});

test("a name of digits alone is an account where the column is of names", () => {
  const reading = read(
    "Instagram,Followers\nada.one,1200\n433,67000000\nbo.two,900\ncy,4000\ndi,5000\nem,100\nfi,70",
  );

  expect(keys(reading)).toContain("instagram 433");
  expect(reading.accounts).toHaveLength(7);
});
