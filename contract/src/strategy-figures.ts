import type { FigureSource } from "./figures.ts";

interface PlanFigure {
  label: string;
  definition: string;
}

/** Figures of a plan by their place in it; `*` stands for any index. */
const FIGURES: Readonly<Record<string, PlanFigure>> = {
  "totals.cost": {
    label: "Cost of the plan",
    definition: "Sum of what the plan reserves for each creator, to the cent.",
  },
  "totals.reach": {
    label: "People reached",
    definition:
      "Different people of the target audience who see at least one piece; who sees several counts once.",
  },
  "certificate.value": {
    label: "What the plan reaches",
    definition: "The value that the solver maximised, by the exact curve.",
  },
  "certificate.bound": {
    label: "Limit",
    definition:
      "No choice of these creators under these rules can reach more: proved by the solver's relaxation.",
  },
  "certificate.gapPercent": {
    label: "Distance to the limit",
    definition: "How much more the best possible plan could reach at most, in percent of this plan.",
  },
  "certificate.byFollowers": {
    label: "Picked by followers",
    definition: "What the same money reaches with the creators of most followers, one piece each.",
  },
  "certificate.candidates": {
    label: "Candidates",
    definition: "Creators that no rule shuts out and of whom reach and price are known or can be estimated.",
  },
  "certificate.thousandMore": {
    label: "What 1,000 more would add",
    definition: "Difference to the plan that is solved again with 1,000 more of the currency.",
  },
  "certificate.rules.*.costPercent": {
    label: "What the rule costs",
    definition: "How much more the plan would reach without the rule, by solving again without it.",
  },
  "certificate.breakEven.*.wouldEnterAt": {
    label: "Price of entry",
    definition:
      "Highest price of one piece at which a plan with this creator is better than this plan, found by solving again.",
  },
  "certificate.breakEven.*.askingPrice": {
    label: "Asking price",
    definition: "The price of one piece as you know it.",
  },
  "picks.*.cost": {
    label: "Cost of the package",
    definition:
      "Price of one piece times the number of pieces. An estimate reserves the middle of its range.",
  },
  "picks.*.reach": {
    label: "People added",
    definition: "People of the target audience whom this creator adds to those before in the list.",
  },
  "forecast.reach": {
    label: "People reached, forecast",
    definition: "80 of 100 campaigns like this one end inside the range.",
  },
  "forecast.views": {
    label: "Views, forecast",
    definition: "Sum of the views of all pieces; 80 of 100 campaigns like this one end inside the range.",
  },
  "forecast.engagements": {
    label: "Reactions, forecast",
    definition: "Views times the usual share of viewers who react.",
  },
  "forecast.clicks": {
    label: "Clicks, forecast",
    definition: "Views times a placeholder share of clicks until your own campaigns give one.",
  },
  "forecast.conversions": {
    label: "Sales, forecast",
    definition: "Not forecast until your own campaigns say how many clicks become sales.",
  },
  "unknown.*.count": {
    label: "Not known",
    definition: "Candidates without this value; nothing is filled in for them in the data.",
  },
  "unknown.*.of": {
    label: "Candidates",
    definition: "Creators whom the plan could choose from under its rules.",
  },
  "brief.budget": { label: "Budget", definition: "As you wrote it." },
  cheapestBudget: {
    label: "Cheapest budget",
    definition: "Smallest budget under which all other rules can be kept, by solving for it.",
  },
  "change.people": {
    label: "Difference in people",
    definition: "People reached by this version less those of the version before.",
  },
  "change.cost": {
    label: "Difference in cost",
    definition: "Cost of this version less that of the version before.",
  },
  "counts.creators": { label: "Creators in the plan", definition: "Creators that the solver chose." },
};

/** Where a figure of a plan comes from. `path` is its place in the plan, such as "picks.0.cost". */
export function planFigureSource(
  path: string,
  context: { version: number | null; candidates: number | null; asOf: string | null; basis?: string | null },
): FigureSource {
  const known = figureAt(path);
  const { version, candidates, asOf, basis } = context;
  return {
    metric: `plan.${path.replaceAll(/\.\d+/gu, "")}`,
    label: known?.label ?? path,
    definition: known?.definition ?? "A figure of this plan.",
    inputs: version === null ? [] : [{ label: "Plan", value: `Version ${version}` }],
    sample: candidates === null ? null : `${candidates} candidates`,
    asOf,
    source: "Strategy AI, built-in planner",
    ...(basis ? { note: basis } : {}),
  };
}

function figureAt(path: string): PlanFigure | null {
  const general = path.replaceAll(/\.\d+(?=\.|$)/gu, ".*").replace(/\.p\d+$/u, "");
  return FIGURES[general] ?? FIGURES[`forecast.${general}`] ?? null;
}
