import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ANNA, BEN, setting } from "#/strategy/checker/checker.fixtures.ts";
import { gate, repairRequest } from "./gate.ts";

const A = `[[c:${ANNA}]]`;

/** Language and lie, one a line; the creators and a total stand for themselves. */
const LIES = readFileSync(join(import.meta.dirname, "lies.fixtures.tsv"), "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [language = "", text = ""] = line.split("\t");
    const lie = text.replaceAll("{A}", A).replaceAll("{B}", `[[c:${BEN}]]`).replaceAll("{T}", "[[r1#total]]");
    return { language, lie };
  });

test("no lie is shown as an answer, alone or between sentences that are true", () => {
  const truth = "There are [[r1#total]].";

  const shown = LIES.flatMap(({ language, lie }) => {
    const alone = gate(lie, setting("who fits in Berlin?", language)).shown;
    const between = gate(`${truth}\n${lie}\n${truth}`, setting("who fits in Berlin?", language)).shown;
    return alone === "" && between === `${truth}\n${truth}` ? [] : [{ lie, alone, between }];
  });

  expect(LIES.length).toBeGreaterThan(130);
  expect(shown).toEqual([]);
});

test("what is refused is sent back with what is wrong, and what only cannot be checked stands apart", () => {
  const text = `${A} asks [[r1#rows.0.price]]. ${A} is the go-to choice. ${A} has 7 posts. She is nice.`;

  const gated = gate(text, setting("who fits?"));

  expect(gated.shown).toBe(`${A} asks [[r1#rows.0.price]].`);
  expect(gated.apart).toBe(`${A} is the go-to choice. She is nice.`);
  expect(repairRequest(gated.refused)).toContain(`${A} has 7 posts. — writes digits (7)`);
});
