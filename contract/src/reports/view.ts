import { isOver } from "../campaigns/list.ts";
import type { TimelineMark } from "../charts/timeline.ts";
import { FINDING_KINDS, FINDING_TITLES } from "./status.ts";
import type { ReportFinding } from "./status.ts";
import type { ReportFigure } from "./figure.ts";
import type { ReportContent, ReportCreator } from "./schemas.ts";
import { creatorCost } from "./sources.ts";
import type { ReportCreatorFigure } from "./sources.ts";

/** Whether nothing was posted yet: then plan, people and days are shown, and results are not. */
export function isBefore({ phase }: Pick<ReportContent, "phase">): boolean {
  return phase === "before";
}

/** The figures that are drawn: those that somebody knows. */
export function shownFigures(content: Pick<ReportContent, "figures" | "pieces">): ReportFigure[] {
  return content.figures.filter(
    ({ id, value }) => value !== null && (id !== "drafts" || content.pieces.length > 0),
  );
}

/** Those that nobody knows, said in one line; before the first post that goes without saying. */
export function unknownFigures(content: Pick<ReportContent, "figures" | "phase">): ReportFigure[] {
  return isBefore(content) ? [] : content.figures.filter(({ value }) => value === null);
}

/** "Not known: orders, revenue and return on spend"; null where all is known. */
export function unknownText(content: Pick<ReportContent, "figures" | "phase">): string | null {
  const labels = unknownFigures(content).map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1));
  return labels.length === 0 ? null : `Not known: ${new Intl.ListFormat("en-GB").format(labels)}`;
}

const KNOWN: Readonly<Record<ReportCreatorFigure, (creator: ReportCreator) => boolean>> = {
  drafts: ({ deliverables }) => deliverables > 0,
  checks: ({ checksPassed, checksFailed }) => checksPassed + checksFailed > 0,
  posts: ({ posts }) => posts > 0,
  views: ({ views }) => views !== null,
  engagement: ({ engagement }) => engagement !== null,
  cost: (creator) => creatorCost(creator) !== null,
  costPer1000: ({ costPer1000 }) => costPer1000 !== null,
};

const PRICES: ReadonlySet<ReportCreatorFigure> = new Set(["cost", "costPer1000"]);

/** Whether the table of creators has something in this column that whoever reads it may see. */
export function hasCreatorFigure(
  name: ReportCreatorFigure,
  { creators, pricesHidden }: Pick<ReportContent, "creators" | "pricesHidden">,
): boolean {
  return !(pricesHidden && PRICES.has(name)) && creators.some(KNOWN[name]);
}

/** The day on which the figures were taken, yyyy-mm-dd in the time zone of the workspace. */
export function dayOfReport({ takenAt, timeZone }: Pick<ReportContent, "takenAt" | "timeZone">): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(new Date(takenAt));
}

const DUE_SHOWN = 6;

/** What is late or comes next, by day, at most so many; nothing once the campaign is over. */
export function dueNext(
  content: Pick<ReportContent, "timeline" | "takenAt" | "timeZone"> & {
    campaign: Pick<ReportContent["campaign"], "status">;
  },
): (TimelineMark & { name: string })[] {
  if (isOver(content.campaign.status)) return [];
  const today = dayOfReport(content);
  return (content.timeline ?? [])
    .flatMap(({ name, marks }) => marks.map((mark) => ({ ...mark, name })))
    .filter(({ kind, day }) => kind === "late" || ((kind === "due" || kind === "planned") && day >= today))
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .slice(0, DUE_SHOWN);
}

/** What stands above findings of a kind: before the first post nothing has failed to work yet. */
export function findingTitle(kind: ReportFinding["kind"], content: Pick<ReportContent, "phase">): string {
  return kind === "missed" && isBefore(content) ? "What needs attention" : FINDING_TITLES[kind];
}

/** The findings by kind, those without any left out. */
export function findingGroups({
  findings = [],
}: Pick<ReportContent, "findings">): { kind: ReportFinding["kind"]; texts: string[] }[] {
  return FINDING_KINDS.map((kind) => ({
    kind,
    texts: findings.filter((finding) => finding.kind === kind).map(({ text }) => text),
  })).filter(({ texts }) => texts.length > 0);
}
