import { join } from "node:path";
import { expect, test } from "vitest";
import { answersBeside } from "#/strategy/brief/brief.fixtures.ts";
import { reasonIn } from "./reasons.ts";

const BRIEF = join(import.meta.dirname, "../../brief");
const FOLDERS = [
  "",
  "flight",
  "layout",
  "left-out",
  "mail",
  "money",
  "places",
  "product",
  "reading",
  "rules",
];
/** Every reason that the tables of briefs hold. */
const REASONS = FOLDERS.flatMap((folder) => answersBeside(join(BRIEF, folder)))
  .flat()
  .flatMap((line) => [...line.matchAll(/why:(.+?)\}(?=,\{|\])/gu)].map(([, why = ""]) => why));

test.each([...new Set(REASONS)])("why a plan cannot hold something is told in every language: %s", (why) => {
  const said = (["de", "fr", "es", "pt"] as const).map((language) => reasonIn(why, language));

  expect(new Set(said).size).toBe(4);
  expect(said).not.toContain(null);
});

test("a reason keeps its amounts and names", () => {
  expect(reasonIn("No creator gets it: the plan spends what is left, €7,500.", "de")).toBe(
    "Das bekommt kein Creator: Der Plan gibt aus, was übrig bleibt, €7,500.",
  );
  expect(reasonIn("Herald has no rate from USD to EUR. Say it in EUR.", "es")).toBe(
    "Herald no tiene tipo de cambio de USD a EUR. Dilo en EUR.",
  );
});

test("English and Hindi take the reason as it stands, and an unknown one is told by its words alone", () => {
  const why = "It tells what was. Say what this plan is to have.";

  expect(reasonIn(why, "en")).toBeNull();
  expect(reasonIn(why, "hi")).toBeNull();
  expect(reasonIn("The moon is full.", "fr")).toBeNull();
});
