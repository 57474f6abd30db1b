import { creatorLabel } from "@app/contract/campaigns/creator-label";
import type { CampaignCreator } from "@app/contract/campaigns/creators";
import { piecesLabel } from "@app/contract/campaigns/piece-labels";
import { CHECK_FIELDS, CHECK_LABELS } from "@app/contract/content-checks/schemas";
import { formatCount, formatDate, formatDateTime } from "@app/contract/formats";
import type { ReportCheckRow, ReportContent, ReportCreator } from "@app/contract/reports/schemas";
import { engagementByViews, sumKnown } from "./campaign-posts.rules.ts";
import { reportCharts } from "./report-charts.rules.ts";
import { reportFigures } from "./report-figures.rules.ts";
import { countAnswers, counted, newestAnswers } from "./report-inputs.ts";
import type { ReportInputs } from "./report-inputs.ts";
import { COST_TERM } from "./without-prices.rules.ts";

/** The whole report of a campaign. */
export function composeReport(inputs: ReportInputs): ReportContent {
  const { id, name, goal, status, startsOn, endsOn, markets, handles, hashtags } = inputs.campaign;
  const checks = checkRows(inputs);
  return {
    campaign: { id, name, goal, status, startsOn, endsOn, markets, handles, hashtags },
    headline: headline(inputs),
    figures: reportFigures(inputs),
    charts: reportCharts(inputs, checks),
    pieces: piecesOf(inputs),
    creators: inputs.campaign.creators.map((creator) => creatorRow(creator, inputs)),
    checks,
    method: methodOf(inputs),
    pricesHidden: false,
    timeZone: inputs.timeZone,
    takenAt: inputs.takenAt.toISOString(),
  };
}

/** What came out, in one sentence without money: it stands in shared documents too. */
function headline({ campaign, posts, checks }: ReportInputs): string {
  const views = sumKnown(posts.map((post) => post.views));
  if (views !== null) {
    const creators = new Set(posts.map((post) => post.creatorId)).size;
    const verb = posts.length === 1 ? "has" : "have";
    return `${counted(posts.length, "post")} by ${counted(creators, "creator")} ${verb} ${formatCount(views)} views so far.`;
  }
  const { deliverables, creators } = campaign;
  const submitted = deliverables.filter((piece) => piece.submissions.length > 0);
  if (submitted.length > 0) {
    const { pass, fail } = countAnswers(submitted.flatMap((piece) => newestAnswers(piece, checks)));
    const drafts = `${submitted.length} of ${counted(deliverables.length, "draft")} in`;
    return pass + fail === 0
      ? `${drafts}.`
      : `${drafts}, and ${pass} of ${counted(pass + fail, "check")} passed.`;
  }
  if (deliverables.length === 0) return "Nothing is planned yet.";
  return `${counted(deliverables.length, "deliverable")} from ${counted(creators.length, "creator")}, none sent yet.`;
}

function piecesOf({ campaign }: ReportInputs): string[] {
  const groups = Map.groupBy(campaign.deliverables, ({ platform, format }) => `${platform} ${format}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [piecesLabel(first.platform, first.format, group.length)] : [];
  });
}

function creatorRow(creator: CampaignCreator, { campaign, posts, checks }: ReportInputs): ReportCreator {
  const pieces = campaign.deliverables.filter((piece) => piece.creatorId === creator.creatorId);
  const own = posts.filter((post) => post.creatorId === creator.creatorId);
  const { pass, fail } = countAnswers(pieces.flatMap((piece) => newestAnswers(piece, checks)));
  const views = sumKnown(own.map((post) => post.views));
  const { creatorId, handle, platform, stage, fee } = creator;
  return {
    creatorId,
    name: creatorLabel(creator),
    handle,
    platform,
    stage,
    deliverables: pieces.length,
    submitted: pieces.filter((piece) => piece.submissions.length > 0).length,
    approved: pieces.filter((piece) => piece.state === "approved").length,
    checksPassed: pass,
    checksFailed: fail,
    posts: own.length,
    views,
    engagement: engagementByViews(own),
    fee,
    costPer1000:
      fee && views ? { amount: Math.round((fee.amount / views) * 1000), currency: fee.currency } : null,
  };
}

function checkRows({ campaign, checks }: ReportInputs): ReportCheckRow[] {
  const answers = campaign.deliverables.flatMap((piece) => newestAnswers(piece, checks));
  if (answers.length === 0) return [];
  return CHECK_FIELDS.map((field) => {
    const { pass, fail, unknown } = countAnswers(answers.filter((answer) => answer.field === field));
    return { field, label: CHECK_LABELS[field], passed: pass, failed: fail, unknown };
  });
}

function methodOf({ campaign, posts, takenAt, timeZone, isSample }: ReportInputs): ReportContent["method"] {
  const { startsOn, endsOn, handles, hashtags } = campaign;
  const names = [...handles.map((handle) => `@${handle}`), ...hashtags.map((hashtag) => `#${hashtag}`)];
  const days = `${formatDate(startsOn, "UTC")} to ${formatDate(endsOn, "UTC")}`;
  const uncounted = posts.filter((post) => post.views === null).length;
  const found =
    names.length === 0 || startsOn === null || endsOn === null
      ? "Needs the campaign’s dates and a handle or hashtag to tell its posts apart; until then views are NA."
      : `Posts of the campaign’s creators from ${days} that name ${names.join(" or ")}: ${posts.length === 0 ? "none found yet" : `${posts.length} found, ${uncounted} without a view count add nothing`}.`;
  const { unknownFees } = campaign.budgetSummary;
  return [
    { term: "Views and actions", text: found },
    {
      term: "Checks",
      text: "The newest draft of each deliverable. What was not checked is left out of the share, never counted as passed.",
    },
    {
      term: COST_TERM,
      text: `Fees as entered in the campaign. ${unknownFees === 0 ? "All are known." : `${counted(unknownFees, "fee is", "fees are")} not known and add nothing.`}`,
    },
    {
      term: "Data age",
      text: `Read ${formatDateTime(takenAt, timeZone)}${isSample ? ". Sample data: invented creators and figures" : ""}.`,
    },
  ];
}
