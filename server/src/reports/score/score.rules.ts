import { draftDays } from "@app/contract/campaigns/draft-days";
import { plural } from "@app/contract/formats";
import type { ForecastOutcome } from "@app/contract/reports/forecast";
import type { ReportFigure } from "@app/contract/reports/figure";
import type { Score, ScoreMiss } from "@app/contract/reports/score";
import type { Overturned } from "#/content-checks/index.ts";
import { draftedPieces } from "#/results/index.ts";
import { compareForecast } from "#/reports/forecast.rules.ts";
import { askedAndPaid } from "./asked-prices.rules.ts";
import type { ScoredCampaign } from "./asked-prices.rules.ts";

/** Misses that are named. Chosen by us. */
const MISSES_SHOWN = 10;

export interface ScoreInputs {
  campaigns: readonly ScoredCampaign[];
  overturned: Overturned;
  /** Days are yyyy-mm-dd, in the workspace's time zone. */
  today: string;
  dayOf: (moment: Date) => string;
  isSample: boolean;
  takenAt: Date;
}

type Draft = Omit<ReportFigure, "currency" | "source"> & {
  definition: string;
  inputs: ReportFigure["source"]["inputs"];
  sample: string;
  source: string;
};

/** How right plans, prices, days and checks were. */
export function scoreOf(inputs: ScoreInputs): Score {
  const { campaigns, takenAt, isSample } = inputs;
  const forecasts = campaigns.flatMap(({ campaign, deals }) =>
    (compareForecast(campaign, deals)?.rows ?? []).map((row): ScoreMiss => ({
      ...row,
      campaignId: campaign.id,
      campaign: campaign.name,
    })),
  );
  const ofCreators = forecasts.filter(({ creatorId }) => creatorId !== null);
  const figures = [
    forecastFigure("creators", ofCreators),
    forecastFigure(
      "campaigns",
      forecasts.filter(({ creatorId }) => creatorId === null),
    ),
    pricesFigure(campaigns),
    draftsFigure(inputs),
    checksFigure(inputs.overturned),
  ];
  return {
    campaigns: campaigns.length,
    figures: figures.map(({ definition, inputs: parts, sample, source, ...figure }) => ({
      ...figure,
      currency: null,
      source: {
        metric: `score.${figure.id}`,
        label: figure.label,
        definition,
        inputs: parts,
        sample,
        asOf: takenAt.toISOString(),
        source: isSample ? `${source} (sample data, invented)` : source,
      },
    })),
    misses: ofCreators
      .filter(({ outcome }) => outcome === "below" || outcome === "above")
      .toSorted((a, b) => Math.abs(b.deviation ?? 0) - Math.abs(a.deviation ?? 0))
      .slice(0, MISSES_SHOWN),
    takenAt: takenAt.toISOString(),
  };
}

function forecastFigure(of: "creators" | "campaigns", forecasts: readonly ScoreMiss[]): Draft {
  const count = (outcome: ForecastOutcome) => forecasts.filter((one) => one.outcome === outcome).length;
  const [held, below, above, open] = [count("held"), count("below"), count("above"), count("open")];
  const settled = held + below + above;
  const one = of === "creators" ? "creator" : "campaign";
  const missing =
    forecasts.length === 0
      ? "Needs campaigns made from a plan"
      : `${plural(open, "forecast")} still open: needs posts with views`;
  return {
    id: `forecasts-${of}`,
    label: of === "creators" ? "Forecasts that held, by creator" : "Forecasts that held, by campaign",
    value: settled === 0 ? null : (held / settled) * 100,
    unit: "share",
    note: settled === 0 ? missing : `${held} of ${plural(settled, one)}${open > 0 ? `, ${open} open` : ""}`,
    definition:
      "Views that came out within the range of the plan, of all forecasts that are settled: all pieces live with their views, or the campaign over. A good plan holds in 80 of 100 cases.",
    inputs: [
      { label: "Within the range", value: String(held) },
      { label: "Fewer views", value: String(below) },
      { label: "More views", value: String(above) },
      { label: "Still open", value: String(open) },
    ],
    sample: plural(settled, one),
    source: "Plans behind the campaigns, and their posts",
  };
}

function pricesFigure(campaigns: readonly ScoredCampaign[]): Draft {
  const { asked, paid, known, of } = askedAndPaid(campaigns);
  return {
    id: "prices",
    label: "Paid for each 1.00 asked",
    value: known === 0 || asked === 0 ? null : paid / asked,
    unit: "return",
    note:
      known > 0
        ? `${known} of ${plural(of, "creator")}`
        : "Needs a price asked in discovery and a payment in the same currency",
    definition:
      "What was paid, of what the creator asks for the same pieces in discovery; each creator counts with the same weight.",
    inputs: [
      { label: "Creators of whom both are known", value: String(known) },
      { label: "Creators in started campaigns", value: String(of) },
    ],
    sample: plural(known, "creator"),
    source: "Asking prices in discovery, payments of the campaigns",
  };
}

function draftsFigure({ campaigns, today, dayOf }: ScoreInputs): Draft {
  const pieces = campaigns.flatMap(({ campaign }) => draftedPieces(campaign.deliverables));
  const due = draftDays(pieces, { today, dayOf });
  const late = due.filter(({ isLate }) => isLate).length;
  return {
    id: "late-drafts",
    label: "Late drafts",
    value: due.length === 0 ? null : (late / due.length) * 100,
    unit: "share",
    note: due.length === 0 ? "No draft was due yet" : `${late} of ${plural(due.length, "draft")}`,
    definition:
      "First drafts that came after their day, or have not come though it is over. What went live without a draft is left out.",
    inputs: [
      { label: "Sent in time", value: String(due.length - late) },
      { label: "Sent late", value: String(due.filter((one) => one.isLate && one.isSent).length) },
      { label: "Not sent", value: String(due.filter((one) => !one.isSent).length) },
    ],
    sample: plural(due.length, "draft"),
    source: "Deliverables of the started campaigns",
  };
}

function checksFigure({ answers, overturned, checks }: Overturned): Draft {
  return {
    id: "overturned",
    label: "Checks overturned",
    value: answers === 0 ? null : (overturned / answers) * 100,
    unit: "percent",
    note: answers === 0 ? "No draft was checked yet" : `${overturned} of ${plural(answers, "answer")}`,
    definition: "Answers of content checks in place of which a person gave another one.",
    inputs: [
      { label: "Answers", value: String(answers) },
      { label: "Overturned", value: String(overturned) },
    ],
    sample: plural(checks, "check"),
    source: "Content checks of this workspace",
  };
}
