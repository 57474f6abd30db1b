import { expect, test } from "vitest";
import { CONTEXT, completeSaid, readSaid } from "#/strategy/brief/brief.fixtures.ts";
import { completeFlight } from "./flight.ts";
import type { StatedFlight } from "./flight-months.ts";

/** Read on Saturday, 21 November 2026. */
const flightOf = (text: string) => readSaid(`Serum, 9.000 €, ${text}`, CONTEXT).stated.flight;
const between = (from: string, to: string): StatedFlight => ({ from, to });

test.each<[string, StatedFlight]>([
  ["six weeks", { days: 42 }],
  ["10 days", { days: 10 }],
  ["two months", { days: 60 }],
  ["a 3-week flight", { days: 21 }],
  ["fünf Tage lang", { days: 5 }],
  ["from 1 December, 10 days", { from: "2026-12-01", days: 10 }],
  ["in December, two weeks", { from: "2026-12-01", days: 14 }],
])("a length: %s", (text, flight) => {
  expect(flightOf(text)).toEqual(flight);
});

test.each<[string, StatedFlight]>([
  ["1–28 December", between("2026-12-01", "2026-12-28")],
  ["1st to 28th of December 2027", between("2027-12-01", "2027-12-28")],
  ["vom 1. bis zum 28. Dezember", between("2026-12-01", "2026-12-28")],
  ["del 1 al 28 de diciembre de 2027", between("2027-12-01", "2027-12-28")],
  ["du 1er au 28 décembre", between("2026-12-01", "2026-12-28")],
  ["5–5 December", between("2026-12-05", "2026-12-05")],
  ["from 1 December to 20 December", between("2026-12-01", "2026-12-20")],
  ["1 December, 20 December", between("2026-12-01", "2026-12-20")],
  ["1 December, 1 December", between("2026-12-01", "2026-12-01")],
  ["2027-03-01 to 2027-03-20", between("2027-03-01", "2027-03-20")],
  ["01/03/2027 - 20.03.2027", between("2027-03-01", "2027-03-20")],
  ["1.3. bis 20.3.", between("2027-03-01", "2027-03-20")],
  ["March 1st until March 20, 2027", between("2027-03-01", "2027-03-20")],
  ["until March 20.", { to: "2027-03-20" }],
  ["March 20, women", { from: "2027-03-20" }],
  ["from 10 December", { from: "2026-12-10" }],
  ["ab 1. Dezember", { from: "2026-12-01" }],
  ["1 November", { from: "2027-11-01" }],
  ["until 20 December", { to: "2026-12-20" }],
  ["bis zum 20. Dezember", { to: "2026-12-20" }],
  ["jusqu'au 20 décembre", { to: "2026-12-20" }],
  ["hasta el 20 de diciembre", { to: "2026-12-20" }],
  ["20 December, 1 December", { from: "2026-12-20" }],
])("days: %s", (text, flight) => {
  expect(flightOf(text)).toEqual(flight);
});

test.each<[string, StatedFlight]>([
  ["Q1 2027", between("2027-01-01", "2027-03-31")],
  ["in Q2/2027", between("2027-04-01", "2027-06-30")],
  ["T3", between("2027-07-01", "2027-09-30")],
  ["Q4", between("2026-11-22", "2026-12-31")],
  ["Q4 2027", between("2027-10-01", "2027-12-31")],
  ["March to May", between("2027-03-01", "2027-05-31")],
  ["von März bis Mai 2028", between("2028-03-01", "2028-05-31")],
  ["November to January", between("2026-11-22", "2027-01-31")],
  ["November to January 2029", between("2028-11-01", "2029-01-31")],
  ["in December", between("2026-12-01", "2026-12-31")],
  ["en diciembre de 2027", between("2027-12-01", "2027-12-31")],
  ["in November", between("2026-11-22", "2026-11-30")],
  ["im Oktober", between("2027-10-01", "2027-10-31")],
  ["February 2028", between("2028-02-01", "2028-02-29")],
  ["early January", { from: "2027-01-01" }],
  ["mid January 2028", { from: "2028-01-15" }],
  ["Ende Januar", between("2027-01-21", "2027-01-31")],
  ["mid January to the end of February", between("2027-01-15", "2027-02-28")],
  ["in May", between("2027-05-01", "2027-05-31")],
  ["next month", between("2026-12-01", "2026-12-31")],
  ["nächsten Monat", between("2026-12-01", "2026-12-31")],
  ["from next month", { from: "2026-12-01" }],
  ["next week", between("2026-11-23", "2026-11-29")],
  ["la semana que viene", between("2026-11-23", "2026-11-29")],
  ["starting next week", { from: "2026-11-23" }],
])("a stretch: %s", (text, flight) => {
  expect(flightOf(text)).toEqual(flight);
});

test.each<[string, StatedFlight]>([
  ["until March", { to: "2027-03-31" }],
  ["bis Mitte März", { to: "2027-03-15" }],
  ["until early March 2028", { to: "2028-03-10" }],
  ["until the end of March", { to: "2027-03-31" }],
  ["from next Friday", { from: "2026-11-27" }],
  ["am Montag", { from: "2026-11-23" }],
  ["el viernes que viene", { from: "2026-11-27" }],
  ["Friday", { from: "2026-11-27" }],
  ["until Sunday", { to: "2026-11-22" }],
  ["from tomorrow", { from: "2026-11-22" }],
  ["ab morgen, zwei Wochen", { from: "2026-11-22", days: 14 }],
  ["for Christmas", { to: "2026-12-25", event: "christmas" }],
  ["starting on Black Friday", { from: "2026-11-27" }],
  ["para o natal", { to: "2026-12-25", event: "christmas" }],
])("a day by its name: %s", (text, flight) => {
  expect(flightOf(text)).toEqual(flight);
});

