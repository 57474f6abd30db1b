import { creatorLabel } from "@app/contract/campaigns/creator-label";
import type { CampaignCreator } from "@app/contract/campaigns/creators";
import { isOver } from "@app/contract/campaigns/list";
import { piecesLabel } from "@app/contract/campaigns/piece-labels";
import { CHECK_FIELDS, CHECK_LABELS } from "@app/contract/content-checks/schemas";
import { campaignTimeline } from "@app/contract/results/timeline";
import { formatAbout, formatDate, formatDateTime, formatRange } from "@app/contract/formats";
import type { Money } from "@app/contract/money";
import type { ReportCheckRow, ReportContent, ReportCreator } from "@app/contract/reports/schemas";
import { dayIn } from "#/platform/clock.ts";
import { contentOf, resultFigures } from "#/results/index.ts";
import { compareForecast } from "./forecast.rules.ts";
import { reportCharts } from "./report-charts.rules.ts";
import { reportFindings, standingOf } from "./report-findings.rules.ts";
import { reportFigures } from "./report-figures.rules.ts";
import { countAnswers, counted, newestAnswers } from "./report-inputs.ts";
import type { ReportInputs } from "./report-inputs.ts";
import { COST_TERM } from "./without-prices.rules.ts";

/** The whole report of a campaign. */
export function composeReport(inputs: ReportInputs): ReportContent {
  const { id, name, goal, status, startsOn, endsOn, markets, handles, hashtags } = inputs.campaign;
  const checks = checkRows(inputs);
  const creators = inputs.campaign.creators.map((creator) => creatorRow(creator, inputs));
  const forecast = compareForecast(inputs.campaign, inputs.deals);
  return {
    campaign: { id, name, goal, status, startsOn, endsOn, markets, handles, hashtags },
    headline: headline(inputs),
    figures: reportFigures(inputs),
    charts: reportCharts(inputs, checks),
    pieces: piecesOf(inputs),
    phase: inputs.figures.posts === 0 ? "before" : "after",
    standing: standingOf(inputs),
    timeline: timelineOf(inputs),
    findings: reportFindings({ ...inputs, rows: creators, checkRows: checks, forecast }),
    creators,
    checks,
    forecast,
    method: methodOf(inputs),
    pricesHidden: false,
    timeZone: inputs.timeZone,
    takenAt: inputs.takenAt.toISOString(),
  };
}

/** What came out, in one sentence without money: it stands in shared documents too. */
function headline({ campaign, deals, figures, checks }: ReportInputs): string {
  const { posts } = figures;
  const views = figures.views.value;
  const over = isOver(campaign.status);
  if (views !== null) {
    const who = `${counted(posts, "post")} by ${counted(deals.filter((deal) => deal.posts.length > 0).length, "creator")}`;
    if (over) return `${who} had ${formatAbout(views)} views.`;
    return `${who} ${posts === 1 ? "has" : "have"} ${formatAbout(views)} views so far.`;
  }
  const { deliverables, creators } = campaign;
  const submitted = deliverables.filter((piece) => piece.submissions.length > 0);
  if (submitted.length > 0) {
    const { pass, fail } = countAnswers(submitted.flatMap((piece) => newestAnswers(piece, checks)));
    const drafts = `${submitted.length} of ${counted(deliverables.length, "draft")} ${over ? "came in" : "in"}`;
    return pass + fail === 0
      ? `${drafts}.`
      : `${drafts}, and ${pass} of ${counted(pass + fail, "check")} passed.`;
  }
  if (deliverables.length === 0) return over ? "Nothing was planned." : "Nothing is planned yet.";
  const { startsOn, endsOn } = campaign;
  const days =
    startsOn === null || endsOn === null
      ? ""
      : `, live ${formatRange(formatDate(startsOn, "UTC"), formatDate(endsOn, "UTC"))}`;
  const makers = creators.filter(({ stage }) => stage !== "declined");
  const pieces = `${counted(deliverables.length, "piece")} from ${counted(makers.length, "creator")}`;
  const were = deliverables.length === 1 ? "was" : "were";
  return over ? `${pieces} ${were} planned, and no views are known.` : `${pieces}${days}.`;
}

