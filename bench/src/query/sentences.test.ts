import { Filters } from "@app/contract/discovery/filters";
import { expect, test } from "vitest";
import { readSentences } from "./sentences.ts";

const SENTENCES = readSentences();

test("every sentence means filters of the contract, and needs only those that the contract has not", () => {
  const wrong = SENTENCES.filter(
    ({ filters, also = [], needs }) =>
      [filters, ...also].some((each) => !Filters.safeParse(each).success) ||
      needs.some((name) => name in Filters.shape),
  );

  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test("every sentence stands once, and one with a typing error beside the one without", () => {
  const texts = new Map(SENTENCES.map(({ id, text }) => [id, text]));
  const mistyped = SENTENCES.filter(({ typoOf }) => typoOf !== undefined);

  expect(new Set(texts.values()).size).toBe(SENTENCES.length);
  expect(texts.size).toBe(SENTENCES.length);
  expect(mistyped.filter(({ typoOf = "" }) => !texts.has(typoOf))).toEqual([]);
  expect(mistyped.length).toBeGreaterThanOrEqual(60);
  expect(SENTENCES.length - mistyped.length).toBeGreaterThanOrEqual(320);
});

test("what needs a filter to come says which words are told while it is missing", () => {
  const silent = SENTENCES.filter(({ needs, unparsed }) => needs.length > 0 && unparsed.length === 0);

  expect(silent.map(({ id }) => id)).toEqual([]);
});
