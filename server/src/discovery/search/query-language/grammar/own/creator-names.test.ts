import type { ParsedQuery } from "@app/contract/discovery/queries";
import { expect, test } from "vitest";
import { parseQuery } from "#/discovery/search/query-language/parse-query.ts";
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

const known = new Set([
  ...people,
  "kneadful",
  "knead",
  "casa brisela",
  "casa brisela studio",
  "maria da silva santos",
]);

test.each<[string, ...string[]]>([
  ["kneadful", "name kneadful (assumed)", "or keywords"],
  ["Kneadful", "name kneadful (grammar)"],
  ["knead", "keywords knead (assumed)"],
  ["kneadful, Berlin", "keywords kneadful (assumed)", "city berlin (grammar)"],
  ["Berlin kneadful", "told Berlin kneadful"],
  ["Maria  da Silva   Santos, food", "name maria da silva santos (grammar)", "category food (grammar)"],
  ["Maria da Silva Santos Cruz", "told Maria da Silva Santos Cruz"],
  ["@ben_x, @lena", "name ben_x (grammar)", "name lena (grammar)"],
  ["like @ben_x, @lena", "similarTo ben_x (grammar)", "similarTo lena (grammar)"],
  ["worked with @ana, @lena", "brand ana (grammar)", "brand lena (grammar)"],
  ["than Zoe Typed", "told Zoe Typed"],
  ["by Zoe Typed", "told Zoe Typed"],
  ["collab by Zoe Typed", "told collab by Zoe Typed"],
  ["(ben_x)", "told ben_x"],
  ["not kai.fit, food", "category food (grammar)", "told not kai.fit"],
  ["kai.fit.de", "told kai"],
  ["zoe   typed", "name zoe typed (assumed)", "or keywords"],
  ["Zoë Typed", "name zoë typed (grammar)"],
  ["Zoe, Typed", "told Zoe", "told Typed"],
  ["find kneadful", "name kneadful (assumed)", "or keywords"],
  ["show me kneadful", "name kneadful (assumed)", "or keywords"],
  ["kneadful, knead", "name kneadful (grammar)", "name knead (grammar)"],
  ["kneadful, pottery", "told kneadful", "told pottery"],
  ["10k Mia 2", "name mia 2 (grammar)", "told 10k"],
  ["Casa Brisela", "name casa brisela (grammar)"],
])("one name of a creator, in: %s", (text, ...answer) => {
  expect(said(read(text, undefined, (name) => known.has(name)))).toEqual(answer);
});

test.each([
  ["Casa Brisela", "client casa brisela (grammar)"],
  ["Casa Brisela Studio", "name casa brisela studio (grammar)"],
  ["Lena Kuhn", "owner lena kuhn (grammar)"],
  ["Zoe Typed", "name zoe typed (grammar)"],
])("what the team calls its own goes before a creator of that name: %s", (text, chip) => {
  const team = { clients: ["Casa Brisela"], owners: ["Lena Kuhn"] };

  expect(said(read(text, team, (name) => known.has(name)))).toEqual([chip]);
});

function said({ chips, unparsed, alternatives }: ParsedQuery): string[] {
  const others = alternatives.flatMap(({ filters }) => Object.keys(filters));
  return [
    ...chips.map(({ slot, value, source }) => `${slot} ${String(value)} (${source})`),
    ...unparsed.map((piece) => `told ${piece}`),
    ...others.map((slot) => `or ${slot}`),
  ];
}

function creatorOf(link: string): string | undefined {
  return LINKS.get(link);
}

function hasHandle(name: string): boolean {
  return known.has(name) || name === "ucabcdefghijklmnopqrstuv";
}

const LINKS = new Map([
  ["https://www.instagram.com/lena/?igsh=abc", "lena"],
  ["tiktok.com/@kai.fit", "kai.fit"],
  ["https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv", "UCabcdefghijklmnopqrstuv"],
  ["https://www.instagram.com/reel/AAA111AAA11/", "ana"],
]);

test.each<[string, ...string[]]>([
  ["https://www.instagram.com/lena/?igsh=abc", "name lena (grammar)"],
  ["show me tiktok.com/@kai.fit.", "name kai.fit (grammar)"],
  ["https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv", "name ucabcdefghijklmnopqrstuv (grammar)"],
  ["https://www.instagram.com/reel/AAA111AAA11/", "name ana (grammar)"],
  [
    "tiktok.com/@kai.fit https://www.instagram.com/lena/?igsh=abc",
    "name kai.fit (grammar)",
    "name lena (grammar)",
  ],
  ["creators like tiktok.com/@kai.fit in Berlin", "similarTo kai.fit (grammar)", "city berlin (grammar)"],
  ["food without tiktok.com/@kai.fit", "category food (grammar)", "excludeHandles kai.fit (grammar)"],
  ["https://www.instagram.com/nobody/", "told https://www.instagram.com/nobody/"],
  [
    "food, see https://docs.example/brief-in-berlin.pdf",
    "category food (grammar)",
    "told see https://docs.example/brief-in-berlin.pdf",
  ],
])("a pasted link is the creator whose it is, and no part of it a word: %s", (text, ...answer) => {
  expect(said(parseQuery(text, { today: "2026-11-21", isCreator: hasHandle, creatorOf }))).toEqual(answer);
});