function timelineOf({ campaign, deals, timeZone, takenAt }: ReportInputs): ReportContent["timeline"] {
  const dayOf = (moment: string) => dayIn(timeZone, new Date(moment));
  const posts = deals.flatMap((deal) => deal.posts);
  const rows = campaignTimeline(contentOf(campaign, posts, takenAt), {
    today: dayIn(timeZone, takenAt),
    dayOf,
  });
  return rows.map(({ name, marks }) => ({ name, marks: [...marks] }));
}

function piecesOf({ campaign }: ReportInputs): string[] {
  const groups = Map.groupBy(campaign.deliverables, ({ platform, format }) => `${platform} ${format}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [piecesLabel(first.platform, first.format, group.length)] : [];
  });
}

function creatorRow(creator: CampaignCreator, { campaign, deals, checks }: ReportInputs): ReportCreator {
  const pieces = campaign.deliverables.filter((piece) => piece.creatorId === creator.creatorId);
  const own = resultFigures(deals.filter(({ key }) => key === creator.creatorId));
  const [money] = own.money;
  const { pass, fail } = countAnswers(pieces.flatMap((piece) => newestAnswers(piece, checks)));
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
    posts: own.posts,
    views: own.views.value,
    engagement: own.engagementRate.value,
    fee,
    cost: inMoney(money?.cost, money?.currency),
    costBasis: money?.basis ?? null,
    costPer1000: inMoney(money?.cpm, money?.currency),
  };
}

function inMoney(value: number | null | undefined, currency: string | undefined): Money | null {
  return typeof value === "number" && currency !== undefined ? { amount: Math.round(value), currency } : null;
}

function checkRows({ campaign, checks }: ReportInputs): ReportCheckRow[] {
  const answers = campaign.deliverables.flatMap((piece) => newestAnswers(piece, checks));
  if (answers.length === 0) return [];
  return CHECK_FIELDS.map((field) => {
    const { pass, fail, unknown } = countAnswers(answers.filter((answer) => answer.field === field));
    return { field, label: CHECK_LABELS[field], passed: pass, failed: fail, unknown };
  });
}

function methodOf(inputs: ReportInputs): ReportContent["method"] {
  const { takenAt, timeZone, isSample } = inputs;
  return [
    { term: "Views and actions", text: postsText(inputs) },
    {
      term: "Checks",
      text: "The newest draft of each deliverable. What was not checked is left out of the share, never counted as passed.",
    },
    { term: COST_TERM, text: costText(inputs) },
    {
      term: "Data age",
      text: `Read ${formatDateTime(takenAt, timeZone)}${isSample ? ". Sample data: invented creators and figures" : ""}.`,
    },
  ];
}

function postsText({ campaign, figures }: ReportInputs): string {
  const { startsOn, endsOn, handles, hashtags, status } = campaign;
  const [none, soFar] = isOver(status) ? ["none", ""] : ["none yet", " so far"];
  const names = [...handles.map((handle) => `@${handle}`), ...hashtags.map((hashtag) => `#${hashtag}`)];
  const days = `${formatDate(startsOn, "UTC")} to ${formatDate(endsOn, "UTC")}`;
  const named =
    names.length === 0 || startsOn === null || endsOn === null
      ? ""
      : `, and posts of its creators from ${days} that name ${names.join(" or ")} and belong to nothing else`;
  const { posts, views } = figures;
  const found =
    posts === 0 ? none : `${posts}${soFar}, ${posts - views.known} without a view count add nothing`;
  return `Posts entered or imported for the campaign${named}: ${found}. Of each figure the latest reading counts.`;
}

function costText({ figures: { unknownCosts } }: ReportInputs): string {
  const known =
    unknownCosts === 0
      ? "All are known."
      : `${counted(unknownCosts, "cost is", "costs are")} not known and add nothing.`;
  return `What was paid to a creator once nothing is open, else the agreed fee; without VAT where that is known. ${known} Figures per view, engagement and order stand on the creators of whom both parts are known.`;
}
