import { describe, expect, test } from "vitest";
import { CONTEXT, readSaid } from "#/strategy/brief/brief.fixtures.ts";

const read = (text: string) => readSaid(`Serum, 9.000 €, ${text}`, { ...CONTEXT, today: "2026-11-28" });
const between = (from: string, to: string) => ({ from, to });

describe("weeks and days of a month are counted from its first day or to its last", () => {
  test.each([
    ["the first three weeks of May", "2027-05-01", "2027-05-21"],
    ["go live the first ten days of March", "2027-03-01", "2027-03-10"],
    ["last two weeks of March", "2027-03-18", "2027-03-31"],
    ["die ersten zwei Märzwochen", "2027-03-01", "2027-03-14"],
    ["in den letzten zwei Wochen im April", "2027-04-17", "2027-04-30"],
    ["les deux premières semaines de mars", "2027-03-01", "2027-03-14"],
    ["las primeras tres semanas de mayo", "2027-05-01", "2027-05-21"],
    ["as duas primeiras semanas de março", "2027-03-01", "2027-03-14"],
    ["March ke pehle do hafte", "2027-03-01", "2027-03-14"],
  ])("%s", (words, from, to) => {
    expect([read(words).stated.flight, read(words).unparsed]).toEqual([between(from, to), []]);
  });
});

describe("two months or two days are both ends", () => {
  test.each([
    ["Apr thru June", "2027-04-01", "2027-06-30"],
    ["March or April", "2027-03-01", "2027-04-30"],
    ["Abril o mayo", "2027-04-01", "2027-05-31"],
    ["März oder April", "2027-03-01", "2027-04-30"],
    ["Mar 15 thru Apr 11", "2027-03-15", "2027-04-11"],
    ["zwischen dem 10. und dem 31. Januar", "2027-01-10", "2027-01-31"],
    ["janvier, du 4 au 24", "2027-01-04", "2027-01-24"],
    ["de 1º a 31 de março", "2027-03-01", "2027-03-31"],
    ["del 1ro al 20 de marzo", "2027-03-01", "2027-03-20"],
    ["início a 9 de março, fim a 9 de abril", "2027-03-09", "2027-04-09"],
    ["empieza el 9 de marzo, termina el 9 de abril", "2027-03-09", "2027-04-09"],
    ["Beginn am 9. März, Ende am 9. April", "2027-03-09", "2027-04-09"],
    ["Start Anfang Februar, Ende spätestens am 28.", "2027-02-01", "2027-02-28"],
    ["mediados de enero hasta fin de mes", "2027-01-15", "2027-01-31"],
    ["Mitte Januar bis Monatsende", "2027-01-15", "2027-01-31"],
    ["mid January until the end of the month", "2027-01-15", "2027-01-31"],
    ["late January", "2027-01-21", "2027-01-31"],
    ["fin janvier", "2027-01-21", "2027-01-31"],
  ])("%s", (words, from, to) => {
    expect([read(words).stated.flight, read(words).unparsed]).toEqual([between(from, to), []]);
  });

  test.each(["starting late January", "ab Ende Januar", "a partir de finales de enero"])(
    "what begins late in a month does not end with it: %s",
    (words) => {
      expect(read(words).stated.flight).toEqual({ from: "2027-01-21" });
    },
  );
});

describe("weeks that lead up to a day end on it", () => {
  test.each([
    ["race day is 14 March, content in the 4 weeks up to it", 28],
    ["the fair is on 14 March, posts in the fortnight before", 14],
    ["Messe am 14. März, in den zwei Wochen davor", 14],
    ["salon le 14 mars, dans les trois semaines avant", 21],
    ["la feria es el 14 de marzo, en las 3 semanas previas", 21],
    ["evento em 14 de março, nas 3 semanas antes", 21],
  ])("%s", (words, days) => {
    expect(read(words).stated.flight).toEqual({ to: "2027-03-14", days });
  });
});

describe("a day of the week is counted within its month", () => {
  test.each([
    ["starting the first Monday in March", "2027-03-01"],
    ["ab dem zweiten Montag im März", "2027-03-08"],
    ["à partir du premier lundi de mars", "2027-03-01"],
    ["desde el último lunes de marzo", "2027-03-29"],
  ])("%s", (words, from) => {
    expect(read(words).stated.flight).toEqual({ from });
  });
});

test.each([
  ["whitelisting rights 60 days for all", 2],
  ["image rights for 90 days", 3],
  ["Bildrechte 6 Monate", 6],
  ["droits à l'image 3 mois", 3],
  ["derechos de uso 3 meses", 3],
  ["uso de imagem por 90 dias", 3],
  ["usage rights 6 mahine", 6],
])("days of rights are no flight: %s", (words, usageMonths) => {
  const { stated } = read(words);

  expect([stated.flight, stated.rights]).toEqual([undefined, { usageMonths }]);
});

test.each([
  "Exklusivität Getränke 2 Monate",
  "exclusivity skincare 2 months",
  "exclusividad bebidas 2 meses",
])("for what no rival is served stands before its months: %s", (words) => {
  const { stated } = read(words);

  expect([stated.flight, stated.rights]).toEqual([undefined, { exclusivityMonths: 2 }]);
});
