import { expect, test } from "vitest";
import { briefOf, readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  ["5,000 EUR for Valentine's Day in Germany", { from: "2027-01-18", to: "2027-02-14" }],
  ["5,000 EUR in Germany for Halloween", { from: "2027-10-04", to: "2027-10-31" }],
  ["5,000 EUR in the two weeks before Halloween", { from: "2027-10-18", to: "2027-10-31" }],
  ["5,000 EUR for Christmas in Germany", { from: "2026-12-01", to: "2026-12-25" }],
])("a flight leads up to its day for four weeks, however far the day is: %s", (text, flight) => {
  expect(briefOf(readSaid(text).stated).flight).toEqual(flight);
});

test.each([
  ["5,000 EUR Oktoberfest Germany", { markets: ["DE"] }],
  ["8000 € Oktoberfest München", { cities: ["munich"] }],
  ["5,000 EUR, Germany, before the Oktoberfest", { markets: ["DE"] }],
])("an event beside a place keeps both, and is no product: %s", (text, place) => {
  const { stated, unparsed } = readSaid(text);

  expect(stated).toMatchObject({ ...place, flight: { to: "2027-09-18", event: "oktoberfest" } });
  expect([stated.product, unparsed]).toEqual([undefined, []]);
});

test.each([
  ["5,000 EUR for Amazon Prime Day in the US", "US"],
  ["5,000 EUR, United Kingdom, live before Prime Day", "GB"],
  ["Prime Day, 5,000 EUR, Germany", "DE"],
])("an event whose day nobody has announced is told, and the place stays: %s", (text, country) => {
  const { stated } = readSaid(text);

  expect([stated.markets, stated.product, stated.flight]).toEqual([[country], undefined, undefined]);
  expect(stated.unmet?.[0]?.why).toBe(
    "Amazon has not announced its day yet. Say the first and the last day.",
  );
});

test("an event in a name is a name", () => {
  expect(readSaid("5,000 EUR, Germany, launch of our Oktoberfest beer").stated.product).toBe(
    "Oktoberfest beer",
  );
});

test("a day with a name inside the dates says nothing more, and a second one is told as not kept", () => {
  const inside = readSaid("5,000 EUR, 12 to 18 February 2027, Valentine's").stated;
  const second = readSaid("5000 EUR, India, Diwali and Holi").stated;

  expect([inside.product, inside.unmet]).toEqual([undefined, undefined]);
  expect(inside.flight).toEqual({ from: "2027-02-12", to: "2027-02-18" });
  expect([second.product, second.unmet?.map(({ words }) => words)]).toEqual([undefined, ["Holi"]]);
});

test.each([
  ["5,000 EUR for SunnySkin in the US", "US"],
  ["5,000 EUR in the US for SunnySkin", "US"],
  ["5,000 EUR for SunnySkin in the UK", "GB"],
])("a country behind its article is one beside a name, too: %s", (text, country) => {
  expect(readSaid(text).stated).toMatchObject({ markets: [country], product: "SunnySkin" });
});

test.each([
  ["Easter campaign, 5,000 EUR, Germany, start 8 March 2027, end 11 April 2027", "2027-03-08", "2027-04-11"],
  ["zu Ostern: 5.000 €, Berlin, Start 8.3.2027 Ende 11.4.2027", "2027-03-08", "2027-04-11"],
  ["pour Pâques, 5 000 €, Lyon, début 8/3/2027 fin 11/4/2027", "2027-03-08", "2027-04-11"],
  ["Navidad, 5.000 €, Madrid, inicio 1.12.2026 fin 10.1.2027", "2026-12-01", "2027-01-10"],
])("both days that are given hold, whatever feast is named beside them: %s", (text, from, to) => {
  expect(readSaid(text).stated.flight).toMatchObject({ from, to });
});

test.each([
  ["tea, 9.000 €, for Mother's Day, which is on 26 May, USA", "2027-05-26"],
  ["Tee, 9.000 €, zum Muttertag, der dieses Jahr am 16. Mai ist, Österreich", "2027-05-16"],
  ["Tee, 9.000 €, Vatertag ist am 20. Juni, Österreich", "2027-06-20"],
  ["thé, 9.000 €, fête des pères (13 juin), France", "2027-06-13"],
  ["té, 9.000 €, Día del Padre, que es el 21 de marzo, España", "2027-03-21"],
  ["chá, 9.000 €, dia dos pais (15/08/2027), Brasil", "2027-08-15"],
  ["chai, 9 lakh, diwali (30 october), Mumbai", "2027-10-30"],
  ["tea, 9.000 €, 12 May is Mother's Day, UK", "2027-05-12"],
])("the date that is given for a feast ends the flight: %s", (text, to) => {
  expect(readSaid(text).stated.flight).toEqual({ to });
});
