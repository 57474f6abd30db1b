import type { FigureSource } from "../figures.ts";
import { formatTotal, plural } from "../formats.ts";
import { planFigureInputs } from "./figure-inputs.ts";
import type { ShownPlan } from "./plan.ts";
import type { Strategy } from "./schemas.ts";

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
      "Different people of the target audience who see at least one piece; who sees several counts once. It is the middle of the forecast: half of the campaigns like this one reach more, half fewer.",
  },
  "certificate.value": {
    label: "What the plan reaches",
    definition:
      "What the solver made as large as it can be: people reached, or for engagement, traffic and sales the people who react. It adds up the usual views of each creator, so it lies beside the forecast, which knows that some pieces of many are seen far more.",
  },
  "certificate.bound": {
    label: "Limit",
    definition:
      "No choice of these creators under these rules can reach more, also of those whom the solver left aside as too far from the plan: proved by its relaxation.",
  },
  "certificate.gapPercent": {
    label: "Distance to the limit",
    definition: "How much more the best possible plan could reach at most, in percent of this plan.",
  },
  "certificate.candidates": {
    label: "Candidates",
    definition: "Creators that no rule shuts out and of whom reach and price are known or can be estimated.",
  },
  "certificate.thousandMore": {
    label: "What 1,000 more would add",
    definition:
      "Difference to the plan that is solved again with 1,000 more of the currency; given only where it is larger than the distance to the limit.",
  },
  "certificate.rules.*.costPercent": {
    label: "More without this rule",
    definition:
      "How much more the best plan without this rule would reach, in percent of this plan, found by solving again without it. “Hardly more” is less than the distance to the limit.",
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
      "Price of one piece times the number of pieces, and what rights cost besides. An estimate reserves the middle of its range.",
  },
  "picks.*.usage": {
    label: "Usage rights",
    definition: "A part of the price of the pieces for each month, as under Settings, Assumptions.",
  },
  "picks.*.exclusivity": {
    label: "Exclusivity",
    definition: "A part of the price of the pieces for each month, as under Settings, Assumptions.",
  },
  "picks.*.reach": {
    label: "People added",
    definition: "People of the target audience whom this creator adds to those before in the list.",
  },
  "picks.*.perThousand": {
    label: "Price per 1,000 people",
    definition: "Cost of the package divided by the people whom this creator adds, times 1,000.",
  },
  "picks.*.female": {
    label: "Women in the audience",
    definition: "Share of women in this creator’s audience, as known when the plan was solved.",
  },
  "picks.*.male": {
    label: "Men in the audience",
    definition:
      "What the share of women in this creator’s audience leaves, as known when the plan was solved.",
  },
  "picks.*.pieces": {
    label: "Pieces of this creator",
    definition: "As the brief says; where it names none, the solver chooses one to three for each creator.",
  },
  "risks.*.creators": {
    label: "Creators with this risk",
    definition: "Creators of this plan to whom the sentence applies, counted when the plan was solved.",
  },
  "risks.*.undated": {
    label: "Creators without a date",
    definition: "Creators of this plan whose figures came without a day.",
  },
  "risks.*.limit": {
    label: "Limit of the warning",
    definition: "Herald’s own: from here on it is worth a warning. It is no rule of your brief.",
  },
  "risks.*.share.*": {
    label: "Share of the money",
    definition: "What the plan reserves for this creator, in percent of the cost of the plan.",
  },
  "risks.*.reserved": {
    label: "Guessed money",
    definition: "Sum of what the plan reserves for creators whose price is an estimate.",
  },
  "risks.*.late": {
    label: "Late drafts",
    definition:
      "First drafts of these creators in your own campaigns that came after their day, or have not come though it is over.",
  },
  "risks.*.late.*": {
    label: "Late drafts of this creator",
    definition:
      "First drafts in your own campaigns that came after their day, or have not come though it is over.",
  },
  "risks.*.until.*": {
    label: "Bound until",
    definition:
      "Last day of the campaign in which the exclusivity was agreed, and the months that its plan asked for.",
  },
  "risks.*.unnamed": {
    label: "Creators not named",
    definition: "Creators with this risk beyond the first five.",
  },
  "risks.*.pieces": {
    label: "Pieces on a quiet day",
    definition: "Pieces of the calendar for which the flight leaves no day that is not quiet.",
  },
  "risks.*.more": {
    label: "More at the upper end",
    definition: "Upper ends of the estimated prices, less what the plan reserves for them.",
  },
  "forecast.reach": {
    label: "People reached, forecast",
    definition:
      "80 of 100 campaigns like this one end inside the range. Its middle is the plan’s own figure of people reached; the range is wide because views of a post, and the luck of a campaign, vary.",
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
  "brief.budget": { label: "Budget", definition: "As you wrote it; the plan never spends more." },
  "totals.perThousandViews": {
    label: "Cost per 1,000 views",
    definition: "Cost of the plan divided by the middle of the forecast of its views, times 1,000.",
  },
  "totals.perThousandPeople": {
    label: "Cost per 1,000 people",
    definition: "Cost of the plan divided by the people whom it reaches, times 1,000.",
  },
  "totals.share": {
    label: "Budget used",
    definition:
      "Cost of the plan divided by the budget. What is left over could not be spent better under your rules.",
  },
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
  costDifference: {
    label: "Difference in cost",
    definition: "What it would cost, beside the newest version of the plan.",
  },
  "counts.entered": {
    label: "Would come in",
    definition: "Creators of what was tried out who are not in the newest version.",
  },
  "counts.left": {
    label: "Would drop out",
    definition: "Creators of the newest version who are not in what was tried out.",
  },
  "counts.creators": { label: "Creators in the plan", definition: "Creators that the solver chose." },
  "counts.pieces": { label: "Pieces in the plan", definition: "Sum of the pieces of each creator." },
  "counts.risks": {
    label: "To know before you start",
    definition:
      "What Herald looks at in every plan by itself, such as labels that a country demands or figures that nobody measured. None of it is a rule of your brief.",
  },
  "found.total": {
    label: "Creators found",
    definition: "Creators of this workspace whom a plan could look at, before any rule.",
  },
  "found.platform": {
    label: "Creators on this platform",
    definition: "Creators of this workspace with an account there, before any rule.",
  },
  "found.withPrice": {
    label: "With a price",
    definition: "Creators of this workspace of whom a price is known, whatever it is for.",
  },
  "found.withViews": {
    label: "With views",
    definition: "Creators of this workspace of whom the views of a usual post are known.",
  },
};

