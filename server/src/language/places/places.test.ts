import { expect, test } from "vitest";
import { wordKey } from "#/language/fold.ts";
import { citiesNamed, cityNames } from "./cities.ts";
import { COUNTRY_CODES } from "./countries.ts";
import { languagesNamed } from "./languages.ts";
import { regions } from "./regions.ts";
import { canonicalCity, placesNamed, readFlag } from "./places.ts";

test.each([
  ["Milan", "milan", "IT"],
  ["Mailand", "milan", "IT"],
  ["Milán", "milan", "IT"],
  ["MÜNCHEN", "munich", "DE"],
  ["Muenchen", "munich", "DE"],
  ["Bombay", "mumbai", "IN"],
  ["Bambai", "mumbai", "IN"],
  ["Banglore", "bengaluru", "IN"],
  ["Leningrad", "saint petersburg", "RU"],
  ["Nova Iorque", "new york", "US"],
  ["Cidade do México", "mexico city", "MX"],
  ["Lissabon", "lisbon", "PT"],
  ["Kopenhagen", "copenhagen", "DK"],
  ["Byron Bay", "byron bay", "AU"],
  ["Panjim", "panaji", "IN"],
  ["Goa", "goa", "IN"],
  ["Ootacamund", "ooty", "IN"],
  ["Tuticorin", "thoothukudi", "IN"],
  ["Waltair", "visakhapatnam", "IN"],
  ["Berhampore", "baharampur", "IN"],
  ["Dehra Dun", "dehradun", "IN"],
  ["Hissar", "hisar", "IN"],
  ["New Bombay", "navi mumbai", "IN"],
  ["Ahilyanagar", "ahmednagar", "IN"],
  ["Lwów", "lviv", "UA"],
  ["Laibach", "ljubljana", "SI"],
  ["Bs. As.", "buenos aires", "AR"],
  ["Antep", "gaziantep", "TR"],
  ["Den Bosch", "s hertogenbosch", "NL"],
  ["Bogotá D.C.", "bogota", "CO"],
])("%s is a name of %s", (written, city, country) => {
  expect(citiesNamed(wordKey(written))[0]).toMatchObject({ city, country });
});

test("a name of several cities answers all of them with their populations, the likeliest first", () => {
  const readings = citiesNamed("cordoba");

  expect(readings.map(({ country }) => country)).toEqual(["ES", "AR", "MX"]);
  expect(readings.every(({ population }) => (population ?? 0) > 100_000)).toBe(true);
});

test.each([
  ["türkiye", ["TR"]],
  ["Turquía", ["TR"]],
  ["Hollanda", ["NL"]],
  ["Allemagne", ["DE"]],
  ["Jerman", ["DE"]],
  ["Bharat", ["IN"]],
  ["日本", ["JP"]],
  ["DACH", ["DE", "AT", "CH"]],
  ["Skandinavien", ["SE", "NO", "DK"]],
])("%s is a country or a group of them", (written, codes) => {
  expect(placesNamed(wordKey(written))).toContainEqual({ kind: "country", codes, isWord: false });
});

test("one name may be a country, a region and a city, and all of them are answered", () => {
  const kinds = placesNamed("georgia").map(({ kind }) => kind);

  expect(kinds).toContain("country");
  expect(kinds).toContain("region");
  expect(placesNamed("kalifornien")).toContainEqual(expect.objectContaining({ region: "US-CA" }));
});

test("a name that is a word as well says that it needs more than itself", () => {
  expect(
    ["berlin", "nice", "essen", "wels", "best", "la"].map((name) => citiesNamed(name)[0]?.recognition),
  ).toEqual(["sure", "cue", "cue", "cue", "capital", "capital"]);
});

test.each([
  ["Kanagawa", "JP-14"],
  ["神奈川県", "JP-14"],
  ["Osaka Prefecture", "JP-27"],
  ["Präfektur Osaka", "JP-27"],
  ["Gangwon", "KR-42"],
  ["Provincia de Estambul", "TR-34"],
  ["Izmir Province", "TR-35"],
  ["Śląsk", "PL-24"],
  ["Niederschlesien", "PL-02"],
  ["Jawa Barat", "ID-JB"],
  ["Skåne län", "SE-M"],
  ["Provinz Salta", "AR-A"],
  ["Canton de Genève", "CH-GE"],
  ["Nordfriesland", null],
  ["Distrito de Aveiro", "PT-01"],
])("%s is the region %s", (written, region) => {
  expect(placesNamed(wordKey(written)).flatMap((one) => (one.kind === "region" ? one.region : []))).toEqual(
    region === null ? [] : [region],
  );
});

test("a city keeps its name, and the region around it has it with its kind", () => {
  for (const name of ["osaka", "istanbul", "salta", "lublin"]) {
    expect(placesNamed(name).map(({ kind }) => kind)).not.toContain("region");
  }
});

test("every region of the larger countries has a name", () => {
  const codes = [...regions().values()].flatMap((readings) => readings.map(({ region }) => region));
  const of = (country: string) => new Set(codes.filter((code) => code.startsWith(`${country}-`))).size;

  expect(["JP", "KR", "TR", "PL", "MX", "BR", "CH", "AT", "NL", "SE"].map(of)).toEqual([
    47, 17, 81, 16, 32, 27, 26, 9, 12, 21,
  ]);
});

test("what is no name is no place", () => {
  expect([...placesNamed(""), ...placesNamed("qxzjvk"), ...placesNamed("__proto__")]).toEqual([]);
  expect(languagesNamed("constructor")).toEqual([]);
  expect(citiesNamed("constructor")).toEqual([]);
});

test("flags and codes are those of countries in use", () => {
  expect([readFlag("🇧🇷"), readFlag("🇪🇺"), readFlag("BR")]).toEqual(["BR", null, null]);
  expect(["DE", "SU", "EU"].map((code) => COUNTRY_CODES.has(code))).toEqual([true, false, false]);
});

test("every name of every city is in the form that is looked up, and answers cities with a country", () => {
  const names = cityNames();

  expect(names.length).toBeGreaterThan(25_000);
  expect(names.filter((name) => wordKey(name) !== name)).toEqual([]);
  const wrong = names.filter((name) => !citiesNamed(name).every(({ country }) => COUNTRY_CODES.has(country)));
  expect(wrong).toEqual([]);
});

test("a city that is not known keeps its name as filters write it", () => {
  expect(canonicalCity(" Xyz-Stadt am Main ")).toBe("xyz stadt am main");
});
