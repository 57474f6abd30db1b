import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

const wordsOf = (text: string) => (readSaid(text).stated.unmet ?? []).map(({ words }) => words);

test("a table with a head is money, creators and places, and what binds one row is told", () => {
  const rows = ["Country\tBudget\t# creators\tPlatform", "DE\t€28,000\t8\tIG", "FR\t€22,000\t6\tTikTok"];
  const table = [...rows, "Total\t€50,000\t14", "", "skincare"].join("\n");
  const { stated } = readSaid(table);

  expect(stated).toMatchObject({
    budget: { amount: 5_000_000, currency: "EUR" },
    markets: ["DE", "FR"],
    platforms: ["instagram", "tiktok"],
    minCreators: 14,
    maxCreators: 14,
  });
  expect(stated.rules?.map(({ value, of, min, max }) => [value, of, min, max])).toEqual([
    ["DE", "budget", 51, 61],
    ["FR", "budget", 39, 49],
    ["DE", "creators", 8, 8],
    ["FR", "creators", 6, 6],
  ]);
  expect(wordsOf(table)).toEqual(["DE: IG", "FR: TikTok"]);
});

test("a table between bars has the highest limit of its rows, and the others are told", () => {
  const table =
    "país | inversión | tope x perfil\nChile | 12.000 | 4.000\nPerú | 6.000 | 2.500\nTOTAL | 18.000 |";

  expect(readSaid(table).stated).toMatchObject({
    budget: { amount: 1_800_000, currency: "EUR" },
    maxFee: { amount: 400_000, currency: "EUR" },
    markets: ["CL", "PE"],
  });
  expect(wordsOf(table)).toEqual(["Perú: 2.500"]);
});

test("phases in rows come to one budget and one flight", () => {
  const table = "Etapa;Datas;Valor\nTeaser;4-10 jan;3 000\nLançamento;11-31 jan;14 000\n\nginásios";

  expect(readSaid(table).stated).toMatchObject({
    budget: { amount: 1_700_000, currency: "EUR" },
    flight: { from: "2027-01-04", to: "2027-01-31" },
  });
  expect(wordsOf(table)).toEqual(["Teaser 3 000", "Lançamento 14 000"]);
});

test("lines that only share a mark are no table", () => {
  const list = "tea; Berlin\n9.000 €; 5 creators\nreels; stories";

  expect(readSaid(list).stated).toMatchObject({ cities: ["berlin"], minCreators: 5 });
});

test("messages of a chat are read without their stamps", () => {
  const chat = "[9:41 am, 25/11/2026] Neha: tea, 9.000 €\n[9:43 am, 25/11/2026] Neha: Berlin, 5 creators";

  expect(readSaid(chat)).toMatchObject({
    stated: { cities: ["berlin"], minCreators: 5, maxCreators: 5 },
    unparsed: [],
  });
  expect(readSaid("12.11.26, 14:02 - Tom: tea, 9.000 €").unparsed).toEqual([]);
});

test("of several mails below each other the newest holds, and the others are told", () => {
  const mail =
    "plan please, see below\n\nOn 24 Nov 2026, Dan wrote:\n> 9.000 €, tea, Berlin\n>\n> > On 3 Nov 2026, Jo wrote:\n> > 20.000 €, Paris, 12 creators";
  const { stated } = readSaid(mail);

  expect(stated).toMatchObject({ budget: { amount: 900_000, currency: "EUR" }, cities: ["berlin"] });
  expect(stated.maxCreators).toBeUndefined();
  expect(wordsOf(mail)).toEqual(["20.000 €, Paris, 12 creators"]);
});

test.each([
  ["in San Juan Del Rio", ["san juan del rio"]],
  ["in Kota San Jose Del Monte", ["san jose del monte"]],
  ["in madrid barcelona sevilla", ["madrid", "barcelona", "seville"]],
])("the longest name of a place is one place: %s", (text, cities) => {
  expect(readSaid(text).stated.cities).toEqual(cities);
});