export interface PlanFigureContext {
  version: number | null;
  candidates: number | null;
  /** UTC. */
  asOf: string | null;
  basis?: string | null;
  /** What the figure was made of; null where only the figure itself is at hand. */
  plan?: ShownPlan | null;
}

/** Where a figure of a plan comes from. `path` is its place in the plan, such as "picks.0.cost". */
export function planFigureSource(path: string, context: PlanFigureContext): FigureSource {
  const known = figureAt(path);
  const { version, candidates, asOf, basis, plan } = context;
  const count = candidates ?? plan?.certificate?.candidates ?? null;
  return {
    metric: `plan.${path.replaceAll(/\.\d+/gu, "")}`,
    label: known?.label ?? path,
    definition: known?.definition ?? "A figure of this plan.",
    inputs: [
      ...(version === null ? [] : [{ label: "Plan", value: `Version ${version}` }]),
      ...(plan ? planFigureInputs(path, plan) : []),
    ],
    sample: sampleOf(count, plan ?? null),
    asOf,
    source: "Strategy AI, built-in planner, on the creators of this workspace",
    ...(basis ? { note: basis } : {}),
  };
}

/** The origin of a figure of a stored plan, by its place in it. */
export function sourceOf({ version, versions, plan }: Strategy, path: string): FigureSource {
  const own = versions.find(({ number }) => number === version);
  return planFigureSource(path, {
    version,
    candidates: plan.certificate?.candidates ?? null,
    asOf: own?.createdAt ?? null,
    basis: path.startsWith("forecast") ? (plan.forecast?.basis ?? null) : null,
    plan,
  });
}

function sampleOf(candidates: number | null, plan: ShownPlan | null): string | null {
  if (candidates === null) return null;
  const of = plural(candidates, "candidate");
  return plan && plan.picks.length > 0 ? `${formatTotal(plan.picks.length)} chosen of ${of}` : of;
}

/** Whether a place is one of a plan that has a figure with a name. */
export function isPlanFigure(path: string): boolean {
  return figureAt(path) !== null;
}

function figureAt(path: string): PlanFigure | null {
  const general = path.replaceAll(/\.\d+(?=\.|$)/gu, ".*").replace(/\.p\d+$/u, "");
  return FIGURES[general] ?? FIGURES[`forecast.${general}`] ?? null;
}
