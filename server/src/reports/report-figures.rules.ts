import { feesSource, plannedNotes } from "@app/contract/campaigns/sources";
import { isOver } from "@app/contract/campaigns/list";
import type { CampaignStatus } from "@app/contract/campaigns/list";
import { formatCount, formatRange, formatTotal } from "@app/contract/formats";
import { CAMPAIGN_POSTS } from "@app/contract/reports/sources";
import type { FigureSource } from "@app/contract/figures";
import { metricSource } from "@app/contract/metrics";
import type { Money } from "@app/contract/money";
import type { ReportFigure } from "@app/contract/reports/figure";
import { countAnswers, counted, mainMoney, newestAnswers } from "./report-inputs.ts";
import type { ReportInputs } from "./report-inputs.ts";
import { origin } from "./report-origins.ts";
import { moneyFigures } from "./report-money.rules.ts";

const POSTS_SOURCE = "Posts of the campaign in this workspace";

/** The figures on top of a report: what came out, what it cost, and how the drafts went. */
export function reportFigures(inputs: ReportInputs): ReportFigure[] {
  return [
    viewsFigure(inputs),
    ...impressionsFigures(inputs),
    engagementFigure(inputs),
    ...forecastFigures(inputs),
    ...plannedFigures(inputs),
    ...moneyFigures(inputs),
    draftsFigure(inputs),
    checksFigure(inputs),
  ];
}

function viewsFigure(inputs: ReportInputs): ReportFigure {
  const { views, posts } = inputs.figures;
  return {
    id: "views",
    label: "Views",
    value: views.value,
    unit: "count",
    currency: null,
    note: viewsNote(inputs),
    source: {
      metric: "campaign.views",
      label: "Views",
      definition: CAMPAIGN_POSTS,
      inputs: [
        { label: "Posts", value: formatTotal(posts) },
        { label: "Posts without a view count", value: formatTotal(posts - views.known) },
      ],
      ...origin(inputs, counted(views.known, "post"), POSTS_SOURCE),
      note: "Posts without a view count add nothing.",
    },
  };
}

/** Most posts have no count of them, so it stands only where some do. */
function impressionsFigures(inputs: ReportInputs): ReportFigure[] {
  const { impressions, posts } = inputs.figures;
  if (!impressions || impressions.known === 0) return [];
  const { value, known } = impressions;
  return [
    {
      id: "impressions",
      label: "Impressions",
      value,
      unit: "count",
      currency: null,
      note: known === posts ? counted(posts, "post") : `${known} of ${posts} posts`,
      source: {
        ...metricSource("impressions"),
        inputs: [
          { label: "Posts", value: formatTotal(posts) },
          { label: "Posts without impressions", value: formatTotal(posts - known) },
        ],
        ...origin(inputs, counted(known, "post"), POSTS_SOURCE),
        note: "Posts without impressions add nothing.",
      },
    },
  ];
}

function viewsNote({ campaign: { status }, figures: { views, posts } }: ReportInputs): string {
  if (posts === 0)
    return `${isOver(status) ? "No post is known" : "No post yet"}. Add it in the campaign’s content`;
  if (views.known === 0) return `Of ${counted(posts, "post")} nobody has entered the views`;
  return views.known === posts ? counted(posts, "post") : `${views.known} of ${posts} posts`;
}

function engagementFigure(inputs: ReportInputs): ReportFigure {
  const { views, likes, comments, shares, engagementRate } = inputs.figures;
  return {
    id: "engagement",
    label: "Engagement by views",
    value: engagementRate.value,
    unit: "percent",
    currency: null,
    note:
      engagementRate.known === 0 ? "Needs posts with views and likes" : counted(engagementRate.known, "post"),
    source: {
      ...metricSource("er.views"),
      inputs: [
        { label: "Likes", value: formatTotal(likes.value) },
        { label: "Comments", value: formatTotal(comments.value) },
        { label: "Shares", value: formatTotal(shares.value) },
        { label: "Views", value: formatTotal(views.value) },
      ],
      ...origin(inputs, counted(engagementRate.known, "post"), POSTS_SOURCE),
      note: "Only posts whose views and likes are known stand in it.",
    },
  };
}

