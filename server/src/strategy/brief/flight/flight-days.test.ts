import { expect, test } from "vitest";
import type { StatedFlight } from "./flight-months.ts";
import { CONTEXT, completeSaid, readSaid } from "#/strategy/brief/brief.fixtures.ts";

/** Read on Saturday, 21 November 2026. */
const flightOn = (today: string, text: string) =>
  readSaid(`Serum, 9.000 €, ${text}`, { ...CONTEXT, today }).stated.flight;
const flightOf = (text: string) => flightOn(CONTEXT.today, text);

const EARLY =
  "early, beginning of, start of, Anfang, début, awal, inizio, principios de, inicio de, inicios de, comienzos de";
const MIDDLE = "mid, middle of, Mitte, mi, pertengahan, metà, mediados de, meados de";
const LATE = "late, end of, Ende, fin, akhir, fine, fin de, fines de, finales de, final de, fim de";

test.each([
  [EARLY, "01", "10"],
  [MIDDLE, "15", "15"],
  [LATE, "21", "31"],
])("a part of a month begins and ends on its days: %s", (words, first, last) => {
  for (const word of words.split(", ")) {
    const end = words === LATE ? { to: "2027-01-31" } : {};
    expect([word, flightOf(`${word} January`)]).toEqual([word, { from: `2027-01-${first}`, ...end }]);
    expect([word, flightOf(`until ${word} January`)]).toEqual([word, { to: `2027-01-${last}` }]);
  }
});

const UNTIL =
  "until, until the, until  the, until , till, end, ends, ending, end on, ends on, ending on, endet, endet am, by, to, through, before, up to, bis, bis zum, vor, jusqu'a, jusqu’à, jusqu'au, jusqu’au, avant, avant le, au, hasta, hasta el, antes de, antes del, até, até o, até dia, a, al, fino a, entro, sampai, hingga, -, –";
const FROM =
  "from, from the, after, starting, starting on, start, ab, ab dem, nach, von, desde, desde el, después de, depuis, depuis le, après, a partir de, a partir da, a partir do, dal, mulai, since, from , from  the";

test.each([
  [UNTIL, { to: "2027-03-20" }],
  [FROM, { from: "2027-03-20" }],
])("a flight begins or ends on a day behind: %s", (words, flight) => {
  for (const word of words.split(", ")) expect([word, flightOf(`${word} 20 March`)]).toEqual([word, flight]);
});

test.each([
  [UNTIL, { to: "2026-12-24", event: "christmas-eve" }],
  [FROM, { from: "2026-12-24" }],
])("and so it does on a holiday behind: %s", (words, flight) => {
  for (const word of words.split(", "))
    expect([word, flightOf(`${word} Christmas Eve`)]).toEqual([word, flight]);
});

test.each(["weekend 20 March", "buyuntil 20 March", "metall 20 March"])(
  "a word that only ends like one for an end ends nothing: %s",
  (text) => {
    expect(flightOf(text)).toEqual({ from: "2027-03-20" });
  },
);

const DOUBTFUL = { natal: "2026-12-25", noel: "2026-12-25", valentine: "2027-02-14", holi: "2027-03-22" };

test.each(Object.entries(DOUBTFUL))("%s alone is a word, and behind one of a day the day", (name, date) => {
  const words =
    "for, before, until, by, at, to, around, zu, bis, vor, für, pour, à, avant, para, antes do, antes da, antes de, até, no, o, ab, desde, de, for the, para o, para el, for ";

  expect(flightOf(`${name} tea`)).toBeUndefined();
  expect(flightOf(`forno ${name} tea`)).toBeUndefined();
  for (const word of words.split(", ")) {
    const { from, to } = flightOf(`tea ${word} ${name}`) ?? {};
    expect([word, from ?? to]).toEqual([word, date]);
  }
});

test.each([
  ["10 december tak", { to: "2026-12-10" }],
  ["10 december  tak", { to: "2026-12-10" }],
  ["10 Aralık kadar", { to: "2026-12-10" }],
  ["10 Aralık'a kadar", { to: "2026-12-10" }],
  ["10 Aralık’ına kadar", { to: "2026-12-10" }],
  ["10 december takes", { from: "2026-12-10" }],
  ["10 december, not tak", { from: "2026-12-10" }],
])("the word for an end may stand behind the day: %s", (text, flight) => {
  expect(flightOf(text)).toEqual(flight);
});

test.each([
  ["1/2/27 - 8/3/27", { from: "2027-02-01", to: "2027-03-08" }],
  ["1/2/2027 - 8/3/2027", { from: "2027-02-01", to: "2027-03-08" }],
  ["1.2. bis 8.3.", { from: "2027-02-01", to: "2027-03-08" }],
  ["12027-03-01", undefined],
  ["2027-03-011", undefined],
  ["101/02/2027", undefined],
  ["1/02/20271", undefined],
  ["1.2.3.27.", undefined],
])("a day in digits, which stands alone: %s", (text, flight) => {
  expect(flightOf(text)).toEqual(flight);
});

test.each([
  ["from Friday to Tuesday", { from: "2026-11-27", to: "2026-12-01" }],
  ["from Tuesday to Friday", { from: "2026-11-24", to: "2026-11-27" }],
  ["this Friday to next Friday", { from: "2026-11-27", to: "2026-12-04" }],
  ["from Friday to 24 November", { from: "2026-11-27", to: "2026-11-24" }],
])("a weekday that ends a flight is the first behind its start: %s", (text, flight) => {
  expect(flightOf(text)).toEqual(flight);
});

test.each([
  [", Friday", { from: "2026-11-27" }],
  ["; Friday", { from: "2026-11-27" }],
  [": Friday", { from: "2026-11-27" }],
  [". Friday", { from: "2026-11-27" }],
  [" – Friday", { to: "2026-11-27" }],
  [",  Friday", { from: "2026-11-27" }],
  [" lazy Friday", undefined],
  [" casual tomorrow", undefined],
  [", tomorrow", { from: "2026-11-22" }],
])("a bare day begins a flight where a thought begins: %s", (text, flight) => {
  expect(readSaid(`Serum 9.000 €${text}`, CONTEXT).stated.flight).toEqual(flight);
});

test.each([
  ["2026-11-30", "in December", "2026-12-01", "2026-12-31"],
  ["2026-12-01", "in December", "2026-12-01", "2026-12-31"],
  ["2026-12-02", "in December", "2026-12-03", "2026-12-31"],
  ["2026-12-30", "in December", "2026-12-31", "2026-12-31"],
  ["2026-12-31", "in December", "2026-12-01", "2026-12-31"],
  ["2026-10-01", "Q4", "2026-10-01", "2026-12-31"],
  ["2026-10-02", "Q4", "2026-10-03", "2026-12-31"],
  ["2026-11-01", "November to January", "2026-11-01", "2027-01-31"],
  ["2026-11-02", "November to January", "2026-11-03", "2027-01-31"],
])("on %s a flight %s runs from %s", (today, text, from, to) => {
  expect(flightOn(today, text)).toEqual({ from, to });
});

const eventsOf = (flight: StatedFlight = {}) => completeSaid({ flight }).brief.events;

test("a brief knows the named day that its flight leads up to, until the end is another day", () => {
  expect(eventsOf(flightOf("before Black Friday"))).toEqual([
    { slug: "black-friday", name: "Black Friday", date: "2026-11-27" },
  ]);
  expect(eventsOf({ ...flightOf("before Black Friday"), to: "2026-12-20" })).toBeUndefined();
  expect(eventsOf(flightOf("until 27 November"))).toBeUndefined();
});
