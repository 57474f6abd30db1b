import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

const DECEMBER = { from: "2026-12-01", to: "2026-12-31" };

test.each([
  ["Dezember", "nichts am 24. und 25.12."],
  ["Dezember", "aber nicht an Heiligabend"],
  ["Dezember", "keine Posts sonntags"],
  ["Dezember", "ohne Wochenenden"],
  ["Dezember", "am 24.12. nichts posten"],
  ["December", "no Black Friday"],
  ["December", "not on Black Friday"],
  ["December", "except Dec 6"],
  ["December", "no posts on 24 and 25 December"],
  ["December", "no posts on Sundays"],
  ["December", "Sundays excluded"],
  ["décembre", "sauf le 24"],
  ["décembre", "rien les 24 et 25 décembre"],
  ["diciembre", "excepto el 25 de diciembre"],
  ["diciembre", "menos el 24 y el 25"],
  ["dezembro", "menos dia 25"],
  ["dezembro", "nada no dia 24"],
  ["December", "25 December ko nahi"],
  ["December", "Diwali ko chhodkar"],
])("days that are left out are kept, and are no flight: %s, %s", (month, words) => {
  const { stated, unparsed, unread } = readSaid(`Serum, 9.000 €, ${month}, ${words}`);

  expect(stated.flight).toEqual(DECEMBER);
  expect(stated.leftOut?.map((one) => one.words)).toEqual([words]);
  expect([stated.unmet, unparsed, unread]).toEqual([undefined, [], null]);
});

const leftOut = (words: string) =>
  (readSaid(`Serum, 9.000 €, Germany, ${words}`).stated.leftOut ?? []).map(({ weekdays, named, dates }) => [
    ...weekdays,
    ...named,
    ...dates.map(({ day = "*", month = "*", year = "*" }) => `${day}.${month}.${year}`),
  ]);

test.each([
  ["nichts am 24. und 25.12.", ["24.12.*", "25.12.*"]],
  ["no posts on 24 to 26 December 2027", ["24.12.2027", "25.12.2027", "26.12.2027"]],
  ["nichts am 30.12. bis 2.1.", ["30.12.*", "31.12.*", "1.1.*", "2.1.*"]],
  ["no posts between 24 and 26 December", ["24.12.*", "25.12.*", "26.12.*"]],
  ["keine Posts zwischen 24. und 26. Dezember", ["24.12.*", "25.12.*", "26.12.*"]],
  ["pas de posts entre le 24 et le 26 décembre", ["24.12.*", "25.12.*", "26.12.*"]],
  ["nada entre el 24 y el 26 de diciembre", ["24.12.*", "25.12.*", "26.12.*"]],
  ["sem posts de 24 a 26 de dezembro", ["24.12.*", "25.12.*", "26.12.*"]],
  ["24. bis 26.12. wird nix gepostet", ["24.12.*", "25.12.*", "26.12.*"]],
  ["el 24, 25 y 31 no se publica", ["24.*.*", "25.*.*", "31.*.*"]],
  ["nothing between 31 December and 1 January 2027", ["31.12.2026", "1.1.2027"]],
  ["not on 2027-03-26", ["26.3.2027"]],
  ["not on 12/24", ["24.12.*"]],
  ["sauf le 24", ["24.*.*"]],
  ["not in January", ["*.1.*"]],
  ["no posts on Saturdays or Sundays", [6, 7]],
  ["ohne Wochenenden", [6, 7]],
  ["nicht an Karfreitag", ["good-friday"]],
])("which days are left out, as far as they are named: %s", (words, days) => {
  expect(leftOut(words)).toEqual([days]);
});

test("a day that no calendar has is told as not kept", () => {
  const { leftOut: kept, unmet } = readSaid("Serum, 9.000 €, Dezember, nicht am 45.12.").stated;

  expect([kept, unmet?.map(({ words }) => words)]).toEqual([undefined, ["nicht am 45.12."]]);
});

test.each([
  "quiet days are fine",
  "also on quiet days",
  "auch an stillen Tagen",
  "stille Feiertage sind egal",
  "también en días de luto",
])("quiet days are days like others where somebody says so: %s", (words) => {
  const { stated, unparsed } = readSaid(`Serum, 9.000 €, Dezember, ${words}`);

  expect([stated.onQuietDays, stated.flight, unparsed]).toEqual([true, DECEMBER, []]);
});

test("a month that is left out is no flight", () => {
  const { stated } = readSaid("Serum, 9.000 €, not in January");

  expect([stated.flight, stated.leftOut?.map(({ words }) => words)]).toEqual([undefined, ["not in January"]]);
});

test.each(["weekend bags", "no 25 creators", "without 24 hour delivery", "menos 2 creadores"])(
  "numbers of other things are no days: %s",
  (words) => {
    const { stated } = readSaid(`Serum, 9.000 €, ${words}`);

    expect([stated.unmet, stated.leftOut]).toEqual([undefined, undefined]);
  },
);

test.each(["no Natal", "no Dia das Mães"])("“no” is “on” before a Portuguese day: %s", (words) => {
  const { stated } = readSaid(`Chá, 9.000 €, ${words}`);

  expect([stated.unmet, stated.leftOut, stated.flight?.to === undefined]).toEqual([
    undefined,
    undefined,
    false,
  ]);
});

test.each([
  "nunca ao domingo excepto o próprio dia",
  "nie sonntags außer am 24.1.",
  "no weekends except the launch day",
  "pas le dimanche sauf le 14 février",
  "nunca los lunes salvo el día 4 de enero",
  "nichts zwischen Weihnachten und Neujahr",
])("days left out but for an exception are named as not kept: %s", (words) => {
  const { leftOut: kept, unmet } = readSaid(`Serum, 9.000 €, ${words}`).stated;

  expect([kept, unmet?.map((one) => one.words)]).toEqual([undefined, [words]]);
});

test.each([
  ["Februar, 11.2. bis 16.2. pausieren", 6],
  ["February, no posts 11-16 February", 6],
  ["Februar, Karneval (11.-16.2.) darf nichts online gehen", 6],
  ["fevereiro, carnaval (11 a 16/02) sem postagem", 6],
  ["février, pas de publication du 11 au 16 février", 6],
  ["February, winter break 11-16 February", 6],
  ["1-28 February, pause 11-16 February", 6],
  ["February except 11-16", 6],
])("days that stay free are none of the flight: %s", (words, count) => {
  const { flight, leftOut: kept } = readSaid(`Serum, 9.000 €, ${words}`).stated;

  expect([flight, kept?.[0]?.dates.length, kept?.[0]?.named]).toEqual([
    { from: "2027-02-01", to: "2027-02-28" },
    count,
    [],
  ]);
});
