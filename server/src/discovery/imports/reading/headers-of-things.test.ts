import { expect, test } from "vitest";
import { keys, read } from "./reading.fixtures.ts";

const PLACES = new Map([
  ["nia.cole", "instagram"],
  ["sam.roe", "instagram"],
] as const);

test("a header of a team's own words is one where accounts and days stand below it", () => {
  const reading = read(
    "Empfänger;Paket;Kurier;Sendung;Versandt\n@nia.cole;Teedose;DHL;0034-1;02.05.2026\n@sam.roe;Teedose;GLS;0034-2;03.05.2026",
    { places: PLACES },
  );

  expect(reading.headerLine).toBe(1);
  expect(keys(reading)).toEqual(["instagram nia.cole", "instagram sam.roe"]);
  expect(reading.accounts.map(({ values: { name, own } }) => [name, own?.["Paket"]?.value])).toEqual([
    [undefined, "Teedose"],
    [undefined, "Teedose"],
  ]);
});

test("below names alone days and numbers show it as well", () => {
  const reading = read(
    "Wem;Was;Kurier;Sendung;Versandt\nNia Cole;Tee;DHL;341;02.05.2026\nSam Roe;Tee;GLS;342;03.05.2026",
  );

  expect(reading.headerLine).toBe(1);
});

test("rows that have data where the others have are no header", () => {
  const reading = read("@nia.cole;Teedose;DHL;02.05.2026\n@sam.roe;Teedose;GLS;03.05.2026", {
    places: PLACES,
  });

  expect(reading.headerLine).toBeNull();
  expect(reading.accounts).toHaveLength(2);
});

test("of two parcels to one creator both are kept, in the order of their rows", () => {
  const { accounts, cells } = read(
    "Creator;Parcel;Courier;Sent\n@nia.cole;Tea;DHL;2026-02-01\n@sam.roe;Tea;GLS;2026-02-01\n@nia.cole;Honey;DHL;2026-03-05",
    { places: PLACES },
  );

  expect(
    accounts.map(({ values: { own } }) =>
      Object.entries(own ?? {}).map(([name, { value }]) => [name, value]),
    ),
  ).toEqual([
    [
      ["Parcel", "Tea; Honey"],
      ["Courier", "DHL"],
      ["Sent", "2026-02-01; 2026-03-05"],
    ],
    [
      ["Parcel", "Tea"],
      ["Courier", "GLS"],
      ["Sent", "2026-02-01"],
    ],
  ]);
  expect(cells.refused).toBe(0);
});
