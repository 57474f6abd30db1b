import { expect, test } from "vitest";
import { readText } from "#/strategy/brief/brief-parser.ts";
import { saidFacts } from "#/strategy/brief/brief-facts.ts";
import { completeRemembered } from "./complete-remembered.ts";
import { factsIgnored } from "./ignoring.ts";

const CONTEXT = { today: "2026-11-28", currency: "EUR" };
const fact = (text: string, id = "1") => ({ id, text, toldOn: "2026-03-03" });

function planOf(brief: string, ...told: string[]) {
  const { stated } = readText(brief, CONTEXT);
  return completeRemembered(
    { ...stated, remembered: told.map((text, at) => fact(text, String(at))) },
    CONTEXT,
  );
}

test("a brief is planned with what the team told before, and says so", () => {
  const { brief, assumptions } = planOf(
    "tea launch in Germany, 5,000 €",
    "we never work with alcohol brands",
  );

  expect(brief.filters?.categoryNot).toEqual(["alcohol"]);
  expect(assumptions[0]).toMatchObject({
    slot: "remembered",
    value: "nobody about alcohol",
    why: "Because your team told on 03/03/2026: “we never work with alcohol brands”.",
    fact: { id: "0", isOverruled: false },
  });
  expect(saidFacts(brief, assumptions).map(({ slot }) => slot)).not.toContain("categoryNot");
});

test("what the brief itself says goes before what was told, and that is said", () => {
  const { brief, assumptions } = planOf(
    "tea launch in France with @x, at most 3,000 € a piece, 9,000 €",
    "we only work in Germany",
    "always leave out @x",
    "never over 2,000 a reel",
  );

  expect(brief).toMatchObject({ markets: ["FR"], must: ["x"], never: [], maxPrice: { amount: 300_000 } });
  expect(assumptions.slice(0, 3).map(({ fact: told }) => told?.isOverruled)).toEqual([true, true, true]);
  expect(assumptions[0]?.why).toContain("The brief holds.");
});

test("lists of a brief and of what was told go together", () => {
  const { brief } = planOf("tea in Germany, 5,000 €, without @a", "always leave out @x", "never on Sundays");

  expect(brief.never).toEqual(["a", "x"]);
  expect(brief.leftOut).toMatchObject([{ words: "never on Sundays" }]);
});

test("a note changes nothing", () => {
  const told = planOf("tea in Germany, 5,000 €", "our tone is dry and honest");
  const plain = planOf("tea in Germany, 5,000 €");

  expect(told.brief).toEqual(plain.brief);
  expect(told.assumptions).toEqual(plain.assumptions);
});

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

test("of several the one that is named is ignored, and none where it is open which", () => {
  const stated = { remembered: [CASINO, REELS] };

  expect(factsIgnored(stated, "diesmal ohne unsere Casino-Regel")).toEqual([CASINO]);
  expect(factsIgnored(stated, "Ignore this time: our reels always need 3 months usage")).toEqual([REELS]);
  expect(factsIgnored(stated, "ignore everything you remember, just this once")).toEqual([CASINO, REELS]);
  expect(factsIgnored(stated, "ignore that this time")).toEqual([]);
  expect(factsIgnored(stated, "don't ignore that this time")).toBeNull();
  expect(factsIgnored(stated, "this time without @x")).toBeNull();
});
