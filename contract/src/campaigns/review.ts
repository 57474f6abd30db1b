import { plural } from "../formats.ts";
import { summariseBudget } from "./budget.ts";
import { creatorLabel } from "./creator-label.ts";
import { CAMPAIGN_STATUSES } from "./list.ts";
import type { CampaignBrief } from "./schemas.ts";
import type { CampaignStatus } from "./list.ts";
import type { CampaignCreator } from "./creators.ts";
import { formatLabel } from "./piece-labels.ts";
import { owedPieces } from "./owed-pieces.ts";
import type { OwingCreator } from "./owed-pieces.ts";
import type { DeliverableLine } from "./deliverables.ts";
import { PLATFORM_LABELS } from "../platforms.ts";

/** The steps of the campaign wizard, in order. */
export const CAMPAIGN_STEPS = [
  "basics",
  "deliverables",
  "guidelines",
  "creators",
  "budget",
  "review",
] as const;
export type CampaignStep = (typeof CAMPAIGN_STEPS)[number];

/** Something that stands between a draft and its start: the step and field where it is put right. */
export interface CampaignGap {
  step: CampaignStep;
  /** Path of the field in the brief, such as `lines.0.count`. */
  path: string;
  message: string;
}

const NEXT_STATUSES: Readonly<Record<CampaignStatus, readonly CampaignStatus[]>> = {
  draft: ["active"],
  active: ["completed", "draft"],
  completed: ["archived", "active"],
  archived: ["completed"],
};

/** The statuses that may follow: one step on, or one step back. */
export function nextStatuses(status: CampaignStatus): readonly CampaignStatus[] {
  return NEXT_STATUSES[status];
}

/** Whether `next` lies further along the road from draft to archived. */
export function isStepOn(status: CampaignStatus, next: CampaignStatus): boolean {
  return CAMPAIGN_STATUSES.indexOf(next) > CAMPAIGN_STATUSES.indexOf(status);
}

/** What is missing or contradictory before a campaign can start, in the order of the steps; empty when it is ready. */
export function campaignGaps(brief: CampaignBrief, creators: readonly OwingCreator[]): CampaignGap[] {
  return [...basicsGaps(brief), ...deliverableGaps(brief.lines), ...creatorGaps(brief.lines, creators)];
}

function basicsGaps(brief: CampaignBrief): CampaignGap[] {
  const gaps: CampaignGap[] = [];
  const gap = (path: string, message: string) => gaps.push({ step: "basics", path, message });
  if (brief.name.trim() === "") gap("name", "Give the campaign a name");
  if (brief.startsOn === null) gap("startsOn", "Choose the first day");
  if (brief.endsOn === null) gap("endsOn", "Choose the last day");
  if (brief.startsOn && brief.endsOn && brief.endsOn < brief.startsOn) {
    gap("endsOn", "The last day is before the first day");
  }
  return gaps;
}

function deliverableGaps(lines: readonly DeliverableLine[]): CampaignGap[] {
  if (lines.length === 0) {
    return [{ step: "deliverables", path: "lines", message: "Say what the creators make: add one line" }];
  }
  return lines.flatMap((line, index): CampaignGap[] => {
    if (line.durationMin === null || line.durationMax === null || line.durationMin <= line.durationMax)
      return [];
    const message = `Line ${index + 1}: the shortest length is above the longest`;
    return [{ step: "deliverables", path: `lines.${index}.durationMax`, message }];
  });
}

function creatorGaps(lines: readonly DeliverableLine[], creators: readonly OwingCreator[]): CampaignGap[] {
  if (creators.every((creator) => creator.stage === "declined")) {
    return [{ step: "creators", path: "creators", message: "Add at least one creator" }];
  }
  return lines
    .filter((line) => owedPieces([line], creators).length === 0)
    .map((line) => ({
      step: "creators",
      path: "creators",
      message: `Nobody on ${PLATFORM_LABELS[line.platform]} is in the campaign to make the ${formatLabel(line.platform, line.format, line.count)}`,
    }));
}

/** Something that does not hold a start up and that a person is asked about before it. */
export interface CampaignQuestion {
  step: CampaignStep;
  message: string;
}

/** What is likely forgotten, in the order of the steps: creators who owe nothing, fees, guidelines and the like. */
export function campaignQuestions(
  brief: CampaignBrief,
  creators: readonly (Named & Pick<CampaignCreator, "fee" | "reserved" | "asked">)[],
): CampaignQuestion[] {
  const staying = creators.filter(({ stage }) => stage !== "declined");
  const { budget, markets, guidelines, handles, hashtags, disclosure } = brief;
  const summary = summariseBudget(budget, staying);
  return [
    ...ask("basics", markets.length === 0 && "No market yet: the strictest of all disclosure rules holds"),
    ...ask("deliverables", owingNothing(brief.lines, staying)),
    ...ask(
      "guidelines",
      guidelines.length + handles.length + hashtags.length === 0 &&
        "No guideline, handle or hashtag asks for anything",
    ),
    ...ask(
      "guidelines",
      disclosure.materialConnection === null && "Nobody has said whether creators are paid",
    ),
    ...ask("creators", summary.unknownFees > 0 && `${plural(summary.unknownFees, "fee")} not known`),
    ...ask("budget", budget === null && "No budget to hold the fees against"),
    ...ask("budget", (summary.left ?? 0) < 0 && "The fees are above the budget"),
  ];
}

function ask(step: CampaignStep, message: string | false): CampaignQuestion[] {
  return message === false ? [] : [{ step, message }];
}

type Named = OwingCreator & Pick<CampaignCreator, "name" | "handle">;

const NAMED = 3;

/** "Anna and @ben owe nothing: no line asks for content on YouTube"; false where everybody owes something. */
function owingNothing(lines: readonly DeliverableLine[], creators: readonly Named[]): string | false {
  const owing = new Set(owedPieces(lines, creators).map(({ creatorId }) => creatorId));
  const idle = creators.filter(({ creatorId }) => !owing.has(creatorId));
  if (idle.length === 0 || lines.length === 0) return false;
  const shown = idle.slice(0, NAMED).map(creatorLabel);
  const rest = idle.length - shown.length;
  const names = new Intl.ListFormat("en-GB").format(rest > 0 ? [...shown, plural(rest, "other")] : shown);
  return `${names} ${idle.length === 1 ? "owes" : "owe"} nothing: what should they make?`;
}
