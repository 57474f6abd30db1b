import { expect, test } from "vitest";
import { keys, read, reasons } from "./reading.fixtures.ts";

test.each([
  "same",
  "(same)",
  "Same as IG",
  "same handle as Instagram",
  "same @",
  "same username",
  "the same",
  "= IG",
  "dito",
  "wie oben",
  "siehe Insta",
  "idem IG",
  "comme à gauche",
  "mismo usuario",
  "o mesmo",
  "come Instagram",
  "〃",
  "-''-",
  "←",
])("“%s” below TikTok is the handle that stands beside it", (cell) => {
  const reading = read(`Name,Instagram,TikTok\nAna,@ana.b,${cell}\nBen,@ben,${cell}`);

  expect(keys(reading)).toEqual(["instagram ana.b", "tiktok ana.b", "instagram ben", "tiktok ben"]);
  expect(reading.notUsed).toEqual([]);
});

test("“same as IG” is that of Instagram, whatever stands nearer", () => {
  const table = "Name,Instagram,TikTok,YouTube\nAna,@ana.b,@ana.tt,same as IG\nBen,,@ben.tt,same as IG";
  const reading = read(table);

  expect(keys(reading)).toEqual(["instagram ana.b", "tiktok ana.tt", "youtube ana.b", "tiktok ben.tt"]);
  expect(reading.notUsed).toMatchObject([{ line: 3, column: "YouTube", value: "same as IG" }]);
});

test("words for the same are told where nothing stands beside them, and are nobody's name", () => {
  const table =
    'Name,Handle,Platform,City,Owner\nAna,@ana,Instagram,Bonn,Lena\n"""",ditto,TikTok,idem,〃\nBen,@ben,same,same,Mo';
  const reading = read(table);

  expect(keys(reading)).toEqual(["instagram ana", "tiktok ben"]);
  expect(reasons(reading)).toEqual([[3, "“ditto” stands beside no handle that it could mean"]]);
  expect(reading.accounts.map(({ values }) => [values.city, values.owner])).toEqual([
    ["bonn", "Lena"],
    ["bonn", "Mo"],
  ]);
  expect(reading.notUsed.map(({ line, column }) => `${line} ${column}`)).toEqual([
    "3 Name",
    "3 Handle",
    "3 Platform",
    "3 City",
    "3 Owner",
  ]);
});
