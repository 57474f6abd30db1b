import { expect, test } from "vitest";
import { meaningOf } from "#/discovery/search/query-language/reading.fixtures.ts";
import { areas } from "#/language/places/areas.ts";
import { isRegionOf } from "#/language/places/regions.ts";

const NORDESTE = ["BR-AL", "BR-BA", "BR-CE", "BR-MA", "BR-PB", "BR-PE", "BR-PI", "BR-RN", "BR-SE"];
const NORTH = ["DE-HB", "DE-HH", "DE-MV", "DE-NI", "DE-SH"];

test.each([
  ["criadores do Nordeste", NORDESTE],
  ["criadores do nordeste do Brasil", NORDESTE],
  ["Creator aus Norddeutschland", NORTH],
  ["food creators in northern Germany", NORTH],
  ["creadores del Levante", ["ES-MC", "ES-VC"]],
  ["creators in New England", ["US-CT", "US-MA", "US-ME", "US-NH", "US-RI", "US-VT"]],
])("a part of a country with a name is all its regions: %s", (text, region) => {
  const { filters, unparsed } = meaningOf(text);
  expect(filters).toMatchObject({ region });
  expect(unparsed).toEqual([]);
});

test.each([
  ["creators in the DACH region", ["DE", "AT", "CH"]],
  ["Creator im DACH-Raum", ["DE", "AT", "CH"]],
  ["créateurs de la péninsule ibérique", ["ES", "PT"]],
])("several countries with a name are each of them: %s", (text, country) => {
  expect(meaningOf(text).filters).toEqual({ country });
});

test("what an area stands for is regions of one country", () => {
  for (const [name, { regions }] of areas()) {
    const countries = new Set(regions.map((code) => code.slice(0, 2)));
    expect([name, countries.size]).toEqual([name, 1]);
    for (const code of regions)
      expect([code, isRegionOf(code.slice(0, 2), code.slice(3))]).toEqual([code, true]);
  }
});
