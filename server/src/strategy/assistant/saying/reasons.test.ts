import { join } from "node:path";
import { expect, test } from "vitest";
import { answersBeside, briefOf, completeSaid, CONTEXT, readSaid } from "#/strategy/brief/brief.fixtures.ts";
import { candidate } from "#/strategy/plans/planning.fixtures.ts";
import { findRisks } from "#/strategy/plans/risks.ts";
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

const LANGUAGES = ["de", "fr", "es", "pt"] as const;

test.each([
  "Serum, 9.000 €",
  "Serum, 9,000, 5 creators in Germany, from 3 March",
  "Serum, 9.000 €, before Mother's Day",
  "Serum, 9.000 €, Germany and France, 60% in Germany",
  "Serum, 2 lakh",
  "Serum, 4 creators, 8 reels in total",
])("what a plan takes for granted is told in every language: %s", (text) => {
  const { assumptions } = completeSaid(readSaid(text).stated);

  expect(assumptions.length).toBeGreaterThan(0);
  for (const language of LANGUAGES)
    expect(assumptions.filter(({ why }) => reasonIn(why, language) === null)).toEqual([]);
});

test("the risks of a plan are told in every language", () => {
  const account = { deliverables: [], reach: 0, why: [], name: null };
  const picks = ["c1", "c2", "c3"].map((id) => {
    const one = candidate(id, { country: null, asOf: "2026-01-01", medianViews: null });
    const { creatorId, platform, handle } = one;
    const cost = { amount: 10_000, currency: "EUR", basis: "estimated" as const, high: 20_000 };
    return { pick: { ...account, creatorId, platform, handle, cost }, candidate: one };
  });
  const flight = { from: "2026-11-25", to: "2026-12-20" };
  const risks = findRisks({ brief: briefOf({ markets: ["DE", "JP"], flight }), picks, today: CONTEXT.today });

  expect(risks.length).toBeGreaterThan(5);
  for (const language of LANGUAGES)
    expect(risks.filter(({ detail }) => reasonIn(detail, language) === null)).toEqual([]);
});
