import { METRICS } from "@app/contract/metrics";
import { expect, test } from "vitest";
import { HELP_TOPICS, INVITING } from "./help-topics.ts";
import { matching } from "./help.rules.ts";

test("every word of the query must occur, in any order and case", () => {
  const texts = ["Plan under a budget", "Check a draft", "Brief and follow a campaign"];
  const find = (query: string) => matching(texts, query, (text) => text);

  expect(find("Budget plan")).toEqual(["Plan under a budget"]);
  expect(find("draft plan")).toEqual([]);
  expect(find(" ")).toEqual(texts);
});

test.each(["invite", "password", "authenticator", "recovery code", "delete workspace", "bring back"])(
  "whoever may not invite finds something about “%s”, too",
  (query) => {
    const offered = HELP_TOPICS.filter(({ to }) => to !== INVITING);

    expect(matching(offered, query, ({ title, text }) => `${title} ${text}`)).not.toEqual([]);
  },
);

test("the glossary finds a metric by its definition", () => {
  const found = matching(METRICS, "half of the recent posts", (metric) => metric.definition);

  expect(found.map((metric) => metric.id)).toEqual(["views.median"]);
});
