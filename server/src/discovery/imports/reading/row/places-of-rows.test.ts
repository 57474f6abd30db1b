import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

function placesOf(header: string, ...rows: string[]) {
  const lines = rows.map((row, at) => `@nia.${at};12000;${row}`);
  const { accounts } = read([`Instagram;Followers;${header}`, ...lines].join("\n"));
  return accounts.map(({ values: { country, region, city, own } }) => [
    country ?? null,
    region ?? null,
    city ?? null,
    Object.values(own ?? {})[0]?.value ?? null,
  ]);
}

test.each([
  ["State", "Oregon", "US", "US-OR"],
  ["Governorate", "Aswan", "EG", "EG-ASN"],
  ["Canton", "Vaud", "CH", "CH-VD"],
  ["Province", "Ontario", "CA", "CA-ON"],
  ["Bundesland", "Hessen", "DE", "DE-HE"],
  ["Estado", "Sonora", "MX", "MX-SON"],
  ["Estado de la República", "Oaxaca", "MX", "MX-OAX"],
])("“%s” is the region, and through it the country", (header, cell, country, region) => {
  expect(placesOf(header, cell, "")).toEqual([
    [country, region, null, null],
    [null, null, null, null],
  ]);
});

test("codes of cantons say whose towns are meant", () => {
  expect(placesOf("Ort;Kt.", "Altdorf;UR", "Buchs;SG", "Reinach;AG")).toEqual([
    ["CH", "CH-UR", "altdorf", null],
    ["CH", "CH-SG", "buchs", null],
    ["CH", "CH-AG", "reinach", null],
  ]);
});

test("a state of another country than the row names, and one that nobody knows, stay as they are written", () => {
  expect(placesOf("Country;State", "Mexico;Jalisco", "Spain;Jalisco", "Mexico;Atlantis")).toEqual([
    ["MX", "MX-JAL", null, null],
    ["ES", null, null, "Jalisco"],
    ["MX", null, null, "Atlantis"],
  ]);
});

test("“Estado” over words for talks is how far they are, and a region may be of countries", () => {
  const { accounts } = read("Instagram;Estado;Region\n@nia;negociando;Germany\n@sam;rechazó;Spain");

  expect(accounts.map(({ values: { status, country } }) => [status, country])).toEqual([
    ["negotiating", "DE"],
    ["declined", "ES"],
  ]);
});
