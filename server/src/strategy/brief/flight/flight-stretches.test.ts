import { expect, test } from "vitest";
import { CONTEXT, readSaid } from "#/strategy/brief/brief.fixtures.ts";

function read(text: string, today = "2026-11-21") {
  const { stated, unparsed } = readSaid(`Serum, 9.000 €, ${text}`, { ...CONTEXT, today });
  return { flight: stated.flight, unparsed };
}
const between = (from: string, to: string) => ({ flight: { from, to }, unparsed: [] });

test.each([
  ["KW 1", "2027-01-04", "2027-01-10"],
  ["week 3", "2027-01-18", "2027-01-24"],
  ["calendar week 3", "2027-01-18", "2027-01-24"],
  ["semaine 3", "2027-01-18", "2027-01-24"],
  ["semana 3", "2027-01-18", "2027-01-24"],
  ["sem. 3", "2027-01-18", "2027-01-24"],
  ["KW 3 bis KW 6", "2027-01-18", "2027-02-14"],
  ["KW 3-6", "2027-01-18", "2027-02-14"],
  ["wk 10 to wk 13", "2027-03-08", "2027-04-04"],
  ["KW 6 bis 3", "2027-02-08", "2027-02-14"],
  ["KW 46", "2027-11-15", "2027-11-21"],
  ["KW 47", "2026-11-16", "2026-11-22"],
  ["KW 53", "2026-12-28", "2027-01-03"],
])("a week runs from Monday to Sunday, and the next one is meant: %s", (text, from, to) => {
  expect(read(text)).toEqual(between(from, to));
});

test.each(["ab", "from", "starting", "dès", "à partir de", "a partir da", "desde", "de", "depuis"])(
  "a week alone behind this word is a start: %s KW 3",
  (word) => {
    expect(read(`${word} KW 3`).flight).toEqual({ from: "2027-01-18" });
    expect(read(`${word} KW 3 bis KW 4`).flight).toEqual({ from: "2027-01-18", to: "2027-01-31" });
    expect(read(`x${word.replaceAll(" ", "x")} KW 3`).flight).toEqual({
      from: "2027-01-18",
      to: "2027-01-24",
    });
  },
);

test.each(["KW 0", "KW 54", "week 3 %", "KW 3a"])("no week: %s", (text) => {
  expect(read(text).flight).toBeUndefined();
});

test.each([
  ["15.02.–14.03.", "2027-02-15", "2027-03-14"],
  ["15.02. bis 14.03.", "2027-02-15", "2027-03-14"],
  ["18/01 a 12/02", "2027-01-18", "2027-02-12"],
  ["02/18 to 03/20", "2027-02-18", "2027-03-20"],
  ["15.12. - 14.01.", "2026-12-15", "2027-01-14"],
])("days in digits are a stretch, and nothing is left of them: %s", (text, from, to) => {
  expect(read(text)).toEqual(between(from, to));
});

test.each(["03/04 - 05/06", "12/12 - 12/12"])("which one is the day somebody has to say: %s", (text) => {
  expect(read(text).flight).toBeUndefined();
});

test.each([
  ["13/04 - 05/06", "2027-04-13", "2027-06-05"],
  ["03/04 - 13/06", "2027-04-03", "2027-06-13"],
  ["04/13 - 05/06", "2027-04-13", "2027-05-06"],
  ["03/04 - 05/13", "2027-03-04", "2027-05-13"],
])("a number above twelve says it: %s", (text, from, to) => {
  expect(read(text)).toEqual(between(from, to));
});

test.each(["40.02.–14.03.", "01.02.–40.03."])("a day that no month has makes no stretch: %s", (text) => {
  const { from, to } = read(text).flight ?? {};

  expect(from === undefined || to === undefined).toBe(true);
});

const NAMES: [number, string][] = [
  [
    1,
    "1st week of March, first week of March, erste Woche im März, première semaine de mars, primera semana de marzo, primeira semana de março, pehla hafta march",
  ],
  [
    8,
    "2nd week in March, second week of March, zweite Woche im März, deuxième semaine de mars, segunda semana de marzo, 2ª semana de março",
  ],
  [
    15,
    "3rd week of March, third week of March, dritte Woche im März, troisième semaine de mars, tercera semana de marzo, terceira semana de março",
  ],
  [
    22,
    "4th week of March, fourth week of March, vierte Woche im März, quatrième semaine de mars, cuarta semana del marzo, quarta semana do março",
  ],
];

test.each(NAMES)("weeks of a month begin with its day %i: %s", (day, names) => {
  const from = `2027-03-${String(day).padStart(2, "0")}`;
  const to = `2027-03-${String(day + 6).padStart(2, "0")}`;
  for (const name of names.split(", ")) expect([name, read(name)]).toEqual([name, between(from, to)]);
});

test.each([
  ["first half of March", "2027-03-01", "2027-03-15"],
  ["second half of March", "2027-03-16", "2027-03-31"],
  ["zweite Hälfte Februar", "2027-02-16", "2027-02-28"],
  ["première quinzaine de mars", "2027-03-01", "2027-03-15"],
  ["deuxième quinzaine d'avril", "2027-04-16", "2027-04-30"],
  ["primera quincena de mayo", "2027-05-01", "2027-05-15"],
  ["segunda quinzena de maio", "2027-05-16", "2027-05-31"],
])("halves of a month: %s", (text, from, to) => {
  expect(read(text)).toEqual(between(from, to));
});

const ENDS =
  "by the end of next month, until end of next month, bis Ende nächsten Monats, bis Ende nächster Monat, d'ici, jusqu'à fin du mois prochain, avant fin du mois prochain, hasta final del mes que viene, hasta finales de mes próximo, até o fim do mes que vem, antes do final do mes que vem";

test.each(ENDS.split(", ").filter((text) => text !== "d'ici"))("the end of the next month: %s", (text) => {
  expect(read(text).flight).toEqual({ to: "2026-12-31" });
  expect(read(text, "2026-12-05").flight).toEqual({ to: "2027-01-31" });
  expect(read(text, "2027-01-05").flight).toEqual({ to: "2027-02-28" });
});

test.each([
  "a fortnight",
  "fortnight",
  "une quinzaine",
  "une quinzaine de jours",
  "una quincena",
  "uma quinzena",
  "vierzehn Tage",
])("two weeks: %s", (text) => {
  expect(read(text)).toEqual({ flight: { days: 14 }, unparsed: [] });
});

test.each(["une quinzaine de créateurs", "una quincena de creadores"])("and no length: %s", (text) => {
  expect(read(text).flight).toBeUndefined();
});

test.each([
  "für Ostern, Start 10.3.2027, Ende 6.4.2027",
  "für Ostern, Start 10.3.2027, letzter Tag 6.4.2027",
  "pour Pâques, début 10/03/2027, fin 06/04/2027",
  "para Semana Santa, inicio 10/3/2027, fin el 6/4/2027",
  "para a Páscoa, início 10/3/2027, fim 6/4/2027",
  "for Easter, start 10 March 2027, last day is 6 April 2027",
])("an end that is stated holds, whatever is celebrated before it: %s", (text) => {
  expect(read(text).flight).toEqual({ from: "2027-03-10", to: "2027-04-06" });
});
