import { expect, test } from "vitest";
import { processorMs } from "#/acceptance/processor-time.fixtures.ts";
import { parseQuery } from "./parse-query.ts";
import querySet from "./data/query-set.fixtures.json" with { type: "json" };

const TODAY = { today: "2026-11-21" };
const P95_MAX_MS = 5;

test("a sentence is read in well under 5 ms", () => {
  const times = querySet.map(({ text }) => Math.min(...[1, 2, 3, 4, 5].map(() => timeOf(text))));

  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Infinity;
  expect(p95).toBeLessThan(P95_MAX_MS);
});

function timeOf(text: string): number {
  return processorMs(() => parseQuery(text, TODAY));
}