test.each([
  "every Monday",
  "women of 18 ans",
  "open for 6h",
  "people who may like it",
  "Natal",
  "28–1 December 2026 is no range",
  "from yesterday",
  "reels",
])("no flight: %s", (text) => {
  expect(flightOf(text)).toBeUndefined();
});

const flightOn = (today: string, text: string) =>
  readSaid(`Serum, 9.000 €, ${text}`, { ...CONTEXT, today }).stated.flight;

test("a quarter that has begun is this year's, in its last month too", () => {
  expect(flightOn("2026-09-10", "Q3")).toEqual(between("2026-09-11", "2026-09-30"));
  expect(flightOn("2026-10-01", "Q3")).toEqual(between("2027-07-01", "2027-09-30"));
  expect(flightOn("2026-09-30", "Q3")).toEqual(between("2026-07-01", "2026-09-30"));
});

test("a month in which a flight would begin must lie before its end", () => {
  expect(flightOf("mid March to the end of February 2027")).toEqual({ to: "2027-02-28" });
});

test.each<[string, StatedFlight]>([
  ["01.02.27 - 28.02.27", between("2027-02-01", "2027-02-28")],
  ["parso se 10 din", { from: "2026-11-23", days: 10 }],
  ["campaign kal se shuru", { from: "2026-11-22" }],
  ["Diwali, kal se 15 din", { from: "2026-11-22", days: 15 }],
  ["ab übermorgen", { from: "2026-11-23" }],
])("days as they are written in short: %s", (text, flight) => {
  const read = readSaid(`Serum, 9.000 €, ${text}`, CONTEXT);

  expect(read.stated.flight).toEqual(flight);
  expect(read.unparsed).toEqual([]);
});

test.each(["on the 35th of Octember", "weekly posts through spring"])(
  "a day that nobody has a date of is asked for: %s",
  (text) => {
    expect(readSaid(`Tea, 9.000 €, Germany, ${text}`, CONTEXT).unread?.kind).toBe("date");
  },
);

test.each([
  ["Launch Berlin 20k euro March", "2027-03-01", ["DE"]],
  ["Berlin March 20k euro", "2027-03-01", ["DE"]],
  ["March 20k Berlin", "2027-03-01", ["DE"]],
  ["Campaign in Berlin, budget 20k euro, May", "2027-05-01", ["DE"]],
  ["Campaign in Berlin, budget 20k euro, Mai", "2027-05-01", ["DE"]],
  ["Lancement Paris, 20k euros, mars", "2027-03-01", ["FR"]],
  ["Kampanye skincare di Jakarta, 50 juta rupiah, pada bulan Mei", "2027-05-01", ["ID"]],
  ["Kampanye skincare di Jakarta, 50 juta rupiah, Mei", "2027-05-01", ["ID"]],
  ["İstanbul'da kampanya, 20 bin TL, Mart", "2027-03-01", ["TR"]],
])(
  "a month beside money or a place is a month, and no town in another country: %s",
  (text, from, markets) => {
    const { stated, unparsed } = readSaid(text, CONTEXT);
    const { brief } = completeSaid(stated);

    expect(stated.flight?.from).toBe(from);
    expect(brief.markets).toEqual(markets);
    expect(brief.cities).toHaveLength(1);
    expect(unparsed).toEqual([]);
  },
);

test.each(["You may plan it in Berlin, 5k €", "Mars, 20k €, Germany", "Playa, mar, sol, 5k €"])(
  "a word that may be a month is none in a sentence, as a brand or in a list: %s",
  (text) => {
    expect(readSaid(text, CONTEXT).stated.flight).toBeUndefined();
  },
);

test.each<[string, StatedFlight, string, string]>([
  ["no word of it", {}, "2026-12-01", "2026-12-28"],
  ["a first day", { from: "2027-01-04" }, "2027-01-04", "2027-01-31"],
  ["a first day and a length", { from: "2027-01-04", days: 7 }, "2027-01-04", "2027-01-10"],
  ["both ends", { from: "2027-01-04", to: "2027-01-05" }, "2027-01-04", "2027-01-05"],
  ["a last day", { to: "2026-12-20" }, "2026-12-01", "2026-12-20"],
  ["a last day that is near", { to: "2026-11-25" }, "2026-11-25", "2026-11-25"],
  ["a last day and a length", { to: "2026-12-20", days: 14 }, "2026-12-07", "2026-12-20"],
  ["more days than are left", { to: "2026-11-30", days: 28 }, "2026-11-22", "2026-11-30"],
  ["a far day with a name", { to: "2027-05-09", event: "mothers-day" }, "2027-04-12", "2027-05-09"],
  ["a near day with a name", { to: "2026-12-25", event: "christmas" }, "2026-12-01", "2026-12-25"],
])("a flight is completed: %s", (_, stated, from, to) => {
  expect(completeFlight(stated, CONTEXT.today)).toEqual({ from, to });
});
