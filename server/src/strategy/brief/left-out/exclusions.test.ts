import { expect, test } from "vitest";
import { CONTEXT } from "#/strategy/brief/brief.fixtures.ts";
import { BriefText } from "#/strategy/brief/brief-text.ts";
import { nobodyOf, readExclusion, withRefusal } from "./exclusions.ts";
import { leftOver } from "#/strategy/brief/reading/left-over.ts";
import { readAsSearch } from "#/strategy/brief/reading/search-words.ts";

function excluded(text: string, wanted = "") {
  const chips = readAsSearch(wanted, CONTEXT).chips;
  const found = readExclusion(text, { start: 0, end: text.length }, chips, CONTEXT);
  return found && { values: found.rules.map(({ value }) => value), wanted: found.wanted };
}

test.each([
  ["not in Paris", ["paris"]],
  ["not Paris", ["paris"]],
  ["Paris excluded", ["paris"]],
  ["without nano", ["nano"]],
  ["not in Paris and Lyon", ["paris", "lyon"]],
  ["but not in Paris", ["paris"]],
  ["und nicht in Paris", ["paris"]],
])("who is refused is kept out: %s", (text, values) => {
  expect(excluded(text)).toEqual({ values, wanted: null });
});

test("what was wanted in the same breath is wanted", () => {
  expect(excluded("in France not Paris")).toEqual({ values: ["paris"], wanted: { country: ["FR"] } });
});

test.each(["in Paris", "not women", "not with more than 50k followers", "not xyz", "not in Paris xyz"])(
  "nobody is refused by: %s",
  (text) => {
    expect(excluded(text)).toBeNull();
  },
);

test("somebody whom other words want is not refused", () => {
  expect(excluded("not in Paris", "in Paris")).toBeNull();
  expect(excluded("not in Paris", "in Lyon")).toEqual({ values: ["paris"], wanted: null });
});

test("a rule of nobody holds several values in one", () => {
  expect(nobodyOf("country", ["AT", "CH"])).toEqual({
    label: "nobody in Austria and Switzerland",
    field: "country",
    value: "AT|CH",
    of: "creators",
    min: null,
    max: 0,
  });
});

const widened = (text: string, words: string) => {
  const start = text.indexOf(words);
  const span = withRefusal(text, { start, end: start + words.length });
  return text.slice(span.start, span.end);
};

test.each([
  ["tea, not in the xyz, women", "not in the xyz"],
  ["tea, xyz excluded, women", "xyz excluded"],
  ["tea, not xyz", "not xyz"],
  ["tea, knot xyz", "xyz"],
  ["tea, xyz, women", "xyz"],
  ["tea, sauf d'xyz", "sauf d'xyz"],
  ["tea, xyz no. women", "xyz no"],
])("what is refused is told with the word that refuses it: %s", (text, words) => {
  expect(widened(text, "xyz")).toBe(words);
});

function left(source: string, unread: string[], topics: string[] = []) {
  const text = new BriefText(source);
  const spanOf = (words: string) => ({
    start: source.indexOf(words),
    end: source.indexOf(words) + words.length,
  });
  const found = leftOver(text, {
    unread: unread.map(spanOf),
    topics: topics.map(spanOf),
    refused: [],
    begun: [],
  });
  const said = (span: { start: number; end: number } | null) => span && text.spelling(span);
  return [said(found.name), said(found.piece), found.unparsed.map(said)];
}

test("the first thing that is left and was not read is what a brief is for", () => {
  expect(left("the tea; xyz", ["tea", "xyz"])).toEqual(["tea", "the tea", ["tea", "xyz"]]);
  expect(left("the tea; xyz", ["xyz"])).toEqual(["xyz", "xyz", ["xyz"]]);
  expect(left("the tea; xyz", ["xyz"], ["tea"])).toEqual(["tea", "the tea", ["xyz"]]);
  expect(left("the tea; xyz", [])).toEqual([null, null, []]);
});

test.each([
  "10k",
  "unter 10k",
  "under 5.000",
  "above 10",
  "min 10k",
  "als 10k",
  "menos de 10",
  "moins de 10",
])("what is left of a limit is no name: %s", (words) => {
  expect(left(`${words}; xyz`, [words, "xyz"])[0]).toBe("xyz");
});

test("a letter or two, signs and places are no name", () => {
  expect(left("qq; xyz", ["qq", "xyz"])).toEqual(["xyz", "xyz", ["xyz"]]);
  expect(left("qq vv; xyz", ["qq vv"])[0]).toBe("qq vv");
  expect(left("--; xyz", ["--", "xyz"])[0]).toBe("xyz");
  expect(left("in Qqq; xyz", ["Qqq", "xyz"])[0]).toBe("xyz");
});

test("words that mean nothing alone are left off at both ends", () => {
  expect(left("the tea for the set with", ["tea for the set"])).toEqual([
    "tea for the set",
    "the tea for the set with",
    ["tea for the set"],
  ]);
});
