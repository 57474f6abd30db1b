import { METRICS } from "@app/contract/metrics";
import { expect, test } from "vitest";
import { matching } from "./help.rules.ts";

test("every word of the query must occur, in any order and case", () => {
  const texts = ["Plan under a budget", "Check a draft", "Brief and follow a campaign"];
  const find = (query: string) => matching(texts, query, (text) => text);

  expect(find("Budget plan")).toEqual(["Plan under a budget"]);
  expect(find("draft plan")).toEqual([]);
  expect(find(" ")).toEqual(texts);
});

test("the glossary finds a metric by its definition", () => {
  const found = matching(METRICS, "half of the recent posts", (metric) => metric.definition);

  expect(found.map((metric) => metric.id)).toEqual(["views.median"]);
});
