import { expect, test } from "vitest";
import { asksToIgnore, factsIgnored } from "./ignoring.ts";

const fact = (text: string, id = "1") => ({ id, text, toldOn: "2026-03-03" });
const CASINO = fact("wir arbeiten nie mit Casinos", "1");
const REELS = fact("our reels always need 3 months usage", "2");

test.each([
  "ignore that this time",
  "ignorier das diesmal",
  "ignore ça cette fois",
  "ignora eso esta vez",
  "ignore isso desta vez",
])("the only thing that was told is ignored once: %s", (text) => {
  expect(factsIgnored({ remembered: [CASINO] }, text)).toEqual([CASINO]);
});

const POSTS = fact("never over 2.000 € a post", "3");
const ids = (text: string) =>
  factsIgnored({ remembered: [CASINO, REELS, POSTS] }, text)?.map(({ id }) => id) ?? null;

test.each<[string, string[] | null]>([
  ["diesmal ohne unsere Casino-Regel", ["1"]],
  ["ignore the reels rule this time", ["2"]],
  ["skip the rule about casinos just this once", ["1"]],
  ["for once forget the usage rule", ["2"]],
  ["cette fois sans la règle des casinos", ["1"]],
  ["esta vez sin la regla de los casinos", ["1"]],
  ["desta vez sem a regra dos casinos", ["1"]],
  ["is baar casino wala rule chhod do", ["1"]],
  ["ignore everything you remember, just this once", ["1", "2", "3"]],
  ["diesmal alles ignorieren", ["1", "2", "3"]],
  ["ignore the rules this time", []],
  ["we never ignore that this time", null],
  ["Ignore this time: our reels always need 3 months usage", ["2"]],
  ["ignore this time:  never over 2.000 € a post ", ["3"]],
  ["please ignore this time: never over 2.000 € a post", null],
  ["Ignore this time: we never work with alcohol", []],
  ["don't ignore the casino rule this time", null],
  ["ignorier die Casino-Regel diesmal nicht", null],
  ["n'oublie pas la règle des casinos cette fois", null],
  ["ignore the casino rule", null],
  ["use the reels rule this time", null],
  ["this time skip 2 creators", null],
  ["this time without @x", null],
])(
  "of several the ones that are named are ignored, and none where it is open which: %s",
  (text, expected) => {
    expect(ids(text)).toEqual(expected);
  },
);

test("nothing is ignored where nothing was told, and the label always asks for it", () => {
  expect(factsIgnored({}, "ignore that this time")).toBeNull();
  expect(factsIgnored({ remembered: [CASINO] }, "ignore the usage rule this time")).toEqual([CASINO]);
  expect(asksToIgnore("ignore this time: at most 2,000 € a reel")).toBe(true);
});
