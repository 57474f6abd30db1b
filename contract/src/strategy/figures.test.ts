import { expect, test } from "vitest";
import { planFigureSource } from "./figures.ts";

const CONTEXT = { version: 1, candidates: 493, asOf: "2026-11-21T16:00:00Z" };

test.each([
  ["reach.p10", "People reached, forecast"],
  ["forecast.views.p90", "Views, forecast"],
  ["forecast.conversions", "Sales, forecast"],
  ["unknown.0.of", "Candidates"],
  ["picks.12.cost", "Cost of the package"],
])("the figure at %s is called %s", (path, label) => {
  const source = planFigureSource(path, CONTEXT);

  expect(source).toMatchObject({ label, sample: "493 candidates" });
  expect(source.definition).not.toBe("A figure of this plan.");
});

test("a sample of thousands reads like every other total", () => {
  expect(planFigureSource("totals.reach", { ...CONTEXT, candidates: 1345 }).sample).toBe("1,345 candidates");
});
