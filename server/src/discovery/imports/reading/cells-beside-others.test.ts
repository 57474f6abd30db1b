import { expect, test } from "vitest";
import { withoutJson } from "./cells/json-cells.ts";
import { namesOtherPlace, readCity } from "./cells/places.ts";
import { findDelimiter } from "./delimiter.ts";
import { readCells } from "./records.ts";

test.each([
  ["sep=|\na|b;c", "|", ["a", "b;c"]],
  ["sep=;\na;b|c", ";", ["a", "b|c"]],
  ["sep=,\na,b|c", ",", ["a", "b|c"]],
  ["sep=\t\na\tb|c", "\t", ["a", "b|c"]],
  ['"sep=;"\na;b,c,d', ";", ["a", "b,c,d"]],
])("a first line names the delimiter: %j", (text, delimiter, cells) => {
  expect(readCells(text)).toEqual({ delimiter, records: [{ line: 2, height: 1, cells }] });
});

test("a quote at the very beginning opens a cell", () => {
  expect(findDelimiter('"a;b;c",d\n')).toBe(",");
});

test.each([
  ["", '{"a":null,"b":5}', "b 5"],
  ["", '{"de":40,"at":12}', "de 40, at 12"],
  ["", '[1,true,"x",null,"y"]', "1, true, x, y"],
  ["City", '{"city":"Rome","zip":5}', "Rome"],
  ["", '{"a":"","b":"x"}', "x"],
  ["", '{"a":[1,2],"b":"y"}', "1, 2, y"],
  ["", '{"x":{"DE":40}}', "DE 40"],
  ["", '[{"n":"a"},{"n":"b"}]', "a, b"],
  ["", '["a",["b",null]]', "a, b"],
  ["", "{bad", "{bad"],
  ["", "plain", "plain"],
])("below “%s” what programs write is read as people do: %s", (header, cell, words) => {
  expect(withoutJson([{ line: 1, cells: [cell] }], [header])[0]?.cells).toEqual([words]);
});

test.each([
  ["Berlin", "berlin", null],
  ["Portugal, Lisbon", "lisbon", "PT"],
  ["Lisbon, Portugal", "lisbon", "PT"],
  ["Peckham, London", "london", "GB"],
  ["London (UK)", "london", "GB"],
  ["Singapore", null, "SG"],
  ["DE", null, "DE"],
  ["Berlin DE", "berlin", "DE"],
  ["Berlin 🇩🇪", "berlin", "DE"],
  ["🇩🇪", null, "DE"],
  ["", null, null],
])("“%s” is the city %s in %s", (cell, city, country) => {
  expect(readCity(cell)).toEqual({ city, country });
});

test("two places are more than a city, and a country, a region or a code is none", () => {
  const cells = [
    "Hackney, London",
    "München/Augsburg",
    "London",
    "Berlin, Germany",
    "Berlin/",
    "Austin, TX",
    "Austin, Texas",
  ];

  expect(cells.filter(namesOtherPlace)).toEqual(["Hackney, London", "München/Augsburg"]);
});
