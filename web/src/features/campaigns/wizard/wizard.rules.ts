import { GUIDELINES_MAX } from "@app/contract/campaigns/schemas";
import type { Campaign, CampaignBrief } from "@app/contract/campaigns/schemas";
import { summariseBudget } from "@app/contract/campaigns/budget";
import type { CampaignCreator } from "@app/contract/campaigns/creators";
import { plannedText } from "@app/contract/campaigns/sources";
import { owedPieces } from "@app/contract/campaigns/owed-pieces";
import { campaignGaps, campaignQuestions } from "@app/contract/campaigns/review";
import type { CampaignStep } from "@app/contract/campaigns/review";
import { formatMoney } from "#/lib/format.ts";
import type { CampaignDraft } from "./campaign-draft.ts";
import { formatDay } from "#/lib/day-text.ts";
import { marketNames } from "#/features/campaigns/campaigns.rules.ts";
import { UNTITLED } from "./draft.rules.ts";
import type { DraftForm } from "./draft.rules.ts";

/** What every step of the wizard gets. */
export interface StepProps {
  draft: CampaignDraft;
  form: DraftForm;
  brief: CampaignBrief;
  /** As it is stored; null until the first change of a new campaign is. */
  campaign: Campaign | null;
  onStep: (step: CampaignStep) => void;
}

export const STEP_LABELS: Readonly<Record<CampaignStep, string>> = {
  basics: "Basics",
  deliverables: "Deliverables",
  guidelines: "Guidelines",
  creators: "Creators",
  budget: "Budget and forecast",
  review: "Review",
};

export interface StepSummary {
  /** A few words under the name of the step; empty when there is nothing to say. */
  note: string;
  /** Something is filled in, and on this step nothing stands in the way of a start or is likely forgotten. */
  isDone: boolean;
}

/** How far each step is. */
export function summariseStep(
  step: CampaignStep,
  brief: CampaignBrief,
  creators: readonly CampaignCreator[],
): StepSummary {
  const named = { ...brief, name: brief.name === UNTITLED ? "" : brief.name };
  const open = [...campaignGaps(named, creators), ...campaignQuestions(named, creators)];
  const isFree = open.every((gap) => gap.step !== step);
  const notes: Record<CampaignStep, string> = {
    basics: basicsNote(brief),
    deliverables: deliverablesNote(brief, creators),
    guidelines: brief.guidelines.length === 0 ? "" : `${brief.guidelines.length} of ${GUIDELINES_MAX}`,
    creators: creators.length === 0 ? "" : `${creators.length} in the campaign`,
    budget: brief.budget ? formatMoney(brief.budget) : "",
    review: "",
  };
  return { note: notes[step], isDone: isFree && notes[step] !== "" };
}

function basicsNote({ markets, startsOn }: CampaignBrief): string {
  const parts = [
    ...(markets.length > 0 ? [marketNames(markets)] : []),
    ...(startsOn ? [`from ${formatDay(startsOn)}`] : []),
  ];
  return parts.join(", ");
}

function deliverablesNote({ lines }: CampaignBrief, creators: readonly CampaignCreator[]): string {
  if (lines.length === 0) return "";
  const pieces = owedPieces(lines, creators).length;
  const formats = new Set(lines.map((line) => `${line.platform} ${line.format}`)).size;
  const formatText = `${formats} ${formats === 1 ? "format" : "formats"}`;
  return pieces === 0 ? formatText : `${pieces} ${pieces === 1 ? "piece" : "pieces"}, ${formatText}`;
}

/** "€19,170 of €29,400"; sums of different currencies stand side by side. */
export function budgetText(brief: CampaignBrief, creators: readonly CampaignCreator[]): string {
  return plannedText(summariseBudget(brief.budget, creators));
}
