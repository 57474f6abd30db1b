import { cutAtFigures } from "@app/contract/strategy/cut-at-figures";
import { BARE_BRIEF } from "@app/contract/strategy/plan.fixtures";
import { Plan } from "@app/contract/strategy/plan";
import { expect, test } from "vitest";
import { planIn } from "./plan-screen.ts";

const ID = "00000000-0000-4000-8000-000000000001";
const NOW = "2026-11-30T10:00:00.000Z";
const account = { creatorId: "c1", platform: "instagram", handle: "ada.lin" };
const budget = { amount: 500_000, currency: "EUR" };

const STRATEGY = {
  id: ID,
  threadId: ID,
  name: "Serum",
  version: 1,
  versions: [],
  createdAt: NOW,
  updatedAt: NOW,
  plan: Plan.parse({
    brief: { ...BARE_BRIEF, budget, categories: ["beauty"], maxShare: 25 },
    assumptions: [],
    unparsed: [],
    unmet: [],
    unknown: [{ field: "price", count: 2, of: 9, isLeftOut: false }],
    decisive: [],
    status: "proved",
    picks: [
      {
        ...account,
        name: null,
        deliverables: [{ format: "reel", count: 2 }],
        cost: { amount: 240_000, currency: "EUR" },
        reach: 85_086,
        why: ["Adds 85,086 people of your audience, at €28.21 for each 1,000.", "Posts about beauty."],
        figures: [
          { text: "85,086", name: "reach" },
          { text: "€28.21", name: "perThousand" },
        ],
      },
    ],
    totals: { cost: { amount: 240_000, currency: "EUR" }, reach: 85_086 },
    certificate: {
      value: 85_086,
      bound: 85_086,
      gapPercent: 0,
      metric: "people reached",
      candidates: 9,
      seconds: 0.1,
      rules: [{ rule: "at most 25% of what is spent to one creator", costPercent: 12 }],
      breakEven: [
        {
          ...account,
          handle: "otis",
          askingPrice: { amount: 98_000, currency: "EUR" },
          wouldEnterAt: { amount: 67_500, currency: "EUR" },
          why: "Asks €980 a piece; below €675 a plan with this creator is better than this one.",
          figures: [
            { text: "€980", name: "askingPrice" },
            { text: "€675", name: "wouldEnterAt" },
          ],
        },
      ],
      thousandMore: null,
    },
    forecast: null,
    calendar: [
      {
        ...account,
        date: "2026-12-05",
        time: "18:00",
        deliverable: "Instagram reel",
        why: "Moved from 04/12/2026: Good Friday is one of your quiet days",
        notes: ["School holidays: Bavaria"],
      },
    ],
    risks: [],
  }),
};

/** With usual spaces where the language sets others. */
function plain(text: string): string {
  return text.replaceAll(/\s/gu, " ");
}

test("a version that was said in English is shown as it is", () => {
  expect(planIn(STRATEGY, "en")).toEqual(STRATEGY);
});

test("a version that was said in German is shown in German, with its figures to open and as German writes them", () => {
  const { plan, words } = planIn(STRATEGY, "de");
  const [pick] = plan.picks;
  const cut = cutAtFigures(pick?.why.join(" ") ?? "", pick?.figures ?? []);

  expect(words).toMatchObject({
    locale: "de",
    phrases: { "People reached": "Erreichte Menschen", reels: "Reels", price: "Preis" },
  });
  expect(cut.flatMap((part) => (typeof part === "string" ? [] : [plain(part.text)]))).toEqual([
    "85.086",
    "28,21 €",
  ]);
  expect(plan.certificate?.rules.map(({ rule }) => plain(rule))).toEqual([
    "höchstens 25 % der Ausgaben für eine Person",
  ]);
  expect(plan.certificate?.breakEven[0]?.figures?.map(({ text }) => plain(text))).toEqual(["980 €", "675 €"]);
  expect(plan.calendar[0]).toMatchObject({
    deliverable: "Instagram Reel",
    why: "Verschoben vom 04.12.2026: Good Friday ist einer eurer stillen Tage",
    notes: ["Schulferien: Bavaria"],
  });
});

test.each(["fr", "es", "pt"] as const)("no sentence of a plan stays in English in %s", (language) => {
  const { plan } = planIn(STRATEGY, language);
  const sentences = [
    ...plan.picks.flatMap(({ why }) => why),
    ...(plan.certificate?.rules ?? []).map(({ rule }) => rule),
    ...(plan.certificate?.breakEven ?? []).map(({ why }) => why),
    ...plan.calendar.map(({ why }) => why),
  ];

  expect(sentences.join(" ")).not.toMatch(/\b(?:the|people|creator|below|Moved)\b/u);
});
