import { expect, test } from "vitest";
import { read } from "./reading.fixtures.ts";
import type { Reading } from "./reading.ts";

function rates(reading: Reading): (number | undefined)[] {
  return reading.accounts.map(({ values }) => values.engagementRate);
}

test("a column of fractions is percent, one of percents stays as it is", () => {
  const fractions = read("handle,platform,ER\nana,instagram,0.031\nben,instagram,0.12");
  const percents = read("handle,platform,ER %\nana,instagram,0.8\nben,instagram,0.9");
  const mixed = read('handle,platform,ER\nana,instagram,3.1%\nben,instagram,"12,5 %"');

  expect([rates(fractions), rates(percents), rates(mixed)]).toEqual([
    [3.1, 12],
    [0.8, 0.9],
    [3.1, 12.5],
  ]);
});

test("countries, languages, genders and cities are read by name, code and flag", () => {
  const reading = read(
    'handle,platform,country,language,gender,city\na,instagram,España,Deutsch,weiblich,München\nb,instagram,UK,pt-BR,M,"Lisbon, Portugal"\nc,instagram,🇧🇷,hi,non-binary,São Paulo\nd,instagram,Atlantis,,,',
  );

  expect(
    reading.accounts.map(({ values: { country, language, gender, city } }) => [
      country,
      language,
      gender,
      city,
    ]),
  ).toEqual([
    ["ES", "de", "female", "munich"],
    ["GB", "pt", "male", "lisbon"],
    ["BR", "hi", "nonbinary", "sao paulo"],
    [undefined, undefined, undefined, undefined],
  ]);
  expect(reading.problems).toEqual([
    { line: 5, column: "country", message: "“Atlantis” is no country. It stays NA." },
  ]);
});

test("categories become those of the filters, and narrow words stay keywords", () => {
  const reading = read(
    "handle,platform,Category_1,Category_2\na,instagram,Cinema & Actors/actresses,Music\nb,instagram,Vegan; Beekeeping,",
  );

  expect(reading.accounts.map(({ values }) => [values.categories, values.keywords])).toEqual([
    [["movies", "music"], ["cinema actors actresses"]],
    [["vegan"], ["beekeeping"]],
  ]);
});

test("a phrase is about the categories that it names, and stays a keyword", () => {
  const reading = read(
    "handle,platform,niche\na,instagram,Vegan cooking\nb,instagram,vegan lifestyle\nc,instagram,skin cancer awareness\nd,instagram,Luxury real estate",
  );

  expect(reading.accounts.map(({ values }) => [values.categories, values.keywords])).toEqual([
    [["vegan", "food"], ["vegan cooking"]],
    [["vegan", "lifestyle"], ["vegan lifestyle"]],
    [[], ["skin cancer awareness"]],
    [["luxury"], ["luxury real estate"]],
  ]);
});

test("prices keep their currency from the cell, its own column or the header, and 0 is no price", () => {
  const cells = read("handle,platform,price per reel\na,instagram,1.200 €\nb,instagram,$1.5k\nc,instagram,0");
  const header = read('handle,platform,Fee (GBP)\na,instagram,"1,200"');
  const column = read("handle,platform,price,currency\na,instagram,900,INR\nb,instagram,800,");

  expect(cells.accounts.map(({ values }) => values.price)).toEqual([
    { amount: 1200, currency: "EUR", per: "reel" },
    { amount: 1500, currency: "USD", per: "reel" },
    undefined,
  ]);
  expect(header.accounts[0]?.values.price).toEqual({ amount: 1200, currency: "GBP", per: null });
  expect(column.accounts.map(({ values }) => values.price?.currency)).toEqual(["INR", null]);
});

test("audience columns become shares", () => {
  const reading = read(
    'handle,platform,female audience,audience 18-34,Audience country(mostly)\na,instagram,62%,48%,India\nb,instagram,40%,30%,"India (45%), US 20%"',
  );

  expect(reading.accounts.map(({ values }) => values.audience)).toEqual([
    { genders: { female: 62 }, ages: { "18-34": 48 }, topCountry: "IN" },
    { genders: { female: 40 }, ages: { "18-34": 30 }, countries: { IN: 45, US: 20 } },
  ]);
});

test("contact cells are e-mail addresses when something stands on both sides of an @", () => {
  const reading = read(
    "handle,platform,Contact\na,instagram,mailto:a@x.example\nb,instagram,Ben <ben@x.example>\nc,instagram,@c\nd,instagram,d@studio.agency",
  );

  expect(reading.accounts.map(({ values }) => values.email)).toEqual([
    "a@x.example",
    "ben@x.example",
    undefined,
    "d@studio.agency",
  ]);
});

test("first and last names make one name", () => {
  const reading = read("First name,Last name,Handle,Platform\nInês,Carvalhal,ines,instagram");

  expect(reading.accounts[0]?.values.name).toBe("Inês Carvalhal");
});

test("of several countries or languages in one cell the first counts, and units behind a count are no harm", () => {
  const reading = read(
    'handle,platform,country,language,followers,city\nana,instagram,Spain / Portugal,"English, Hindi",1.2M followers,Berlin (DE)',
  );

  expect(reading.accounts[0]?.values).toMatchObject({
    country: "ES",
    language: "en",
    followers: 1_200_000,
    city: "berlin",
  });
});

test("a price beyond every amount that can be kept is none, in whatever currency", () => {
  const prices = ["1e12 EUR", "999999999999", "99.999.999.999 €", "900.000 €"];
  const rows = prices.map((price, index) => `ana${index}\tinstagram\t${price}`);

  const { accounts } = read(["handle\tplatform\tprice", ...rows].join("\n"));

  expect(accounts.map(({ values }) => values.price?.amount)).toEqual([
    undefined,
    undefined,
    undefined,
    900_000,
  ]);
});
