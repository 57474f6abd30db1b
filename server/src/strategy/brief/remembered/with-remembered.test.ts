import { expect, test } from "vitest";
import { readText } from "#/strategy/brief/brief-parser.ts";
import { saidFacts } from "#/strategy/brief/brief-facts.ts";
import { completeRemembered } from "./complete-remembered.ts";

const CONTEXT = { today: "2026-11-28", currency: "EUR" };
const fact = (text: string, id = "1") => ({ id, text, toldOn: "2026-03-03" });

function remembering(brief: string, ...told: string[]) {
  const { stated } = readText(brief, CONTEXT);
  return completeRemembered(
    { ...stated, remembered: told.map((text, at) => fact(text, String(at))) },
    CONTEXT,
  );
}

test("a brief is planned with what the team told before, and says so", () => {
  const { brief, assumptions } = remembering(
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
  const { brief, assumptions } = remembering(
    "tea launch in France with @x, at most 3,000 € a piece, 9,000 €",
    "we only work in Germany",
    "always leave out @x",
    "never over 2,000 a reel",
  );

  expect(brief).toMatchObject({ markets: ["FR"], must: ["x"], never: [], maxPrice: { amount: 300_000 } });
  expect(assumptions.slice(0, 3).map(({ fact: told }) => told?.isOverruled)).toEqual([true, true, true]);
  expect(assumptions[0]?.why).toBe(
    "This brief says otherwise than your team told on 03/03/2026: “we only work in Germany”. The brief holds.",
  );
});

test("a note changes nothing", () => {
  const told = remembering("tea in Germany, 5,000 €", "our tone is dry and honest");
  const plain = remembering("tea in Germany, 5,000 €");

  expect(told.brief).toEqual(plain.brief);
  expect(told.assumptions).toEqual(plain.assumptions);
});
