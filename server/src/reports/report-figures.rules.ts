import { creatorLabel } from "@app/contract/campaigns/creator-label";
import type { CampaignCreator } from "@app/contract/campaigns/creators";
import type { FigureSource } from "@app/contract/figures";
import { UNKNOWN, formatCount, formatMoney, formatRange, formatTotal } from "@app/contract/formats";
import { metricDefinition } from "@app/contract/metrics";
import type { MetricId } from "@app/contract/metrics";
import type { ReportFigure } from "@app/contract/reports/schemas";
import { engagementByViews, sumKnown } from "./campaign-posts.rules.ts";
import { countAnswers, counted, newestAnswers } from "./report-inputs.ts";
import type { ReportInputs } from "./report-inputs.ts";

/** Inputs that a figure lists one by one; more are only counted. */
const INPUTS_SHOWN = 12;

/** The figures on top of a report, the outcome first and the cost last. */
export function reportFigures(inputs: ReportInputs): ReportFigure[] {
  return [
    viewsFigure(inputs),
    engagementFigure(inputs),
    ...forecastFigures(inputs),
    draftsFigure(inputs),
    checksFigure(inputs),
    costFigure(inputs),
    costPer1000Figure(inputs),
  ];
}

function viewsFigure(inputs: ReportInputs): ReportFigure {
  const { posts } = inputs;
  const uncounted = posts.filter((post) => post.views === null).length;
  const note = posts.length === 0 ? "No post found yet" : `${counted(posts.length, "post")}, as imported`;
  return {
    id: "views",
    label: "Views",
    value: sumKnown(posts.map((post) => post.views)),
    unit: "count",
    currency: null,
    note,
    source: {
      metric: "campaign.views",
      label: "Views",
      definition:
        "Views of the creators’ posts in the campaign’s days that name one of its handles or hashtags.",
      inputs: [
        { label: "Posts", value: formatTotal(posts.length) },
        { label: "Posts without a view count", value: formatTotal(uncounted) },
      ],
      ...origin(inputs, counted(posts.length, "post"), "Posts of the creators in this workspace"),
      note: "Posts without a view count add nothing.",
    },
  };
}

function engagementFigure(inputs: ReportInputs): ReportFigure {
  const { posts } = inputs;
  const measured = posts.filter((post) => post.views !== null && post.likes !== null);
  const actions = sumKnown(measured.flatMap((post) => [post.likes, post.comments, post.shares]));
  const views = sumKnown(measured.map((post) => post.views));
  return {
    id: "engagement",
    label: "Engagement by views",
    value: engagementByViews(posts),
    unit: "percent",
    currency: null,
    note: actions === null ? "No post with views and likes" : `${formatTotal(actions)} actions`,
    source: {
      ...registered("er.views"),
      inputs: [
        { label: "Likes, comments and shares", value: formatTotal(actions) },
        { label: "Views", value: formatTotal(views) },
      ],
      ...origin(inputs, counted(measured.length, "post"), "Posts of the creators in this workspace"),
    },
  };
}

// Two or none: a campaign that was made without a plan has nothing to compare with.
function forecastFigures({ campaign: { forecast } }: ReportInputs): ReportFigure[] {
  if (!forecast) return [];
  const { reach, views, basis, asOf } = forecast;
  const plan = { sample: basis, asOf, source: "Strategy AI plan behind the campaign" };
  const definition = "Views that the plan expected of all deliverables together.";
  const planned = { metric: "campaign.views.planned", label: "Views, planned", definition };
  return [
    {
      ...rangeFigure(reach),
      id: "reach",
      label: "Reach, planned",
      source: { ...registered("reach"), ...plan },
    },
    {
      ...rangeFigure(views),
      id: "views-planned",
      label: "Views, planned",
      source: { ...planned, ...plan },
    },
  ].map(({ inputs, source, ...figure }) => ({ ...figure, source: { ...source, inputs } }));
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
    note: answers.length === 0 ? "No draft checked yet" : `${pass} of ${pass + fail}, ${unknown} not checked`,
    source: {
      ...registered("checks.passed"),
      inputs: [
        { label: "Passed", value: formatTotal(pass) },
        { label: "Failed", value: formatTotal(fail) },
        { label: "Not checked", value: formatTotal(unknown) },
      ],
      ...origin(inputs, counted(answers.length, "answer"), "Content checks of the newest drafts"),
    },
  };
}

