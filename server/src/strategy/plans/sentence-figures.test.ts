import { planFigureSource } from "@app/contract/strategy/figures";
import type { Plan } from "@app/contract/strategy/plan";
import { cutAtFigures } from "@app/contract/strategy/cut-at-figures";
import type { SentenceFigure } from "@app/contract/strategy/sentences";
import { expect, test } from "vitest";
import { byLength } from "#/acceptance/test-length.fixtures.ts";
import { planOf } from "./plan-solver.fixtures.ts";
import { candidate, someCandidates } from "./planning.fixtures.ts";

interface Said {
  sentence: string;
  figures: readonly SentenceFigure[];
  place: string;
}

/** What a plan says of its creators and of its risks; the law of a market cites its own source. */
function saidBy({ picks, risks, certificate }: Plan): Said[] {
  return [
    ...picks.map(({ why, figures = [] }, index) => ({
      sentence: why.join(" "),
      figures,
      place: `picks.${index}`,
    })),
    ...(certificate?.breakEven ?? []).map(({ why, figures = [] }, index) => ({
      sentence: why,
      figures,
      place: `certificate.breakEven.${index}`,
    })),
    ...risks.flatMap(({ rule, detail, evidence, figures = [] }, index) =>
      rule.endsWith(".disclosure.label")
        ? []
        : [detail, evidence.join(", ")].map((sentence) => ({ sentence, figures, place: `risks.${index}` })),
    ),
  ];
}

/** Names, words of the person and the thousand that a price is for are no figures. */
function looseNumbers({ sentence, figures }: Said): string[] {
  return cutAtFigures(sentence, figures)
    .filter((part) => typeof part === "string")
    .map((text) => text.replaceAll(/“[^”]*”|@[\w.]+|for each 1,000/gu, ""))
    .filter((text) => /\d/u.test(text));
}

const BRIEFS: [string, string, ReturnType<typeof someCandidates>][] = [
  [
    "a usual plan",
    "Vegan protein bar in Germany, 25.000 €, women 18-34, at least 2 in Austria, dear.one",
    [
      ...someCandidates(byLength({ short: 60, long: 120 }), 3),
      candidate("dear.one", { price: { amount: 9e7, currency: "EUR", per: null } }),
    ],
  ],
  [
    "prices that are guessed",
    "Serum in Germany, 20.000 €, 5 creators",
    Array.from({ length: 5 }, (_, index) => candidate(`unpriced.${index}`, { price: null })),
  ],
  [
    "old figures, thin history and prices elsewhere",
    "Serum in Germany, 20.000 €, men 18-24",
    [
      candidate("old.1", { asOf: "2026-01-05", price: { amount: 500_000, currency: "USD", per: null } }),
      candidate("undated.2", { asOf: null, medianViews: null, viewsSample: null }),
      candidate("female.40", { audience: { female: 40 }, viewsSample: 2 }),
    ],
  ],
];

const plans = BRIEFS.map(([name, text, creators]): [string, Promise<Plan>] => [name, planOf(text, creators)]);

test.each(plans)("every number said of %s opens its origin", async (_, made) => {
  const plan = await made;

  const said = saidBy(plan);
  const sources = said.flatMap(({ sentence, figures, place }) =>
    cutAtFigures(sentence, figures)
      .filter((part) => typeof part !== "string")
      .map(({ name }) =>
        planFigureSource(`${place}.${name}`, { version: 1, candidates: null, asOf: null, plan }),
      ),
  );

  expect(said.flatMap(looseNumbers)).toEqual([]);
  expect(sources.length).toBeGreaterThan(5);
  expect(sources.filter(({ definition }) => definition === "A figure of this plan.")).toEqual([]);
  expect(sources.filter(({ inputs, metric }) => inputs.length < 2 && !metric.endsWith("limit"))).toEqual([]);
});

test("plans of these tests have every kind of risk that counts", async () => {
  const made = await Promise.all(plans.map(([, plan]) => plan));

  const rules = made.flatMap(({ risks }) => risks.map(({ rule }) => rule.slice(3)));
  expect(new Set(rules)).toEqual(
    new Set([
      "audience.unknown",
      "concentration.budget",
      "data.stale",
      "disclosure.label",
      "history.thin",
      "prices.converted",
      "prices.estimated",
    ]),
  );
});
