import { expect, test } from "vitest";
import { CONTEXT, readSaid } from "#/strategy/brief/brief.fixtures.ts";

function flightOf(words: string, today = CONTEXT.today) {
  const { stated, unparsed, unread } = readSaid(`Serum, 9.000 €, ${words}`, { ...CONTEXT, today });
  expect([unparsed, unread]).toEqual([[], null]);
  return [stated.flight?.from, stated.flight?.to];
}

test.each([
  ["the week of 7 December", "2026-12-07", "2026-12-13"],
  ["the week of 10 December", "2026-12-07", "2026-12-13"],
  ["week commencing 9 December", "2026-12-09", "2026-12-15"],
  ["w/c 7 Dec", "2026-12-07", "2026-12-13"],
  ["in der Woche vom 7. Dezember", "2026-12-07", "2026-12-13"],
  ["Woche vom 7.12.", "2026-12-07", "2026-12-13"],
  ["in der Woche vom 7. bis 13. Dezember", "2026-12-07", "2026-12-13"],
  ["la semaine du 7 décembre", "2026-12-07", "2026-12-13"],
  ["la semana del 7 de diciembre", "2026-12-07", "2026-12-13"],
  ["na semana de 7 de dezembro", "2026-12-07", "2026-12-13"],
  ["am Wochenende vom 12. Dezember", "2026-12-12", "2026-12-13"],
  ["first weekend of December", "2026-12-05", "2026-12-06"],
  ["next weekend", "2026-11-28", "2026-11-29"],
  ["nächstes Wochenende", "2026-11-28", "2026-11-29"],
  ["le week-end prochain", "2026-11-28", "2026-11-29"],
  ["el próximo fin de semana", "2026-11-28", "2026-11-29"],
  ["próximo fim de semana", "2026-11-28", "2026-11-29"],
  ["agle weekend", "2026-11-28", "2026-11-29"],
])("weeks and weekends are days: %s", (words, from, to) => {
  expect(flightOf(words)).toEqual([from, to]);
});

test("this weekend is the one that is on, as far as it is left", () => {
  expect(flightOf("this weekend", "2026-11-19")).toEqual(["2026-11-21", "2026-11-22"]);
  expect(flightOf("this weekend", "2026-11-21")).toEqual(["2026-11-22", "2026-11-22"]);
  expect(flightOf("this weekend", "2026-11-22")).toEqual(["2026-11-22", "2026-11-22"]);
});

test.each([
  ["tomorrow only", "2026-11-22"],
  ["nur morgen", "2026-11-22"],
  ["demain seulement", "2026-11-22"],
  ["só amanhã", "2026-11-22"],
  ["only on 7 December", "2026-12-07"],
  ["solo el 7 de diciembre", "2026-12-07"],
  ["nur am 7. Dezember", "2026-12-07"],
  ["only on Black Friday", "2026-11-27"],
])("a day alone is the first and the last: %s", (words, day) => {
  expect(flightOf(words)).toEqual([day, day]);
});

test.each([
  ["not before 7 December", "2026-12-07", undefined],
  ["nicht vor dem 7.12.", "2026-12-07", undefined],
  ["pas avant le 7 décembre", "2026-12-07", undefined],
  ["no antes del 7 de diciembre", "2026-12-07", undefined],
  ["no later than 20 December", undefined, "2026-12-20"],
  ["spätestens am 20. Dezember", undefined, "2026-12-20"],
  ["au plus tard le 20 décembre", undefined, "2026-12-20"],
])("not before is a start, and no later an end: %s", (words, from, to) => {
  expect(flightOf(words)).toEqual([from, to]);
});

test.each([
  ["vom 1. bis 20.12.", "2026-12-01", "2026-12-20"],
  ["du 1 au 20/12", "2026-12-01", "2026-12-20"],
  ["Dec 1-20", "2026-12-01", "2026-12-20"],
  ["December 1 to 20, 2027", "2027-12-01", "2027-12-20"],
  ["20 December 2027 to 10 January", "2027-12-20", "2028-01-10"],
])("first and last day share their month: %s", (words, from, to) => {
  expect(flightOf(words)).toEqual([from, to]);
});

test.each([
  ["20 November to 20 December", "2026-12-20"],
  ["15-30 November", "2026-11-30"],
  ["15.11.–14.12.", "2026-12-14"],
])("what has begun goes on from tomorrow: %s", (words, to) => {
  expect(flightOf(words)).toEqual(["2026-11-22", to]);
});
