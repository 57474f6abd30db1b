import { expect, test } from "vitest";
import { read } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

const people = new Set(["lena kuhn", "lena", "kai.fit", "ana", "ben_x", "zoe typed", "mia 2"]);
const isCreator = (name: string) => people.has(name);

test.each<Reading>([
  ["Lena Kühn", { name: ["lena kühn"] }],
  ["LENA KÜHN", { name: ["lena kühn"] }],
  ["lena kühn", { name: ["lena kühn"] }],
  ["Mia 2", { name: ["mia 2"] }],
  ["find Lena Kühn", { name: ["lena kühn"] }],
  ["Berlin Lena Kühn", { name: ["lena kühn"], city: ["berlin"] }],
  ["Lena Kühn, Berlin", { name: ["lena kühn"], city: ["berlin"] }],
  ["Lena Kühn and Zoe Typed", { name: ["lena kühn", "zoe typed"] }],
  ["10k+ Lena Kühn", { name: ["lena kühn"], followers: { min: 10_000 } }],
  ["@lena", { name: ["lena"] }],
  ["@lena and @ana", { name: ["lena", "ana"] }],
  ["@ana or @lena", { name: ["ana", "lena"] }],
  ["kai.fit", { name: ["kai.fit"] }],
  ["kai.fit.", { name: ["kai.fit"] }],
  ["@kai.fit, Berlin", { name: ["kai.fit"], city: ["berlin"] }],
  ["ben_x", { name: ["ben_x"] }],
])("creators are looked for by name or handle: %s", (text, filters, unparsed = []) => {
  expect(read(text, undefined, isCreator)).toMatchObject({ filters, unparsed });
});

test.each<Reading>([
  ["Lena", {}, ["Lena"]],
  ["lena, Berlin", { city: ["berlin"] }, ["lena"]],
  ["not @lena", { excludeHandles: ["lena"] }],
  ["without Lena Kühn", {}, ["without Lena Kühn"]],
  ["not Lena Kühn", {}, ["not Lena Kühn"]],
  ["more followers than @lena", {}, ["followers than @lena"]],
  ["more followers than Lena Kühn", {}, ["followers than Lena Kühn"]],
  ["like @lena", { similarTo: ["lena"] }],
  ["creators like Lena Kühn", {}, ["like Lena Kühn"]],
  ["worked with Lena Kühn", { brand: ["lena kühn"] }],
  ["worked with @lena", { brand: ["lena"] }],
  ["with Lena Kühn", {}, ["Lena Kühn"]],
  ["Lena Kühn or Ana", { name: ["lena kühn"] }, ["Ana"]],
])("a name that is said for something else looks for nobody: %s", (text, filters, unparsed = []) => {
  const { filters: found, unparsed: told } = read(text, undefined, isCreator);

  expect([found, told]).toEqual([filters, unparsed]);
});

test("in small letters a name may be a topic", () => {
  const others = ["zoe typed", "Zoe Typed", "kai.fit", "mia 2"].map((text) =>
    read(text, undefined, isCreator).alternatives.map(({ filters }) => filters),
  );

  expect(others).toEqual([[{ keywords: ["zoe typed"] }], [], [], [{ keywords: ["mia 2"] }]]);
});
