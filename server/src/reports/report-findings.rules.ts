import { creatorLabel } from "@app/contract/campaigns/creator-label";
import { CREATOR_STAGES } from "@app/contract/campaigns/creators";
import { isOver } from "@app/contract/campaigns/list";
import { formatDate, formatPercent } from "@app/contract/formats";
import type { ForecastComparison, ForecastRow } from "@app/contract/reports/forecast";
import type { ReportCheckRow, ReportCreator } from "@app/contract/reports/schemas";
import type { ReportFinding, ReportStanding } from "@app/contract/reports/status";
import { counted } from "./report-inputs.ts";
import type { ReportInputs } from "./report-inputs.ts";

/** Sentences of each kind that a report says; more would be read by nobody. */
const SAID = 3;
const NAMED = 3;
/** A creator is named for views who brought so many times an equal share of them. */
const OUTSTANDING = 1.5;
/** Fewer creators than this have no middle worth the name. */
const MIDDLE_OF = 3;

export interface FindingInputs extends ReportInputs {
  rows: readonly ReportCreator[];
  checkRows: readonly ReportCheckRow[];
  forecast: ForecastComparison | null;
}

/** Who stands where, along the road; stages without anybody are left out. */
export function standingOf({ campaign }: Pick<ReportInputs, "campaign">): ReportStanding[] {
  return CREATOR_STAGES.map((stage) => ({
    stage,
    names: campaign.creators.filter((creator) => creator.stage === stage).map(creatorLabel),
  })).filter(({ names }) => names.length > 0);
}

/** What worked, what did not and what comes next, without money. */
export function reportFindings(inputs: FindingInputs): ReportFinding[] {
  return [
    ...said("worked", inputs.figures.posts === 0 ? [] : worked(inputs)),
    ...said("missed", missed(inputs)),
    ...said("next", next(inputs)),
  ];
}

function said(kind: ReportFinding["kind"], texts: (string | null)[]): ReportFinding[] {
  return texts
    .filter((text) => text !== null)
    .slice(0, SAID)
    .map((text) => ({ kind, text }));
}

function worked({ campaign, rows, forecast }: FindingInputs): (string | null)[] {
  return [
    outcomeText(forecast, "above", "more"),
    heldText(forecast),
    mostViews(rows),
    bestEngagement(rows, isOver(campaign.status)),
  ];
}

function missed({ campaign, checkRows, forecast }: FindingInputs): (string | null)[] {
  const late = campaign.deliverables.filter((piece) => piece.late);
  const [worst] = checkRows.filter(({ failed }) => failed > 0).toSorted((a, b) => b.failed - a.failed);
  const open = campaign.deliverables.filter((piece) => !piece.live).length;
  return [
    outcomeText(forecast, "below", "fewer"),
    isOver(campaign.status) && open > 0
      ? `${open} of ${counted(campaign.deliverables.length, "piece")} never went live.`
      : null,
    late.length > 0
      ? `${counted(late.length, "draft is", "drafts are")} late: ${namesOf(late, campaign)}.`
      : null,
    worst
      ? `“${worst.label}” failed in ${worst.failed} of ${counted(worst.passed + worst.failed, "draft")}.`
      : null,
  ];
}

function next({ campaign, figures, forecast, rows }: FindingInputs): (string | null)[] {
  const { deliverables, status } = campaign;
  const over = isOver(status);
  const open = deliverables.filter((piece) => !piece.live);
  const review = open.filter(({ state }) => state === "in-review").length;
  const [day] = open.flatMap(({ liveOn }) => liveOn ?? []).toSorted();
  const unread = figures.posts - figures.views.known;
  const again = over ? againText(forecast, rows) : null;
  return [
    review > 0 ? `${counted(review, "draft waits", "drafts wait")} for a review.` : null,
    !over && open.length > 0
      ? `${toGoLive(open.length, deliverables.length)} still to go live${day === undefined ? "" : `, the next on ${formatDate(day, "UTC")}`}.`
      : null,
    unread > 0 ? `Read off the views of ${counted(unread, "post")}.` : null,
    again,
  ];
}

/** "All 5 pieces are", "3 of 5 pieces are". */
function toGoLive(open: number, all: number): string {
  if (open < all) return `${open} of ${counted(all, "piece")} ${open === 1 ? "is" : "are"}`;
  return all === 1 ? "The piece is" : `All ${counted(all, "piece")} are`;
}

function outcomeText(
  forecast: ForecastComparison | null,
  outcome: ForecastRow["outcome"],
  word: "more" | "fewer",
): string | null {
  const found = settled(forecast).filter((row) => row.outcome === outcome);
  const [first] = found;
  if (!first) return null;
  if (found.length === 1 && first.deviation !== null) {
    return `${first.name} brought ${formatPercent(Math.abs(first.deviation), 0)} ${word} views than expected.`;
  }
  return `${listed(found.map(({ name }) => name))} brought ${word} views than expected.`;
}

function heldText(forecast: ForecastComparison | null): string | null {
  const all = settled(forecast);
  const held = all.filter(({ outcome }) => outcome === "held").length;
  return held === 0
    ? null
    : `${held} of ${counted(all.length, "creator")} brought as many views as expected.`;
}

function settled(forecast: ForecastComparison | null): ForecastRow[] {
  return (forecast?.rows ?? []).filter(({ creatorId, outcome }) => creatorId !== null && outcome !== "open");
}

function mostViews(rows: readonly ReportCreator[]): string | null {
  const known = rows.flatMap((row) => (row.views === null ? [] : [{ ...row, views: row.views }]));
  const [best] = known.toSorted((a, b) => b.views - a.views);
  const all = known.reduce((sum, { views }) => sum + views, 0);
  if (!best || known.length < 2 || best.views * known.length < all * OUTSTANDING) return null;
  return `${best.name} brought ${formatPercent((best.views / all) * 100, 0)} of the views with ${counted(best.posts, "post")}.`;
}

function bestEngagement(rows: readonly ReportCreator[], over: boolean): string | null {
  const known = rows.flatMap(({ name, engagement }) => (engagement === null ? [] : [{ name, engagement }]));
  const sorted = known.toSorted((a, b) => b.engagement - a.engagement);
  const [best] = sorted;
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!best || !middle || sorted.length < MIDDLE_OF) return null;
  const [has, is] = over ? ["had", "was"] : ["has", "is"];
  return `${best.name} ${has} the highest engagement, ${formatPercent(best.engagement)}; the middle of all ${is} ${formatPercent(middle.engagement)}.`;
}

function againText(forecast: ForecastComparison | null, rows: readonly ReportCreator[]): string | null {
  const above = settled(forecast)
    .filter(({ outcome }) => outcome === "above")
    .map(({ name }) => name);
  const [best] = rows
    .filter(({ views }) => views !== null)
    .toSorted((a, b) => (b.views ?? 0) - (a.views ?? 0));
  const names = above.length > 0 ? above : best ? [best.name] : [];
  return names.length === 0 ? null : `Worth asking again: ${listed(names)}.`;
}

function namesOf(pieces: readonly { creatorId: string }[], { creators }: FindingInputs["campaign"]): string {
  const ids = new Set(pieces.map(({ creatorId }) => creatorId));
  return listed(creators.filter(({ creatorId }) => ids.has(creatorId)).map(creatorLabel));
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, NAMED);
  const rest = names.length - shown.length;
  return new Intl.ListFormat("en-GB").format(rest > 0 ? [...shown, counted(rest, "other")] : shown);
}