// Two or none: a campaign that was made without a plan has nothing to compare with.
function forecastFigures({ campaign: { forecast } }: ReportInputs): ReportFigure[] {
  if (!forecast) return [];
  const { reach, views, basis, asOf } = forecast;
  // What the ranges were tried on is no matter of a client.
  const [sample = basis] = basis.split(/(?<=\.)\s/u);
  const plan = { sample, asOf, source: "Strategy AI plan behind the campaign" };
  const definition = "Views that the plan expected of all deliverables together.";
  const planned = { metric: "campaign.views.planned", label: "Views, planned", definition };
  return [
    {
      ...rangeFigure(reach),
      id: "reach",
      label: "Reach, planned",
      source: { ...metricSource("reach"), ...plan },
    },
    {
      ...rangeFigure(views),
      id: "views-planned",
      label: "Views, planned",
      source: { ...planned, ...plan },
    },
  ].map(({ inputs, source, ...figure }) => ({ ...figure, source: { ...source, inputs } }));
}

/** Before the first post what the fees come to: then there is no cost to report yet. */
function plannedFigures(inputs: ReportInputs): ReportFigure[] {
  const { budgetSummary, updatedAt } = inputs.campaign;
  const { planned, budget } = budgetSummary;
  const fees = planned.find(({ currency }) => currency === budget?.currency) ?? planned[0];
  const hasCost = typeof mainMoney(inputs)?.cost === "number";
  if (inputs.figures.posts > 0 || hasCost) return [];
  const source = { ...feesSource(budgetSummary, updatedAt), asOf: inputs.takenAt.toISOString() };
  if (!fees) return budget ? [budgetFigure(budget, source)] : [];
  return [
    {
      id: "planned",
      label: "Fees, planned",
      value: fees.amount,
      unit: "money",
      currency: fees.currency,
      note: plannedNotes(budgetSummary).join(", "),
      source,
    },
  ];
}

function budgetFigure({ amount, currency }: Money, source: FigureSource): ReportFigure {
  const told = { ...source, label: "Budget", definition: "What the campaign may cost." };
  return {
    id: "budget",
    label: "Budget",
    value: amount,
    unit: "money",
    currency,
    note: "No fee is known yet",
    source: told,
  };
}

function rangeFigure(range: { p10: number; p50: number; p90: number } | null) {
  return {
    value: range?.p50 ?? null,
    unit: "count" as const,
    currency: null,
    note: range ? formatRange(formatCount(range.p10), formatCount(range.p90)) : "Not in the plan",
    inputs: [
      { label: "1 in 10 chance of less than", value: formatCount(range?.p10) },
      { label: "1 in 10 chance of more than", value: formatCount(range?.p90) },
    ],
  };
}

function draftsFigure(inputs: ReportInputs): ReportFigure {
  const { deliverables } = inputs.campaign;
  const submitted = deliverables.filter((piece) => piece.submissions.length > 0).length;
  const approved = deliverables.filter((piece) => piece.state === "approved").length;
  const late = deliverables.filter((piece) => piece.late).length;
  return {
    id: "drafts",
    label: "Drafts in",
    value: submitted,
    unit: "total",
    currency: null,
    note: `of ${deliverables.length}, ${approved} approved`,
    source: {
      metric: "campaign.drafts",
      label: "Drafts in",
      definition: "Deliverables for which at least one draft was sent.",
      inputs: [
        { label: "Deliverables", value: formatTotal(deliverables.length) },
        { label: "Approved", value: formatTotal(approved) },
        { label: "Late without a draft", value: formatTotal(late) },
      ],
      ...origin(inputs, counted(deliverables.length, "deliverable"), "This campaign"),
    },
  };
}

function checksFigure(inputs: ReportInputs): ReportFigure {
  const { campaign, checks } = inputs;
  const answers = campaign.deliverables.flatMap((piece) => newestAnswers(piece, checks));
  const { pass, fail, unknown } = countAnswers(answers);
  return {
    id: "checks",
    label: "Checks passed",
    value: pass + fail === 0 ? null : (pass / (pass + fail)) * 100,
    unit: "share",
    currency: null,
    note:
      answers.length === 0
        ? noCheckText(campaign.status)
        : `${pass} of ${pass + fail}, ${unknown} not checked`,
    source: {
      ...metricSource("checks.passed"),
      inputs: [
        { label: "Passed", value: formatTotal(pass) },
        { label: "Failed", value: formatTotal(fail) },
        { label: "Not checked", value: formatTotal(unknown) },
      ],
      ...origin(inputs, counted(answers.length, "answer"), "Content checks of the newest drafts"),
    },
  };
}

function noCheckText(status: CampaignStatus): string {
  return isOver(status) ? "No draft was checked" : "No draft checked yet";
}
