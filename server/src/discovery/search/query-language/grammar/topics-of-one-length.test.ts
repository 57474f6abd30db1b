import { expect, test } from "vitest";
import { read } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

test.each<Reading>([
  ["hip hop creators", { category: ["music"] }],
  ["hiphop creators in Berlin", { category: ["music"], city: ["berlin"] }],
])("a topic that is known by its category is searched by that: %s", (text, filters) => {
  expect(read(text)).toMatchObject({ filters, unparsed: [] });
});
