import { Filters } from "@app/contract/discovery/filters";
import type { ParsedQuery } from "@app/contract/discovery/queries";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseQuery } from "./parse-query.ts";
import { brokenPromise } from "./reading.fixtures.ts";

const FILE = join(import.meta.dirname, "../../../../../bench/data/query-sentences.jsonl");

interface Sentence {
  id: string;
  text: string;
  filters: object;
  /** Words that must be told; other words without a filter may be. */
  unparsed: string[];
}
const SENTENCES: Sentence[] = readFileSync(FILE, "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line));

/** Sentences that mean more than is read of them, or something else. */
const READ_OTHERWISE = new Set(
  "en-010 en-016 en-017 en-018 en-020 en-028 en-039 en-111 en-113 en-117 en-128 en-129 de-007 de-032 de-040 de-052 de-055 de-058 de-065 fr-042 es-045 es-046 en-016-typo es-053 en-158 en-165 es-068".split(
    " ",
  ),
);
/** Sentences of which more is told than must be. */
const TOLD_MORE = new Set("en-015 en-114 de-019 fr-054 en-156 de-076 pt-040 en-160 en-161".split(" "));

let read: (Sentence & { answer: ParsedQuery })[] | undefined;

/** Read with the first test that asks, and not again. */
function answersOf(): (Sentence & { answer: ParsedQuery })[] {
  read ??= SENTENCES.map((sentence) => ({
    ...sentence,
    answer: parseQuery(sentence.text, { today: "2026-11-21" }),
  }));
  return read;
}

test("the sentences of the bench are read as they mean, but for those named here", () => {
  const wrong = answersOf().filter(
    ({ filters, answer }) => sorted(answer.filters) !== sorted(Filters.parse(filters)),
  );

  expect(wrong.map(({ id }) => id).filter((id) => !READ_OTHERWISE.has(id))).toEqual([]);
});

test("of the sentences of the bench nothing is kept back that must be told", () => {
  const silent = answersOf().filter(({ unparsed, answer }) => {
    const told = answer.unparsed.join(" ").toLowerCase();
    return !unparsed.every((word) => told.includes(word.toLowerCase()));
  });

  expect(silent.map(({ id }) => id).filter((id) => !READ_OTHERWISE.has(id))).toEqual([]);
});

test("a sentence of the bench that is understood whole has nothing told, but for those named here", () => {
  const told = answersOf().filter(
    ({ unparsed, answer }) => unparsed.length === 0 && answer.unparsed.length > 0,
  );

  expect(told.map(({ id }) => id).filter((id) => !TOLD_MORE.has(id) && !READ_OTHERWISE.has(id))).toEqual([]);
});

test("the answer to each sentence of the bench keeps what every answer promises", () => {
  expect(answersOf().flatMap(({ text, answer }) => brokenPromise(text, answer) ?? [])).toEqual([]);
});

function sorted(filters: object): string {
  return JSON.stringify(filters, (_, value: unknown) => {
    if (Array.isArray(value)) return value.map((one) => JSON.stringify(one)).toSorted();
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}