function costFigure(inputs: ReportInputs): ReportFigure {
  const { planned, budget, unknownFees } = inputs.campaign.budgetSummary;
  // Fees in other currencies are named in the note: they cannot be added.
  const cost = planned.find((sum) => sum.currency === budget?.currency) ?? planned[0] ?? null;
  const others = planned.filter((sum) => sum !== cost).map((sum) => formatMoney(sum));
  const parts = [
    ...(budget ? [`of ${formatMoney(budget)}`] : []),
    ...others.map((other) => `and ${other}`),
    ...(unknownFees > 0 ? [`${counted(unknownFees, "fee")} not known`] : []),
  ];
  return {
    id: "cost",
    label: "Cost",
    value: cost?.amount ?? null,
    unit: "money",
    currency: cost?.currency ?? null,
    note: parts.join(", "),
    source: {
      ...registered("cost"),
      inputs: feeInputs(inputs.campaign.creators),
      ...origin(inputs, counted(inputs.campaign.creators.length, "creator"), "Fees entered in the campaign"),
      note: "Fees that are not known add nothing, and amounts of different currencies are never added.",
    },
  };
}

function feeInputs(creators: readonly CampaignCreator[]): FigureSource["inputs"] {
  const staying = creators.filter((creator) => creator.stage !== "declined");
  const shown = staying
    .slice(0, INPUTS_SHOWN)
    .map((creator) => ({ label: creatorLabel(creator), value: formatMoney(creator.fee) }));
  const rest = staying.length - shown.length;
  return rest > 0 ? [...shown, { label: "More creators", value: formatTotal(rest) }] : shown;
}

function costPer1000Figure(inputs: ReportInputs): ReportFigure {
  const { campaign, posts } = inputs;
  const currency = campaign.budgetSummary.budget?.currency ?? campaign.budgetSummary.planned[0]?.currency;
  const paid = campaign.creators.flatMap((creator) => {
    const views = sumKnown(
      posts.filter((post) => post.creatorId === creator.creatorId).map(({ views: one }) => one),
    );
    return creator.fee && creator.fee.currency === currency && views ? [{ fee: creator.fee, views }] : [];
  });
  const amount = paid.reduce((sum, { fee }) => sum + fee.amount, 0);
  const views = paid.reduce((sum, one) => sum + one.views, 0);
  const known = paid.length > 0 && currency !== undefined;
  const spent = known ? formatMoney({ amount, currency }) : UNKNOWN;
  return {
    id: "cpm",
    label: "Cost per 1,000 views",
    value: known ? (amount / views) * 1000 : null,
    unit: "money",
    currency: currency ?? null,
    note: known ? `${spent} for ${formatCount(views)} views` : "Needs fees and posts with views",
    source: {
      ...registered("cpm"),
      inputs: [
        { label: "Fees of creators with posts", value: spent },
        { label: "Views of their posts", value: known ? formatTotal(views) : UNKNOWN },
      ],
      ...origin(
        inputs,
        counted(paid.length, "creator"),
        "Fees entered in the campaign, posts in this workspace",
      ),
    },
  };
}

function registered(id: MetricId): Pick<FigureSource, "metric" | "label" | "definition"> {
  const { label, definition, formula } = metricDefinition(id);
  return { metric: id, label, definition: `${definition} Formula: ${formula}.` };
}

function origin(
  { takenAt, isSample }: ReportInputs,
  sample: string,
  source: string,
): Pick<FigureSource, "sample" | "asOf" | "source"> {
  return {
    sample,
    asOf: takenAt.toISOString(),
    source: isSample ? `${source} (sample data, invented)` : source,
  };
}
