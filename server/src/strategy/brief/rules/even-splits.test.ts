import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

const shares = (text: string) => readSaid(text).stated.rules?.map(({ value, min, max }) => [value, min, max]);

test.each([
  "Tea, 9k €, France and Italy, even split by country",
  "Thé, 9 000 €, France et Italie, moitié-moitié",
  "Té, 9.000 €, Francia e Italia, mitad y mitad en dinero",
  "Chá, 9.000 €, França e Itália, meio a meio",
])("an even split is of the two that are named: %s", (text) => {
  expect(shares(text)).toEqual([
    ["FR", 45, 55],
    ["IT", 45, 55],
  ]);
});

test("an even split is read in German as well", () => {
  expect(shares("Tee, 9.000 €, Polen und Spanien, halb und halb")).toEqual([
    ["PL", 45, 55],
    ["ES", 45, 55],
  ]);
});

test.each([
  ["Tee, 9.000 €, die Hälfte des Geldes soll nach AT, der Rest DE", ["AT", "DE"]],
  ["Thé, 9 000 €, la moitié du budget en Belgique, l'autre en France", ["BE", "FR"]],
  ["Tea, 9k €, half the money in Austria, the rest in Germany", ["AT", "DE"]],
])("where shares and their rest make up the whole, nobody else is chosen: %s", (text, markets) => {
  expect(readSaid(text).stated).toMatchObject({ markets });
  expect(shares(text)).toHaveLength(2);
});

test.each([
  [
    "TikTok 60/ Insta 40",
    [
      ["tiktok", 55, 65],
      ["instagram", 35, 45],
    ],
  ],
  ["un tercio del presupuesto a YouTube como mínimo", [["youtube", 33, null]]],
  ["60% da verba em DE", [["DE", 55, 65]]],
  ["höchstens 10 % in die CH", [["CH", null, 10]]],
])("shares are read wherever number and name stand: %s", (words, rules) => {
  expect(shares(`Tea, 9.000 €, ${words}`)).toEqual(rules);
});

test.each([
  ["one of them can take max half of it", 50],
  ["koi ek creator ko 25% se zyada mat do", 25],
  ["any one of them max 30 %", 30],
])("the most for one is said of any of them: %s", (words, share) => {
  const { maxShare, maxCreators } = readSaid(`Tea, 9.000 €, ${words}`).stated;

  expect([maxShare, maxCreators]).toEqual([share, undefined]);
});

test("a split whose parts nobody names is asked about", () => {
  expect(readSaid("Tea, 9.000 €, 60-40").unread).toEqual({ kind: "share", words: "60-40" });
});
